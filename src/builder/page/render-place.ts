/** Where it goes; and for what comes in a frame, whether that page is light or dark. */
import { html, nothing, type TemplateResult } from 'lit';
import { PLACES, SCHEMES } from '../choice.js';
import type { BuilderState } from './builder-state.js';

export function renderPlace({ choice, words, change, look }: BuilderState): TemplateResult {
  // Another kind of server has no frames.
  const isFramed = choice.source === null && (choice.place === 'iframe' || choice.place === 'link');
  return html`<section aria-labelledby="place-title">
    <h2 id="place-title">${words.place}</h2>
    <div class="tiles places" role="radiogroup" aria-labelledby="place-title">
      ${PLACES.map(
        (place) =>
          html`<label class="tile">
            <input
              type="radio"
              name="place"
              value=${place}
              .checked=${choice.place === place}
              @change=${() => change({ place })}
            />
            <span>${words[place]}</span>
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
                        change({ scheme });
                        if (scheme !== 'system') look({ scheme });
                      }}
                    />
                    <span>${words[scheme]}</span>
                  </label>`,
              )}
            </fieldset>
            <p class="help" id="page-scheme-help">${words.pageSchemeHelp}</p>`
        : nothing
    }
  </section>`;
}
