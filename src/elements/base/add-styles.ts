import { adoptStyles, supportsAdoptingStyleSheets, type CSSResult } from 'lit';

/**
 * Adds the style sheets of code that loads later. They follow the element's own sheets, and each one is added only
 * once.
 */
export function addStyles(root: ShadowRoot, ...styles: CSSResult[]): void {
  if (supportsAdoptingStyleSheets) {
    const sheets = styles.map(({ styleSheet }) => styleSheet!);
    root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])];
    return;
  }
  const present = [...root.querySelectorAll('style')].map(({ textContent }) => textContent);
  adoptStyles(
    root,
    styles.filter(({ cssText }) => !present.includes(cssText)),
  );
}
