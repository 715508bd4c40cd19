/**
 * What the page and the relay know of a kind of server that is no panel of ours: what it can tell, where to ask for it,
 * and what its answers say. Pure: whoever asks is in `client` (the page) or `panel/relay`.
 *
 * A reader translates. What leaves it are records of our contract, with the fields that this server has; they are read as
 * tolerantly as a panel's own (`client/history-record.ts` and its like), so a reader need not clean texts and addresses.
 */
import type { ChannelRecord, GridAiring, HistoryRecord, PodcastRecord } from '../contract/records.js';

/** The kinds of servers that are read, as the attribute `source` names them. */
export const SERVER_KINDS = ['azuracast', 'libretime', 'icecast', 'shoutcast'] as const;
export type ServerKindName = (typeof SERVER_KINDS)[number];

/** What a kind of server can tell of its station, and take. What it can't is absent on a page, never made up. */
export interface Can {
  /** `full`: every play, page by page. `recent`: the last ones. `seen`: only what is on air, so what this page saw of it. */
  readonly history: 'full' | 'recent' | 'seen';
  /** Whether plays come with their start. Else a play began when it was first seen. */
  readonly times: boolean;
  /** Whether tracks come with their length: then a play without one is a live set. */
  readonly lengths: boolean;
  readonly week: boolean;
  readonly channels: boolean;
  readonly podcasts: boolean;
  readonly votes: boolean;
}

/** Which station of which server. */
export interface Place {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Short name, mount or number, as the attribute `station` has it; empty for the server's first. */
  readonly station: string;
}

/** Unix seconds. The start belongs to the range, the end does not. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A play as such a server tells it. Absent or null is what it does not tell. */
export interface ToldPlay extends Partial<Omit<HistoryRecord, 'id' | 'ts' | 'all_music_id'>> {
  /** The server's own number of this play, the same in every answer; null where it has none. */
  id: number | null;
  /** When it began: milliseconds, UTC, by the server's clock. Null where it does not tell. */
  ts: number | null;
}

/** What is on air and was, in one answer. */
export interface Told {
  /** Newest first. The first is on air, unless the server is silent. Not the one that comes next. */
  plays: readonly ToldPlay[];
  /** Whether the server says that nothing is on air. */
  silent: boolean;
  /** The server's clock: milliseconds, UTC; null where it does not tell. */
  now: number | null;
  /** The station's name; null where it does not tell. */
  name: string | null;
}

/** One thing to ask such a server for. */
export interface Question<T, A = undefined> {
  /**
   * The ways in which servers of this kind may have it, each a list of paths below the base address (a query included)
   * that are asked for together. The first way that the server has counts, and is remembered.
   */
  ways(place: Place, about: A): readonly (readonly string[])[];
  /** What the answers to one way say, in the order of its paths; null where they are not those of such a server. */
  read(answers: readonly unknown[], place: Place, about: A): T | null;
}

/** A record of one of our lists, with the fields that this server has. Its `id` may be a text: whoever keeps it makes a number of that. */
export type ToldRecord<R> = Partial<Record<keyof R, unknown>>;

/** A station of a server that may have several. */
export interface ToldStation {
  /** As the setting `station` names it: short name, mount or number. */
  readonly station: string;
  /** Null where nobody set one. */
  readonly name: string | null;
}

/** One kind of server. A question that it can't answer is null. */
export interface ServerKind {
  /** What its plays come with. */
  readonly can: Pick<Can, 'history' | 'times' | 'lengths'>;
  /** The parameter of a query that names the callback, where such servers answer by JSONP; null where they don't. */
  readonly callback: string | null;
  /** Makes data of an answer's text, where it may be no good JSON. Throws where it can't. */
  parse?(text: string): unknown;
  readonly newest: Question<Told>;
  /** Airings with `start_ts` and `end_ts`, `name`, `timezone`, and what else it has. */
  readonly week: Question<readonly ToldRecord<GridAiring>[], Range> | null;
  readonly channels: Question<readonly ToldRecord<ChannelRecord>[]> | null;
  readonly podcasts: Question<readonly ToldRecord<PodcastRecord>[]> | null;
  /** Asked about a place without a station. Absent where such a server has one alone. */
  readonly stations?: Question<readonly ToldStation[]>;
}
