import { html, type TemplateResult } from 'lit';

/** Renders three animated bars that show playback. `equalizerStyles` has their styles. */
export function renderEqualizer(): TemplateResult {
  return html`<span class="equalizer" aria-hidden="true"><span></span><span></span><span></span></span>`;
}
