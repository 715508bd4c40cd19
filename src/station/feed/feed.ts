/**
 * In:  one station's answers, asked for when the plan says so.
 * Out: a frozen snapshot to every listener, at once and on each change.
 *
 * The first listener starts it, the last one stops it; however many listen,
 * there is one request.
 */
import type { StationFailure } from '../../client/failures.js';
import type { HistoryPage } from '../../client/reading.js';
import { CUTS_COUNT } from './cuts.js';
import { failureOf } from '../failure-of.js';
import { initialFeedState, applyAnswer, applyFailure, type FeedState } from './feed-state.js';
import { readLastCopy, writeLastCopy } from './last-copy.js';
import { pageState, watchPage } from '../page-state.js';
import { offAirAt, nextRequestAt } from './polling-plan.js';
import type { FeedSnapshot, Track } from '../snapshot.js';
import { notify } from '../notify.js';

/** Where the records come from: `client/panel-client`. */
export interface HistorySource {
  /** Named in failures. */
  readonly baseUrl: string;
  readNewest(wanted: number, signal: AbortSignal): Promise<HistoryPage>;
  forgetOrder(): void;
}

type Listener = (snapshot: FeedSnapshot) => void;

/** The fewest records that show a change, and that nothing was missed before it. */
const FEWEST = 2;
/** Page sizes asked for: few, so that visitors share the same URLs. */
const PAGES = [FEWEST, 20, CUTS_COUNT];

export class Feed {
  /** Whether this page plays the station: then its titles are kept fresh though the page is hidden. */
  listening = false;
  /** Listeners, and how many records each wants to see. */
  private readonly listeners = new Map<Listener, number>();
  private state: FeedState;
  private snapshot: FeedSnapshot;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private request: AbortController | null = null;
  private unwatch: (() => void) | undefined;
  /** Records that the last look asked for. */
  private size = 0;

  /** `key` names the station in the browser's storage. */
  constructor(
    private readonly source: HistorySource,
    private readonly key: string,
  ) {
    this.state = { ...initialFeedState, ...readLastCopy(key) };
    this.snapshot = snapshotOf('loading', this.state);
  }

  /** The station's time less the visitor's: milliseconds. */
  get offset(): number {
    return this.state.clock.offset;
  }

  /** `records`: how many plays the listener wants to see, the one on air included. */
  subscribe(listener: Listener, records = 20): () => void {
    this.listeners.set(listener, records);
    this.unwatch ??= watchPage((event) => this.onPageChange(event));
    notify(listener, this.snapshot);
    this.plan();
    return () => {
      this.listeners.delete(listener);
      // An element that is moved leaves and comes back at once: that is no reason to stop.
      setTimeout(() => this.listeners.size || this.stop());
    };
  }

  private stop(): void {
    this.unwatch?.();
    this.unwatch = undefined;
    clearTimeout(this.timer);
    this.request?.abort();
    this.request = null;
  }

  private onPageChange({ type }: Event): void {
    // A network that is back is a reason to ask now, not after the rest of a backoff; a changed tab is none.
    if (type === 'online') this.state.failedAt = 0;
    this.plan();
  }

  private plan(): void {
    clearTimeout(this.timer);
    if (!this.listeners.size || this.request) return;
    const now = Date.now();
    const page = pageState();
    if (!page.online && !this.snapshot.failure) this.applyFailure(null);
    let at = nextRequestAt(this.state, { ...page, listening: this.listening }, now);
    // Who wants more than is held does not wait for the next look, unless the last one brought no more.
    if (at && !this.state.failures && this.size < pageSize(this.most()) && this.isShort()) at = now;
    if (at) this.timer = setTimeout(() => this.look(), at - now);
  }

  /** How many records somebody wants to see. */
  private most(): number {
    return Math.max(...this.listeners.values());
  }

  /** Whether somebody wants to see more records than are held. */
  private isShort(): boolean {
    return !this.state.complete && this.state.tracks.length < this.most();
  }

  private async look(wanted?: number): Promise<void> {
    const request = (this.request = new AbortController());
    const askedAt = Date.now();
    const first = !this.state.askedAt;
    const most = pageSize(this.most());
    const size = (this.size = wanted ?? (first || this.isShort() ? most : FEWEST));
    let gap = false;
    try {
      const page = await this.source.readNewest(size, request.signal);
      if (this.request !== request) return;
      gap = this.applyAnswer(page, askedAt);
    } catch (failure) {
      if (this.request !== request) return;
      this.applyFailure(failure);
    }
    this.request = null;
    if (gap && size < most) return this.look(most);
    if (first && this.state.askedAt) this.readCutsWhenIdle();
    this.plan();
  }

  /** True when records are missing before the answer's. */
  private applyAnswer({ records, count }: HistoryPage, askedAt: number): boolean {
    const answeredAt = Date.now();
    const before = this.state.tracks;
    const answer = { records, count, askedAt, answeredAt, random: Math.random() };
    const { state, gap } = applyAnswer(this.state, answer, Math.max(CUTS_COUNT, this.most()));
    this.state = state;
    // A silent station may be one whose newest records are at the other end by now.
    const track = state.tracks[0];
    if (track && answeredAt + this.offset > offAirAt(track)) this.source.forgetOrder();

    const news = this.snapshot.status !== 'ready' || !same(state.tracks, before);
    this.snapshot = snapshotOf('ready', state);
    if (news) {
      this.notifyAll();
      writeLastCopy(this.key, state);
    }
    return gap;
  }

  private applyFailure(thrown: unknown): void {
    const failure = failureOf(thrown, this.source.baseUrl);
    this.state = applyFailure(this.state, Date.now(), failure.retryAfterSeconds, Math.random());
    this.snapshot = snapshotOf(this.state.asOf ? 'stale' : 'failed', this.state, failure);
    this.notifyAll();
  }

  /** Only a station's own history tells whether it cuts tracks short. */
  private readCutsWhenIdle(): void {
    const read = (): void => {
      if (this.listeners.size && !this.request && !this.state.cutsChecked) {
        clearTimeout(this.timer);
        void this.look(CUTS_COUNT);
      }
    };
    (typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout)(read);
  }

  private notifyAll(): void {
    for (const listener of [...this.listeners.keys()]) notify(listener, this.snapshot);
  }
}

function pageSize(records: number): number {
  return PAGES.find((size) => size >= records) ?? Math.ceil(records / 100) * 100;
}

function snapshotOf(
  status: FeedSnapshot['status'],
  { tracks, asOf }: FeedState,
  failure: StationFailure | null = null,
): FeedSnapshot {
  return Object.freeze({
    status,
    tracks: Object.freeze(tracks.map((track) => Object.freeze(track))),
    asOf,
    failure,
  });
}

/** A panel may correct a record later (a cover found, a title fixed), so ids alone do not tell. */
function same(a: readonly Track[], b: readonly Track[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
