import {
  html,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import { search as english } from '../../words/en/search.js';
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
import { timestampOf, wallTimeAt, cityOfZone, shownZone, type WallTime } from './search-moment.js';
import { renderForm, renderPages } from './search-view.js';
import { styles } from './search.styles.js';

type Failure = NonNullable<FeedSnapshot['failure']>;

/** The data that a search needs from its history. */
export interface SearchContext {
  station: Station;
  lang: string;
  timeZone: string | undefined;
  words: OnAirWords;
  rows: number;
  /** Number of records to request. Some of these may not have a row. */
  records: number;
  /** Whether a play has a row. `isFound` is true for the play that was searched for. */
  isVisible(track: Track, isFound: boolean): boolean;
  onFailure(failure: Failure): void;
}

type Host = HTMLElement & ReactiveControllerHost;

/** A search shows a progress message only after this time. */
const PROGRESS_DELAY_MS = 400;

/** Searches a history for a time, and shows earlier and later plays instead of the newest ones. */
export class SearchController implements ReactiveController {
  /** The time searched for, in milliseconds; NaN unless the plays around it are shown. */
  private at = NaN;
  /** The plays that are shown; null for the station's newest ones. */
  private page: PlaysPage | null = null;
  /** Which plays of `page` the rows show: those around `at`, the newest or the oldest. */
  private position: 'around' | 'newest' | 'oldest' = 'around';
  private request: AbortController | null = null;
  private isSlow = false;
  /** True if there are no earlier plays. */
  private isAtStart = false;
  private failure: Failure | null = null;
  private context!: SearchContext;
  private words!: SearchWords;
  /** The values of the fields, from the last search or the form. */
  private fields!: WallTime;

  constructor(private readonly host: Host) {
    addStyles(host.shadowRoot!, styles);
    host.addController(this);
  }

  hostDisconnected(): void {
    this.end();
  }

  /** Call it in the host's `willUpdate`. If the station has changed, the search is reset. */
  update(context: SearchContext): void {
    const before = this.context as SearchContext | undefined;
    this.context = context;
    this.words = wordsIn(languageCode(context.lang), { search: english }).search;
    if (!before || before.timeZone !== context.timeZone) {
      this.fields = wallTimeAt(isNaN(this.at) ? context.station.now() : this.at, this.zone());
    }
    if (before?.station === context.station) return;
    this.showNewest();
    const linked = linkedMoment(linkParameter(this.host), location.search);
    if (linked > 0) void this.find(linked, 'center');
  }

  /** Cancels the current request. */
  end(): void {
    this.request?.abort();
    this.request = null;
  }

  /** Returns the plays to show, newest first; null for the station's newest plays. */
  plays(): Track[] | null {
    const { page, position } = this;
    if (!page) return null;
    const { rows } = this.context;
    const all = this.rowsOf(page);
    if (position === 'newest') return all.slice(0, rows);
    if (position === 'oldest') return all.slice(-rows);
    const index = all.findIndex(({ ts }) => ts <= this.at);
    const middle = (index < 0 ? all.length : index) - Math.floor((rows - 1) / 2);
    const from = Math.max(0, Math.min(middle, all.length - rows));
    return all.slice(from, from + rows);
  }

  /** The play at the searched time or, if that play has no row, the one before it. Null if neither exists. */
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
    const { fields, found, words } = this;
    const moment = found ? found.ts : this.at;
    const result = this.resultText();
    return renderForm({
      words,
      fields,
      result,
      zone: cityOfZone(this.zone()),
      link: this.page && !isNaN(moment) ? linkToMoment(linkParameter(this.host), moment, location.href) : '',
      search: (fields) => this.handleSearch(fields),
    });
  }

  /** `plays` are the plays shown in the rows. */
  renderPages(plays: Track[]): TemplateResult | typeof nothing {
    if (!this.canFind) return nothing;
    const { page, words } = this;
    const all = page ? this.rowsOf(page) : [];
    const [first, last] = [plays[0], plays[plays.length - 1]];
    return renderPages({
      words,
      earlier:
        last && (!page || page.hasOlder || last !== all[all.length - 1])
          ? () => this.handleEarlier(last)
          : null,
      later: page && first && (page.hasNewer || first !== all[0]) ? () => this.handleLater(first) : null,
      now: page ? () => this.handleNewest() : null,
    });
  }

  /** False for kinds of servers that provide only the recent plays. */
  private get canFind(): boolean {
    return this.context.station.client.capabilities.history === 'full';
  }

  private zone(): ReturnType<typeof shownZone> {
    return shownZone(this.context.timeZone);
  }

  /** Returns the plays of a page that have a row. */
  private rowsOf({ records, index }: PlaysPage): Track[] {
    return records.filter((track, position) => this.context.isVisible(track, position === index));
  }

  private resultText(): string {
    const { words, page, at, failure, found } = this;
    const { lang, timeZone, station } = this.context;
    const time = (ms: number): string => timeOfDay(ms, lang, timeZone);
    if (this.isSlow) return words.searching;
    if (failure) {
      // The usual sentence would promise a retry, which doesn't happen here.
      return failure.kind === 'unreadable' ? words.noAnswer : sentenceFor(failure, lang, words.noAnswer);
    }
    if (this.isAtStart) return words.tooEarly;
    if (!page) return '';
    if (found) return time(at) + ' · ' + songName(songOf(found, this.context.words));
    if (!isNaN(at)) {
      if (at > station.now()) return words.future;
      return page.hasOlder || page.place < page.records.length ? words.silent : words.tooEarly;
    }
    const plays = this.plays()!;
    const [newest, oldest] = [plays[0], plays[plays.length - 1]];
    if (!newest || !oldest) return '';
    return (
      dayName(oldest.ts, station.now(), lang, timeZone) + ', ' + time(oldest.ts) + ' – ' + time(newest.ts)
    );
  }

  private handleSearch(fields: WallTime): void {
    const at = timestampOf(fields, this.zone());
    // Browsers without date fields accept any text.
    if (isNaN(at)) return;
    this.fields = fields;
    void this.find(at, 'nearest');
  }

  private async find(at: number, block: ScrollLogicalPosition): Promise<void> {
    // Request twice as many records as rows, so that there are neighbours on both sides.
    const page = await this.fetchPage((past, signal) =>
      past.find(at, { limit: 2 * this.context.records + 1, signal }),
    );
    if (!page) return;
    this.at = at;
    this.fields = wallTimeAt(at, this.zone());
    this.show(page, 'around');
    await this.host.updateComplete;
    this.host.shadowRoot!.querySelector('[aria-current=location]')?.scrollIntoView({ block });
  }

  private async handleEarlier(play: Track): Promise<void> {
    const page = await this.fetchPage((past, signal) =>
      past.before(play, { limit: this.context.records, signal }),
    );
    if (!page) return;
    this.isAtStart = !this.rowsOf(page).length;
    if (this.isAtStart) return this.host.requestUpdate();
    this.at = NaN;
    this.show(page, 'newest');
  }

  private async handleLater(play: Track): Promise<void> {
    const page = await this.fetchPage((past, signal) =>
      past.after(play, { limit: this.context.records, signal }),
    );
    if (!page) return;
    this.at = NaN;
    // If these are the newest plays, show the live list instead.
    if (!page.hasNewer && this.rowsOf(page).length <= this.context.rows) await this.handleNewest();
    else this.show(page, 'oldest');
  }

  /** Moves the focus to the remaining button, because the pressed one disappears. */
  private async handleNewest(): Promise<void> {
    const root = this.host.shadowRoot!;
    const hasFocus = root.activeElement?.closest('.pages');
    this.showNewest();
    await this.host.updateComplete;
    if (hasFocus) root.querySelector<HTMLElement>('[part=earlier]')?.focus();
  }

  private show(page: PlaysPage, position: SearchController['position']): void {
    this.page = page;
    this.position = position;
    this.host.requestUpdate();
  }

  private showNewest(): void {
    this.end();
    this.page = this.failure = null;
    this.isSlow = this.isAtStart = false;
    this.at = NaN;
    this.fields = wallTimeAt(this.context.station.now(), this.zone());
    this.host.requestUpdate();
  }

  /** Resolves with null if the request fails or a newer one has been sent. */
  private async fetchPage(
    request: (past: PastPlays, signal: AbortSignal) => Promise<PlaysPage>,
  ): Promise<PlaysPage | null> {
    this.end();
    const controller = new AbortController();
    this.request = controller;
    const timer = setTimeout(() => {
      this.isSlow = this.request === controller;
      this.host.requestUpdate();
    }, PROGRESS_DELAY_MS);
    let page: PlaysPage | null = null;
    let failure: Failure | null = null;
    try {
      page = await request(await this.context.station.history, controller.signal);
    } catch (thrown) {
      failure = thrown as Failure;
    }
    clearTimeout(timer);
    if (this.request !== controller) return null;
    this.request = null;
    this.isSlow = this.isAtStart = false;
    this.failure = failure;
    if (failure) {
      this.context.onFailure(failure);
      this.host.requestUpdate();
    }
    return page;
  }
}
