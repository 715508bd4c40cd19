/**
 * Defines how to read one kind of server other than a panel. A `ServerKind` is pure: it provides paths and
 * parses responses, and its caller (`client` or `panel/playout/relay`) sends the requests.
 *
 * A reader returns contract records with the fields that its server provides. The callers parse these records
 * as tolerantly as a panel's (for example with `panel/history-record.ts`), so readers don't have to clean up
 * text and URLs.
 */
import type { ChannelRecord, GridAiring, HistoryRecord, PodcastRecord } from '../contract/records.js';

/** What a kind of server can provide. Pages leave out the rest. */
export interface Capabilities {
  /**
   * `full`: all plays, in pages. `recent`: the last plays, with start times. `seen`: the current track, and
   * at most a list of titles without times, so the page collects a history itself.
   */
  readonly history: 'full' | 'recent' | 'seen';
  /** Whether plays have start times. If not, a play starts when it first appears. */
  readonly times: boolean;
  /** Whether tracks have lengths. */
  readonly lengths: boolean;
  readonly week: boolean;
  readonly channels: boolean;
  readonly podcasts: boolean;
  readonly votes: boolean;
  /** Whether the kind supports song requests. A station may not allow them. */
  readonly requests: boolean;
}

/** A single station on a server. */
export interface StationRef {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /**
   * Short name, mount or number, as in the attribute `station`; '' for the server's first station. For `json`, the text
   * of the attribute `map`.
   */
  readonly station: string;
  /** Encoding of titles that aren't UTF-8, as `TextDecoder` names it; used by the relay. */
  readonly charset?: string;
}

/** Unix seconds. The start is inclusive and the end exclusive. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** A play in a server's response. A missing field is absent or null. */
export interface ReportedPlay extends Partial<Omit<HistoryRecord, 'id' | 'ts' | 'all_music_id'>> {
  /** The server's id for this play, the same in every response; null if it has none. */
  id: number | null;
  /** Start in milliseconds, UTC (server's clock); null if not reported. */
  ts: number | null;
}

/** The current track and the plays before it, from one response. */
export interface PlayReport {
  /**
   * Newest first, without upcoming tracks. Unless `onAir` is false, the first play is the current one. If the
   * server reports no valid title for the current play, the first play is empty, or the list is empty.
   */
  plays: readonly ReportedPlay[];
  /**
   * True if the server reports that it is on air, for example because a source is connected, even without a
   * title. False if it reports that nothing is on air. Otherwise null.
   */
  onAir: boolean | null;
  /** The server's time in milliseconds, UTC; null if not reported. */
  now: number | null;
  /** Like `now`, but up to a few minutes old, because the response may come from a cache. */
  roughNow?: number | null;
  /** The station's name; null if not reported. */
  name: string | null;
  /** Whether the station takes song requests. Absent if not reported. */
  takesRequests?: boolean;
  /**
   * The next track, with its expected start. Absent or null if the server reports none, or during a live set
   * or anything else without a known end. The caller checks whether it can really be next.
   */
  upcoming?: ReportedPlay | null;
  /**
   * The stations that are on air, if the requested one isn't among them and the server's list is known to be
   * complete.
   */
  otherStations?: readonly ReportedStation[];
  /** Path of the stream of events (SSE) that reports this station's plays. Absent if the kind has none. */
  eventsPath?: string | null;
}

/** The plays in one event. */
export interface ReportedEvent {
  report: PlayReport;
  /** Time from the server's report of a change until listeners hear the change, in milliseconds. */
  delayMs: number;
}

/** Something that the kind of server provides in response to requests. */
export interface ServerResource<T, A = undefined> {
  /**
   * Sets of paths at which servers of this kind may provide the resource. Paths are relative to the base URL
   * and include the query. All paths in a set are requested together. The caller uses the first set that
   * works and remembers it. Empty if the station's name is missing or invalid for this kind.
   */
  alternatives(station: StationRef, about: A): readonly (readonly string[])[];
  /**
   * Reads the responses to one set, in the order of its paths. Returns null if they aren't from this kind of server.
   *
   * @throws SetupProblem if the tag's attributes don't fit the response.
   */
  read(responses: readonly unknown[], station: StationRef, about: A): T | null;
}

/** A contract record with the fields that the server provides. `id` may be a string; `withNumericId` converts it. */
export type ReportedRecord<R> = Partial<Record<keyof R, unknown>>;

/**
 * Why a song can't be requested. `off`: the station doesn't take requests now. `full`: the queue is full.
 * `queued`: the song was already requested. `soon`: it was played or requested a short time ago. `limit`:
 * this visitor has sent too many requests. `unknown`: the station doesn't have the song. `unspecified`: the
 * server gives no reason.
 */
