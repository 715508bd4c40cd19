/**
 * In:  one station's answers, asked for when the plan says so.
 * Out: a frozen snapshot to every listener, at once and on each change.
 *
 * The first listener starts it, the last one stops it; however many listen,
 * there is one request.
 */
import type { StationFailure } from '../client/failures.js';
import type { HistoryPage } from '../client/reading.js';
import { CUTS_COUNT } from './cuts.js';
import { failureOf } from './failure-of.js';
import { nothingHeld, takeAnswer, takeFailure, type Held } from './held.js';
import { readLastCopy, writeLastCopy } from './last-copy.js';
import { pageState, watchPage } from './page-state.js';
import { goneAt, nextLookAt } from './plan.js';
import type { FeedSnapshot, Track } from './snapshot.js';
import { tell } from './tell.js';

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
  private held: Held;
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
    this.held = { ...nothingHeld, ...readLastCopy(key) };
    this.snapshot = snapshotOf('loading', this.held);
  }

  /** The station's time less the visitor's: milliseconds. */
  get shift(): number {
    return this.held.clock.shift;
  }

  /** `records`: how many plays the listener wants to see, the one on air included. */
  subscribe(listener: Listener, records = 20): () => void {
    this.listeners.set(listener, records);
    this.unwatch ??= watchPage((event) => this.onPageChange(event));
    tell(listener, this.snapshot);
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
    if (type === 'online') this.held.failedAt = 0;
    this.plan();
  }

  private plan(): void {
    clearTimeout(this.timer);
    if (!this.listeners.size || this.request) return;
    const now = Date.now();
    const page = pageState();
    if (!page.online && !this.snapshot.failure) this.takeFailure(null);
    let at = nextLookAt(this.held, { ...page, listening: this.listening }, now);
    // Who wants more than is held does not wait for the next look, unless the last one brought no more.
    if (at && !this.held.failures && this.size < pageSize(this.most()) && this.misses()) at = now;
    if (at) this.timer = setTimeout(() => this.look(), at - now);
  }

  /** How many records somebody wants to see. */
  private most(): number {
    return Math.max(...this.listeners.values());
  }

  /** Whether somebody wants to see more records than are held. */
  private misses(): boolean {
    return !this.held.complete && this.held.tracks.length < this.most();
  }

  private async look(wanted?: number): Promise<void> {
    const request = (this.request = new AbortController());
    const askedAt = Date.now();
    const first = !this.held.askedAt;
    const most = pageSize(this.most());
    const size = (this.size = wanted ?? (first || this.misses() ? most : FEWEST));
    let gap = false;
    try {
      const page = await this.source.readNewest(size, request.signal);
      if (this.request !== request) return;
      gap = this.takeAnswer(page, askedAt);
    } catch (failure) {
      if (this.request !== request) return;
      this.takeFailure(failure);
    }
    this.request = null;
    if (gap && size < most) return this.look(most);
    if (first && this.held.askedAt) this.readCutsWhenIdle();
    this.plan();
  }

  /** True when records are missing before the answer's. */
  private takeAnswer({ records, count }: HistoryPage, askedAt: number): boolean {
    const heardAt = Date.now();
    const before = this.held.tracks;
    const answer = { records, count, askedAt, heardAt, random: Math.random() };
    const { held, gap } = takeAnswer(this.held, answer, Math.max(CUTS_COUNT, this.most()));
    this.held = held;
    // A silent station may be one whose newest records are at the other end by now.
    const track = held.tracks[0];
    if (track && heardAt + this.shift > goneAt(track)) this.source.forgetOrder();

    const news = this.snapshot.status !== 'ready' || !same(held.tracks, before);
    this.snapshot = snapshotOf('ready', held);
    if (news) {
      this.tellAll();
      writeLastCopy(this.key, held);
    }
    return gap;
  }

  private takeFailure(thrown: unknown): void {
    const failure = failureOf(thrown, this.source.baseUrl);
    this.held = takeFailure(this.held, Date.now(), failure.retryAfterSeconds, Math.random());
    this.snapshot = snapshotOf(this.held.asOf ? 'stale' : 'failed', this.held, failure);
    this.tellAll();
  }

  /** Only a station's own history tells whether it cuts tracks short. */
  private readCutsWhenIdle(): void {
    const read = (): void => {
      if (this.listeners.size && !this.request && !this.held.cutsRead) {
        clearTimeout(this.timer);
        void this.look(CUTS_COUNT);
      }
    };
    (typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout)(read);
  }

  private tellAll(): void {
    for (const listener of [...this.listeners.keys()]) tell(listener, this.snapshot);
  }
}

function pageSize(records: number): number {
  return PAGES.find((size) => size >= records) ?? Math.ceil(records / 100) * 100;
}

function snapshotOf(
  status: FeedSnapshot['status'],
  { tracks, asOf }: Held,
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
