/**
 * Parses dates in feeds. Many aren't in the format of RFC 822 or ISO 8601, and some are in the podcast's
 * language.
 */
import { minutesAhead } from '../../servers/zone-offsets.js';
import { withAsciiDigits } from './feed-length.js';

/**
 * Languages whose month names are known. If an abbreviation means different months in two languages, the language that
 * is listed first decides.
 */
const LANGUAGES =
  'en de fr es it pt nl sv da nb fi pl cs sk hu ro ru uk bg el tr hr sl sr-Latn sr et lv lt ca is gl eu ar he zh'.split(
    ' ',
  );

/** Longer text isn't a date. */
const MAX_LENGTH = 100;

/** The parts of a date as written. The month is a number or a name. */
interface WrittenDate {
  day: string;
  month: string;
  year: string;
  /** The time and the zone, or ''. */
  rest: string;
}

/** Time zones by language code, for languages in which a zone's abbreviation has a local meaning. */
const HOMES: Readonly<Record<string, string>> = {
  zh: 'Asia/Shanghai',
  he: 'Asia/Jerusalem',
  iw: 'Asia/Jerusalem',
  ga: 'Europe/Dublin',
  'en-ie': 'Europe/Dublin',
  'en-au': 'Australia/Sydney',
  ar: 'Asia/Riyadh',
  bn: 'Asia/Dhaka',
  hy: 'Asia/Yerevan',
  fil: 'Asia/Manila',
  tl: 'Asia/Manila',
  'en-ph': 'Asia/Manila',
};

function homeOf(language: string): string | null {
  const name = language.trim().toLowerCase().replace(/_/g, '-');
  return HOMES[name] ?? HOMES[name.replace(/-.*/, '')] ?? null;
}

/**
 * Returns the time in milliseconds UTC, or null if the text isn't a date. A date without a known zone is treated as
 * UTC. `language` is the feed's language, which determines the meaning of abbreviations such as `CST`.
 */
export function readDate(text: string | null, language = ''): number | null {
  const value = withAsciiDigits((text ?? '').slice(0, 2 * MAX_LENGTH))
    .trim()
    .replace(/\s+/g, ' ')
    // `오후 11:23`
    .replace(/(?:오후|下午|午後) ?(\d[\d:]*)/, '$1 PM');
  if (!value || value.length > MAX_LENGTH) return null;
  // Some feeds have Unix time.
  const [, unix] = /^(\d{10}|\d{13})(?:\.\d+)?$/.exec(value) ?? [];
  if (unix) return Number(unix) * (unix.length === 10 ? 1000 : 1);
  const written = numericDate(value) ?? namedDate(value);
  if (!written) return null;
  const month = /^\d/.test(written.month) ? Number(written.month) - 1 : monthOf(written.month);
  const day = Number(written.day);
  const midnight = month === null ? NaN : Date.UTC(fullYear(written.year), month, day);
  // A day that doesn't exist would roll over into the next month.
  if (isNaN(midnight) || new Date(midnight).getUTCDate() !== day || month! > 11) return null;
  // Scripts write the start of 1970 if there is no date.
  return timeOf(written.rest, midnight, language) || null;
}

/** Reads `2026-03-06T09:00`, `20260306`, `6.3.2026`, `06/03/2026` and `3/6/2026 9:00 AM`. */
function numericDate(value: string): WrittenDate | null {
  const iso =
    // `2026年3月6日`, `2026년 3월 6일`
    /^(\d{4})([年년]) ?(\d{1,2})[月월] ?(\d{1,2})[日일](.*)$/.exec(value) ??
    /^(?:\p{L}+\.?,? )?(\d{4})([-/.])(\d{1,2})(?:\2(\d{1,2}))?(?!\d)(.*)$/u.exec(value) ??
    /^(\d{4})()(\d{2})(\d{2})(?!\d)(.*)$/.exec(value);
  if (iso)
    return {
      year: iso[1]!,
      month: iso[3]!,
      day: iso[4] ?? '1',
      rest: iso[5]!.replace(/^T(\d\d)(\d\d)/, 'T$1:$2:'),
    };
  const [, first, separator, second, year, rest = ''] =
    /^(?:\p{L}+\.?,? )?(\d{1,2})([ ./-]) ?(\d{1,2})\2 ?(\d{4}|\d{2})(?![\d:])(.*)$/u.exec(value) ?? [];
  if (!first) return null;
  // Only Americans put the month first, with slashes and usually a 12-hour clock.
  const isAmerican =
    separator === '/' && (Number(second) > 12 || (Number(first) <= 12 && /\d ?[ap]m\b/i.test(rest)));
  const [day, month] = isAmerican ? [second!, first] : [first, second!];
  return { day, month, year: year!, rest };
}

