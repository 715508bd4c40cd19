/**
 * How one kind of server other than a panel is read. A `ServerKind` is pure: it names paths and reads responses, and its caller
 * (`client` or `panel/playout/relay`) sends the requests.
 *
 * A reader returns records of the contract with the fields that its server has. The callers read these records as tolerantly as
 * a panel's (`panel/history-record.ts` and the like), so a reader needn't clean texts and addresses.
 */
import type { ChannelRecord, GridAiring, HistoryRecord, PodcastRecord } from '../contract/records.js';

/** What a kind of server can provide. Pages leave out what it can't provide. */
export interface Capabilities {
  /** `full`: all plays, in pages. `recent`: the last plays. `seen`: only the current track, so the page collects a history. */
  readonly history: 'full' | 'recent' | 'seen';
  /** Whether plays have start times. Otherwise a play starts when it is first seen. */
  readonly times: boolean;
  /** Whether tracks have lengths. If so, a play without a length is a live set. */
  readonly lengths: boolean;
  readonly week: boolean;
  readonly channels: boolean;
  readonly podcasts: boolean;
  readonly votes: boolean;
}

/** One station of one server. */
export interface StationRef {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Short name, mount or number, as in the attribute `station`; '' for the server's first. */
  readonly station: string;
}

/** Unix seconds. The start belongs to the range, the end does not. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** A play as the server reports it. A missing field is absent or null. */
export interface ReportedPlay extends Partial<Omit<HistoryRecord, 'id' | 'ts' | 'all_music_id'>> {
  /** The server's number for this play, the same in every response; null without one. */
  id: number | null;
  /** Start in milliseconds, UTC, by the server's clock; null if not reported. */
  ts: number | null;
}

/** The current track and the plays before it, from one response. */
export interface PlayReport {
  /** Newest first, without upcoming tracks. The first is the current track unless `silent` is true. */
  plays: readonly ReportedPlay[];
  /** Whether the server reports that nothing is on air. */
  silent: boolean;
  /** The server's clock in milliseconds, UTC; null if not reported. */
  now: number | null;
  /** The station's name; null if not reported. */
  name: string | null;
}

/** One thing to request from such a server. */
export interface Resource<T, A = undefined> {
  /**
   * The sets of paths under which servers of this kind may offer the resource. Paths are below the base address and include the
   * query. The paths of a set are requested together. The caller uses the first set that works and remembers it.
   */
  alternatives(station: StationRef, about: A): readonly (readonly string[])[];
  /** Reads the responses to one set, in the order of its paths. Returns null if they aren't from this kind of server. */
  read(responses: readonly unknown[], station: StationRef, about: A): T | null;
}

/** A contract record with the fields that the server has. `id` may be a string; `withNumericId` converts it. */
export type ReportedRecord<R> = Partial<Record<keyof R, unknown>>;

/** One of the stations of a server. */
export interface ReportedStation {
  /** Short name, mount or number, as in the attribute `station`. */
  readonly station: string;
  /** Null if the operator didn't set one. */
  readonly name: string | null;
}

/** One kind of server. A resource that it doesn't have is null. */
export interface ServerKind {
  readonly capabilities: Pick<Capabilities, 'history' | 'times' | 'lengths'>;
  /** Query parameter that names the JSONP callback; null if the server has no JSONP. */
  readonly callback: string | null;
  /** Parses a response that may be malformed JSON. Throws if it can't. */
  parse?(text: string): unknown;
  readonly newest: Resource<PlayReport>;
  /** Airings with `start_ts`, `end_ts`, `name`, `timezone` and whatever else the server has. */
  readonly week: Resource<readonly ReportedRecord<GridAiring>[], TimeRange> | null;
  readonly channels: Resource<readonly ReportedRecord<ChannelRecord>[]> | null;
  readonly podcasts: Resource<readonly ReportedRecord<PodcastRecord>[]> | null;
  /** The server's stations, requested with an empty `station`. Absent if such a server has only one station. */
  readonly stations?: Resource<readonly ReportedStation[]>;
}

/** Returns the capabilities of a kind other than the panel. These kinds don't take votes. */
export function capabilitiesOf({ capabilities, week, channels, podcasts }: ServerKind): Capabilities {
  return { ...capabilities, week: !!week, channels: !!channels, podcasts: !!podcasts, votes: false };
}
