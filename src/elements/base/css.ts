import { unsafeCSS, type CSSResult } from 'lit';

/**
 * Replaces Lit's `css`, which fails on pages where an old library overrides `Array.prototype.reduce`. Accepts only
 * style sheets as values.
 */
export function css(strings: TemplateStringsArray, ...values: CSSResult[]): CSSResult {
  return unsafeCSS(String.raw({ raw: strings }, ...values));
}
