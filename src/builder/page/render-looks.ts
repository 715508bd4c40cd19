import { html, nothing, type TemplateResult } from 'lit';
import type { KnownProperty } from '../known-tags.js';
import type { BuilderState } from './builder-state.js';
import { withValue } from './change-choice.js';
import { MIN_CONTRAST } from '../../artwork/contrast.js';
import { filled } from '../../diagnostics/core/sentence.js';
import { colours, measureContrast } from './measure-contrast.js';
import { renderColour } from './render-colour.js';
import { isLength, titleOf, tokensFor } from './tags.js';

/** The token whose values are rendered as pictures of corners. */
const RADIUS = '--onair-radius';
/** CSS values by the key of their label. */
const CORNERS = { square: '0', soft: '0.25em', round: '0.75em', rounder: '1.5em' } as const;

/** Tokens that aren't in the advanced settings. */
const FIRST = ['--onair-accent', RADIUS];

/** Renders the controls for the accent colour and the corner radius. */
export function renderLooks(state: BuilderState): TemplateResult {
  const { words } = state;
  return html`<section aria-labelledby="looks-title">
    <h2 id="looks-title">${words.looks}</h2>
    <p class="help">${words.looksHelp}</p>
    ${renderTokens(state, ({ name }) => FIRST.includes(name))} ${renderContrast(state)}
  </section>`;
}

/** Renders the controls for the other colours and sizes, and for the colours of the preview's page. */
export function renderMoreLooks(state: BuilderState): TemplateResult {
  const { view, words } = state;
  const { ground, text } = colours(view);
  return html`<details>
      <summary>${words.moreLooks}</summary>
      ${renderTokens(state, ({ name }) => !FIRST.includes(name))}
    </details>
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
          set: (value) => state.changeView({ [name]: value ?? '' }),
        }),
      )}
    </details>`;
}

function renderTokens(state: BuilderState, isShown: (token: KnownProperty) => boolean): TemplateResult[] {
  const { choice, tags, words, view } = state;
  const { ground, text } = colours(view);
  const chosen = choice.tags.map(({ name }) => name);
  return tokensFor(tags, chosen)
    .filter(isShown)
    .map((token) => {
      const set = (value: string | null): void =>
        state.changeChoice({ properties: withValue(choice.properties, token.name, value) });
      if (token.name === RADIUS) return renderCorners(state, set);
      if (isLength(token)) return renderLength(state, token, set);
      return renderColour(words, {
        id: token.name.slice(2),
        label: titleOf(tags, nameOf(token)),
        help: tags.text(token.description),
        value: choice.properties[token.name] ?? null,
        unset: token.default === 'currentColor' ? text : ground,
        ground,
        text,
        set,
      });
    });
}

const nameOf = ({ name }: KnownProperty): string => name.replace(/^--onair-/, '');

function renderContrast({ choice, view, words, language }: BuilderState): TemplateResult {
  const measured = measureContrast(choice, view);
  if (!measured)
    return html`<div id="contrast" role="status"><p class="help">${words.contrastCover}</p></div>`;
  // Round down, so that 4.49 isn't shown as 4.5.
  const format = (ratio: number): string =>
    (Math.floor(ratio * 10) / 10).toLocaleString(language, { minimumFractionDigits: 1 });
  const warnings = [
    measured.text < MIN_CONTRAST && filled(words.contrastText, { ratio: format(measured.text) }),
    measured.accent < MIN_CONTRAST && filled(words.contrastAccent, { ratio: format(measured.accent) }),
  ].filter((warning) => warning !== false);
  return html`<div id="contrast" role="status">
    ${
      warnings.length > 0
        ? warnings.map((warning) => html`<p class="warning">${warning}</p>`)
        : html`<p class="help">
            ${filled(words.contrastGood, { text: format(measured.text), accent: format(measured.accent) })}
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
  const handleChange = (event: Event): void => set((event.target as HTMLInputElement).value.trim() || null);
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
      @change=${handleChange}
    />
    <p id=${`${id}-help`} class="help">${tags.text(token.description)}</p>
  </div>`;
}
