/**
 * In:  a sentence in English and in German.
 * Out: the one in the page's language, and a call when that changes.
 */
const root = document.documentElement;

/** For texts that are made by scripts; those of the markup have their German beside them. */
export const say = (en, de) => (root.lang === 'de' ? de : en);

/** Calls back after the visitor has chosen the other language. */
export function onLanguage(changed) {
  new window.MutationObserver(changed).observe(root, { attributeFilter: ['lang'] });
}

/** A moment (milliseconds) as hour and minute; without a zone, the visitor's. */
export function clockTime(ms, timeZone) {
  return new Intl.DateTimeFormat(say('en-GB', 'de'), { hour: '2-digit', minute: '2-digit', timeZone }).format(
    ms,
  );
}
