/** In: style sheets whose code came later than the element's own. Out: they are put over those that are there, each once. */
import { adoptStyles, supportsAdoptingStyleSheets, type CSSResult } from 'lit';

export function addStyles(root: ShadowRoot, ...styles: CSSResult[]): void {
  if (supportsAdoptingStyleSheets) {
    const sheets = styles.map(({ styleSheet }) => styleSheet!);
    root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])];
    return;
  }
  const there = [...root.querySelectorAll('style')].map(({ textContent }) => textContent);
  adoptStyles(
    root,
    styles.filter(({ cssText }) => !there.includes(cssText)),
  );
}
