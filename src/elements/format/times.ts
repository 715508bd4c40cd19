/**
 * In:  moments and lengths in milliseconds.
 * Out: how a language writes them.
 */

/** The locale for `Intl`. For `en` without a country it is one with the 24-hour clock, which all readers know. */
export function intlLocale(lang: string): string {
  return lang === 'en' ? 'en-GB' : lang;
}

type Options = Intl.DateTimeFormatOptions;

/** By what they write. Making one takes as long as fifty uses of it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** `lang` and `zone` come from the page and may be wrong: then it uses the language without its region, and the visitor's zone. */
export function formatMoment(ms: number, lang: string, options: Options, zone?: string): string {
  // A server that does not know the zone leaves times to the browser.
  return zone === '' ? '' : dateTimeFormat(lang, options, zone, ms).format(ms);
}

/** The same one each time. `at`: a moment that is written in the visitor's zone. Pages stay open while visitors travel. */
export function dateTimeFormat(lang: string, options: Options, zone?: string, at = 0): Intl.DateTimeFormat {
  const key = JSON.stringify([lang, zone ?? new Date(at).getTimezoneOffset(), options]);
  let format = formats.get(key);
  if (!format) formats.set(key, (format = newFormat(lang, { ...options, timeZone: zone })));
  return format;
}

function newFormat(lang: string, options: Options): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(intlLocale(lang), options);
  } catch {
    return new Intl.DateTimeFormat(intlLocale(lang.slice(0, 2)), { ...options, timeZone: undefined });
  }
}

/** The time of day: 14:05. */
export function timeOfDay(ms: number, lang: string, zone?: string): string {
  return formatMoment(ms, lang, { hour: '2-digit', minute: '2-digit' }, zone);
}

/** A length as players write it: 2:14, 1:02:14. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (count: number) => ('0' + (count % 60)).slice(-2);
  const minutes = Math.floor(seconds / 60);
  return (minutes < 60 ? minutes : Math.floor(minutes / 60) + ':' + two(minutes)) + ':' + two(seconds);
}
