import { adoptStyles, supportsAdoptingStyleSheets, type CSSResult, type LitElement } from 'lit';

/** The styles of each root that `addStyles` was called for. */
export const stylesOf = new WeakMap<ShadowRoot, readonly CSSResult[]>();

/**
 * Adds the style sheets of code that loads later. They follow the element's own sheets, and each one is added only
 * once. A root loses its sheets when it is moved to another document, which accepts only copies. Call this function
 * again then, even without styles.
 */
export function addStyles(root: ShadowRoot, ...styles: CSSResult[]): void {
  if (supportsAdoptingStyleSheets) {
    const { adoptedStyleSheets, host, ownerDocument } = root;
    const { elementStyles } = host.constructor as typeof LitElement;
    const all = [...(stylesOf.get(root) ?? (elementStyles as CSSResult[])), ...styles];
    stylesOf.set(root, all);
    const { defaultView } = ownerDocument;
    // Documents of a `DOMParser` have no window.
    if (!defaultView) return;
    const sheets = all.map(({ cssText, styleSheet }) => {
      if (ownerDocument === document) return styleSheet!;
      const copy = new defaultView.CSSStyleSheet();
      copy.replaceSync(cssText);
      return copy;
    });
    root.adoptedStyleSheets =
      ownerDocument === document ? [...new Set([...adoptedStyleSheets, ...sheets])] : sheets;
    return;
  }
  const present = [...root.querySelectorAll('style')].map(({ textContent }) => textContent);
  adoptStyles(
    root,
    styles.filter(({ cssText }) => !present.includes(cssText)),
  );
}
