import { html, type TemplateResult } from 'lit';

/** Renders three bars that move while something plays. Its styles are `equalizerStyles`. */
export function renderEqualizer(): TemplateResult {
  return html`<span class="equalizer" aria-hidden="true"><span></span><span></span><span></span></span>`;
}
