import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { commonDefaultSkin } from '../default-skin.js';
import type { BuilderState } from './builder-state.js';
import { withValue } from './change-choice.js';
import './skin-picture.js';

const SKIN = 'skin';
const QUIET = 'quiet';

/** Renders the skins as small cards on a page with the colours of the preview's page. */
export function renderSkins(state: BuilderState): TemplateResult | typeof nothing {
  const { choice, tags, view, words } = state;
  const skins = tags.shared.find(({ name }) => name === SKIN)?.values ?? [];
  if (skins.length === 0) return nothing;
  const initial = commonDefaultSkin(choice.tags);
  const chosen = choice.shared[SKIN] ?? initial;
  const handleChange = (skin: string) => (): void => {
    const value = skin === QUIET && initial === QUIET ? null : skin;
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
