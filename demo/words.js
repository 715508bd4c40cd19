const root = document.documentElement;

/** Returns the text in the page's language. German texts in the markup are in `data-de`. */
export const say = (en, de) => (root.lang === 'de' ? de : en);

/** Calls back when the visitor changes the language. */
export function onLanguage(changed) {
  new window.MutationObserver(changed).observe(root, { attributeFilter: ['lang'] });
}
