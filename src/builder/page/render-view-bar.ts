/** How the preview stands: its width, its light, its direction, and whether anything is on the air. */
import { html, nothing, type TemplateResult } from 'lit';
import type { BuilderState } from './builder-state.js';
import { filled } from '../../diagnostics/core/sentence.js';

/** CSS pixels. */
const NARROWEST = 280;
const WIDEST = 1280;
/** A phone, the places where the tags change their form, and a whole page. */
const TICKS = [280, 390, 520, 800, 1280];

/** `scale`: what the preview is drawn at, 1 for its own size. Off the air it takes answers of panels alone. */
export function renderViewBar({ choice, view, words, look }: BuilderState, scale: number): TemplateResult {
  const onWidth = (event: Event): void => look({ width: Number((event.target as HTMLInputElement).value) });
  const isOn = (event: Event): boolean => (event.target as HTMLInputElement).checked;
  const size = filled(words.pixels, { width: view.width });
  return html`<div class="view-bar">
    <label class="width">
      <span>${words.width}</span>
      <input
        type="range"
        name="width"
        min=${NARROWEST}
        max=${WIDEST}
        step="10"
        list="widths"
        .value=${String(view.width)}
        aria-valuetext=${size}
        @input=${onWidth}
      />
      <output
        >${size}${
          scale < 1
            ? html` <span class="help">${filled(words.scaled, { percent: Math.round(scale * 100) })}</span>`
            : nothing
        }</output
      >
      <datalist id="widths">${TICKS.map((each) => html`<option value=${each}></option>`)}</datalist>
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
              @change=${() => look({ scheme })}
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
        @change=${(event: Event) => look({ direction: isOn(event) ? 'rtl' : 'ltr' })}
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
              @change=${(event: Event) => look({ isOffAir: isOn(event) })}
            />
            <span>${words.offAir}</span>
          </label>`
        : nothing
    }
  </div>`;
}
