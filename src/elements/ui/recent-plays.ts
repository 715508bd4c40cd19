import { secondsInDay } from 'date-fns/constants';
import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { OnAirWords } from '../../words/tag-words.js';
import { MIN_PAGE_SIZE } from '../../station/feed/page-size.js';
import type { FeedSnapshot, Track } from '../../station/snapshot.js';
import type { ElementSettings } from '../base/settings.js';
import { isNameless, songOf } from '../format/song.js';
import { labelledTime, timeOfDay } from '../format/times.js';
import { renderCover } from './cover.js';
import { RowMotion } from './row-motion.js';

/** Number of plays in two columns. If only one column fits, the second half is hidden. */
const MAX_PLAYS = 8;
/** Older plays aren't shown, because their time of day would be ambiguous. */
const MAX_AGE_MS = secondsInDay * 1000;

/** Width, in em, from which a card has a column for the recent plays. */
const WIDE_EM = 60;

/** The recent plays in a wide card. They are rendered as soon as the card has been wide once. */
export class RecentPlays implements ReactiveController {
  private hasBeenWide = false;
  private readonly size = new ResizeObserver(([entry]) => this.handleResize(entry!));

  constructor(private readonly host: LitElement) {
    host.addController(this);
  }

  hostConnected(): void {
    this.size.observe(this.host);
  }

  hostDisconnected(): void {
    this.size.disconnect();
  }

  private handleResize({ contentRect, target }: ResizeObserverEntry): void {
    const isWide = contentRect.width >= WIDE_EM * parseFloat(getComputedStyle(target).fontSize);
    if (!isWide || this.hasBeenWide) return;
    this.hasBeenWide = true;
    new RowMotion(this.host);
    this.host.requestUpdate();
  }

  /** Number of plays to request: the current one, those of the column, and some more because jingles are skipped. */
  get records(): number {
    return this.hasBeenWide ? MAX_PLAYS + 4 : 1;
  }

  /**
   * Whether a wide card has a column for the plays before `before`. The column keeps its space while plays may still
   * load, because the first response has only the newest ones.
   */
  hasColumn({ status, tracks }: FeedSnapshot, before: number): boolean {
    const isUnknown = status === 'loading' || tracks.length === MIN_PAGE_SIZE;
    return isUnknown || playsBefore(tracks, before).length > 0;
  }

  /**
   * Renders the plays before `before`, which is in milliseconds. When a play is added or the time zone becomes known,
   * rows keep their nodes and texts get new nodes, so that the change isn't counted as a layout shift.
   */
  render(
    tracks: readonly Track[],
    before: number,
    settings: ElementSettings,
    words: OnAirWords,
  ): TemplateResult | typeof nothing {
    const plays = playsBefore(tracks, before);
    if (!this.hasBeenWide || !plays.length) return nothing;
    return html`<ol part="recent">
      ${plays.map((track, index) => renderRow(track, index === 0, settings, words))}
    </ol>`;
  }
}

function playsBefore(tracks: readonly Track[], before: number): Track[] {
  return tracks
    .filter((track) => track.ts < before && track.ts > before - MAX_AGE_MS && !isNameless(track))
    .slice(0, MAX_PLAYS);
}

/** Only the first row includes the name of the time zone. */
function renderRow(
  track: Track,
  isFirst: boolean,
  settings: ElementSettings,
  words: OnAirWords,
): TemplateResult {
  const [title, artist] = songOf(track, words);
  const time = isFirst
    ? labelledTime(track.ts, settings)
    : timeOfDay(track.ts, settings.lang, settings.timeZone);
  return html`<li>
    ${renderCover(track, settings, false)}
    ${keyed(
      `${track.id} ${time}`,
      html`<div>
        <p dir="auto" translate="no" title=${title}>${title}</p>
        <p class="when">
          <time datetime=${new Date(track.ts).toISOString()}>${time}</time>
          ${artist && html`<span aria-hidden="true">&nbsp;·&nbsp;</span><bdi translate="no">${artist}</bdi>`}
        </p>
      </div>`,
    )}
  </li>`;
}
