import { html, nothing, type TemplateResult } from 'lit';
import type { BuilderWords } from '../../words/owner-words.js';
import type { Rgb } from '../../artwork/contrast.js';
import { filled } from '../../diagnostics/core/sentence.js';
import { hexOf, readColour } from './read-colour.js';

interface ColourField {
  readonly id: string;
  readonly label: string;
  /** '' for no help text. */
  readonly help: string;
  /** Null to use the page's colour. */
  readonly value: string | null;
  /** The page's colour. */
  readonly unset: Rgb;
  /** Colours of the page around the tags. */
  readonly ground: Rgb;
  readonly text: Rgb;
  set(value: string | null): void;
}

/** Renders a field for a colour. The owner can pick a colour, type one as CSS, or leave it to the page. */
export function renderColour(words: BuilderWords, field: ColourField): TemplateResult {
  const { id, label, help, value, unset, ground, text, set } = field;
  const colour = value === null ? unset : readColour(value, ground, text);
  const handleChange = (event: Event): void => set((event.target as HTMLInputElement).value.trim() || null);
  return html`<div class="attribute">
    <label class="field" for=${id}><span>${label}</span></label>
    <div class="colour">
      <input
        type="color"
        name=${`${id}-pick`}
        aria-label=${filled(words.pick, { token: label })}
        .value=${hexOf(colour ?? unset)}
        @input=${handleChange}
      />
      <input
        id=${id}
        name=${id}
        dir="ltr"
        autocomplete="off"
        spellcheck="false"
        placeholder=${words.fromPage}
        aria-describedby=${`${id}-help`}
        aria-invalid=${colour === null}
        .value=${value ?? ''}
        @change=${handleChange}
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
    <p id=${`${id}-help`} class=${colour === null ? 'warning' : 'help'}>
      ${colour === null ? filled(words.noColour, { value: value ?? '' }) : help}
    </p>
  </div>`;
}
