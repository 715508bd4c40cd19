import { html, nothing, type TemplateResult } from 'lit';
import { PLACEMENTS, SCHEMES } from '../choice.js';
import type { BuilderState } from './builder-state.js';
import { renderFiles } from './render-files.js';

/**
 * Renders the controls for the placement, for the page's colour scheme (only for frames and links), and for the folder
 * with the files.
 */
export function renderPlacement(state: BuilderState): TemplateResult {
  const { choice, words, changeChoice, changeView } = state;
  const { placement } = choice;
  const isFramed = placement === 'iframe' || (choice.source === null && placement === 'link');
  return html`<section aria-labelledby="place-title">
    <h2 id="place-title">${words.place}</h2>
    <div class="tiles places" role="radiogroup" aria-labelledby="place-title">
      ${PLACEMENTS.map(
        (name) =>
          html`<label class="tile">
            <input
              type="radio"
              name="place"
              value=${name}
              .checked=${placement === name}
              @change=${() => changeChoice({ placement: name })}
            />
            <span>${words[name]}</span>
          </label>`,
      )}
    </div>
    ${
      isFramed
        ? html`<fieldset class="tiles" aria-describedby="page-scheme-help">
              <legend>${words.pageScheme}</legend>
              ${SCHEMES.map(
                (scheme) =>
                  html`<label class="tile">
                    <input
                      type="radio"
                      name="page-scheme"
                      value=${scheme}
                      .checked=${choice.scheme === scheme}
                      @change=${() => {
                        changeChoice({ scheme });
                        if (scheme !== 'system') changeView({ scheme });
                      }}
                    />
                    <span>${words[scheme]}</span>
                  </label>`,
              )}
            </fieldset>
            <p class="help" id="page-scheme-help">${words.pageSchemeHelp}</p>`
        : nothing
    }
    ${renderFiles(state)}
  </section>`;
}
