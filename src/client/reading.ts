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

/** Text without control characters, at most 2,000 long. Null for "", "None", and what is no text. */
export function readText(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value)
    .slice(0, 2 * LONGEST)
    // eslint-disable-next-line no-control-regex
    .replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]+/g, ' ')
    .trim()
    .slice(0, LONGEST)
    // Half an emoji at the cut is no character.
    .replace(/[\ud800-\udbff]$/, '');
  return text === 'None' ? null : text || null;
}

/** A finite number; digits in a string count. Null for anything else. */
export function readNumber(value: unknown): number | null {
  const digits = typeof value === 'number' || (typeof value === 'string' && /\d/.test(value));
  return digits && isFinite(value as number) ? +value : null;
}

/** An http(s) address of at most 2,000 characters; null for anything else, so that nobody can link to code. */
export function readUrl(value: unknown): string | null {
  return typeof value === 'string' && value.length <= LONGEST && /^https?:\/\/[^\s"'<>\\]+$/i.test(value)
    ? value
    : null;
}

/** Which fields of a record are read how. */
const FIELDS: [read: (value: unknown) => unknown, names: string][] = [
  [
    readText,
    'album author author_other comment composer dj_name genre isrc label lyricist metadata ' +
      'performance_type playlist_title publisher title year',
  ],
  [readNumber, 'id ts all_music_id jingle_id length n_listeners'],
  [readUrl, 'img_url img_medium_url img_large_url'],
];

/** A history record, or null when it has no id or no start: such a record has no place in a history. */
export function readHistoryRecord(value: unknown): HistoryRecord | null {
  const raw = Object(value) as Record<string, unknown>;
  const read = { img_fetched: raw.img_fetched === true } as unknown as HistoryRecord;
  FIELDS.forEach((field) =>
    field[1]
      .split(' ')
      .forEach((name) => ((read as unknown as Record<string, unknown>)[name] = field[0](raw[name]))),
  );
  if (read.id === null || !(read.ts > 0)) return null;
  if (!(read.length! > 0)) read.length = null;
  if (!read.title && !read.author && read.metadata) {
    const parts = /^(.+?) - (.+)$/.exec(read.metadata);
    read.author = parts && parts[1]!;
    read.title = parts ? parts[2]! : read.metadata;
  }
  return read;
}

/** A v2 envelope, a bare array, or a legacy envelope. Null when it is none of them. */
export function readHistoryPage(value: unknown): HistoryPage | null {
  const raw = Object(value) as {
    results?: unknown;
    count?: unknown;
    objects?: unknown;
    meta?: { total_count?: unknown };
  };
  const list = raw.results || raw.objects || value;
  if (!Array.isArray(list)) return null;
  return {
    records: list.map(readHistoryRecord).filter((record) => record !== null),
    count: readNumber(list === value ? list.length : raw.meta ? raw.meta.total_count : raw.count),
  };
}
