import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Choice } from '../choice.js';
import type { BuilderState } from './builder-state.js';
import { withValue } from './change-choice.js';
import './skin-picture.js';

const SKIN = 'skin';
const DEFAULT = 'quiet';

/** Renders the skins as small cards on a page with the colours of the preview. */
export function renderSkins(state: BuilderState): TemplateResult | typeof nothing {
  const { choice, tags, view, words } = state;
  const skins = tags.shared.find(({ name }) => name === SKIN)?.values ?? [];
  if (skins.length === 0) return nothing;
  const chosen = choice.shared[SKIN] ?? DEFAULT;
  const handleChange = (skin: string) => (): void => {
    const value = skin === DEFAULT && !hasOtherDefault(choice) ? null : skin;
    state.changeChoice({ shared: withValue(choice.shared, SKIN, value) });
  };
  return html`<section aria-labelledby="skins-title">
    <h2 id="skins-title">${words.skins}</h2>
    <p class="help">${words.skinsHelp}</p>
    <div class="tiles skins" role="radiogroup" aria-labelledby="skins-title">
      ${repeat(
        skins,
        (skin) => skin,
        (skin) =>
          html`<label class="tile">
            <input
              type="radio"
              name="skin"
              value=${skin}
              .checked=${skin === chosen}
              @change=${handleChange(skin)}
            />
            <onair-builder-skin
              skin=${skin}
              .view=${view}
              .properties=${choice.properties}
            ></onair-builder-skin>
            <span>${skin.charAt(0).toUpperCase() + skin.slice(1)}</span>
          </label>`,
      )}
    </div>
  </section>`;
}

/** Whether a tag has another skin unless the code names one: a wall, and a player at the bottom. */
function hasOtherDefault({ tags }: Choice): boolean {
  return tags.some(({ attributes }) => attributes.layout === 'wall' || attributes.position === 'bottom');
}
