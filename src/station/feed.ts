/**
 * In:  one station's answers, asked for when the plan says so.
 * Out: a frozen snapshot to every listener, at once and on each change.
 *
 * The first listener starts it, the last one stops it; however many listen,
 * there is one request.
 */
import { StationFailure, Unreachable, Unreadable } from '../client/failures.js';
import type { HistoryPage } from '../client/reading.js';
import { CUTS_COUNT } from './cuts.js';
import { nothingHeld, takeAnswer, takeFailure, type Held } from './held.js';
import { readLastCopy, writeLastCopy } from './last-copy.js';
import { pageState, watchPage } from './page-state.js';
import { goneAt, nextLookAt } from './plan.js';
import type { FeedSnapshot, Track } from './snapshot.js';

/** Where the records come from: `client/panel-client`. */
export interface HistorySource {
  readNewest(wanted: number, signal: AbortSignal): Promise<HistoryPage>;
  forgetOrder(): void;
}

type Listener = (snapshot: FeedSnapshot) => void;

/** Page sizes asked for: few, so that visitors share the same URLs. The first is the fewest records that show a change and that nothing was missed before it. */
const PAGES = [2, 20, CUTS_COUNT];
/** Longest wait of a browser's timer: milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

export class Feed {
  /** Listeners, and how many records each wants to see. */
  private readonly listeners = new Map<Listener, number>();
  private held: Held;
  private snapshot: FeedSnapshot;
  /** Whether cuts have been looked for in the last 100 records, now or by an earlier page of this browser. */
  private cutsRead: boolean;
  private isListening = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private request: AbortController | null = null;
  private unwatch: (() => void) | null = null;

  /** `key` names the station in the browser's storage. */
  constructor(
    private readonly source: HistorySource,
    private readonly key: string,
  ) {
    const copy = readLastCopy(key);
    this.held = { ...nothingHeld, ...copy?.held };
    this.cutsRead = !!copy?.cutsRead;
    this.snapshot = snapshotOf('loading', this.held.tracks, copy?.asOf ?? null);
  }

  /** The station's time less the visitor's: milliseconds. */
  get shift(): number {
    return this.held.clock.shift;
  }

  /** While this page plays the station, its titles are kept fresh though the page is hidden. */
  set listening(listening: boolean) {
    this.isListening = listening;
    this.plan();
  }

  /** `records`: how many plays the listener wants to see, the one on air included. */
  subscribe(listener: Listener, records = 20): () => void {
    this.listeners.set(listener, records);
    this.unwatch ??= watchPage(() => this.onPageChange());
    tell(listener, this.snapshot);
    this.plan();
    return () => {
      this.listeners.delete(listener);
      // An element that is moved leaves and comes back at once: that is no reason to stop.
      setTimeout(() => {
        if (!this.listeners.size) this.stop();
      });
    };
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.unwatch?.();
    this.unwatch = null;
    this.request?.abort();
    this.request = null;
  }

  private onPageChange(): void {
    const offline = !pageState().online;
    if (offline && this.snapshot.status === 'ready') this.takeFailure(new Unreachable('GET', this.key, 'offline'));
    // A network that is back is a reason to ask now, not after the rest of a backoff.
    if (!offline && this.snapshot.failure) this.held = { ...this.held, failedAt: 0, retryAfterSeconds: 0 };
    this.plan();
  }

  private plan(): void {
    clearTimeout(this.timer);
    if (!this.listeners.size || this.request) return;
    const now = Date.now();
    let at = nextLookAt(this.held, { ...pageState(), listening: this.isListening }, now);
    // Who wants more than is held does not wait for the next look.
    if (at !== null && !this.held.failures && this.missing()) at = now;
    if (at !== null) this.timer = setTimeout(() => void this.look(), Math.min(at - now, LONGEST_WAIT));
  }

  private most(): number {
    return Math.max(PAGES[0]!, ...this.listeners.values());
  }

  private missing(): boolean {
    return this.held.answeredAt !== null && !this.held.complete && this.held.tracks.length < this.most();
  }

  private async look(wanted?: number): Promise<void> {
    const request = (this.request = new AbortController());
    const askedAt = Date.now();
    const first = this.held.answeredAt === null;
    wanted ??= first || this.missing() ? pageSize(this.most()) : PAGES[0]!;
    try {
      const page = await this.source.readNewest(wanted, request.signal);
      if (this.request !== request) return;
      this.request = null;
      const gap = this.takeAnswer(page, askedAt);
      if (gap) return await this.look(pageSize(this.most()));
      if (first) this.readCutsWhenIdle();
    } catch (failure) {
      if (this.request !== request) return;
      this.request = null;
      this.takeFailure(failure);
    }
    this.plan();
  }

  private takeAnswer({ records, count }: HistoryPage, askedAt: number): boolean {
    const heardAt = Date.now();
    const before = this.held.tracks;
    const keep = Math.max(CUTS_COUNT, this.most());
    const answer = { records, count, askedAt, heardAt, random: Math.random() };
    const { held, gap } = takeAnswer(this.held, answer, keep);
    const news = this.snapshot.status !== 'ready' || !same(held.tracks, before);
    this.held = held;
    this.cutsRead ||= held.complete || held.tracks.length >= CUTS_COUNT;
    // A silent station may be one whose newest records are at the other end by now.
    const track = held.tracks[0];
    if (track && heardAt + this.shift > goneAt(track)) this.source.forgetOrder();

    const snapshot = snapshotOf('ready', held.tracks, heardAt);
    if (news) {
      this.tellAll(snapshot);
      writeLastCopy(this.key, { asOf: heardAt, held, cutsRead: this.cutsRead });
    } else this.snapshot = snapshot;
    return gap;
  }

  private takeFailure(thrown: unknown): void {
    // Whatever goes wrong in here must not become an error of somebody else's page.
    const failure =
      thrown instanceof StationFailure ? thrown : new Unreadable('GET', this.key, String(thrown), thrown);
    this.held = takeFailure(this.held, Date.now(), failure.retryAfterSeconds ?? 0, Math.random());
    const { tracks, asOf } = this.snapshot;
    this.tellAll(snapshotOf(asOf === null ? 'failed' : 'stale', tracks, asOf, failure));
  }

  private readCutsWhenIdle(): void {
    if (this.cutsRead) return;
    const read = (): void => {
      clearTimeout(this.timer);
      if (this.listeners.size && !this.request) void this.look(CUTS_COUNT);
    };
    if (typeof requestIdleCallback === 'function') requestIdleCallback(read, { timeout: 20_000 });
    else setTimeout(read, 5000);
  }

  private tellAll(snapshot: FeedSnapshot): void {
    this.snapshot = snapshot;
    for (const listener of [...this.listeners.keys()]) tell(listener, snapshot);
  }
}

function pageSize(records: number): number {
  return PAGES.find((size) => size >= records) ?? Math.ceil(records / 100) * 100;
}

/** A listener that throws silences nobody else; the page still learns of its error. */
function tell(listener: Listener, snapshot: FeedSnapshot): void {
  try {
    listener(snapshot);
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}

function snapshotOf(
  status: FeedSnapshot['status'],
  records: readonly Track[],
  asOf: number | null,
  failure: StationFailure | null = null,
): FeedSnapshot {
  const tracks = Object.freeze(records.map((track) => Object.freeze(track)));
  return Object.freeze({ status, tracks, asOf, failure });
}

/** A panel may correct a record later (a cover found, a title fixed), so ids alone do not tell. */
function same(a: readonly Track[], b: readonly Track[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
