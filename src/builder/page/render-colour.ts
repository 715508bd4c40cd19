/** A colour that may be chosen by eye, written as CSS, or left to the page. */
import { html, nothing, type TemplateResult } from 'lit';
import type { BuilderWords } from '../../words/owner-words.js';
import type { Rgb } from '../../elements/ui/contrast.js';
import { filled } from '../../diagnostics/core/sentence.js';
import { hexOf, readColour } from './read-colour.js';

interface ColourPlace {
  readonly id: string;
  readonly label: string;
  /** Empty for none. */
  readonly help: string;
  /** Null while it is the page's. */
  readonly value: string | null;
  /** What it looks like while it is the page's. */
  readonly unset: Rgb;
  /** Colours of the page around. */
  readonly ground: Rgb;
  readonly text: Rgb;
  set(value: string | null): void;
}

export function renderColour(words: BuilderWords, place: ColourPlace): TemplateResult {
  const { id, label, help, value, unset, ground, text, set } = place;
  const known = value === null ? unset : readColour(value, ground, text);
  const onChange = (event: Event): void => set((event.target as HTMLInputElement).value.trim() || null);
  return html`<div class="attribute">
    <label class="field" for=${id}><span>${label}</span></label>
    <div class="colour">
      <input
        type="color"
        name=${`${id}-pick`}
        aria-label=${filled(words.pick, { token: label })}
        .value=${hexOf(known ?? unset)}
        @input=${onChange}
      />
      <input
        id=${id}
        name=${id}
        dir="ltr"
        autocomplete="off"
        spellcheck="false"
        placeholder=${words.fromPage}
        aria-describedby=${`${id}-help`}
        aria-invalid=${known === null}
        .value=${value ?? ''}
        @change=${onChange}
      />
      ${
        value === null
          ? nothing
          : html`<button
              type="button"
              class="icon"
              aria-label=${filled(words.unset, { token: label })}
              @click=${() => set(null)}
            >
              ×
            </button>`
      }
    </div>
    <p id=${`${id}-help`} class=${known === null ? 'warning' : 'help'}>
      ${known === null ? filled(words.noColour, { value: value ?? '' }) : help}
    </p>
  </div>`;
}
