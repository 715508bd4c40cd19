/**
 * In:  one of the panel's lists that seldom change: channels, the schedule, podcasts.
 * Out: a frozen snapshot to every listener, at once and on each change.
 */
import type { StationFailure } from '../../client/http/failures.js';
import { PollingFeed } from '../polling-feed.js';
import { readCopy, writeCopy } from '../stored-copy.js';

/** What the listeners of a list get. */
export interface ListSnapshot<R> {
  /** `stale`: the last good copy, and the panel does not answer. `failed`: no copy, and no answer. */
  readonly status: 'loading' | 'ready' | 'stale' | 'failed';
  readonly records: readonly R[];
  /** When the last good answer came, by the visitor's clock: milliseconds. Null before the first. */
  readonly asOf: number | null;
  /** Why the last attempt failed; null when it did not. */
  readonly failure: StationFailure | null;
}

export interface ListOptions<R> {
  /** Named in failures. */
  readonly baseUrl: string;
  /** Names the last good copy in the browser's storage; empty keeps none. */
  readonly key: string;
  /** Which part of the list this is, where several parts share one key: a copy of another part is ignored. */
  readonly part?: number;
  /** How long an answer is good: milliseconds. */
  readonly freshFor: number;
  read(signal: AbortSignal): Promise<readonly R[]>;
  /** Another version may have stored the copy, so it is read as tolerantly as an answer. */
  readRecord(value: unknown): R | null;
}

/** Before the first answer, without a copy. */
export const nothingListed: ListSnapshot<never> = snapshotOf<never>('loading', [], null, null);

/** The largest copy that is kept: characters. */
const LARGEST = 200_000;

export class ListFeed<R> extends PollingFeed<ListSnapshot<R>, readonly R[]> {
  private answeredAt: number | null = null;

  constructor(private readonly source: ListOptions<R>) {
    super(source.baseUrl, lastCopy(source));
  }

  /** Asks again at once, because the list has changed or a listener wants more. Without a listener it waits for one. */
  refresh(): void {
    this.answeredAt = null;
    this.restart();
  }

  protected dueAt(_isVisible: boolean, now: number): number {
    return this.answeredAt === null ? now : this.answeredAt + this.source.freshFor;
  }

  protected read(signal: AbortSignal): Promise<readonly R[]> {
    return this.source.read(signal);
  }

  protected onAnswer(answer: readonly R[]): void {
    const { status, records: before } = this.snapshot;
    const same = status === 'ready' && JSON.stringify(answer) === JSON.stringify(before);
    const records = same ? before : answer;
    const asOf = (this.answeredAt = Date.now());
    this.snapshot = snapshotOf('ready', records, asOf, null);
    if (!same) this.notifyAll();
    const { key, part = 0 } = this.source;
    if (key) writeCopy(key, { asOf, part, records }, LARGEST);
  }

  protected snapshotAfter(failure: StationFailure): ListSnapshot<R> {
    const { asOf, records } = this.snapshot;
    return snapshotOf(asOf === null ? 'failed' : 'stale', records, asOf, failure);
  }
}

function lastCopy<R>({ key, part = 0, readRecord }: ListOptions<R>): ListSnapshot<R> {
  const copy = Object(readCopy(key)) as { asOf?: unknown; part?: number; records?: unknown };
  const { asOf, records, part: copied = 0 } = copy;
  if (!Array.isArray(records) || typeof asOf !== 'number' || copied !== part) return nothingListed;
  return snapshotOf(
    'loading',
    records.map(readRecord).filter((record) => record !== null),
    asOf,
    null,
  );
}

function snapshotOf<R>(
  status: ListSnapshot<R>['status'],
  records: readonly R[],
  asOf: number | null,
  failure: StationFailure | null,
): ListSnapshot<R> {
  return Object.freeze({
    status,
    records: Object.freeze(records.map((record) => Object.freeze(record))),
    asOf,
    failure,
  });
}
