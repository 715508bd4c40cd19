/** The panel's address with what it answers, and the station there. */
import { html, nothing, type TemplateResult } from 'lit';
import type { BuilderState } from './builder-state.js';
import type { OtherServer } from '../../diagnostics/core/other-server.js';
import { filled } from '../../diagnostics/core/sentence.js';
import { relayCommand } from '../../diagnostics/core/server-attributes.js';
import { SERVER_KINDS } from '../../servers/kinds.js';
import { readStation } from '../choice-address.js';
import { SPOKEN } from './panel.js';

export function renderStation(state: BuilderState): TemplateResult {
  const { address, words, panel } = state;
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const typed = new FormData(event.target as HTMLFormElement).get('address') as string;
    state.use(typed);
  };
  return html`<section aria-labelledby="station-title">
    <h2 id="station-title">${words.station}</h2>
    <form class="address" @submit=${onSubmit}>
      <label for="address">${words.address}</label>
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
        aria-invalid=${panel.kind === 'wrong'}
      />
      <button>${words.use}</button>
      <p id="address-help" class="help">${words.addressHelp}</p>
    </form>
    <p id="address-state" class=${panel.kind === 'wrong' ? 'warning' : 'help'} role="status">
      ${renderState(state)}
    </p>
    ${
      panel.kind === 'wrong' && panel.instead !== null
        ? html`<p>
            <button type="button" @click=${() => state.use(panel.instead!)}>
              ${filled(words.useInstead, { address: panel.instead })}
            </button>
          </p>`
        : nothing
    }
    ${panel.kind === 'other' ? renderOther(state, panel.server) : renderChoice(state)}
    <p class="help">
      <a href=${checkOf(state)}>${words.check}</a>
    </p>
  </section>`;
}

/** The check, with the question that stands here. */
function checkOf({ address, choice, checkPage }: BuilderState): string {
  const query = new URLSearchParams({ panel: address, server: String(choice.server), lang: SPOKEN });
  if (location.protocol === 'http:') query.set('site', 'http');
  return `${checkPage}?${String(query)}`;
}

/** The page itself has fewer languages than the sentences of causes. */
function renderState({ panel, words }: BuilderState): string | TemplateResult {
  if (panel.kind === 'none') return '';
  if (panel.kind === 'asking') return words.asking;
  if (panel.kind === 'wrong')
    return html`<span lang=${panel.lang} dir=${panel.direction}>${panel.sentence}</span>`;
  if (panel.kind === 'closed') return words.closed;
  if (panel.kind === 'other')
    return filled(words.foundOther, { kind: SERVER_KINDS[panel.server.name].label });
  const count = panel.stations.length;
  return count === 1 ? words.foundOne : filled(words.found, { count });
}

/** Its stations where it names several; else a field, but for kinds that have one alone. */
function renderOther(state: BuilderState, server: OtherServer): TemplateResult {
  const { choice, words } = state;
  const { name, baseUrl, stations } = server;
  const { stationExample } = SERVER_KINDS[name];
  const onChange = (event: Event): void => {
    const { value } = event.target as HTMLInputElement | HTMLSelectElement;
    state.change({ station: readStation(value) });
  };
  const isListed = !choice.station || stations.some(({ station }) => station === choice.station);
  const field = html`<input
    name="station"
    autocomplete="off"
    spellcheck="false"
    dir="ltr"
    placeholder=${stationExample ?? ''}
    .value=${choice.station}
    @change=${onChange}
  />`;
  const list = html`<select name="station" @change=${onChange}>
    <option value="" .selected=${!choice.station}>${words.firstStation}</option>
    ${isListed ? nothing : html`<option .selected=${true}>${choice.station}</option>`}
    ${stations.map(
      (each) =>
        html`<option value=${each.station} .selected=${each.station === choice.station}>
          ${each.name ? `${each.name} (${each.station})` : each.station}
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
  const onChange = (event: Event): void => {
    const { value } = event.target as HTMLInputElement | HTMLSelectElement;
    if (/^[1-9]\d{0,8}$/.test(value)) state.change({ server: Number(value) });
  };
  // The tags may have another way to the panel than this page has.
  if (panel.kind !== 'there')
    return html`<label class="field">
      <span>${words.stationNumber}</span>
      <input
        name="server"
        type="number"
        min="1"
        step="1"
        .value=${String(choice.server)}
        @change=${onChange}
      />
    </label>`;
  const isListed = panel.stations.some(({ id }) => id === choice.server);
  return html`<label class="field">
    <span>${words.stationLabel}</span>
    <select name="server" @change=${onChange}>
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
