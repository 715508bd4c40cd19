import { html, nothing, type TemplateResult } from 'lit';
import type { KnownAttribute } from '../known-tags.js';
import { isOfferedAttribute } from '../offers.js';
import { canOf, type BuilderState } from './builder-state.js';
import { withValue } from './change-choice.js';
import { renderAttribute } from './render-attribute.js';
import './delay-by-ear.js';

const FIRST = ['lang', 'delay'];

/** Renders the attributes of all tags. Language and delay come first, and the others are folded. */
export function renderShared(state: BuilderState): TemplateResult {
  const { tags, choice, words } = state;
  const render = (attribute: KnownAttribute): TemplateResult =>
    renderAttribute(state, {
      owner: 'shared',
      attribute,
      value: choice.shared[attribute.name] ?? null,
      choices: attribute.name === 'lang' ? tags.languages : undefined,
      set: (value) => state.changeChoice({ shared: withValue(choice.shared, attribute.name, value) }),
    });
  const can = canOf(state);
  const shared = tags.shared.filter(({ name }) => isOfferedAttribute(name, can));
  const isFirst = ({ name }: KnownAttribute): boolean => FIRST.includes(name);
  return html`<section aria-labelledby="words-title">
    <h2 id="words-title">${words.words}</h2>
    ${shared.filter(isFirst).map(render)}
    ${can && !can.times ? nothing : html`<onair-builder-delay .builder=${state}></onair-builder-delay>`}
    <details>
      <summary>${words.more}</summary>
      ${shared.filter((attribute) => !isFirst(attribute)).map(render)}
    </details>
  </section>`;
}
