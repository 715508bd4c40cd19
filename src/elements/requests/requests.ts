import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { fill } from '../../words/fill.js';
import { requests as english } from '../../words/en/requests.js';
import type { RequestWords } from '../../words/request-words.js';
import type { Feed } from '../../station/feed/feed.js';
import type { FeedSnapshot } from '../../station/snapshot.js';
import {
  isOpen,
  requestsOf,
  type Outcome,
  type OwnRequest,
  type RequestableSong,
  type RequestsPage,
  type SongRequests,
} from '../../station/requests/song-requests.js';
import { baseStyles } from '../base/base.styles.js';
import { numberAttribute } from '../base/converters.js';
import { OnairElement } from '../base/onair-element.js';
import { SubscriptionController } from '../base/subscription-controller.js';
import { dayName } from '../format/days.js';
import { intlLocale, labelledTime } from '../format/times.js';
import { renderPicture } from '../ui/cover.js';
import { songRowStyles } from '../ui/song-rows.styles.js';
import { styles } from './requests.styles.js';
import { requestWords } from './request-words.js';

const DEFAULT_ROWS = 5;
const MAX_ROWS = 25;
/** The search starts when no key has been pressed for this long. */
const TYPING_PAUSE_MS = 300;
const RETRY_MS = 15_000;
/** Maximum number of the visitor's own requests that are shown, and how long played ones are shown. */
const MAX_OWN = 5;
const SHOW_PLAYED_MS = 2 * 60 * 60_000;

/** Values of `source` for servers that may accept requests. */
const SOURCES: readonly string[] = ['panel', 'auto', 'azuracast'];

const NO_PLAYS: FeedSnapshot = { status: 'loading', tracks: [], asOf: null, failure: null };

/**
 * @summary Lets listeners search the station's songs and request one.
 * @slot - Shown until the first data arrives, and permanently without JavaScript.
 * @csspart search - The search form.
 * @csspart question - The label of the search field.
 * @csspart field - The search field.
 * @csspart result - What the search found, the result of a request, or why no song can be requested.
 * @csspart songs - The list of songs.
 * @csspart song - One song.
 * @csspart cover - The cover or its placeholder.
 * @csspart title - The title of a song.
 * @csspart artist - The artist of a song.
 * @csspart request - The button that requests a song.
 * @csspart more - The button that shows more songs.
 * @csspart own - The visitor's own requests.
 * @csspart request-state - The state of one of the visitor's requests.
 * @csspart message - The sentence shown if there is nothing else to show.
 * @cssproperty [--onair-accent=currentColor] - Tint of the placeholders.
 * @cssproperty [--onair-radius=0.5em] - Corner radius of the field, the buttons and the covers.
 * @fires onair-failure - The station can't be reached or read. Fires again when the reason changes. `detail` is `{failure}`.
 */
export class OnairRequests extends OnairElement {
  static override styles = [baseStyles, songRowStyles, styles];

  /** Number of songs shown at first, and added by each press of "more": 1 to 25. Defaults to 5. */
  @property({ converter: numberAttribute('limit', null) }) limit: number | null = null;

  @state() private songs: readonly RequestableSong[] = [];
  /** The last page that was loaded; null before the first one. */
  @state() private page: RequestsPage | null = null;
  /** Result of the last request for a song; cleared by the next search. */
  @state() private outcome = '';
  @state() private isFailed = false;
  /** Ids of the requested songs for which the server hasn't responded yet. */
  private readonly sending = new Set<string>();

