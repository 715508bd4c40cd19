/** In: what a panel sent. Out: history records as the contract names them, and pages of them. */
import type { HistoryRecord } from '../contract/records.js';
import { readLegacyList, readNumber, readRecords, readText, readUrl, type ListPage } from './fields.js';
import { readPlay } from './play.js';

export { readNumber, readText, readUrl } from './fields.js';

/** One page of a history, read. */
export type HistoryPage = ListPage<HistoryRecord>;

/** How the fields are read that not every play needs. */
const REST: [read: (value: unknown) => unknown, names: string][] = [
  [
    readText,
    'album author_other comment composer genre isrc label lyricist metadata performance_type playlist_title publisher year',
  ],
  [readNumber, 'all_music_id n_listeners'],
  [readUrl, 'img_url img_medium_url img_large_url'],
  [(value) => value === true, 'img_fetched'],
];

/** A history record, or null when it has no id or no start: such a record has no place in a history. */
export function readHistoryRecord(value: unknown): HistoryRecord | null {
  const play = readPlay(value) as Record<string, unknown> | null;
  for (const [read, names] of play ? REST : []) {
    for (const name of names.split(' ')) play![name] = read((value as Record<string, unknown>)[name]);
  }
  return play as HistoryRecord | null;
}

/** A v2 envelope, a bare array, or a legacy envelope. Null when it is none of them. */
export function readPage<R>(value: unknown, readRecord: (value: unknown) => R | null): ListPage<R> | null {
  const { results, count } = Object(value) as { results?: unknown; count?: unknown };
  return Array.isArray(value)
    ? readRecords(value, value.length, readRecord)
    : readRecords(results, count, readRecord) || readLegacyList(value, readRecord);
}
