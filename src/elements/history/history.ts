/**
 * In:  what a station played.
 * Out: a list of it, newest first, day by day.
 */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Status, Track } from '../../station/snapshot.js';
import { cover } from '../parts/cover.js';
import { look } from '../parts/look.styles.js';
import { FeedElement } from '../parts/feed-element.js';
import { ago, dayName } from '../parts/days.js';
import { songOf } from '../parts/song.js';
import { timeOfDay } from '../parts/times.js';
import { voteOn } from '../parts/vote-on.js';
import { styles } from './history.styles.js';
import type { HistorySearch } from './search.js';

/**
 * @summary What played, newest first. Its height is that of `limit` rows, whatever it shows.
 * @slot - Shown until the first data comes, and for good where scripts do not run.
 * @csspart list - The box around all rows.
 * @csspart day - The label on the line where another day begins.
 * @csspart row - One play.
 * @csspart time - When it was played.
 * @csspart cover - The artwork or its drawn placeholder.
 * @csspart title - The title of the track.
 * @csspart artist - Who plays it.
 * @csspart ago - How long ago that is.
 * @csspart vote - The buttons of `vote`; their parts are `like`, `dislike` and `count`.
 * @csspart found - The row of the play that was searched for.
 * @csspart search - The form of `search`; its parts are `question`, `zone`, `field`, `find`, `answer` and `link`.
 * @csspart earlier - The button to earlier plays, below the rows.
 * @csspart later - The one to later plays.
 * @csspart now - The one back to the newest.
 * @csspart message - The sentence shown when there is nothing else to show.
 * @cssproperty [--onair-accent=currentColor] - The dot of the track on air, and the tone of placeholders.
 * @cssproperty [--onair-radius=0.5em] - Corners of covers.
 * @fires onair-track - Another track is on air; `detail` is `{track, previous}`.
 * @fires onair-vote - A vote was counted, or sent where nobody can know; `detail` is `{track, choice}`.
 * @fires onair-failure - The station fails in a new way; `detail.failure` says how.
 */
export class OnairHistory extends FeedElement {
  static override styles = [look, styles];
  static override attributes = [
    ...FeedElement.attributes,
    'limit',
    'vote',
    'hide-jingles',
    'include-current',
    'search',
  ];

  /** How many plays are shown, 1 to 100; 10 unless set. */
  declare limit: string | number | null;
  /** Lets visitors like and dislike each play. */
  declare vote: boolean | null;
  /** Leaves out jingles. */
  declare hideJingles: boolean | null;
  /** Begins with the track that is on air. */
  declare includeCurrent: boolean | null;
  /** Asks what played at a time. `?onair-at=2026-11-20T14:05:00Z` in the page's address does so at once. */
  declare search: boolean | null;

  protected readonly beat = 60000;

