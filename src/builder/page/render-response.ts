import { html, nothing, type TemplateResult } from 'lit';
import { filled } from '../../diagnostics/core/sentence.js';
import { relayCommand } from '../../diagnostics/core/server-attributes.js';
import { readText } from '../../servers/fields.js';
import { hasTitle, readEntries, type MapField, type ResponseMap } from '../../servers/json/map.js';
import { followPath, writePath } from '../../servers/json/path.js';
import { jsonWith } from '../../servers/json/read.js';
import * as values from '../../servers/json/values.js';
import { writeMap } from '../../servers/json/write-map.js';
import type { PlayReport } from '../../servers/server-kind.js';
import { dependsOnZone } from '../json/suggest-map.js';
import { withField } from '../json/with-field.js';
import type { JsonResponse } from '../preview/scene.js';
import type { BuilderState } from './builder-state.js';
import { fieldLabel, renderResponseTree } from './response-tree.js';

const json = jsonWith(values);
const MAX_VALUE_LENGTH = 120;

/** Renders what was found at the address of a response, the fields that Onair reads, and the response itself. */
export function renderResponse(state: BuilderState, response: JsonResponse): TemplateResult {
  return html`${response.access === 'none' || response.access === 'pasted' ? renderPaste(state, response) : nothing}
  ${response.value === undefined ? nothing : renderFields(state, response.value)}`;
}

/** Returns the sentence about the connection. */
export function responseSentence({ words }: BuilderState, { access, problem }: JsonResponse): string {
  if (access === 'fetch') return words.jsonRead;
  if (access === 'jsonp') return words.jsonCalled;
  if (access === 'pasted') return words.jsonPasted;
  if (problem === 'closed') return words.jsonClosed;
  return problem === 'notJson' ? words.jsonUnreadable : words.jsonAbsent;
}

function renderPaste(state: BuilderState, { text, problem }: JsonResponse): TemplateResult {
  const { words, choice } = state;
  const map = readEntries(choice.map);
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const field = form.elements.namedItem('response') as HTMLTextAreaElement;
    field.setCustomValidity(state.paste(field.value) ? '' : words.jsonNotJson);
    field.reportValidity();
  };
  const handleInput = (event: Event): void => (event.target as HTMLTextAreaElement).setCustomValidity('');
  const handleCallback = (event: Event): void => {
    const name = (event.target as HTMLInputElement).value.trim();
    const callback = /^[\w.-]+$/.test(name) ? name : null;
    state.changeChoice({ map: writeMap({ ...map, callback }) });
    if (callback !== null) state.connect(choice.baseUrl, true);
  };
  return html`<form class="paste" @submit=${handleSubmit}>
      <label class="field">
        <span>${words.jsonPaste}</span>
        <textarea
          name="response"
          rows="4"
          required
          spellcheck="false"
          autocomplete="off"
          dir="ltr"
          aria-describedby="paste-help"
          .value=${text ?? ''}
          @input=${handleInput}
        ></textarea>
      </label>
      <p id="paste-help" class="help">
        ${words.jsonPasteHelp}
        ${
          choice.baseUrl
            ? html`<a href=${choice.baseUrl} target="_blank" rel="noreferrer noopener">${words.jsonOpen}</a>`
            : nothing
        }
      </p>
      <button>${words.jsonUse}</button>
    </form>
    ${
      problem === 'notJson'
        ? nothing
        : html`<label class="field">
              <span>${words.jsonCallback}</span>
              <input
                name="callback"
                autocomplete="off"
                autocapitalize="none"
                spellcheck="false"
                dir="ltr"
                placeholder="callback"
                .value=${map.callback ?? ''}
                aria-describedby="callback-help"
                @change=${handleCallback}
              />
            </label>
            <p id="callback-help" class="help">${words.jsonCallbackHelp}</p>
            <p class="warning">
              ${words.jsonRelay}
              <code dir="ltr"
                >${relayCommand({ name: 'json', baseUrl: choice.baseUrl, station: choice.map })}</code
              >
            </p>`
    }`;
}

function renderFields(state: BuilderState, value: unknown): TemplateResult {
  const { words, choice } = state;
  const map = readEntries(choice.map);
  const isComplete = hasTitle(map);
  const change = (changed: ResponseMap): void => state.changeChoice({ map: writeMap(changed) });
  const handleMap = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    try {
      change(readEntries(field.value));
      field.setCustomValidity('');
    } catch (problem) {
      field.setCustomValidity((problem as Error).message);
    }
    field.reportValidity();
  };
  return html`<h3 id="fields-title">${words.jsonFields}</h3>
    ${isComplete ? renderReport(state, value, map) : html`<p class="warning" role="status">${words.jsonNoTitle}</p>`}
    ${renderZone(state, value, map, change)}
    <details class="tree" ?open=${!isComplete}>
      <summary>${words.jsonTree}</summary>
      <p class="help">${words.jsonTreeHelp}</p>
      ${renderResponseTree({ value, map, words, choose: (path, field) => change(withField(map, path, field)) })}
      <label class="field">
        <span>${words.jsonMap}</span>
        <input
          name="map"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          dir="ltr"
          .value=${choice.map}
          @change=${handleMap}
        />
      </label>
    </details>`;
}

