/**
 * In:  what a panel sent, which may be anything.
 * Out: fields and lists, read tolerantly: a bad field costs that field, a bad record that record.
 *
 * Compiles to ES5: every bundle reads with these rules.
 */

/** The longest text that a page gets: characters. */
const MAX_LENGTH = 2000;

/** Text without control characters, at most 2,000 long. Null for "", "None", and anything that is no text. */
export function readText(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value)
    // eslint-disable-next-line no-control-regex
    .replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    // The cut may have left half an emoji.
    .replace(/[\ud800-\udbff]$/, '');
  return text === 'None' ? null : text || null;
}

/** A finite number, also one written as a string. Null for anything else. */
export function readNumber(value: unknown): number | null {
  const digits = typeof value === 'number' || (typeof value === 'string' && /\d/.test(value));
  return digits && isFinite(value as number) ? +value : null;
}

/** An http(s) address of at most 2,000 characters; null for anything else, so that no link runs code. */
export function readUrl(value: unknown): string | null {
  return typeof value === 'string' && value.length <= MAX_LENGTH && /^https?:\/\/[^\s"'<>\\]+$/i.test(value)
    ? value
    : null;
}

/** One page of a list. */
export interface ListPage<R> {
  records: R[];
  /** Records in all; null where the panel does not say. */
  count: number | null;
}

/** The most records of a list that are read, however many there are. */
export const MAX_RECORDS = 5000;

type ReadRecord<R> = (value: unknown) => R | null;

/** A page as the legacy API sends it. Null when it is none. `most`: as many records were asked for. */
export function readLegacyList<R>(
  value: unknown,
  readRecord: ReadRecord<R>,
  most: number,
): ListPage<R> | null {
  const { objects, meta } = Object(value) as { objects?: unknown; meta?: unknown };
  return readRecords(objects, (Object(meta) as { total_count?: unknown }).total_count, readRecord, most);
}

/** The readable ones of at most so many records of a list. Null when it is no list. */
export function readRecords<R>(
  list: unknown,
  count: unknown,
  readRecord: ReadRecord<R>,
  most: number,
): ListPage<R> | null {
  return Array.isArray(list)
    ? {
        records: newerEnd(list, Math.min(most, MAX_RECORDS))
          .map(readRecord)
          .filter((record) => record !== null),
        count: readNumber(count),
      }
    : null;
}

/** A panel that knows no `limit` sends all that it has, and a history's newest records may be the last ones. */
function newerEnd(list: unknown[], most: number): unknown[] {
  const [first, last] = [list[0], list[list.length - 1]].map((each) => (Object(each) as { ts?: unknown }).ts);
  return Number(last) > Number(first) ? list.slice(-most) : list.slice(0, most);
}

/** A page as v2 sends it, a bare array, or a page of the legacy API. Null when it is none of them. */
export function readPage<R>(value: unknown, readRecord: ReadRecord<R>, most: number): ListPage<R> | null {
  const { results, count } = Object(value) as { results?: unknown; count?: unknown };
  return Array.isArray(value)
    ? readRecords(value, value.length, readRecord, most)
    : readRecords(results, count, readRecord, most) || readLegacyList(value, readRecord, most);
}
