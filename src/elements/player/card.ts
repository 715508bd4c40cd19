import { html, type TemplateResult } from 'lit';
import type { OnAir } from '../../station/snapshot.js';
import { listenersText } from '../ui/audience.js';
import { renderCover, renderPicture } from '../ui/cover.js';
import { elapsedOf, renderProgress } from '../ui/progress.js';
import { isolate } from '../format/song.js';
import { styles as cardStyles } from './card.styles.js';
import type { PlayerHost } from './playback.js';
import { titledTrack } from './texts.js';

/** Added to the styles of the player. */
export const styles = [cardStyles];

export interface CardHost extends PlayerHost {
  links: string | null;
  listeners: boolean;
}

/** The parts that exist only in the layout `card`: the large cover, time, DJ and number of listeners. */
export class Card {
  constructor(private readonly host: CardHost) {}

  /** Without a title, the placeholder shows the initials of `name`. */
  renderCover(onAir: OnAir, name: string, button: TemplateResult): TemplateResult {
    const { settings } = this.host;
    const track = titledTrack(onAir);
    const image = track ? renderCover(track, settings, true) : renderPicture(name || null, null, settings);
    return html`<div class="picture">${image} ${button}</div>`;
  }

  /** Returns the station, DJ and number of listeners on one line. The DJ is left out if the title is the DJ's name. */
  nameLine(name: string, onAir: OnAir, title: string): string {
    const { listeners, settings } = this.host;
    const dj = titledTrack(onAir)?.dj_name;
    const count = listeners ? onAir.track?.n_listeners : null;
    const texts = [
      name && isolate(name),
      name && dj && dj !== title && isolate(dj),
      count != null && listenersText(count, settings.lang),
    ].filter(Boolean);
    return texts.length > 1 ? texts.join(' · ') : name || texts.join('');
  }

  /**
   * `now` is in milliseconds; `label` is the accessible name of the time. Between tracks, the row is empty but keeps
   * its height.
   */
  renderProgress(onAir: OnAir, now: number, label: string): TemplateResult {
    // Without a start time, the elapsed time is unknown.
    const track = this.host.shownStation.client.capabilities.times ? titledTrack(onAir) : null;
    const elapsed = track ? elapsedOf(track, now) : 0;
    const isHidden = onAir.status !== 'loading' && !track?.length;
    return html`<div class="progress">
      ${renderProgress({ track, elapsed, label, isHidden, hasTotal: true })}
    </div>`;
  }
}
