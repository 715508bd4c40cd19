/**
 * In:  moments and lengths in milliseconds.
 * Out: how a language writes them.
 */

/** The locale for `Intl`. For `en` without a country it is one with the 24-hour clock, which all readers know. */
export function intlLocale(lang: string): string {
  return lang === 'en' ? 'en-GB' : lang;
}

/** `lang` and `zone` come from the page and may be wrong: then it uses the language without its region, and the visitor's zone. */
export function written(
  ms: number,
  lang: string,
  options: Intl.DateTimeFormatOptions,
  zone?: string,
): string {
  // A server that does not know the zone leaves times to the browser.
  if (zone === '') return '';
  try {
    return new Date(ms).toLocaleString(intlLocale(lang), { ...options, timeZone: zone });
  } catch {
    return new Date(ms).toLocaleString(intlLocale(lang.slice(0, 2)), options);
  }
}

/** The time of day: 14:05. */
export function timeOfDay(ms: number, lang: string, zone?: string): string {
  return written(ms, lang, { hour: '2-digit', minute: '2-digit' }, zone);
}

/** A length as players write it: 2:14, 1:02:14. */
export function playTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (count: number) => ('0' + (count % 60)).slice(-2);
  const minutes = Math.floor(seconds / 60);
  return (minutes < 60 ? minutes : Math.floor(minutes / 60) + ':' + two(minutes)) + ':' + two(seconds);
}
