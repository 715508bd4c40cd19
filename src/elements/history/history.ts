/**
 * In:  what a station played.
 * Out: a list of it, newest first, day by day.
 */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { fill } from '../../words/fill.js';
import { loadChunk } from '../../station/load-chunk.js';
import type { Track } from '../../station/snapshot.js';
import { renderCover, renderPicture } from '../ui/cover.js';
import { baseStyles } from '../base/base.styles.js';
import { booleanAttribute, numberAttribute } from '../base/converters.js';
import { OnairElement } from '../base/onair-element.js';
import { timeAgo, dayName } from '../format/days.js';
import { songOf } from '../format/song.js';
import { TickController } from '../controllers/tick-controller.js';
import { timeOfDay } from '../format/times.js';
import { TrackController } from '../controllers/track-controller.js';
import { TrackMenu } from '../ui/track-menu/track-menu.js';
import { unsupportedSentence } from '../base/sentence.js';
import { VoteButtons } from '../vote/vote-buttons.js';
import { styles } from './history.styles.js';
import type { SearchController } from './search.js';

/**
 * @summary What played, newest first. Its height is that of `limit` rows, whatever it shows.
 * @slot - Shown until the first data comes, and for good where scripts do not run.
 * @csspart list - The box around all rows.
 * @csspart state - As of when the list is, where the station no longer answers.
 * @csspart day - The label on the line where another day begins.
 * @csspart row - One play.
 * @csspart time - When it was played.
 * @csspart cover - The artwork or its drawn placeholder.
 * @csspart title - The title of the track.
 * @csspart artist - Who plays it.
 * @csspart ago - How long ago that is.
 * @csspart vote - The buttons of `vote`; their parts are `like`, `dislike` and `count`.
 * @csspart likes - With `vote`, the list of what this browser liked, to unfold; its parts are `copy`, `save`, `clear`, `more` and `menu`.
 * @csspart more - The button of `links`.
 * @csspart menu - What that opens: the services, copy and share.
 * @csspart found - The row of the play that was searched for.
 * @csspart search - The form of `search`; its parts are `question`, `zone`, `field`, `find`, `answer` and `link`.
 * @csspart earlier - The button to earlier plays, below the rows.
 * @csspart later - The one to later plays.
 * @csspart now - The one back to the newest.
 * @csspart message - The sentence shown when there is nothing else to show; and below plays, of a server that tells only what is on air, since when they were seen.
 * @cssproperty [--onair-accent=currentColor] - The dot of the track on air, and the tone of placeholders.
 * @cssproperty [--onair-radius=0.5em] - Corners of covers.
 * @fires onair-track - Another track is on air; `detail` is `{track, previous}`.
 * @fires onair-vote - A vote was counted, or sent where nobody can know; `detail` is `{track, choice}`.
 * @fires onair-failure - The station fails in a new way; `detail.failure` says how.
 */
export class OnairHistory extends OnairElement {
  static override styles = [baseStyles, styles];

  /** How many plays are shown, 1 to 100; 10 unless set. */
  @property({ converter: numberAttribute('limit', 10) }) limit = 10;
  /** Lets visitors like and dislike each play. */
  @property({ converter: booleanAttribute }) vote = false;
  /** Leaves out jingles. */
  @property({ attribute: 'hide-jingles', converter: booleanAttribute }) hideJingles = false;
  /** Begins with the track that is on air. */
  @property({ attribute: 'include-current', converter: booleanAttribute }) includeCurrent = false;
  /** Asks what played at a time. `?onair-at=2026-11-20T14:05:00Z` in the page's address does so at once. */
  @property({ converter: booleanAttribute }) search = false;
  /**
   * Services that a menu of each play links to, with blanks between them: `spotify apple youtube deezer bandcamp musicbrainz`.
   * It copies the name and shares the play, too. No menu unless set.
   */
  @property() links: string | null = null;

