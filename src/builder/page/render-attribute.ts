import { html, nothing, type TemplateResult } from 'lit';
import type { KnownAttribute } from '../known-tags.js';
import type { BuilderState } from './builder-state.js';
import { filled } from '../../diagnostics/core/sentence.js';
import { isPictured, picture } from './pictures.js';
import { titleOf } from './tags.js';

/** An attribute with its value, and a function that changes it. */
export interface AttributeField {
  /** Name of the tag, or `shared`. Together with the attribute's name, it forms a unique ID. */
  readonly owner: string;
  readonly attribute: KnownAttribute;
  /** Null if the attribute isn't set. */
  readonly value: string | null;
  /** Labels for the suggested values of an attribute that also accepts other values. */
  readonly choices?: Readonly<Record<string, string>> | undefined;
  set(value: string | null): void;
}

/** Renders an attribute as a switch, pictures, a select or a text field. */
export function renderAttribute(state: BuilderState, field: AttributeField): TemplateResult {
  const { owner, attribute } = field;
  const { name, kind, values, description } = attribute;
  const id = `${owner}-${name}`;
  const help = html`<p id=${`${id}-help`} class="help">${state.tags.text(description)}</p>`;
  if (kind === 'flag') return html`<div class="attribute">${renderSwitch(state, field, id)}${help}</div>`;
  if (kind === 'choice' && isPictured(owner, name, values))
    return html`<div class="attribute">${renderPictures(state, field, id)}${help}</div>`;
  return html`<div class="attribute">
    <label class="field" for=${id}>
      <span>${titleOf(state.tags, name)}</span>
    </label>
    ${kind === 'choice' || field.choices ? renderSelect(state, field, id) : renderField(field, id)}${help}
  </div>`;
}

function renderSwitch(
  { tags }: BuilderState,
  { attribute, value, set }: AttributeField,
  id: string,
): TemplateResult {
  const handleChange = (event: Event): void => set((event.target as HTMLInputElement).checked ? '' : null);
  return html`<label class="switch">
    <input
      type="checkbox"
      name=${id}
      .checked=${value !== null}
      aria-describedby=${`${id}-help`}
      @change=${handleChange}
    />
    <span>${titleOf(tags, attribute.name)}</span>
  </label>`;
}

function renderPictures({ tags }: BuilderState, field: AttributeField, id: string): TemplateResult {
  const { owner, attribute, value, set } = field;
  const { name, values } = attribute;
  const shown = value ?? attribute.default ?? values[0];
  const handleChange = (chosen: string) => () => set(chosen === attribute.default ? null : chosen);
  return html`<fieldset class="tiles small">
    <legend>${titleOf(tags, name)}</legend>
    ${values.map(
      (option) =>
        html`<label class="tile">
          <input
            type="radio"
            name=${id}
            value=${option}
            .checked=${option === shown}
            @change=${handleChange(option)}
          />
          ${picture(owner, name, option)}
          <span><code>${option}</code></span>
        </label>`,
    )}
  </fieldset>`;
}

function renderSelect({ words }: BuilderState, field: AttributeField, id: string): TemplateResult {
  const { attribute, value, choices, set } = field;
  const options = choices ?? Object.fromEntries(attribute.values.map((option) => [option, option]));
  const unset = attribute.default ? filled(words.standardIs, { value: attribute.default }) : words.standard;
  const handleChange = (event: Event): void => set((event.target as HTMLSelectElement).value || null);
  return html`<select id=${id} name=${id} aria-describedby=${`${id}-help`} @change=${handleChange}>
    <option value="" .selected=${value === null}>${choices ? words.asPage : unset}</option>
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

function renderField({ attribute, value, set }: AttributeField, id: string): TemplateResult {
  const isNumber = attribute.kind === 'number';
  const handleChange = (event: Event): void => set((event.target as HTMLInputElement).value.trim() || null);
  return html`<input
    id=${id}
    name=${id}
    type=${isNumber ? 'number' : 'text'}
    step=${isNumber ? 'any' : nothing}
    autocomplete="off"
    placeholder=${attribute.default || nothing}
    aria-describedby=${`${id}-help`}
    .value=${value ?? ''}
    @change=${handleChange}
  />`;
}
