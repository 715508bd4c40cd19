import { html, nothing, type TemplateResult } from 'lit';
import type { BuilderState } from './builder-state.js';
import type { OtherServer } from '../../diagnostics/core/other-server.js';
import { filled } from '../../diagnostics/core/sentence.js';
import { relayCommand } from '../../diagnostics/core/server-attributes.js';
import { listKinds, stationParameters } from '../../diagnostics/core/known-servers.js';
import { kindRow } from '../../servers/kinds.js';
import { readStation } from '../choice-address.js';
import { READER_LANGUAGE } from './panel.js';
import { renderResponse, responseSentence } from './render-response.js';

/** Renders the address field, the result of the connection, and the choice of the station. */
export function renderStation(state: BuilderState): TemplateResult {
  const { address, words, panel } = state;
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    state.connect(form.get('address') as string, form.get('kind') === 'json');
  };
  const isJson = state.choice.source === 'json';
  const handleKind = (event: Event): void => (event.target as HTMLSelectElement).form!.requestSubmit();
  return html`<section aria-labelledby="station-title">
    <h2 id="station-title">${words.station}</h2>
    <form class="address" @submit=${handleSubmit}>
      <label for="address">${isJson ? words.serverJson : words.address}</label>
      <input
        id="address"
        name="address"
        inputmode="url"
        autocomplete="url"
        autocapitalize="none"
        spellcheck="false"
        dir="ltr"
        .value=${address}
        aria-describedby="address-help address-state"
        aria-invalid=${panel.kind === 'failed'}
      />
      <button>${words.use}</button>
      <p id="address-help" class="help">
        ${isJson ? words.jsonHelp : filled(words.addressHelp, { kinds: listKinds(state.language) })}
      </p>
      <label for="kind">${words.serverKind}</label>
      <select id="kind" name="kind" @change=${handleKind}>
        <option value="" .selected=${!isJson}>${words.serverAny}</option>
        <option value="json" .selected=${isJson}>${words.serverJson}</option>
      </select>
    </form>
    <p id="address-state" class=${panel.kind === 'failed' ? 'warning' : 'help'} role="status">
      ${renderPanelState(state)}
    </p>
    ${
      panel.kind === 'failed' && panel.suggestion !== null
        ? html`<p>
            <button type="button" @click=${() => state.connect(panel.suggestion!)}>
              ${filled(words.useInstead, { address: panel.suggestion })}
            </button>
          </p>`
        : nothing
    }
    ${
      panel.kind === 'closed'
        ? html`<p>
            <button type="button" @click=${() => state.connect(address, true)}>${words.jsonInstead}</button>
          </p>`
        : nothing
    }
    ${renderServer(state)}
    <p class="help">
      <a href=${checkLink(state)}>${words.check}</a>
    </p>
  </section>`;
}

function renderServer(state: BuilderState): TemplateResult | typeof nothing {
  const { panel, choice } = state;
  if (panel.kind === 'other') return renderOtherServer(state, panel.server);
  if (panel.kind === 'json') return renderResponse(state, panel.response, panel.suggestion);
  return choice.source === 'json' ? nothing : renderChoice(state);
}

/** Returns the URL of the check page for this server and station. */
function checkLink({ address, choice, checkPage }: BuilderState): string {
  const { server, source, station, map } = choice;
  const query = new URLSearchParams({
    panel: address,
    server: String(server),
    lang: READER_LANGUAGE,
    ...stationParameters(source ?? '', source === 'json' ? map : station),
  });
  if (location.protocol === 'http:') query.set('site', 'http');
  return `${checkPage}?${String(query)}`;
}

/**
 * Renders the result of the connection. The sentence about a failure may be in another language, because causes are
 * translated into more languages than this page.
 */
function renderPanelState(state: BuilderState): string | TemplateResult {
  const { panel, words } = state;
  if (panel.kind === 'none') return '';
  if (panel.kind === 'loading') return words.asking;
  if (panel.kind === 'failed')
    return html`<span lang=${panel.lang} dir=${panel.direction}>${panel.sentence}</span>`;
  if (panel.kind === 'closed') return words.closed;
  if (panel.kind === 'json') return responseSentence(state, panel.response);
  if (panel.kind === 'other') return filled(words.foundOther, { kind: kindRow(panel.server.name).label });
  if (panel.kind === 'unreadable') {
    const kind = kindRow(panel.server.name).label;
    return html`${filled(words.foundClosed, { kind })} <code dir="ltr">${relayCommand(panel.server)}</code>`;
  }
  const count = panel.stations.length;
  return count === 1 ? words.foundOne : filled(words.found, { count });
}

/** Renders a select if the server has several stations, or a text field if servers of this kind can have several. */
function renderOtherServer(state: BuilderState, server: OtherServer): TemplateResult {
  const { choice, words } = state;
  const { name, baseUrl, stations } = server;
  const { stationExample } = kindRow(name);
  const handleChange = (event: Event): void => {
    const { value } = event.target as HTMLInputElement | HTMLSelectElement;
    state.changeChoice({ station: readStation(value) });
  };
  const isListed = !choice.station || stations.some(({ station }) => station === choice.station);
  const field = html`<input
    name="station"
    autocomplete="off"
    spellcheck="false"
    dir="ltr"
    placeholder=${stationExample ?? ''}
    .value=${choice.station}
    @change=${handleChange}
  />`;
  const list = html`<select name="station" @change=${handleChange}>
    <option value="" .selected=${!choice.station}>${words.firstStation}</option>
    ${isListed ? nothing : html`<option .selected=${true}>${choice.station}</option>`}
    ${stations.map(
      ({ station, name: label }) =>
        html`<option value=${station} .selected=${station === choice.station}>
          ${label ? `${label} (${station})` : station}
        </option>`,
    )}
  </select>`;
  return html`${
      stationExample !== null
        ? html`<label class="field">
            <span>${words.stationLabel}</span>
            ${stations.length > 0 ? list : field}
          </label>`
        : nothing
    }
    <p class="help">
      ${words.otherHelp} <code dir="ltr">${relayCommand({ name, baseUrl, station: choice.station })}</code>
    </p>`;
}

function renderChoice(state: BuilderState): TemplateResult | typeof nothing {
  const { panel, choice, words } = state;
  const handleChange = (event: Event): void => {
    const { value } = event.target as HTMLInputElement | HTMLSelectElement;
    if (/^[1-9]\d{0,8}$/.test(value)) state.changeChoice({ server: Number(value) });
  };
  // The stations can't be listed here, but the tags may still reach the panel.
  if (panel.kind !== 'found')
    return html`<label class="field">
      <span>${words.stationNumber}</span>
      <input
        name="server"
        type="number"
        min="1"
        step="1"
        .value=${String(choice.server)}
        @change=${handleChange}
      />
    </label>`;
  const isListed = panel.stations.some(({ id }) => id === choice.server);
  return html`<label class="field">
    <span>${words.stationLabel}</span>
    <select name="server" @change=${handleChange}>
      ${
        isListed
          ? nothing
          : html`<option value=${choice.server} .selected=${true}>
              ${filled(words.stationMissing, { server: choice.server })}
            </option>`
      }
      ${panel.stations.map(
        ({ id, name }) =>
          html`<option value=${id} .selected=${id === choice.server}>
            ${name || id}${name ? ` (${id})` : ''}
          </option>`,
      )}
    </select>
  </label>`;
}
