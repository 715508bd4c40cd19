import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { fill } from '../../words/fill.js';
import { historyRecords, historyRows } from '../../station/feed/page-size.js';
import type { Track } from '../../station/snapshot.js';
import { renderCover, renderPicture } from '../ui/cover.js';
import { baseStyles } from '../base/base.styles.js';
import { booleanAttribute, numberAttribute } from '../base/converters.js';
import { OnairElement } from '../base/onair-element.js';
import { timeAgo, dayName } from '../format/days.js';
import { songOf } from '../format/song.js';
import { LazyChunk } from '../controllers/lazy-chunk.js';
import { TickController } from '../controllers/tick-controller.js';
import { columnTime, labelledTime, zoneLabel } from '../format/times.js';
import { TrackController } from '../controllers/track-controller.js';
import { TrackMenu } from '../ui/track-menu/track-menu.js';
import { unsupportedSentence } from '../base/sentence.js';
import { VoteButtons } from '../vote/vote-buttons.js';
import { styles } from './history.styles.js';
import type { SearchController } from './search.js';

/**
 * @summary A station's plays, newest first. The element always takes up the height of `limit` rows.
 * @slot - Shown until the first data arrives, and permanently if JavaScript is off.
 * @csspart list - The box around all rows.
 * @csspart state - The time of the last update, if the station can't be reached.
 * @csspart day - The date above the first play of a day.
 * @csspart row - One play.
 * @csspart time - The time of a play.
 * @csspart cover - The cover or its placeholder.
 * @csspart title - The title of the track.
 * @csspart artist - The artist.
 * @csspart ago - How long ago the track was played.
 * @csspart vote - The vote buttons, with `vote`. Their parts are `like`, `dislike` and `count`.
 * @csspart likes - With `vote`, the list of liked titles, which visitors can expand. Its parts are `copy`, `save`, `clear`, `more` and `menu`.
 * @csspart more - The button that opens the menu, with `links`, and in narrow rows with `vote`.
 * @csspart menu - The menu: the services of `links`, copy and share, and the vote buttons that have no room in the row.
 * @csspart found - The row that matches the search.
 * @csspart search - The search form, with `search`. Its parts are `question`, `zone`, `field`, `find`, `answer` and `link`.
 * @csspart earlier - The button that shows earlier plays, below the rows.
 * @csspart later - The button that shows later plays. Visible while earlier plays are shown.
 * @csspart now - The button that returns to the newest plays. Visible while earlier plays are shown.
 * @csspart message - The message that is shown if there is no data. If a server provides only the current track, the message is below the plays and says when the page started collecting them.
 * @cssproperty [--onair-accent=currentColor] - Colour of the live dot and placeholders.
 * @cssproperty [--onair-radius=0.5em] - Corner radius of covers.
 * @fires onair-track - The listener hears another track. `detail` is `{track, previous}`.
 * @fires onair-vote - A vote was counted, or sent to a panel that doesn't confirm votes. `detail` is `{track, choice}`.
 * @fires onair-failure - The station can't be reached or read. Fires again when the reason changes. `detail` is `{failure}`.
 */
export class OnairHistory extends OnairElement {
  static override styles = [baseStyles, styles];

  /** Number of plays, 1 to 100. */
  @property({ converter: numberAttribute('limit', 10) }) limit = 10;
  /** Lets visitors like and dislike each play. */
  @property({ converter: booleanAttribute }) vote = false;
  /** Omits jingles. */
  @property({ attribute: 'hide-jingles', converter: booleanAttribute }) hideJingles = false;
  /** Starts with the current track. */
  @property({ attribute: 'include-current', converter: booleanAttribute }) includeCurrent = false;
  /**
   * Adds a search for what was played at a time. `?onair-at=2026-11-20T14:05:00Z` in the page's address starts a
   * search.
   */
  @property({ converter: booleanAttribute }) search = false;
  /**
   * Adds a menu to each play that links to these services, separated by spaces: `spotify apple youtube deezer bandcamp
   * musicbrainz`. The menu can also copy the name of the track and share it.
   */
  @property() links: string | null = null;

