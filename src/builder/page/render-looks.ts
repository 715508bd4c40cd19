/** Colours and corners, and whether they can be told from their ground. */
import { html, nothing, type TemplateResult } from 'lit';
import type { KnownProperty } from '../known-tags.js';
import type { BuilderState } from './builder-state.js';
import { withValue } from './change-choice.js';
import { MIN_CONTRAST } from '../../elements/ui/contrast.js';
import { filled } from '../../diagnostics/core/sentence.js';
import { colours, measureContrast } from './measure-contrast.js';
import { renderColour } from './render-colour.js';
import { isLength, titleOf, tokensFor } from './tags.js';

/** Drawn, not written. */
const RADIUS = '--onair-radius';
/** Values of CSS, by the word for them. */
const CORNERS = { square: '0', soft: '0.25em', round: '0.75em', rounder: '1.5em' } as const;

export function renderLooks(state: BuilderState): TemplateResult {
  const { choice, tags, words, view } = state;
  const tokens = tokensFor(
    tags,
    choice.tags.map(({ name }) => name),
  );
  const { ground, text } = colours(view);
  const set = (name: string) => (value: string | null) =>
    state.change({ properties: withValue(choice.properties, name, value) });
  return html`<section aria-labelledby="looks-title">
    <h2 id="looks-title">${words.looks}</h2>
    <p class="help">${words.looksHelp}</p>
    ${tokens
      .filter((token) => !isLength(token))
      .map((token) =>
        renderColour(words, {
          id: token.name.slice(2),
          label: titleOf(tags, nameOf(token)),
          help: tags.text(token.description),
          value: choice.properties[token.name] ?? null,
          unset: token.default === 'currentColor' ? text : ground,
          ground,
          text,
          set: set(token.name),
        }),
      )}
    ${renderContrast(state)}
    ${tokens
      .filter(isLength)
      .map((token) =>
        token.name === RADIUS
          ? renderCorners(state, set(token.name))
          : renderLength(state, token, set(token.name)),
      )}
    <details>
      <summary>${words.yourPage}</summary>
      <p class="help">${words.yourPageHelp}</p>
      ${(['ground', 'text'] as const).map((name) =>
        renderColour(words, {
          id: `page-${name}`,
          label: words[name],
          help: '',
          value: view[name] || null,
          unset: name === 'text' ? text : ground,
          ground,
          text,
          set: (value) => state.look({ [name]: value ?? '' }),
        }),
      )}
    </details>
  </section>`;
}

const nameOf = ({ name }: KnownProperty): string => name.replace(/^--onair-/, '');

function renderContrast({ choice, view, words, language }: BuilderState): TemplateResult {
  const measured = measureContrast(choice, view);
  // Cut, not rounded: 4.49 is too little, and must not read 4.5.
  const shown = (ratio: number): string =>
    (Math.floor(ratio * 10) / 10).toLocaleString(language, { minimumFractionDigits: 1 });
  const warnings = [
    measured.text < MIN_CONTRAST && filled(words.contrastText, { ratio: shown(measured.text) }),
    measured.accent < MIN_CONTRAST && filled(words.contrastAccent, { ratio: shown(measured.accent) }),
  ].filter((each) => each !== false);
  return html`<div id="contrast" role="status">
    ${
      warnings.length > 0
        ? warnings.map((each) => html`<p class="warning">${each}</p>`)
        : html`<p class="help">
            ${filled(words.contrastGood, { text: shown(measured.text), accent: shown(measured.accent) })}
          </p>`
    }
  </div>`;
}

function renderCorners({ choice, words }: BuilderState, set: (value: string | null) => void): TemplateResult {
  const value = choice.properties[RADIUS] ?? null;
  const tile = (name: string, corner: string | null, label: string): TemplateResult =>
    html`<label class="tile">
      <input
        type="radio"
        name="corners"
        value=${corner ?? ''}
        .checked=${value === corner}
        @change=${() => set(corner)}
      />
      <span class=${`corner ${name}`} aria-hidden="true"></span>
      <span>${label}</span>
    </label>`;
  return html`<fieldset class="tiles corners">
    <legend>${words.corners}</legend>
    ${tile('standard', null, words.standard)}
    ${Object.entries(CORNERS).map(([name, corner]) =>
      tile(name, corner, words[name as keyof typeof CORNERS]),
    )}
    ${
      value !== null && !(Object.values(CORNERS) as string[]).includes(value)
        ? tile('other', value, value)
        : nothing
    }
  </fieldset>`;
}

function renderLength(
  { choice, tags }: BuilderState,
  token: KnownProperty,
  set: (value: string | null) => void,
): TemplateResult {
  const onChange = (event: Event): void => set((event.target as HTMLInputElement).value.trim() || null);
  const id = token.name.slice(2);
  return html`<div class="attribute">
    <label class="field" for=${id}><span>${titleOf(tags, nameOf(token))}</span></label>
    <input
      id=${id}
      name=${id}
      autocomplete="off"
      placeholder=${token.default ?? nothing}
      aria-describedby=${`${id}-help`}
      .value=${choice.properties[token.name] ?? ''}
      @change=${onChange}
    />
    <p id=${`${id}-help`} class="help">${tags.text(token.description)}</p>
  </div>`;
}
