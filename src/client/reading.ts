/**
 * In:  what a panel sent, which may be anything.
 * Out: the contract's records. A bad field costs that field, a bad record that record.
 *
 * Compiles to ES5: the legacy bundle reads with the same rules.
 */
import type { HistoryRecord } from '../contract/records.js';

/** Longest text that leaves this room: characters. */
const LONGEST = 2000;

/** One page of a history, read. */
export interface HistoryPage {
  records: HistoryRecord[];
  /** Records in all; null where the panel does not say. */
  count: number | null;
}

/** Text without control characters, at most 2,000 long. Null for "", "None", null and what is no text. */
export function readText(value: unknown): string | null {
  if (typeof value === 'number') value = String(value);
  if (typeof value !== 'string') return null;
  const text = value
    .slice(0, 2 * LONGEST)
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim()
    .slice(0, LONGEST)
    // Half an emoji at the cut is no character.
    .replace(/[\ud800-\udbff]$/, '');
  return text && text !== 'None' ? text : null;
}

/** A finite number; digits in a string count. Null for anything else. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value)) value = +value;
  return typeof value === 'number' && isFinite(value) ? value : null;
}

/** An http(s) address of at most 2,000 characters; null for anything else, so that nobody can link to code. */
export function readUrl(value: unknown): string | null {
  return typeof value === 'string' && value.length <= LONGEST && /^https?:\/\/[^\s"'<>\\]+$/i.test(value)
    ? value
    : null;
}

const TEXTS = (
  'album author author_other comment composer dj_name genre isrc label lyricist metadata ' +
  'performance_type playlist_title publisher title year'
).split(' ');
const NUMBERS = 'all_music_id jingle_id length n_listeners'.split(' ');
const URLS = 'img_url img_medium_url img_large_url'.split(' ');

/** A history record, or null when it has no id or no start: such a record has no place in a history. */
export function readHistoryRecord(value: unknown): HistoryRecord | null {
  if (!isObject(value)) return null;
  const id = readNumber(value.id);
  const ts = readNumber(value.ts);
  if (id === null || ts === null || ts <= 0) return null;

  const read: Record<string, unknown> = { id, ts };
  TEXTS.forEach((name) => (read[name] = readText(value[name])));
  NUMBERS.forEach((name) => (read[name] = readNumber(value[name])));
  URLS.forEach((name) => (read[name] = readUrl(value[name])));
  read.img_fetched = typeof value.img_fetched === 'boolean' ? value.img_fetched : null;

  const record = read as unknown as HistoryRecord;
  if (record.length !== null && record.length < 0) record.length = null;
  if (!record.title && !record.author && record.metadata) {
    const dash = record.metadata.indexOf(' - ');
    record.author = dash > 0 ? record.metadata.slice(0, dash) : null;
    record.title = dash > 0 ? record.metadata.slice(dash + 3) : record.metadata;
  }
  return record;
}

/** A v2 envelope, a bare array, or a legacy envelope. Null when it is none of them. */
export function readHistoryPage(value: unknown): HistoryPage | null {
  let list: unknown = value;
  let count: unknown = isArray(value) ? value.length : null;
  if (isObject(value)) {
    list = value.results || value.objects;
    count = isObject(value.meta) ? value.meta.total_count : value.count;
  }
  if (!isArray(list)) return null;
  const records: HistoryRecord[] = [];
  list.forEach((each) => {
    const record = readHistoryRecord(each);
    if (record) records.push(record);
  });
  return { records, count: readNumber(count) };
}

function isArray(value: unknown): value is unknown[] {
  return Object.prototype.toString.call(value) === '[object Array]';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !isArray(value);
}