  private readonly feed = new SubscriptionController<FeedSnapshot, Feed>(this, NO_PLAYS);
  private requestWords: RequestWords | null = null;
  private songRequests!: SongRequests;
  private unsubscribe: (() => void) | undefined;
  private searched = '';
  private search: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Id of the newest play when the last search was sent. */
  private searchedPlay: number | null = null;
  /** Index of the song to focus after the next render. */
  private focusAt: number | null = null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stopSearch();
    this.unsubscribe?.();
    this.unsubscribe = undefined;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { lang } = this.settings;
    this.requestWords = this.isPrerender ? null : this.wordsIn(lang);
    const station = this.shownStation;
    if (this.feed.follow(station.feed)) this.reset();
    this.songRequests = requestsOf(station);
    const { status, tracks, failure } = this.feed.value;
    this.failure = failure;
    if (this.isPrerender) return;
    this.unsubscribe ??= this.songRequests.subscribe(() => this.requestUpdate());
    if (status === 'ready') this.songRequests.updatePlayed(tracks);
    const newest = tracks[0]?.id ?? null;
    // The songs that can be requested change with each track.
    if (status === 'ready' && this.isSupported && (!this.page || newest !== this.searchedPlay)) {
      if (!this.search && this.timer === undefined)
        void this.find(this.searched, this.page ? this.songs.length : 0);
    }
    this.status = this.statusOf(status);
  }

  private wordsIn(lang: string): RequestWords | null {
    const words = requestWords.in(lang, () => this.requestUpdate());
    return words && this.localized({ requests: words }).requests;
  }

  private get isSupported(): boolean {
    return this.songRequests.isSupported;
  }

  /** True if the station's server is known not to accept requests. */
  private get isUnsupported(): boolean {
    const { source = 'panel' } = this.settings.station;
    return !SOURCES.includes(source) || (this.feed.value.status === 'ready' && !this.isSupported);
  }

  private statusOf(feed: FeedSnapshot['status']): OnairElement['status'] {
    if (this.page) return this.isFailed || feed === 'stale' || feed === 'failed' ? 'stale' : 'ready';
    if (this.isUnsupported) return 'empty';
    return this.isFailed || feed === 'failed' ? 'failed' : 'loading';
  }

  private reset(): void {
    this.stopSearch();
    this.unsubscribe?.();
    this.unsubscribe = undefined;
    this.songs = [];
    this.page = null;
    this.searched = this.outcome = '';
    this.isFailed = false;
    this.searchedPlay = null;
  }

  private stopSearch(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.search?.abort();
    this.search = null;
  }

  private get rows(): number {
    return Math.min(MAX_ROWS, Math.max(1, Math.floor(this.limit ?? DEFAULT_ROWS)));
  }

  /** Searches from the start of the list and loads at least `shown` songs. */
  private async find(text: string, shown = 0): Promise<void> {
    const { rows } = this;
    const found: RequestableSong[] = [];
    const isDone = await this.read(async (signal) => {
      let page: RequestsPage | null;
      do {
        page = await this.songRequests.findSongs({ text, offset: found.length, limit: rows }, signal);
        found.push(...(page?.songs ?? []));
      } while (page && page.songs.length === rows && found.length < shown);
      return page;
    });
    if (!isDone) return;
    this.searched = text;
    this.songs = found;
  }

  private async findMore(): Promise<void> {
    const { rows, songs, searched: text } = this;
    this.outcome = '';
    let more: readonly RequestableSong[] = [];
    // Some songs may have been unreadable, so their number may not be a multiple of `rows`.
    const offset = Math.ceil(songs.length / rows) * rows;
    const isDone = await this.read(async (signal) => {
      const page = await this.songRequests.findSongs({ text, offset, limit: rows }, signal);
      more = page?.songs ?? [];
      return page;
    });
    if (!isDone || !more.length) return;
    this.focusAt = songs.length;
    this.songs = [...songs, ...more];
  }

  /** Returns false if the request failed or a newer search has started. */
  private async read(request: (signal: AbortSignal) => Promise<RequestsPage | null>): Promise<boolean> {
    this.stopSearch();
    const search = (this.search = new AbortController());
    const newest = this.feed.value.tracks[0]?.id ?? null;
    let page: RequestsPage | null = null;
    let isFailed = false;
    try {
      page = await request(search.signal);
    } catch {
      isFailed = true;
    }
    if (this.search !== search) return false;
    this.search = null;
    this.isFailed = isFailed;
    this.searchedPlay = newest;
    if (isFailed) {
      this.timer = setTimeout(() => void this.find(this.typed, this.songs.length), RETRY_MS);
      return false;
    }
    // The outcome may still say that requests are off.
    if (this.page?.refusal && !page?.refusal) this.outcome = '';
    this.page = page;
    return page !== null;
  }

  private get typed(): string {
    return this.renderRoot.querySelector('input')?.value.trim() ?? '';
  }

  private handleInput(): void {
    this.stopSearch();
    this.timer = setTimeout(() => this.handleSearch(), TYPING_PAUSE_MS);
  }

  private handleSearch(): void {
    this.outcome = '';
    void this.find(this.typed);
  }

  private async handleRequest(song: RequestableSong): Promise<void> {
    if (this.sending.has(song.id)) return;
    const words = this.requestWords ?? english;
    const refusal = this.page?.refusal ?? song.refusal ?? (this.ownRequestOf(song) ? 'queued' : null);
    if (refusal) {
      this.outcome = this.sentenceOf(refusal, words);
      return;
    }
    this.sending.add(song.id);
    this.outcome = '';
    const outcome = await this.songRequests.request(song);
    this.sending.delete(song.id);
    const own = this.ownRequestOf(song);
    this.outcome =
      outcome === 'accepted' && own
        ? `${nameOf(song)} – ${stateOf(own, words)}`
        : this.sentenceOf(outcome, words);
    this.requestUpdate();
    // A request may also change which other songs can be requested.
    void this.find(this.searched, this.songs.length);
  }

  private ownRequestOf({ id }: RequestableSong): OwnRequest | undefined {
    return this.songRequests.own.find((request) => request.song === id && isOpen(request));
  }

  private sentenceOf(outcome: Outcome, words: RequestWords): string {
    if (outcome === 'accepted') return words.approved;
    return outcome === 'off' ? this.offSentence(words) : words[outcome];
  }

  private offSentence(words: RequestWords): string {
    const next = this.page?.next;
    if (!next) return words.off;
    const { lang, timeZone } = this.settings;
    const now = this.shownStation.now();
    const day = dayName(next.start, now, lang, timeZone);
    const time = labelledTime(next.start, this.settings);
    const isToday = day === dayName(now, now, lang, timeZone);
    return fill(words.offNext, `${next.name}, ${isToday ? '' : `${day}, `}${time}`);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const added =
      this.focusAt !== null && this.renderRoot.querySelectorAll<HTMLElement>('.row button')[this.focusAt];
    if (!added) return;
    this.focusAt = null;
    // The pressed button may have disappeared, so focus the first new song.
    added.focus();
  }

  protected override render(): TemplateResult {
    const { lang } = this.settings;
    const { page, requestWords: words } = this;
    if (words && this.isUnsupported) return this.renderUnsupported(words);
    if (!words || (!page && !this.isFailed)) return this.renderLoading();
    return html`<div part="requests" class=${this.status} lang=${lang} dir=${this.direction}>
      <form
        part="search"
        @submit=${(event: Event) => {
          event.preventDefault();
          this.handleSearch();
        }}
      >
        <label
          ><span part="question" dir="auto">${words.search}</span
          ><input
            part="field"
            type="search"
            dir="auto"
            maxlength="100"
            autocomplete="off"
            enterkeyhint="search"
            @input=${() => this.handleInput()}
        /></label>
        <p part="result" role="status" dir="auto">${this.resultText(words)}</p>
      </form>
      <ul part="songs" class="columns">
        ${this.songs.map((song) => this.renderSong(song, words))}
        ${[...Array(Math.max(0, this.rows - this.songs.length)).keys()].map(() => html`<li class="row blank"></li>`)}
      </ul>
      <div class="foot">
        ${
          page?.count != null && page.count > this.songs.length
            ? html`<button type="button" part="more" @click=${() => void this.findMore()}>
                ${words.more}
              </button>`
            : nothing
        }
      </div>
      ${this.renderOwn(words)}
    </div>`;
  }

  private resultText(words: RequestWords): string {
    const { page, outcome } = this;
    if (this.isFailed) return this.sentence(words.failed, this.words.onAir.noAnswer) || words.failed;
    if (outcome) return outcome;
    if (page?.refusal) return this.sentenceOf(page.refusal, words);
    if (!page || page.count === null) return '';
    return page.count
      ? fill(words.found, page.count.toLocaleString(intlLocale(this.settings.lang)))
      : words.none;
  }

  private renderSong(song: RequestableSong, words: RequestWords): TemplateResult {
    const own = this.ownRequestOf(song);
    const isOff = !!own || !!song.refusal || !!this.page?.refusal || this.sending.has(song.id);
    const label = own || song.refusal === 'queued' ? words.requested : words.request;
    const { title, artist, album } = song;
    const details = [artist, album].filter((text) => text !== null && text !== '').join(' · ');
    return html`<li part="song" class="row">
      ${renderPicture(title, song.cover, this.settings)}
      <div class="song">
        <p part="title" dir="auto" translate="no" title=${title}>${title}</p>
        <p part="artist" dir="auto" translate="no" title=${details}>${artist}</p>
      </div>
      <button
        type="button"
        part="request"
        aria-disabled=${isOff ? 'true' : nothing}
        aria-label=${`${label} – ${nameOf(song)}`}
        @click=${() => void this.handleRequest(song)}
      >
        ${label}
      </button>
    </li>`;
  }

  private renderOwn(words: RequestWords): TemplateResult | typeof nothing {
    const now = this.shownStation.now();
    const shown = this.songRequests.own
      .filter((request) => now - request.at < SHOW_PLAYED_MS || isOpen(request))
      .slice(0, MAX_OWN);
    if (!shown.length) return nothing;
    return html`<section part="own" aria-labelledby="own">
      <p class="heading" id="own" dir="auto">${words.own}</p>
      <ul>
        ${shown.map(
          (request) =>
            html`<li>
              <span class="name" dir="auto" translate="no" title=${nameOf(request)}>${nameOf(request)}</span>
              <span part="request-state" dir="auto">${stateOf(request, words)}</span>
            </li>`,
        )}
      </ul>
    </section>`;
  }

  private renderUnsupported({ unsupported }: RequestWords): TemplateResult {
    return html`<div part="requests" class="unsupported" lang=${this.settings.lang} dir=${this.direction}>
      <slot></slot>
      <p part="message" dir="auto">${unsupported}</p>
    </div>`;
  }

  /** Renders placeholders of the final size, or the page's content over them. */
  private renderLoading(): TemplateResult {
    const sentence = this.sentence('', this.words.onAir.noAnswer);
    const hasContent = !this.isPrerender && this.textContent.trim();
    const row = html`<div class="row">
      ${renderPicture(null, null, null)}
      <div class="song">
        <p part="title"></p>
        <p part="artist"></p>
      </div>
    </div>`;
    return html`<div part="requests" class="loading" dir=${this.direction}>
      <div part="search">
        <div class="label"></div>
        <div class="input"></div>
        <p part=${sentence ? 'message' : 'result'} role="status" dir="auto">${sentence || nothing}</p>
      </div>
      ${hasContent ? html`<div class="over"><slot></slot></div>` : nothing}
      <div class="ul" aria-hidden=${this.isPrerender ? nothing : 'true'}>
        <slot class="columns" name=${this.isPrerender ? nothing : 'none'}
          >${[...Array(this.rows).keys()].map(() => row)}</slot
        >
      </div>
      <div class="foot"></div>
    </div>`;
  }
}

function nameOf({ title, artist }: Pick<RequestableSong, 'title' | 'artist'>): string {
  return artist ? `${artist} – ${title}` : title;
}

function stateOf({ state }: OwnRequest, words: RequestWords): string {
  return words[state];
}
