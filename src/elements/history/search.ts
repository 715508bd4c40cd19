/**
 * In:  a date and a time, or the moment in the page's address.
 * Out: the plays around it in the place of the newest, and ways to earlier and later ones.
 *
 * Loaded by a history with `search`.
 */
import {
  html,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import { search as english } from '../../words/en/tags.js';
import { languageCode } from '../../words/language.js';
import type { OnAirWords, SearchWords } from '../../words/tag-words.js';
import type { PastPlays, PlaysPage } from '../../station/history/past-plays.js';
import type { FeedSnapshot, Track } from '../../station/snapshot.js';
import type { Station } from '../../station/station.js';
import { addStyles } from '../base/add-styles.js';
import { dayName } from '../format/days.js';
import { songName, songOf } from '../format/song.js';
import { timeOfDay } from '../format/times.js';
import { wordsIn } from '../base/locale.js';
import { sentenceFor, unsupportedSentence } from '../base/sentence.js';
import { linkedMoment, linkParameter, linkToMoment } from '../format/search-link.js';
import { timestampOf, wallTimeAt, zoneLabel, shownZone, type WallTime } from './search-moment.js';
import { renderForm, renderPages } from './search-view.js';
import { styles } from './search.styles.js';

type Failure = NonNullable<FeedSnapshot['failure']>;

/** What a search needs to know of the history that it belongs to. */
export interface SearchContext {
  station: Station;
  lang: string;
  timeZone: string | undefined;
  words: OnAirWords;
  /** How many rows there are, and how many plays to ask for to fill them. */
  rows: number;
  wanted: number;
  /** Whether a play has a row; the one that answers the question has it though it is on air. */
  isShown(track: Track, isAnswer: boolean): boolean;
  onFailure(failure: Failure): void;
}

/** A history, as far as a search changes it. */
type Host = HTMLElement & ReactiveControllerHost;

/** A wait shorter than this needs no words: milliseconds. */
const SOON = 400;

export class SearchController implements ReactiveController {
  /** The moment that was asked for; NaN while other plays are shown than those around it. */
  private at = NaN;
  private page: PlaysPage | null = null;
  /** Which plays of the page are shown: those around the moment, the newest, or the oldest. */
  private part: 'around' | 'newest' | 'oldest' = 'around';
  private request: AbortController | null = null;
  private isLong = false;
  private isMissing = false;
  private failure: Failure | null = null;
  private context!: SearchContext;
  private words!: SearchWords;
  /** What is in the fields until somebody changes it. */
  private fields!: WallTime;

  constructor(private readonly host: Host) {
    addStyles(host.shadowRoot!, styles);
    host.addController(this);
  }

  hostDisconnected(): void {
    this.end();
  }

  /** Takes what has changed around it. Of another station nothing is known. */
  update(searched: SearchContext): void {
    const before = this.context as SearchContext | undefined;
    this.context = searched;
    this.words = wordsIn(languageCode(searched.lang), { search: english }).search;
    if (!before || before.timeZone !== searched.timeZone) {
      this.fields = wallTimeAt(isNaN(this.at) ? searched.station.now() : this.at, this.zone());
    }
    if (before?.station === searched.station) return;
    this.showNewest();
    const linked = linkedMoment(linkParameter(this.host), location.search);
    if (linked > 0) void this.find(linked, 'center');
  }

  /** Ends what is under way. */
  end(): void {
    this.request?.abort();
    this.request = null;
  }

  /** The plays in the place of the newest, newest first; null while those are shown. */
  plays(): Track[] | null {
    const { page, part } = this;
    if (!page) return null;
    const { rows } = this.context;
    const all = this.rowsOf(page);
    if (part === 'newest') return all.slice(0, rows);
    if (part === 'oldest') return all.slice(-rows);
    const place = all.findIndex(({ ts }) => ts <= this.at);
    const middle = (place < 0 ? all.length : place) - Math.floor((rows - 1) / 2);
    const from = Math.max(0, Math.min(middle, all.length - rows));
    return all.slice(from, from + rows);
  }

  /** The play that was on air at the moment; where its row is hidden, the one before. Null when none was. */
  get found(): Track | null {
    const { page } = this;
    if (!page || page.index === null) return null;
    return this.rowsOf(page).find(({ ts }) => ts <= this.at) ?? null;
  }

  renderForm(): TemplateResult {
    if (!this.canFind) {
      const why = unsupportedSentence('history', this.context.lang);
      return html`<p part="answer" dir="auto">${why}</p>`;
    }
    const { words, fields } = this;
    const { found } = this;
    const moment = found ? found.ts : this.at;
    const said = this.said();
    return renderForm({
      ...{ words, fields, said },
      zone: zoneLabel(this.zone()),
      link: this.page && !isNaN(moment) ? linkToMoment(linkParameter(this.host), moment, location.href) : '',
      search: (asked) => this.onSearch(asked),
    });
  }

  /** `shown` are the plays in the rows. */
  renderPages(shown: Track[]): TemplateResult | typeof nothing {
    if (!this.canFind) return nothing;
    const { page, words } = this;
    const all = page ? this.rowsOf(page) : [];
    const [first, last] = [shown[0], shown[shown.length - 1]];
    return renderPages({
      words,
      earlier:
        last && (!page || page.hasOlder || last !== all[all.length - 1]) ? () => this.onEarlier(last) : null,
      later: page && first && (page.hasNewer || first !== all[0]) ? () => this.onLater(first) : null,
      now: page ? () => this.showNewest() : null,
    });
  }

  /** A server of another kind does not keep all that it played. */
  private get canFind(): boolean {
    return this.context.station.client.capabilities.history === 'full';
  }

  private zone(): ReturnType<typeof shownZone> {
    return shownZone(this.context.timeZone);
  }

  /** Those of a page that have rows. */
  private rowsOf({ records, index }: PlaysPage): Track[] {
    return records.filter((track, place) => this.context.isShown(track, place === index));
  }

  private said(): string {
    const { words, page, at, failure, found } = this;
    const { lang, timeZone, station } = this.context;
    const time = (ms: number): string => timeOfDay(ms, lang, timeZone);
    if (this.isLong) return words.searching;
    if (failure) {
      // It is not tried again by itself, as other words would have it.
      return failure.kind === 'unreadable' ? words.noAnswer : sentenceFor(failure, lang, words.noAnswer);
    }
    if (this.isMissing) return words.tooEarly;
    if (!page) return '';
    if (found) return time(at) + ' · ' + songName(songOf(found, this.context.words));
    if (!isNaN(at)) {
      if (at > station.now()) return words.future;
      return page.hasOlder || page.place < page.records.length ? words.silent : words.tooEarly;
    }
    const shown = this.plays()!;
    const [newest, oldest] = [shown[0], shown[shown.length - 1]];
    if (!newest || !oldest) return '';
    return (
      dayName(oldest.ts, station.now(), lang, timeZone) + ', ' + time(oldest.ts) + ' – ' + time(newest.ts)
    );
  }

  private onSearch(asked: WallTime): void {
    const at = timestampOf(asked, this.zone());
    // What a browser without such fields let through.
    if (isNaN(at)) return;
    this.fields = asked;
    void this.find(at, 'nearest');
  }

  private async find(at: number, block: ScrollLogicalPosition): Promise<void> {
    // Twice as many as there are rows: so there are neighbours on both sides, wherever the answer stands.
    const page = await this.fetchPage((past, signal) =>
      past.find(at, { limit: 2 * this.context.wanted + 1, signal }),
    );
    if (!page) return;
    this.at = at;
    this.fields = wallTimeAt(at, this.zone());
    this.show(page, 'around');
    await this.host.updateComplete;
    this.host.shadowRoot!.querySelector('[aria-current=location]')?.scrollIntoView({ block });
  }

  private async onEarlier(play: Track): Promise<void> {
    const page = await this.fetchPage((past, signal) =>
      past.before(play, { limit: this.context.wanted, signal }),
    );
    if (!page) return;
    this.isMissing = !this.rowsOf(page).length;
    if (this.isMissing) return this.host.requestUpdate();
    this.at = NaN;
    this.show(page, 'newest');
  }

  private async onLater(play: Track): Promise<void> {
    const page = await this.fetchPage((past, signal) =>
      past.after(play, { limit: this.context.wanted, signal }),
    );
    if (!page) return;
    this.at = NaN;
    // The newest are those that are kept fresh.
    if (!page.hasNewer && this.rowsOf(page).length <= this.context.rows) this.showNewest();
    else this.show(page, 'oldest');
  }

  private show(page: PlaysPage, part: SearchController['part']): void {
    this.page = page;
    this.part = part;
    this.host.requestUpdate();
  }

  private showNewest(): void {
    this.end();
    this.page = this.failure = null;
    this.isLong = this.isMissing = false;
    this.at = NaN;
    this.fields = wallTimeAt(this.context.station.now(), this.zone());
    this.host.requestUpdate();
  }

  /** Null when it failed, or when something else was asked for meanwhile. */
  private async fetchPage(
    question: (past: PastPlays, signal: AbortSignal) => Promise<PlaysPage>,
  ): Promise<PlaysPage | null> {
    this.end();
    const request = (this.request = new AbortController());
    const isLate = setTimeout(() => {
      this.isLong = this.request === request;
      this.host.requestUpdate();
    }, SOON);
    let page: PlaysPage | null = null;
    let failure: Failure | null = null;
    try {
      page = await question(await this.context.station.history, request.signal);
    } catch (thrown) {
      failure = thrown as Failure;
    }
    clearTimeout(isLate);
    if (this.request !== request) return null;
    this.request = null;
    this.isLong = this.isMissing = false;
    this.failure = failure;
    if (failure) {
      this.context.onFailure(failure);
      this.host.requestUpdate();
    }
    return page;
  }
}
