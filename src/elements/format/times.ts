import { millisecondsInDay } from 'date-fns/constants';
import { toJson } from '../../contract/to-json.js';

/**
 * Returns the locales for `Intl`: the language, then English as a fallback. `en` without a region uses the 24-hour
 * clock, which all readers understand.
 */
export function intlLocale(lang: string): readonly [string, 'en-GB'] {
  return [lang === 'en' ? 'en-GB' : lang, 'en-GB'];
}

type Options = Intl.DateTimeFormatOptions;

/** Cached formats by language, zone and options. Creating a format takes about fifty times as long as using one. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a timestamp in milliseconds. `lang` and `zone` come from the page. If the language is invalid, only its first
 * two letters are used. If the zone is invalid, the visitor's zone is used, and the name of the zone is left out,
 * because browsers that don't support zones can't name them either.
 */
export function formatMoment(ms: number, lang: string, options: Options, zone?: string): string {
  // A server that doesn't know the zone leaves the time empty, and the browser fills it in.
  return zone === '' ? '' : dateTimeFormat(lang, options, zone, ms).format(ms);
}

/**
 * Returns a cached format. Without a zone, the cache key includes the visitor's UTC offset at the time `at`, because a
 * visitor may travel while the page is open.
 */
export function dateTimeFormat(lang: string, options: Options, zone?: string, at = 0): Intl.DateTimeFormat {
  const key = toJson([lang, zone ?? new Date(at).getTimezoneOffset(), options]);
  const format = formats.get(key) ?? newFormat(lang, { ...options, timeZone: zone });
  formats.set(key, format);
  return format;
}

function newFormat(lang: string, options: Options): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(intlLocale(lang), options);
  } catch {
    if (lang.length > 2) return newFormat(lang.slice(0, 2), options);
    return new Intl.DateTimeFormat(intlLocale(lang), {
      ...options,
      timeZone: undefined,
      timeZoneName: undefined,
    });
  }
}

/** Returns the time of day of a timestamp in milliseconds as the language writes it: `14:05`, `2:05 PM`. */
export function timeOfDay(ms: number, lang: string, zone?: string): string {
  return formatMoment(ms, lang, timeOptions(lang), zone);
}

/** Like `timeOfDay`, for a column of times: one-digit hours are as wide as two digits. */
export function columnTime(ms: number, lang: string, zone?: string): string {
  return timeOfDay(ms, lang, zone).replace(/^\p{Nd}\P{Nd}/u, '\u2007$&');
}

/** Returns the options for a time of day. On a 12-hour clock, hours have no leading zero. */
export function timeOptions(lang: string): Options {
  const { hour12 } = dateTimeFormat(lang, { hour: 'numeric' }).resolvedOptions();
  return { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit' };
}

/** The settings that affect times. */
export interface TimeSettings {
  readonly lang: string;
  readonly timeZone: string | undefined;
  /** False on a server and during hydration, because the visitor's zone isn't known there. */
  readonly hasVisitor: boolean;
}

/** Returns the offset of the page's zone at a timestamp, such as `GMT+2`; '' if the visitor's offset is the same. */
export function zoneLabel(ms: number, { lang, timeZone, hasVisitor }: TimeSettings): string {
  const offset = (zone?: string): string | undefined =>
    dateTimeFormat(lang, { timeZoneName: 'shortOffset' }, zone, ms)
      .formatToParts(ms)
      .find(({ type }) => type === 'timeZoneName')?.value;
  const label = hasVisitor && timeZone && offset(timeZone);
  return label && label !== offset() ? label : '';
}

/** Returns the time of day in the page's zone, with its offset if the visitor's differs: `14:05 GMT+2`. */
export function labelledTime(ms: number, settings: TimeSettings): string {
  return [timeOfDay(ms, settings.lang, settings.timeZone), zoneLabel(ms, settings)].filter(Boolean).join(' ');
}

/** Like `labelledTime`, but adds the date if the time is more than a day ago. */
export function labelledMoment(ms: number, settings: TimeSettings): string {
  if (Date.now() - ms < millisecondsInDay) return labelledTime(ms, settings);
  return formatMoment(ms, settings.lang, { dateStyle: 'medium', timeStyle: 'short' }, settings.timeZone);
}

/** Returns a duration in milliseconds as `2:14` or `1:02:14`. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const twoDigits = (count: number): string => String(count % 60).padStart(2, '0');
  const start = minutes < 60 ? String(minutes) : `${Math.floor(minutes / 60)}:${twoDigits(minutes)}`;
  return `${start}:${twoDigits(seconds)}`;
}
