import type { HistoryRecord } from '../../contract/records.js';
import { readCount, readNumber, readText, splitMetadata } from '../fields.js';

/** The fields of a play that every bundle needs. */
export type Play = Pick<HistoryRecord, 'id' | 'ts' | 'length' | 'jingle_id' | 'title' | 'author' | 'dj_name'>;

/** The latest time that `Date` supports, in milliseconds. */
const MAX_TIME_MS = 8e15;

/**
 * Returns null if the record has no id or start, because it can't be placed in a history. Compiles to ES5.
 */
export function readPlay(value: unknown): Play | null {
  const raw = Object(value) as Record<keyof HistoryRecord, unknown>;
  const id = readNumber(raw.id);
  const ts = readNumber(raw.ts);
  const length = readCount(raw.length);
  const metadata = readText(raw.metadata);
  let title = readText(raw.title);
  let author = readText(raw.author);
  if (!title && !author && metadata) {
    const names = splitMetadata(metadata);
    title = names.title;
    author = names.author;
  }
  if (id === null || !(ts! > 0 && ts! < MAX_TIME_MS)) return null;
  return {
    id,
    ts: ts!,
    length: length! > 0 ? length : null,
    jingle_id: readNumber(raw.jingle_id),
    title,
    author,
    dj_name: readText(raw.dj_name),
  };
}
