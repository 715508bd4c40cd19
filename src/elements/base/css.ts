import { unsafeCSS, type CSSResult } from 'lit';

/** Like Lit's `css`, which some old libraries break because they replace `reduce`. All values are style sheets. */
export function css(strings: TemplateStringsArray, ...values: CSSResult[]): CSSResult {
  return unsafeCSS(String.raw({ raw: strings }, ...values));
}