/** Renders each field with the value that Onair reads, or with the value that it can't read. */
function renderReport(state: BuilderState, value: unknown, map: ResponseMap): TemplateResult {
  const { words } = state;
  const report = readReport(state, value);
  const rows = [...map.paths].filter(([field]) => !field.startsWith('history.'));
  return html`<dl class="fields">
      ${rows.map(([field, path]) => {
        const found = followPath(value, path);
        const raw = 'value' in found ? found.value : undefined;
        const read = report && readValue(field, report, state.language);
        const isEmpty = raw === null || raw === undefined || raw === '';
        const text = readText(typeof raw === 'boolean' ? String(raw) : raw)?.slice(0, MAX_VALUE_LENGTH) ?? '';
        return html`<div>
          <dt>${fieldLabel(field, words)}</dt>
          <dd dir="auto" title=${writePath(path)}>
            ${read ?? (isEmpty ? words.jsonOff : html`<span class="warning">${filled(words.jsonUnread, { value: text })}</span>`)}
          </dd>
        </div>`;
      })}
    </dl>
    <p class="help">${words.jsonFieldsHelp}</p>`;
}

/** Reads the response as the tags do; null if they can't. */
function readReport({ choice }: BuilderState, value: unknown): PlayReport | null {
  try {
    return json.newest.read([value], { baseUrl: choice.baseUrl, station: choice.map }, undefined);
  } catch {
    return null;
  }
}

/** Returns the value of a field for people; null if there is none. */
function readValue(field: MapField, { plays, onAir, name }: PlayReport, language: string): string | null {
  const [play] = plays;
  if (field === 'station') return name;
  if (field === 'on-air') return onAir === null ? null : onAir ? '✓' : '✗';
  if (field === 'history') return plays.length > 1 ? String(plays.length - 1) : null;
  if (!play) return null;
  if (field === 'title') return play.title ?? null;
  if (field === 'artist') return play.author ?? null;
  if (field === 'song') return [play.author, play.title].filter(Boolean).join(' – ') || null;
  if (field === 'album') return play.album ?? null;
  if (field === 'cover') return play.img_url ?? null;
  if (field === 'dj') return play.dj_name ?? null;
  if (field === 'listeners') return play.n_listeners === undefined ? null : String(play.n_listeners);
  if (field === 'length') return play.length ? lengthText(play.length) : null;
  if (field === 'start') return play.ts === null ? null : timeText(play.ts, language);
  return play.ts !== null && play.length ? timeText(play.ts + play.length, language) : null;
}

function lengthText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Returns a time with the distance from now, which shows whether the time zone is right. */
function timeText(ts: number, language: string): string {
  const minutes = Math.round((ts - Date.now()) / 60_000);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const distance =
    Math.abs(minutes) < 120
      ? relative.format(minutes, 'minute')
      : relative.format(Math.round(minutes / 60), 'hour');
  return `${new Date(ts).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })} (${distance})`;
}

/** Renders a field for the time zone if the times need one. */
function renderZone(
  { words, language }: BuilderState,
  value: unknown,
  map: ResponseMap,
  change: (map: ResponseMap) => void,
): TemplateResult | typeof nothing {
  const path = map.paths.get('start') ?? map.paths.get('end');
  const found = path && followPath(value, path);
  const raw = found && 'value' in found ? found.value : null;
  if (!dependsOnZone(raw)) return nothing;
  const handleChange = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const zone = field.value.trim();
    try {
      if (zone) new Intl.DateTimeFormat('en', { timeZone: zone });
      field.setCustomValidity('');
      change({ ...map, zone: zone || null });
    } catch (problem) {
      field.setCustomValidity((problem as Error).message);
      field.reportValidity();
    }
  };
  return html`<label class="field">
      <span>${words.jsonZone}</span>
      <input
        name="time-zone"
        list="zones"
        autocomplete="off"
        spellcheck="false"
        dir="ltr"
        placeholder="UTC"
        .value=${map.zone ?? ''}
        aria-describedby="zone-help"
        @change=${handleChange}
      />
      <datalist id="zones">
        ${Intl.supportedValuesOf('timeZone').map((zone) => html`<option value=${zone}></option>`)}
      </datalist>
    </label>
    <p id="zone-help" class="help">
      ${filled(words.jsonZoneHelp, { time: timeText(values.readTime(raw, null)!, language) })}
    </p>`;
}