const NAMED_DATES: readonly RegExp[] = [
  // Examples: `Fri, 06 Mar 2026 09:00:00 +0100` and `6 de março de 2026`.
  // regex-bound: 100 characters, MAX_LENGTH.
  /(?:^|[^\d:])(?<day>\d{1,2})(?:st|nd|rd|th|er|[.ºª])?[ -](?:de |of |d['’])?(?<month>\p{L}[\p{L}\p{M}]+)[.,]*[ -](?:del? )?'?(?<year>\d{4}|\d{2})(?![\d:])(?<rest>.*)$/iu,
  // `2026. március 6.`
  /^(?<year>\d{4})\.? (?:m\. )?(?<month>\p{L}[\p{L}\p{M}]+)\.? (?<day>\d{1,2})(?!\d)(?<rest>.*)$/u,
  // `March 6th, 2026`
  // regex-bound: 100 characters, MAX_LENGTH.
  /(?<month>\p{L}[\p{L}\p{M}]+)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})(?![\d:])(?<rest>.*)$/u,
  // `Fri Mar 6 09:00:00 CET 2026`, `Fri Mar 06 09:00:00 +0000 2026`
  // regex-bound: 100 characters, MAX_LENGTH.
  /(?<month>\p{L}[\p{L}\p{M}]+) (?<day>\d{1,2}) (?<rest>\d{1,2}:\d{2}\S*(?: (?:[A-Z]{1,5}|[-+]\d{4}))?) (?<year>\d{4})$/u,
];

/** Reads a date with a month name. */
function namedDate(value: string): WrittenDate | null {
  const match = NAMED_DATES.map((pattern) => pattern.exec(value)).find(Boolean);
  return (match?.groups as WrittenDate | undefined) ?? null;
}

/** A year before 1000, as in `0001-01-01`, means that there is no date. */
function fullYear(year: string): number {
  if (year.length > 2) return Number(year) < 1000 ? NaN : Number(year);
  return Number(year) + (Number(year) < 70 ? 2000 : 1900);
}

/** Adds the time in `rest` to `midnight` and returns milliseconds UTC. If there is no time, returns `midnight`. */
function timeOf(rest: string, midnight: number, language: string): number {
  const match =
    // regex-bound: 100 characters, MAX_LENGTH.
    /(\d{1,2})(?::(\d{1,2})|(?: ?h ?|\.)(\d{2}))(?:[:.](\d{1,2}))?(?:[.,]\d+)? ?(?:([ap])\.?m\b\.?)?(.*)$/i.exec(
      rest,
    );
  if (!match) return midnight;
  const [, hours, minutes = match[3], , seconds = '0', half, zone] = match;
  let hour = Number(hours);
  if (half) hour = (hour % 12) + (/p/i.test(half) ? 12 : 0);
  if (hour > 24 || Number(minutes) > 59) return midnight;
  const wall = midnight + ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  const [name = ''] = ZONE.exec(zone!) ?? [];
  return wall - (minutesAhead(name, wall, homeOf(language)) ?? 0) * 60_000;
}

/** Matches the start of the text after a time, which may be a zone. */
const ZONE =
  /^[^\p{L}\d+−-]*(?:(?:GMT|UTC)?[+−-]\d{1,2}:?\d*|[a-z]+ (?:[a-z]+ )?(?:[a-z]+ )?time\b|\p{L}+(?:\/[a-z_/]+)?)/iu;

/** Cache of month names by language. */
const monthNames = new Map<string, string[][]>();

/** Reads a month's name or abbreviation in any of `LANGUAGES`. Returns 0 for January; null if it isn't a month. */
function monthOf(word: string): number | null {
  const name = plain(word);
  if (name.length < 3 && !/月$/.test(name)) return null;
  const isName = (names: string[]): boolean => names.includes(name);
  const isStart = (names: string[]): boolean => names.some((each) => each.startsWith(name));
  for (const matches of [isName, isStart]) {
    for (const language of LANGUAGES) {
      const months = namesIn(language).flatMap((names, month) => (matches(names) ? month : []));
      if (months.length === 1) return months[0]!;
    }
  }
  return null;
}

/** Returns each month's names: long and short, both standalone and as used in a date. */
function namesIn(language: string): string[][] {
  const known = monthNames.get(language);
  if (known) return known;
  const formats = (['long', 'short'] as const).flatMap((month) =>
    [{ month }, { month, day: 'numeric' } as const].map(
      (options) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }),
    ),
  );
  const names = [...Array(12).keys()].map((month) =>
    formats
      .map((format) => format.formatToParts(Date.UTC(2026, month, 6)).find(({ type }) => type === 'month'))
      .map((part) => plain(part?.value ?? ''))
      .filter(Boolean),
  );
  // `Intl` doesn't return this German abbreviation.
  if (language === 'de') names[2]!.push('mrz');
  monthNames.set(language, names);
  return names;
}

/** Returns a word in lower case, without accents, dots or digits. */
function plain(word: string): string {
  return word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}
