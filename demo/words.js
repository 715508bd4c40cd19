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
