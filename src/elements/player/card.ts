import { secondsInDay } from 'date-fns/constants';
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { shows } from '../../words/en/common.js';
import { languageCode } from '../../words/language.js';
import type { OnAirWords } from '../../words/tag-words.js';
import type { FeedSnapshot, OnAir } from '../../station/snapshot.js';
import { wordsIn } from '../base/locale.js';
import { listenersText } from '../ui/audience.js';
import { renderCover, renderPicture } from '../ui/cover.js';
import { renderNames } from '../ui/names.js';
import { elapsedOf, renderProgress } from '../ui/progress.js';
import { recentStyles } from '../ui/recent-plays.styles.js';
import { RecentPlays } from '../ui/recent-plays.js';
import { isolate } from '../format/song.js';
import { labelledTime } from '../format/times.js';
import { styles as cardStyles } from './card.styles.js';
import type { PlayerHost } from '../playback/playback.js';
import { titledTrack } from '../playback/texts.js';

/** `LazyChunk` adds these styles to the player. */
export const styles = [cardStyles, recentStyles];

export interface CardHost extends PlayerHost {
  links: string | null;
  listeners: boolean;
}

/**
 * The parts that only the layout `card` has: the large cover, time, DJ and number of listeners. A wide card also shows
 * the recent plays and the next show.
 */
export class Card {
  private readonly recent: RecentPlays;

  constructor(private readonly host: CardHost) {
    this.recent = new RecentPlays(host);
  }

  /** If there is no title, the placeholder shows the initials of `name`. */
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
   * `now` is in milliseconds. `label` is the accessible name of the time. Between tracks, the row is empty but keeps
   * its height. Each track gets a new row, because the old row would move if the next title had more lines, which would
   * be a layout shift.
   */
  renderProgress(onAir: OnAir, now: number, label: string): TemplateResult {
    // Without a start time, the elapsed time is unknown.
    const track = this.host.shownStation.client.capabilities.times ? titledTrack(onAir) : null;
    const elapsed = track ? elapsedOf(track, now) : 0;
    const isHidden = onAir.status !== 'loading' && !track?.length;
    return html`${keyed(
      track?.id,
      html`<div class="progress">
        ${renderProgress({ track, elapsed, label, isHidden, hasTotal: true })}
      </div>`,
    )}`;
  }

  /** Renders the next show, if it starts within a day. `now` is in milliseconds. */
  renderNext({ next, status }: OnAir, now: number): TemplateResult | typeof nothing {
    if (!next || status === 'stale' || next.start_ts - now / 1000 > secondsInDay) return nothing;
    const { settings } = this.host;
    const words = wordsIn(languageCode(settings.lang), { shows }).shows;
    const text = labelledTime(next.start_ts * 1000, settings) + ' ' + isolate(next.name!);
    return html`<p part="next" title=${text}><span>${words.next}</span> ${renderNames(text)}</p>`;
  }

  /**
   * Whether a wide card has a column for the recent plays. While the history is loading, the result is a guess. It is
   * false if the server reports only the current track, because the page hasn't collected any plays yet.
   */
  hasColumn({ track }: OnAir, value: FeedSnapshot, now: number): boolean {
    const { history } = this.host.shownStation.client.capabilities;
    if (value.status === 'loading' && history === 'seen') return false;
    return this.recent.hasColumn(value, track ? track.ts : now);
  }

  /** The number of plays that the card needs. */
  get records(): number {
    return this.recent.records;
  }

  /** Renders the plays before the current track. `now` is in milliseconds. */
  renderRecent(
    { track }: OnAir,
    { tracks }: FeedSnapshot,
    now: number,
    words: OnAirWords,
  ): TemplateResult | typeof nothing {
    return this.recent.render(tracks, track ? track.ts : now, this.host.settings, words);
  }
}
