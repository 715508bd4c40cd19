import { html, nothing, type TemplateResult } from 'lit';
import type { BuilderState } from './builder-state.js';
import { filled } from '../../diagnostics/core/sentence.js';

/** Range of widths in CSS pixels. */
const MIN_WIDTH = 280;
const MAX_WIDTH = 1280;
/** Widths of a phone and of a page, and the widths at which tags change their layout. */
const TICKS = [280, 390, 520, 800, 1280];

/**
 * Renders the settings of the preview. `scale` is 1 if the preview isn't scaled down. The switch "off air" is rendered
 * only for panels.
 */
export function renderViewBar(
  { choice, view, words, changeView }: BuilderState,
  scale: number,
): TemplateResult {
  const handleWidth = (event: Event): void =>
    changeView({ width: Number((event.target as HTMLInputElement).value) });
  const isChecked = (event: Event): boolean => (event.target as HTMLInputElement).checked;
  const size = filled(words.pixels, { width: view.width });
  return html`<div class="view-bar">
    <label class="width">
      <span>${words.width}</span>
      <input
        type="range"
        name="width"
        min=${MIN_WIDTH}
        max=${MAX_WIDTH}
        step="10"
        list="widths"
        .value=${String(view.width)}
        aria-valuetext=${size}
        @input=${handleWidth}
      />
      <output
        >${size}${
          scale < 1
            ? html` <span class="help">${filled(words.scaled, { percent: Math.round(scale * 100) })}</span>`
            : nothing
        }</output
      >
      <datalist id="widths">${TICKS.map((width) => html`<option value=${width}></option>`)}</datalist>
    </label>
    <fieldset class="segments">
      <legend>${words.scheme}</legend>
      ${(['light', 'dark'] as const).map(
        (scheme) =>
          html`<label>
            <input
              type="radio"
              name="scheme"
              value=${scheme}
              .checked=${view.scheme === scheme}
              @change=${() => changeView({ scheme })}
            />
            <span>${words[scheme]}</span>
          </label>`,
      )}
    </fieldset>
    <label class="switch">
      <input
        type="checkbox"
        name="rtl"
        .checked=${view.direction === 'rtl'}
        @change=${(event: Event) => changeView({ direction: isChecked(event) ? 'rtl' : 'ltr' })}
      />
      <span>${words.rightToLeft}</span>
    </label>
    ${
      choice.source === null
        ? html`<label class="switch">
            <input
              type="checkbox"
              name="off-air"
              .checked=${view.isOffAir}
              @change=${(event: Event) => changeView({ isOffAir: isChecked(event) })}
            />
            <span>${words.offAir}</span>
          </label>`
        : nothing
    }
  </div>`;
}
