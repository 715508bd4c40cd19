/**
 * In:  what a player plays.
 * Out: what makes a card of it: the cover with the button on it, how far the track is, its menu, and a ground of its colour.
 *
 * Loaded by the first card.
 */
import type { nothing } from 'lit';
import { html, type TemplateResult } from 'lit';
import type { OnAir } from '../../station/snapshot.js';
import { loadChunk } from '../../station/load-chunk.js';
import { listenersText } from '../ui/audience.js';
import { renderCover, renderPicture } from '../ui/cover.js';
import { elapsedOf, moveProgress, renderProgress } from '../ui/progress.js';
import { progressStyles } from '../ui/progress.styles.js';
import { isolate } from '../format/song.js';
import { TrackMenu } from '../ui/track-menu/track-menu.js';
import { styles as looks } from './card.styles.js';
import type { ListeningHost } from './listening.js';
import { titledOf } from './texts.js';

/** Put over those of the player. */
export const styles = [progressStyles, looks];

/** The player, with what its page wants of a card. */
export interface CardHost extends ListeningHost {
  tint: boolean;
  links: string | null;
  listeners: boolean;
}

export class Card {
  private readonly menu: TrackMenu;
  private isTinted = false;

  constructor(private readonly host: CardHost) {
    this.menu = new TrackMenu(host);
  }

  /** Without a title, it has the letters of `name`. */
  cover(onAir: OnAir, name: string, button: TemplateResult): TemplateResult {
    const { settings } = this.host;
    const track = titledOf(onAir);
    const drawn = track ? renderCover(track, settings, true) : renderPicture(name || null, null, settings);
    return html`<div class="picture">${drawn} ${button}</div>`;
  }

  /** The station; the DJ, unless the title is the DJ's name; and how many listen, where the page wants it and the panel says so. */
  name(name: string, onAir: OnAir, title: string): string {
    const { listeners, settings } = this.host;
    const dj = titledOf(onAir)?.dj_name;
    const count = listeners ? onAir.track?.n_listeners : null;
    const said = [
      name && isolate(name),
      name && dj && dj !== title && isolate(dj),
      count != null && listenersText(count, settings.lang),
    ].filter(Boolean);
    return said.length > 1 ? said.join(' · ') : name || said.join('');
  }

  /** At a moment in milliseconds. `label` is the accessible name of the time. Between tracks there is an empty row. */
  progress(onAir: OnAir, now: number, label: string): TemplateResult {
    // Without a start, nobody knows how far it is.
    const track = this.host.shownStation.client.capabilities.times ? titledOf(onAir) : null;
    const elapsed = track ? elapsedOf(track, now) : 0;
    const isHidden = onAir.status !== 'loading' && !track?.length;
    return html`<div class="progress">
      ${renderProgress({ track, elapsed, label, isHidden, hasTotal: true })}
    </div>`;
  }

  renderMenu({ track }: OnAir): TemplateResult | typeof nothing {
    return this.menu.render(this.host.links, track);
  }

  /** Once it is drawn, at a moment in milliseconds. */
  update(onAir: OnAir, now: number): void {
    const { host } = this;
    const track = titledOf(onAir);
    if (track?.length) moveProgress(host.renderRoot, track, elapsedOf(track, now));
    if (host.tint && !this.isTinted) void this.tint();
  }

  /** Without its code the ground stays as it is. */
  private async tint(): Promise<void> {
    this.isTinted = true;
    const code = await loadChunk(() => import('../ui/tint.js')).catch(() => null);
    if (!code) return;
    new code.Tint(this.host);
    this.host.requestUpdate();
  }
}
