/**
 * In:  what a panel sent as a record of its history.
 * Out: the record with the contract's fields.
 */
import type { HistoryRecord } from '../../contract/records.js';
import { readCount, readNumber, readText, readUrl } from '../fields.js';
import { type ListPage } from './list-page.js';
import { readPlay } from './play.js';

/** One page of a history, read. */
export interface HistoryPage extends ListPage<HistoryRecord> {
  /** Whether the server says that nothing is on air; absent where only the times of its plays tell. */
  silent?: boolean;
}

/** What a page knew of a station's plays before it asks again. */
export interface KnownPlays {
  /** Newest first. */
  readonly tracks: readonly HistoryRecord[];
  /** When they were answered, by the visitor's clock: milliseconds. Null before the first answer. */
  readonly asOf: number | null;
  /** Whether nothing was on air then. */
  readonly silent?: boolean;
}

/** The fields that `readPlay` leaves out, and how they are read. */
const REST: [read: (value: unknown) => unknown, names: string][] = [
  [
    readText,
    'album author_other comment composer genre isrc label lyricist metadata performance_type playlist_title publisher year',
  ],
  [readNumber, 'all_music_id'],
  [readCount, 'n_listeners'],
  [readUrl, 'img_url img_medium_url img_large_url'],
  [(value) => value === true, 'img_fetched'],
];

/** Null when a record has no id or no start: it has no place in a history. */
export function readHistoryRecord(value: unknown): HistoryRecord | null {
  const play = readPlay(value) as Record<string, unknown> | null;
  for (const [read, names] of play ? REST : []) {
    for (const name of names.split(' ')) play![name] = read((value as Record<string, unknown>)[name]);
  }
  return play as HistoryRecord | null;
}