  private readonly feed = new TrackController(this);
  private readonly tick = new TickController(this);
  private readonly voteButtons = new VoteButtons(this, 'onair-history');
  private readonly menu = new TrackMenu(this);
  private searching: SearchController | null = null;
  private isLoading = false;
  private isSearchMissing = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { feed, settings, shownStation: station, words } = this;
    // The one on air, and as many jingles as songs.
    const wanted = (this.rows() + 1) * (this.hideJingles ? 2 : 1);
    feed.update(wanted);
    if (!this.search) this.endSearch();
    else if (!this.searching && !this.isSearchMissing) void this.loadSearch();
    this.searching?.update({
      ...{ lang: settings.lang, timeZone: settings.timeZone, station, words: words.onAir },
      ...{ rows: this.rows(), wanted: wanted - 1 },
      isShown: (track, isAnswer) => this.isShown(track, isAnswer),
      onFailure: (failure) => this.emit('onair-failure', { failure }),
    });
    const { status, failure } = feed.value;
    this.failure = failure;
    this.status = status === 'ready' && !this.plays().length ? 'empty' : status;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.tick.setPeriod(this.feed.value.tracks.length ? 60000 : 0);
  }

  private async loadSearch(): Promise<void> {
    if (this.isLoading || this.isPrerender) return;
    this.isLoading = true;
    const code = await loadChunk(() => import('./search.js')).catch(() => null);
    this.isLoading = false;
    this.isSearchMissing = !code;
    if (code && this.search) this.searching ??= new code.SearchController(this);
    this.requestUpdate();
  }

  private endSearch(): void {
    if (!this.searching) return;
    this.searching.end();
    this.removeController(this.searching);
    this.searching = null;
  }

  private get hasVotes(): boolean {
    return this.vote && this.takesVotes;
  }

  private rows(): number {
    return Math.min(100, Math.max(1, Math.floor(this.limit) || 10));
  }

  /** The plays to show: those that were searched for, or the newest. */
  private plays(): Track[] {
    const { track, last } = this.feed.onAir;
    return (
      this.searching?.plays() ??
      this.feed.value.tracks
        .filter((each) => (track || last) && this.isShown(each, false))
        .slice(0, this.rows())
    );
  }

  /** Whether a play has a row, as this listener heard the station. What is on air has none, unless it answers a question. */
  private isShown(each: Track, isAnswer: boolean): boolean {
    const { track, last } = this.feed.onAir;
    const newest = track || last;
    return (
      !(newest && this.settings.delay && each.ts > newest.ts) &&
      (isAnswer || this.includeCurrent || each.id !== track?.id) &&
      !(each.jingle_id && this.hideJingles)
    );
  }

  protected override render(): TemplateResult {
    const { hasVotes: vote, links, searching, search } = this;
    const { lang } = this.settings;
    const plays = this.plays();
    const look = [this.status, vote && 'votes', search && 'searchable', links?.trim() && 'linked']
      .filter(Boolean)
      .join(' ');
    const seen = plays.length && plays.length < this.rows() ? this.seenSince() : '';
    const list = html`<div part="list" class=${look} lang=${lang} dir=${this.direction}>
      ${this.renderMessage(plays)} ${plays.length ? this.renderState() : nothing} ${this.renderDays(plays)}
      ${seen && html`<div class="row seen"><p part="message" dir="auto">${seen}</p></div>`}
      ${this.renderOutlines(this.rows() - plays.length - Number(!!seen))}
      ${vote && this.voteButtons.isMissing ? this.renderMissingChunk() : nothing}
      ${vote ? this.voteButtons.renderLikes(this.links) : nothing}
    </div>`;
    return search
      ? html`<div lang=${lang} dir=${this.direction}>
          <div class="search">
            ${this.isSearchMissing ? this.renderMissingChunk() : searching?.renderForm()}
          </div>
          ${list}
          <div class="pages">${searching?.renderPages(plays)}</div>
        </div>`
      : list;
  }

  /** Of a server that tells only what is on air: since when the page has seen that. Empty for others. */
  private seenSince(): string {
    const { lang, timeZone } = this.settings;
    const { tracks } = this.feed.value;
    const first = tracks[tracks.length - 1];
    if (!first || this.shownStation.client.capabilities.history !== 'seen') return '';
    const sentence = unsupportedSentence('seen', lang);
    return fill(sentence, timeOfDay(first.ts, lang, timeZone));
  }

  /** Why there is nothing, and what the page has put inside. */
  private renderMessage(plays: Track[]): unknown {
    const { history, onAir } = this.words;
    const sentence = plays.length ? '' : this.seenSince() || this.sentence(history.nothing, onAir.noAnswer);
    const message = sentence && html`<p part="message" title=${sentence}>${sentence}</p>`;
    const isWaiting = /loading|failed/.test(this.status) && !this.searching?.plays();
    const hasContent = isWaiting && !this.isPrerender && this.textContent.trim();
    return hasContent ? html`<div class="over"><slot></slot>${message}</div>` : message;
  }

  /** As of when the rows are, in the air above the first. */
  private renderState(): unknown {
    const { lang, timeZone } = this.settings;
    const asOf = this.status === 'stale' && this.feed.onAir.asOf;
    return asOf
      ? html`<p part="state" dir="auto">${fill(this.words.onAir.asOf, timeOfDay(asOf, lang, timeZone))}</p>`
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
    return [...days].map(
      ([day, played]) =>
        html`<div class="day">
          ${day === today ? nothing : html`<p part="day" aria-hidden="true">${day}</p>`}
          <ol aria-label=${day}>
            ${played.map((track) => this.renderPlay(track))}
          </ol>
        </div>`,
    );
  }

  /**
   * Rows stay where they are, with their covers, and get new texts: a list that
   * moves on would be a page that jumps. A text that may be longer than the one
   * before is a new node, which moves nothing that was there.
   */
  private renderPlay(track: Track): TemplateResult {
    const { lang, timeZone } = this.settings;
    const words = this.words.onAir;
    const onAir = this.feed.onAir.track;
    const isNow = track.id === onAir?.id;
    const isFound = track === this.searching?.found;
    const [title, author] = songOf(track, words);
    const artist = author || (!track.jingle_id && track.title && track.dj_name) || '';
    const ends = isNow
      ? words.onAir
      : timeAgo(this.shownStation.now() - track.ts, lang, this.words.history.justNow);
    return html`<li
      part=${isFound ? 'row found' : 'row'}
      class=${track.jingle_id ? 'jingle' : ''}
      aria-current=${isFound ? 'location' : isNow ? 'true' : nothing}
    >
      <time part="time" datetime=${new Date(track.ts).toISOString()}
        >${timeOfDay(track.ts, lang, timeZone)}</time
      >
      ${renderCover(track, this.settings, false)}
      ${keyed(
        onAir?.id,
        html`<div class="song">
          <p part="title" dir="auto" title=${title}>${title}</p>
          ${artist ? html`<p part="artist" dir="auto" title=${artist}>${artist}</p>` : nothing}
        </div>`,
      )}
      ${keyed(ends.length, html`<span part="ago" dir="auto" class=${isNow ? 'live' : ''}>${ends}</span>`)}
      ${this.hasVotes ? this.voteButtons.render(track) : nothing} ${this.menu.render(this.links, track)}
    </li>`;
  }

  /** Keep the places of rows that there is nothing for, or nothing yet. A server does not know what the page has put inside: there they are what the slot falls back to. */
  private renderOutlines(count: number): TemplateResult {
    const outline = html`<div class="row" aria-hidden="true">
      <span part="time"></span>${renderPicture(null, null, null)}
      <div class="song">
        <p part="title"></p>
        <p part="artist"></p>
      </div>
    </div>`;
    // Nothing is put into a slot of this name.
    return html`<slot class="outlines" name=${this.isPrerender && !this.ssrSnapshot ? nothing : 'none'}>
      ${Array.from({ length: count }, () => outline)}
    </slot>`;
  }
}