  private readonly feed = new TrackController(this);
  private readonly tick = new TickController(this);
  private readonly voteButtons = new VoteButtons(this, 'onair-history');
  private readonly menu = new TrackMenu(this);
  private readonly searchChunk = new LazyChunk(this, () => import('./search.js'));
  /** Null unless the element has a search and its code has loaded. */
  private searching: SearchController | null = null;
  private readonly motion = new LazyChunk(
    this,
    () => import('../ui/row-motion.js'),
    ({ RowMotion }) => new RowMotion(this),
  );

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { feed, settings, shownStation: station, words } = this;
    // Request one more record than there are rows, because the newest record is the current track. If jingles are
    // hidden, request twice as many.
    const records = historyRecords(this.rows(), this.hideJingles);
    feed.update(records);
    if (this.search) this.startSearch();
    else this.endSearch();
    this.searching?.update({
      station,
      lang: settings.lang,
      timeZone: settings.timeZone,
      words: words.onAir,
      rows: this.rows(),
      records: records - 1,
      isVisible: (track, isFound) => this.isVisible(track, isFound),
      onFailure: (failure) => this.emit('onair-failure', { failure }),
    });
    const { status, failure } = feed.value;
    this.failure = failure;
    this.status = status === 'ready' && !this.plays().length ? 'empty' : status;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.tick.setPeriod(this.feed.value.tracks.length ? 60000 : 0);
    if (this.status === 'ready') void this.motion.load();
  }

  private startSearch(): void {
    const { searchChunk } = this;
    if (this.isPrerender) return;
    void searchChunk.load();
    if (searchChunk.module) this.searching ??= new searchChunk.module.SearchController(this);
  }

  private endSearch(): void {
    if (!this.searching) return;
    this.searching.end();
    this.removeController(this.searching);
    this.searching = null;
  }

  private rows(): number {
    return historyRows(this.limit);
  }

  /** Returns the plays that a search found. If there is no search, returns the newest plays. */
  private plays(): Track[] {
    return this.searching?.plays() ?? this.newestPlays();
  }

  private newestPlays(): Track[] {
    return this.feed.value.tracks.filter((each) => this.isVisible(each, false)).slice(0, this.rows());
  }

  /** Whether a play has a row. The current track has a row only if a search found it or `includeCurrent` is set. */
  private isVisible(play: Track, isFound: boolean): boolean {
    const { track, last } = this.feed.onAir;
    const newest = track || last;
    // With a delay, the listener hasn't heard the newest plays yet.
    if (newest && this.settings.delay && play.ts > newest.ts) return false;
    if (play.jingle_id && this.hideJingles) return false;
    return isFound || this.includeCurrent || play.id !== track?.id;
  }

  protected override render(): TemplateResult {
    const { lang } = this.settings;
    const list = this.renderList();
    if (!this.search) return list;
    // A link to a time starts a search at once, so reserve space for its result.
    const style = !this.isPrerender && location.search.includes('onair-at') ? '--_result:3em' : '';
    return html`<div lang=${lang} dir=${this.direction}>
      <div class="search" .style=${style}>
        ${this.searchChunk.isMissing ? this.renderMissingChunk() : this.searching?.renderForm()}
      </div>
      ${list}
      <div class="pages">${this.searching?.renderPages(this.plays())}</div>
      ${this.renderLikes()}
    </div>`;
  }

  private renderList(): TemplateResult {
    const { settings } = this;
    const plays = this.plays();
    const since = plays.length && plays.length < this.rows() ? this.collectedSince() : '';
    return html`<div part="list" class=${this.classes()} lang=${settings.lang} dir=${this.direction}>
      ${this.renderMessage(plays)} ${plays.length ? this.renderState() : nothing} ${this.renderDays(plays)}
      ${since && html`<section class="row seen"><p part="message" dir="auto">${since}</p></section>`}
      ${this.renderOutlines(this.rows() - plays.length - Number(!!since))}
      ${this.search ? nothing : this.renderLikes()}
    </div>`;
  }

  /** Renders the list of likes below everything else, because not every visitor has likes. */
  private renderLikes(): unknown {
    const { links, vote, voteButtons } = this;
    if (!vote) return nothing;
    return [voteButtons.isMissing ? this.renderMissingChunk() : nothing, voteButtons.renderLikes(links)];
  }

  private classes(): string {
    const { links, status, vote } = this;
    return [status, vote && 'votes', links?.trim() && 'linked'].filter(Boolean).join(' ');
  }

  /**
   * Returns the time at which the page started collecting plays, for servers that report only the current track.
   * Returns an empty string for other servers.
   */
  private collectedSince(): string {
    const { settings } = this;
    const { tracks } = this.feed.value;
    const first = tracks[tracks.length - 1];
    if (!first || this.shownStation.client.capabilities.history !== 'seen') return '';
    return fill(unsupportedSentence('seen', settings.lang), labelledTime(first.ts, settings));
  }

  /**
   * If there are no plays, renders the reason. While the element waits for data, renders the slot with the page's
   * content.
   */
  private renderMessage(plays: Track[]): unknown {
    const { history, onAir } = this.words;
    const sentence = plays.length
      ? ''
      : this.collectedSince() || this.sentence(history.nothing, onAir.noAnswer);
    const message = sentence && html`<p part="message" title=${sentence}>${sentence}</p>`;
    const isWaiting = /loading|failed/.test(this.status) && !this.searching?.plays();
    const hasContent = isWaiting && !this.isPrerender && this.textContent.trim();
    return hasContent ? html`<div class="over"><slot></slot>${message}</div>` : message;
  }

  /** Renders the time of the last update, above the first row, if the station can't be reached. */
  private renderState(): unknown {
    const asOf = this.status === 'stale' && this.feed.onAir.asOf;
    return asOf
      ? html`<p part="state" dir="auto">${fill(this.words.onAir.asOf, labelledTime(asOf, this.settings))}</p>`
      : nothing;
  }

  private renderDays(plays: Track[]): TemplateResult[] {
    const { lang, timeZone } = this.settings;
    const now = this.shownStation.now();
    const days = new Map<string, Track[]>();
    for (const play of plays) {
      const day = dayName(play.ts, now, lang, timeZone);
      days.set(day, [...(days.get(day) || []), play]);
    }
    const today = dayName(now, now, lang, timeZone);
    let zone = '';
    // The zone's name is shown in the first row and in rows where it changes.
    const renderPlay = (play: Track): TemplateResult => {
      const before = zone;
      zone = zoneLabel(play.ts, this.settings);
      return this.renderPlay(play, zone !== before ? zone : nothing);
    };
    return [...days].map(
      ([day, played]) =>
        html`<div class="day">
          ${day === today ? nothing : html`<p part="day" aria-hidden="true">${day}</p>`}
          <ol aria-label=${day}>
            ${played.map(renderPlay)}
          </ol>
        </div>`,
    );
  }

  /**
   * Rows keep their nodes when the text changes, so that the page doesn't jump. Text whose width may grow gets a new
   * node, because growing would count as a layout shift.
   */
  private renderPlay(track: Track, zone: string | typeof nothing): TemplateResult {
    const { lang, timeZone } = this.settings;
    const words = this.words.onAir;
    const onAir = this.feed.onAir.track;
    const isNow = track.id === onAir?.id;
    const isFound = track === this.searching?.found;
    const [title, author] = songOf(track, words);
    const artist = author || (!track.jingle_id && track.title && track.dj_name) || '';
    const age = isNow
      ? words.onAir
      : timeAgo(this.shownStation.now() - track.ts, lang, this.words.history.justNow);
    return html`<li
      part=${isFound ? 'row found' : 'row'}
      class=${track.jingle_id ? 'jingle' : ''}
      aria-current=${isFound ? 'location' : isNow ? 'true' : nothing}
    >
      <time part="time" datetime=${new Date(track.ts).toISOString()} data-zone=${zone}
        >${columnTime(track.ts, lang, timeZone)}</time
      >
      ${renderCover(track, this.settings, false)}
      ${keyed(
        onAir?.id,
        html`<div class="song">
          <p part="title" dir="auto" translate="no" title=${title}>${title}</p>
          ${artist ? html`<p part="artist" dir="auto" translate="no" title=${artist}>${artist}</p>` : nothing}
        </div>`,
      )}
      ${keyed(age.length, html`<span part="ago" dir="auto" class=${isNow ? 'live' : ''}>${age}</span>`)}
      ${this.vote ? this.voteButtons.render(track) : nothing}
      ${this.menu.render(this.links, track, this.vote)}
    </li>`;
  }

  /**
   * Renders placeholders for missing rows. A server can't see the page's content, so it renders the placeholders as the
   * slot's fallback.
   */
  private renderOutlines(count: number): TemplateResult {
    const outline = html`<div class="row" aria-hidden="true">
      <span part="time"></span>${renderPicture(null, null, null)}
      <div class="song">
        <p part="title"></p>
        <p part="artist"></p>
      </div>
    </div>`;
    // No content is assigned to the slot "none", so its fallback is shown.
    return html`<slot class="outlines" name=${this.isPrerender && !this.ssrSnapshot ? nothing : 'none'}>
      ${[...Array(count).keys()].map(() => outline)}
    </slot>`;
  }
}
