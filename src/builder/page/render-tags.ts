import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { TagChoice } from '../choice.js';
import { isOffered, isOfferedAttribute } from '../offers.js';
import { serverCapabilities, type BuilderState } from './builder-state.js';
import { moveTag, setAttribute, toggleTag } from './change-choice.js';
import { filled } from '../../diagnostics/core/sentence.js';
import { picture } from './pictures.js';
import { renderAttribute } from './render-attribute.js';
import { ownAttributes, titleOf } from './tags.js';

/** Renders the choice of tags as pictures. */
export function renderTags(state: BuilderState): TemplateResult {
  const { choice, tags, words } = state;
  const capabilities = serverCapabilities(state);
  return html`<section aria-labelledby="show-title">
    <h2 id="show-title">${words.show}</h2>
    <p class="help">${words.showHelp}</p>
    <div class="tiles" role="group" aria-labelledby="show-title">
      ${tags.visible
        .filter((name) => isOffered(name, capabilities))
        .map(
          (name) =>
            html`<label class="tile" title=${tags.text(tags.known.get(name)?.summary ?? '')}>
              <input
                type="checkbox"
                name="show"
                value=${name}
                .checked=${choice.tags.some((tag) => tag.name === name)}
                @change=${() => state.changeChoice({ tags: toggleTag(choice, name) })}
              />
              ${picture(name)}
              <span>${titleOf(tags, name)}</span>
            </label>`,
        )}
    </div>
  </section>`;
}

export function renderTagSettings(state: BuilderState): TemplateResult {
  return html`<div class="chosen">
    ${repeat(
      state.choice.tags,
      ({ name }) => name,
      (tag, index) => renderSettings(state, tag, index),
    )}
  </div>`;
}

function renderSettings(state: BuilderState, { name, attributes }: TagChoice, index: number): TemplateResult {
  const { choice, tags, words } = state;
  const title = titleOf(tags, name);
  const own = ownAttributes(tags, name).filter((attribute) =>
    isOfferedAttribute(attribute.name, serverCapabilities(state)),
  );
  return html`<details name="settings">
    <summary>${filled(words.settingsOf, { tag: title })}</summary>
    <p class="help">${tags.text(tags.known.get(name)?.summary ?? '')}</p>
    ${own.length === 0 ? html`<p>${words.noSettings}</p>` : nothing}
    ${own.map((attribute) =>
      renderAttribute(state, {
        owner: name,
        attribute,
        value: attributes[attribute.name] ?? null,
        set: (value) => state.changeChoice({ tags: setAttribute(choice, index, attribute.name, value) }),
      }),
    )}
    <p class="moves">
      ${index > 0 ? renderMove(state, index, -1, filled(words.earlier, { tag: title })) : nothing}
      ${index < choice.tags.length - 1 ? renderMove(state, index, 1, filled(words.later, { tag: title })) : nothing}
    </p>
  </details>`;
}

function renderMove(state: BuilderState, index: number, by: 1 | -1, label: string): TemplateResult {
  const handleClick = async ({ currentTarget }: Event): Promise<void> => {
    const button = currentTarget as HTMLElement;
    const { parentElement: buttons } = button;
    state.changeChoice({ tags: moveTag(state.choice, index, by) });
    await state.updated();
    // Moving an element removes the focus from it. At the ends of the list, only one of the two buttons remains.
    (button.isConnected ? button : buttons?.querySelector('button'))?.focus();
  };
  return html`<button type="button" @click=${handleClick}>${label}</button>`;
}
