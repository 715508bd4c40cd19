/** One attribute of a tag: as a switch, as pictures, as a list of values, or as a field. */
import { html, nothing, type TemplateResult } from 'lit';
import type { KnownAttribute } from '../known-tags.js';
import type { BuilderState } from './builder-state.js';
import { filled } from '../../diagnostics/core/sentence.js';
import { isPictured, picture } from './pictures.js';
import { titleOf } from './tags.js';

/** What an attribute stands at, and how to change it. */
export interface Place {
  /** Name of the tag, or of what is shared; no two places on the page have the same. */
  readonly of: string;
  readonly attribute: KnownAttribute;
  /** Null while it is not set. */
  readonly value: string | null;
  /** Values that are offered, with their names, where others may be written, too. */
  readonly choices?: Readonly<Record<string, string>> | undefined;
  set(value: string | null): void;
}

export function renderAttribute(state: BuilderState, place: Place): TemplateResult {
  const { of, attribute } = place;
  const { name, kind, values, description } = attribute;
  const id = `${of}-${name}`;
  const help = html`<p id=${`${id}-help`} class="help">${state.tags.text(description)}</p>`;
  if (kind === 'flag') return html`<div class="attribute">${renderSwitch(state, place, id)}${help}</div>`;
  if (kind === 'choice' && isPictured(of, name, values))
    return html`<div class="attribute">${renderPictures(state, place, id)}${help}</div>`;
  return html`<div class="attribute">
    <label class="field" for=${id}>
      <span>${titleOf(state.tags, name)}</span>
    </label>
    ${kind === 'choice' || place.choices ? renderSelect(state, place, id) : renderField(place, id)}${help}
  </div>`;
}

function renderSwitch({ tags }: BuilderState, { attribute, value, set }: Place, id: string): TemplateResult {
  const onChange = (event: Event): void => set((event.target as HTMLInputElement).checked ? '' : null);
  return html`<label class="switch">
    <input
      type="checkbox"
      name=${id}
      .checked=${value !== null}
      aria-describedby=${`${id}-help`}
      @change=${onChange}
    />
    <span>${titleOf(tags, attribute.name)}</span>
  </label>`;
}

function renderPictures({ tags }: BuilderState, place: Place, id: string): TemplateResult {
  const { of, attribute, value, set } = place;
  const { name, values } = attribute;
  const shown = value ?? attribute.default ?? values[0];
  // The one that it has without the attribute takes the attribute away.
  const onChange = (each: string) => () => set(each === attribute.default ? null : each);
  return html`<fieldset class="tiles small">
    <legend>${titleOf(tags, name)}</legend>
    ${values.map(
      (each) =>
        html`<label class="tile">
          <input type="radio" name=${id} value=${each} .checked=${each === shown} @change=${onChange(each)} />
          ${picture(of, name, each)}
          <span><code>${each}</code></span>
        </label>`,
    )}
  </fieldset>`;
}

function renderSelect({ words }: BuilderState, place: Place, id: string): TemplateResult {
  const { attribute, value, choices, set } = place;
  const options = choices ?? Object.fromEntries(attribute.values.map((each) => [each, each]));
  const unless = attribute.default;
  const standard = unless ? filled(words.standardIs, { value: unless }) : words.standard;
  const onChange = (event: Event): void => set((event.target as HTMLSelectElement).value || null);
  return html`<select id=${id} name=${id} aria-describedby=${`${id}-help`} @change=${onChange}>
    <option value="" .selected=${value === null}>${choices ? words.asPage : standard}</option>
    ${Object.entries(options).map(
      ([code, label]) =>
        html`<option value=${code} lang=${choices ? code : nothing} .selected=${code === value}>
          ${label}
        </option>`,
    )}
    ${
      value !== null && !(value in options)
        ? html`<option value=${value} .selected=${true}>${value}</option>`
        : nothing
    }
  </select>`;
}

function renderField({ attribute, value, set }: Place, id: string): TemplateResult {
  const isNumber = attribute.kind === 'number';
  const onChange = (event: Event): void => set((event.target as HTMLInputElement).value.trim() || null);
  return html`<input
    id=${id}
    name=${id}
    type=${isNumber ? 'number' : 'text'}
    step=${isNumber ? 'any' : nothing}
    autocomplete="off"
    placeholder=${attribute.default || nothing}
    aria-describedby=${`${id}-help`}
    .value=${value ?? ''}
    @change=${onChange}
  />`;
}