  private finder: HistorySearch | null = null;
  private isLoading = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.finder?.end();
  }

  protected override readStation(): void {
    super.readStation();
    if (!this.hasAttribute('search')) {
      this.finder?.end();
      this.finder = null;
    } else if (!this.finder) void this.loadFinder();
    const { lang, timeZone } = this.settings;
    this.finder?.follow({
      ...{ lang, timeZone, station: this.station, words: this.words.onAir },
      ...{ rows: this.rows(), wanted: this.recordsWanted() - 1 },
      isShown: (track, isAnswer) => this.isShown(track, isAnswer),
      failed: (failure) => this.send('failure', { failure }),
    });
  }

  private async loadFinder(): Promise<void> {
    if (this.isLoading) return;
    this.isLoading = true;
    // Where its code does not come, what played is still there to see.
    const code = await import('./search.js').catch(() => null);
    this.isLoading = false;
    if (!code || !this.hasAttribute('search')) return;
    this.finder ??= new code.HistorySearch(this);
    this.requestUpdate();
  }

  protected override statusNow(): Status {
    const { status } = this.snapshot;
    return status === 'ready' && !this.plays().length ? 'empty' : status;
  }

  protected recordsWanted(): number {
    // The one on air, and as many jingles as songs.
    return (this.rows() + 1) * (this.hasAttribute('hide-jingles') ? 2 : 1);
  }

  private rows(): number {
    return Math.min(100, Math.max(1, Math.floor(+(this.limit ?? 10)) || 10));
  }

  /** The plays to show: those that were searched for, or the newest. */
  private plays(): Track[] {
    const { track, last } = this.onAir;
    return (
      this.finder?.plays() ??
      this.snapshot.tracks
        .filter((each) => (track || last) && this.isShown(each, false))
        .slice(0, this.rows())
    );
  }

  /** Whether a play has a row, as this listener heard the station. What is on air has none, unless it answers a question. */
  private isShown(each: Track, isAnswer: boolean): boolean {
    const { track, last } = this.onAir;
    const newest = track || last;
    return (
      !(newest && this.settings.delay && each.ts > newest.ts) &&
      (isAnswer || this.hasAttribute('include-current') || each.id !== track?.id) &&
      !(each.jingle_id && this.hasAttribute('hide-jingles'))
    );
  }

  protected override draw(): TemplateResult {
    const { lang } = this.settings;
    const plays = this.plays();
    const { history, onAir } = this.words;
    const sentence = plays.length ? '' : this.sentence(history.nothing, onAir.noAnswer);
    const { finder } = this;
    const message = sentence && html`<p part="message" title=${sentence}>${sentence}</p>`;
    const isWaiting = /loading|failed/.test(this.status) && !finder?.plays();
    const waiting = isWaiting ? this.textContent?.trim() : '';
    const list = html`<div part="list" class=${this.status} lang=${lang}>
      ${waiting ? html`<div class="over"><slot></slot>${message}</div>` : message} ${this.renderDays(plays)}
      ${Array.from({ length: this.rows() - plays.length }, () => this.renderOutline())}
    </div>`;
    return this.hasAttribute('search')
      ? html`<div lang=${lang}>
          <div class="search">${finder?.drawForm()}</div>
          ${list}
          <div class="pages">${finder?.drawPages(plays)}</div>
        </div>`
      : list;
  }

  private renderDays(plays: Track[]): TemplateResult[] {
    const { lang, timeZone } = this.settings;
    const now = this.station.now();
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

  /** Rows stay where they are, with their covers, and get new texts: a list that moves on would be a page that jumps. */
  private renderPlay(track: Track): TemplateResult {
    const { lang, timeZone, covers } = this.settings;
    const words = this.words.onAir;
    const now = track.id === this.onAir.track?.id;
    const isFound = track === this.finder?.found;
    const [title, author] = songOf(track, words);
    const artist = author || (!track.jingle_id && track.title && track.dj_name) || '';
    const song = html`<p part="title" dir="auto" title=${title}>${title}</p>
      ${artist ? html`<p part="artist" dir="auto" title=${artist}>${artist}</p>` : nothing}`;
    return html`<li
      part=${isFound ? 'row found' : 'row'}
      class=${track.jingle_id ? 'jingle' : ''}
      aria-current=${isFound ? 'location' : now ? 'true' : nothing}
    >
      <time part="time" datetime=${new Date(track.ts).toISOString()}
        >${timeOfDay(track.ts, lang, timeZone)}</time
      >
      ${cover(track, covers, false)}
      ${this.turn ? html`<div class="song">${song}</div>` : html`<div class="song turn">${song}</div>`}
      ${this.renderAgo(now ? words.onAir : ago(this.station.now() - track.ts, lang), now)}
      ${this.hasAttribute('vote') ? voteOn(track, 'onair-history') : nothing}
    </li>`;
  }

  /** Set against the end, a text that grows would move its own beginning: of another length, it is another element. */
  private renderAgo(text: string, now: boolean): TemplateResult {
    const look = now ? 'live' : '';
    return text.length % 2
      ? html`<span part="ago" dir="auto" class=${look}>${text}</span>`
      : html`<span dir="auto" part="ago" class=${look}>${text}</span>`;
  }

  /** Keeps the place of a row that there is nothing for, or nothing yet. */
  private renderOutline(): TemplateResult {
    return html`<div class="row" aria-hidden="true">
      <span part="time"></span>${cover(null, false, false)}
      <div class="song">
        <p part="title"></p>
        <p part="artist"></p>
      </div>
    </div>`;
  }
}