export type RequestRefusal = 'off' | 'full' | 'queued' | 'soon' | 'limit' | 'unknown' | 'unspecified';

/** A song that listeners can request. */
export interface RequestableSong {
  /** Identifies the song in a request. */
  readonly id: string;
  readonly title: string;
  readonly artist: string | null;
  readonly album: string | null;
  /** URL of a small cover. */
  readonly cover: string | null;
  /** Why this song can't be requested now; null if it can, or if the server doesn't report it. */
  readonly refusal: RequestRefusal | null;
}

/** One page of a song search. */
export interface SongPage {
  readonly songs: readonly RequestableSong[];
  /** Total number of songs that match the search; null if unknown. */
  readonly count: number | null;
}

export interface SongQuery {
  /** Words of the title, artist or album; '' for all songs. */
  readonly text: string;
  /** A multiple of `limit`. */
  readonly offset: number;
  readonly limit: number;
}

/** How listeners request songs. */
export interface SongRequestPaths {
  /** Returns the path of one page of songs. */
  songsPath(station: StationRef, query: SongQuery): string;
  /** Returns the path of the GET request that requests a song. */
  requestPath(station: StationRef, id: string): string;
  /** Reads the response to `songsPath`. Returns null for any other response. */
  readSongs(response: unknown, query: SongQuery): SongPage | null;
}

/** One of a server's stations. */
export interface ReportedStation {
  /** Short name, mount or number, as in the attribute `station`. */
  readonly station: string;
  /** Null if the operator hasn't set one. */
  readonly name: string | null;
}

/** Loads a chunk by calling its import, and may retry. */
export type LoadChunk = <T>(load: () => Promise<T>) => Promise<T>;

/** One kind of server. A resource is null if the kind doesn't provide it. */
export interface ServerKind {
  readonly capabilities: Pick<Capabilities, 'history' | 'times' | 'lengths'>;
  /** Query parameter that names the JSONP callback; null if the server doesn't support JSONP. */
  readonly callback: string | null;
  /**
   * Parses a response that may be malformed or not JSON. Throws or rejects if it can't be parsed. The caller
   * removes text around the value (`parse-loose.ts`).
   */
  parse?(text: string): unknown;
  /** Encoding of responses that aren't UTF-8. Absent if the tag doesn't set it. */
  readonly charset?: string;
  /**
   * Returns the kind for one station, if the tag's attributes determine what it can read. `warn` is called
   * with a message for the site's owner if a response lacks something that the attributes name.
   *
   * @throws SetupProblem if the attributes are invalid.
   */
  forStation?(
    station: StationRef,
    warn: (sentence: string) => void,
    loadChunk: LoadChunk,
  ): Promise<ServerKind>;
  /**
   * Minimum time between two requests for the same path, in milliseconds. Absent if only the polling plan
   * applies.
   */
  readonly minIntervalMs?: number;
  readonly newest: ServerResource<PlayReport>;
  /** The station's name, if `newest` doesn't include it. Null if the operator hasn't set one. */
  readonly name?: ServerResource<{ readonly name: string | null }>;
  /** Returns the URL of the station's own picture, which may not exist. Absent if the kind has none. */
  picture?(station: StationRef): string;
  /** Reads an event of the stream at `eventsPath`. Returns null if it contains no plays. */
  readEvent?(event: unknown, station: StationRef): ReportedEvent | null;
  /** Airings with `start_ts`, `end_ts`, `name`, `timezone` and any other fields that the server provides. */
  readonly week: ServerResource<readonly ReportedRecord<GridAiring>[], TimeRange> | null;
  readonly channels: ServerResource<readonly ReportedRecord<ChannelRecord>[]> | null;
  readonly podcasts: ServerResource<readonly ReportedRecord<PodcastRecord>[]> | null;
  /** Song requests. Absent if the kind has none. */
  readonly requests?: SongRequestPaths;
  /** The server's stations, requested with an empty `station`. Absent if such a server has only one station. */
  readonly stations?: ServerResource<readonly ReportedStation[]>;
}

/** Returns the capabilities of a kind other than the panel. These kinds don't accept votes. */
export function capabilitiesOf(kind: ServerKind): Capabilities {
  const { capabilities, week, channels, podcasts, requests } = kind;
  return {
    ...capabilities,
    week: !!week,
    channels: !!channels,
    podcasts: !!podcasts,
    votes: false,
    requests: !!requests,
  };
}
