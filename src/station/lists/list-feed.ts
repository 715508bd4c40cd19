import type { StationFailure } from '../../client/http/failures.js';
import { PollingFeed } from '../polling-feed.js';
import { readCopy, writeCopy } from '../stored-copy.js';
import { toJson } from '../../contract/to-json.js';

/** The state of a list. */
export interface ListSnapshot<R> {
  /** `stale`: requests fail, and the last good data is shown. `failed`: requests fail, and there is no data. */
  readonly status: 'loading' | 'ready' | 'stale' | 'failed';
  readonly records: readonly R[];
  /** When the last successful response arrived, in milliseconds (visitor's clock). Null before the first. */
  readonly asOf: number | null;
  /** Why the last request failed; null if it succeeded. */
  readonly failure: StationFailure | null;
}

export interface ListOptions<R> {
  /** The base URL that failures contain. */
  readonly baseUrl: string;
  /** Key of the stored copy in the browser; if it is '', no copy is stored. */
  readonly key: string;
  /**
   * Number of this section, if several sections of a list share one key. A copy of another section is
   * ignored.
   */
  readonly section?: number;
  /** How long a response stays fresh, in milliseconds. */
  readonly freshFor: number;
  read(signal: AbortSignal): Promise<readonly R[]>;
  /**
   * Parses a record of the stored copy. Another version of this code may have written the copy, so it is parsed like a
   * response.
   */
  readRecord(value: unknown): R | null;
  /** Called with the stored copy and with each response. */
  handleRecords?(records: readonly R[]): void;
}

/** The state before the first response, if there is no stored copy. */
export const nothingListed: ListSnapshot<never> = snapshotOf<never>('loading', [], null, null);

/** Maximum length of a stored copy, in characters. */
const MAX_LENGTH = 200_000;

export class ListFeed<R> extends PollingFeed<ListSnapshot<R>, readonly R[]> {
  private respondedAt: number | null = null;

  constructor(private readonly options: ListOptions<R>) {
    super(options.baseUrl, lastCopy(options));
    options.handleRecords?.(this.snapshot.records);
  }

  /** Reads the list again: immediately if it has a listener, otherwise when the next one subscribes. */
  refresh(): void {
    this.respondedAt = null;
    this.restart();
  }

  protected dueAt(_isVisible: boolean, now: number): number {
    return this.respondedAt === null ? now : this.respondedAt + this.options.freshFor;
  }

  protected read(signal: AbortSignal): Promise<readonly R[]> {
    return this.options.read(signal);
  }

  protected handleResponse(received: readonly R[]): void {
    const { status, records: before } = this.snapshot;
    const isSame = status === 'ready' && toJson(received) === toJson(before);
    const records = isSame ? before : received;
    const asOf = (this.respondedAt = Date.now());
    this.snapshot = snapshotOf('ready', records, asOf, null);
    this.options.handleRecords?.(records);
    if (!isSame) this.notifyAll();
    const { key, section = 0 } = this.options;
    if (key) writeCopy(key, { asOf, part: section, records }, MAX_LENGTH);
  }

  protected snapshotAfter(failure: StationFailure): ListSnapshot<R> {
    const { asOf, records } = this.snapshot;
    return snapshotOf(asOf === null ? 'failed' : 'stale', records, asOf, failure);
  }
}

function lastCopy<R>({ key, section = 0, readRecord }: ListOptions<R>): ListSnapshot<R> {
  const copy = Object(readCopy(key)) as { asOf?: unknown; part?: number; records?: unknown };
  const { asOf, records, part: copied = 0 } = copy;
  if (!Array.isArray(records) || typeof asOf !== 'number' || copied !== section) return nothingListed;
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
