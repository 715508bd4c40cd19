const root = document.documentElement;

/** Returns the text in the page's language. Texts in the markup have their German in `data-de`. */
export const say = (en, de) => (root.lang === 'de' ? de : en);

/** Calls back when the visitor has changed the language. */
export function onLanguage(changed) {
  new window.MutationObserver(changed).observe(root, { attributeFilter: ['lang'] });
}
