import { html, nothing, type TemplateResult } from 'lit';
import type { KnownAttribute } from '../known-tags.js';
import { isOfferedAttribute } from '../offers.js';
import { serverCapabilities, type BuilderState } from './builder-state.js';
import { withValue } from './change-choice.js';
import { renderAttribute } from './render-attribute.js';
import './delay-by-ear.js';

/** The skin is in a separate section. */
const SKIN = 'skin';

export function renderLanguage(state: BuilderState): TemplateResult {
  const { words } = state;
  return html`<section aria-labelledby="words-title">
    <h2 id="words-title">${words.language}</h2>
    ${attributesOf(state)
      .filter(({ name }) => name === 'lang')
      .map((attribute) => renderShared(state, attribute))}
  </section>`;
}

/** Renders the controls for the other attributes that all tags share. */
export function renderMoreShared(state: BuilderState): TemplateResult {
  const { words } = state;
  const capabilities = serverCapabilities(state);
  const attributes = attributesOf(state).filter(({ name }) => name !== 'lang');
  const isDelay = ({ name }: KnownAttribute): boolean => name === 'delay';
  return html`<details>
      <summary>${words.sound}</summary>
      ${attributes.filter(isDelay).map((attribute) => renderShared(state, attribute))}
      ${capabilities && !capabilities.times ? nothing : html`<onair-builder-delay .builder=${state}></onair-builder-delay>`}
    </details>
    <details>
      <summary>${words.forAll}</summary>
      ${attributes.filter((attribute) => !isDelay(attribute)).map((attribute) => renderShared(state, attribute))}
    </details>`;
}

function attributesOf(state: BuilderState): KnownAttribute[] {
  const capabilities = serverCapabilities(state);
  return state.tags.shared.filter(({ name }) => name !== SKIN && isOfferedAttribute(name, capabilities));
}

function renderShared(state: BuilderState, attribute: KnownAttribute): TemplateResult {
  const { tags, choice } = state;
  return renderAttribute(state, {
    owner: 'shared',
    attribute,
    value: choice.shared[attribute.name] ?? null,
    choices: attribute.name === 'lang' ? tags.languages : undefined,
    set: (value) => state.changeChoice({ shared: withValue(choice.shared, attribute.name, value) }),
  });
}
