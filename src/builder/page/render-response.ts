import { html, nothing, type TemplateResult } from 'lit';
import { filled } from '../../diagnostics/core/sentence.js';
import { relayCommand } from '../../diagnostics/core/server-attributes.js';
import { readText } from '../../servers/fields.js';
import { hasTitle, readEntries, type MapField, type ResponseMap } from '../../servers/json/map.js';
import { isEmpty, writePath } from '../../servers/json/path.js';
import * as values from '../../servers/json/values.js';
import { writeMap } from '../../servers/json/write-map.js';
import type { PlayReport } from '../../servers/server-kind.js';
import { countEarlier, newestEntry, readReport } from '../json/history.js';
import { dependsOnZone, valueAtPath, type Suggestion } from '../json/suggest-map.js';
import { timeAndDistance } from '../json/time-text.js';
import { withField } from '../json/with-field.js';
import type { JsonResponse } from '../preview/scene.js';
import type { BuilderState } from './builder-state.js';
import { fieldLabel, renderResponseTree, startsWith } from './response-tree.js';

const MAX_VALUE_LENGTH = 120;

/** Renders the result of the request for a response, the fields that Onair reads, and the response itself. */
export function renderResponse(
  state: BuilderState,
  response: JsonResponse,
  suggestion: Suggestion | null,
): TemplateResult {
  const { access, value } = response;
  return html`${access === 'none' || access === 'pasted' ? renderPaste(state, response) : nothing}
  ${value === undefined || !suggestion ? nothing : renderFields(state, value, suggestion)}`;
}

/** Returns the sentence about the result of the connection. */
export function responseSentence({ words, choice }: BuilderState, { access, problem }: JsonResponse): string {
  if (access === 'fetch' || access === 'jsonp') {
    const connected = access === 'fetch' ? words.foundOne : words.jsonCalled;
    return hasTitle(readEntries(choice.map)) ? `${connected} ${words.jsonCheck}` : connected;
  }
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
  const changeCallback = (name: string): void => {
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
        : html`${renderTextField({
              label: words.jsonCallback,
              name: 'callback',
              value: map.callback ?? '',
              placeholder: 'callback',
              help: words.jsonCallbackHelp,
              change: changeCallback,
            })}
            <p class="warning">
              ${words.jsonRelay}
              <code dir="ltr"
                >${relayCommand({ name: 'json', baseUrl: choice.baseUrl, station: choice.map })}</code
              >
            </p>`
    }`;
}

interface TextField {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly placeholder?: string;
  /** Values to choose from. */
  readonly choices?: readonly string[];
  readonly help?: string;
  /** Called with the trimmed text. If it throws, the field shows the error's message. */
  change(text: string): void;
}

function renderTextField({
  label,
  name,
  value,
  placeholder = '',
  choices,
  help,
  change,
}: TextField): TemplateResult {
  const handleChange = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    let problem = '';
    try {
      change(field.value.trim());
    } catch (error) {
      problem = (error as Error).message;
    }
    field.setCustomValidity(problem);
    field.reportValidity();
  };
  return html`<label class="field">
      <span>${label}</span>
      <input
        name=${name}
        list=${choices ? `${name}-choices` : nothing}
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        dir="ltr"
        placeholder=${placeholder}
        .value=${value}
        aria-describedby=${help ? `${name}-help` : nothing}
        @change=${handleChange}
      />
      ${
        choices
          ? html`<datalist id=${`${name}-choices`}>
              ${choices.map((each) => html`<option value=${each}></option>`)}
            </datalist>`
          : nothing
      }
    </label>
    ${help ? html`<p id=${`${name}-help`} class="help">${help}</p>` : nothing}`;
}

function renderFields(state: BuilderState, value: unknown, suggestion: Suggestion): TemplateResult {
  const { words, choice } = state;
  const map = readEntries(choice.map);
  const change = (changed: ResponseMap): void => state.changeChoice({ map: writeMap(changed) });
  return html`<h3 id="fields-title">${words.jsonFields}</h3>
    ${
      hasTitle(map)
        ? renderReport(state, value, map, suggestion)
        : html`<p class="warning" role="status">${words.jsonNoTitle}</p>`
    }
    ${renderOrder(state, value, map, change)} ${renderZone(state, value, map, change)}
    <details class="tree" ?open=${!hasTitle(suggestion)}>
      <summary>${words.jsonTree}</summary>
      <p class="help">${words.jsonTreeHelp}</p>
      ${renderResponseTree({
        value,
        map,
        initial: suggestion,
        words,
        choose: (path, field) => change(withField(map, path, field)),
      })}
      ${renderTextField({
        label: words.jsonMap,
        name: 'map',
        value: choice.map,
        change: (text) => change(readEntries(text)),
      })}
    </details>`;
}

/** Renders each field with the value that Onair reads, or with the value that it couldn't read. */
function renderReport(
  state: BuilderState,
  value: unknown,
  map: ResponseMap,
  { guessed, paths: suggested }: Suggestion,
): TemplateResult {
  const { words, choice, language } = state;
  const report = readReport(choice, value);
  const rows = [...map.paths].filter(([field]) => !field.startsWith('history.'));
  return html`<dl class="fields">
      ${rows.map(([field, path]) => {
        const raw = valueAtPath(value, path);
        const isGuess = guessed.has(field) && writePath(suggested.get(field) ?? []) === writePath(path);
        return html`<div>
          <dt>${fieldLabel(field, words)}</dt>
          <dd dir="auto" title=${writePath(path)}>
            ${
              field === 'history'
                ? renderHistory(state, value, map)
                : ((field === 'show' ? readText(raw) : report && readValue(field, report, language)) ??
                  (isEmpty(raw) && raw !== false ? words.jsonOff : renderUnread(words, raw)))
            }
            ${isGuess ? html`<span class="help">${words.jsonGuessed}</span>` : nothing}
          </dd>
        </div>`;
      })}
    </dl>
    ${renderListedTitle(words, map, suggested)}
    <p class="help">${words.jsonFieldsHelp}</p>`;
}

/** Renders a note if the title is in the list of recent tracks, because that list may not contain the current one. */
function renderListedTitle(
  words: BuilderState['words'],
  { paths }: ResponseMap,
  suggested: ResponseMap['paths'],
): TemplateResult | typeof nothing {
  const history = paths.get('history');
  const title = paths.get('title') ?? paths.get('song');
  if (!history || !title || !startsWith(title, history)) return nothing;
  const known = suggested.get('title') ?? suggested.get('song') ?? [];
  return html`<p class=${writePath(title) === writePath(known) ? 'help' : 'warning'}>
    ${words.jsonListedTitle}
  </p>`;
}

function renderUnread(words: BuilderState['words'], raw: unknown): TemplateResult {
  const text =
    readText(typeof raw === 'object' ? JSON.stringify(raw) : raw === true ? 'true' : raw) ?? String(raw);
  return html`<span class="warning"
    >${filled(words.jsonUnread, { value: text.slice(0, MAX_VALUE_LENGTH) })}</span
  >`;
}

/** Renders the newest entry of the history as Onair reads it. If Onair can't read the list, renders the reason. */
function renderHistory(
  { words, choice, language }: BuilderState,
  value: unknown,
  map: ResponseMap,
): TemplateResult {
  const list = valueAtPath(value, map.paths.get('history')!);
  if (typeof list !== 'object' || list === null) return renderUnread(words, list);
  const count = Object.keys(list).length;
  if (count === 0) return html`${words.jsonOff}`;
  const newest = newestEntry(choice, value);
  if (!newest) return html`<span class="warning">${words.jsonPlaysUntitled}</span>`;
  const { author, title, ts } = newest;
  const names = [author, title].filter(Boolean).join(' – ');
  const rest = (countEarlier(choice, value) ?? count) - 1;
  return html`${ts === null ? names : `${names}, ${timeAndDistance(ts, Date.now(), language)}`}
  ${rest > 0 ? html`<span class="help">${filled(words.jsonMore, { count: rest })}</span>` : nothing}
  ${ts === null ? html`<span class="warning">${words.jsonPlaysUndated}</span>` : nothing}`;
}

/** Returns the value of a field in readable form, or null. */
function readValue(field: MapField, { plays, onAir, name }: PlayReport, language: string): string | null {
  const [play] = plays;
  if (field === 'station') return name;
  if (field === 'on-air') return onAir === null ? null : onAir ? '✓' : '✗';
  if (!play) return null;
  if (field === 'title') return play.title ?? null;
  if (field === 'artist') return play.author ?? null;
  if (field === 'song') return [play.author, play.title].filter(Boolean).join(' – ') || null;
  if (field === 'album') return play.album ?? null;
  if (field === 'cover') return play.img_url ?? null;
  if (field === 'dj') return play.dj_name ?? null;
  if (field === 'listeners') return play.n_listeners === undefined ? null : String(play.n_listeners);
  if (field === 'length') return play.length ? lengthText(play.length) : null;
  if (field === 'start') return play.ts === null ? null : timeAndDistance(play.ts, Date.now(), language);
  return play.ts !== null && play.length
    ? timeAndDistance(play.ts + play.length, Date.now(), language)
    : null;
}

function lengthText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** If the artist and the title are one string, renders a select for the part that is the title. */
function renderOrder(
  { words, choice }: BuilderState,
  value: unknown,
  map: ResponseMap,
  change: (map: ResponseMap) => void,
): TemplateResult | typeof nothing {
  const path = map.paths.has('artist') ? undefined : (map.paths.get('title') ?? map.paths.get('song'));
  const play = readReport(choice, value)?.plays[0];
  if (!path || !play?.title || !play.author) return nothing;
  const [first, second] = map.isTitleFirst ? [play.title, play.author] : [play.author, play.title];
  const handleChange = (event: Event): void =>
    change({ ...map, isTitleFirst: (event.target as HTMLSelectElement).value === 'first' });
  return html`<label class="field">
    <span>${filled(words.jsonOrder, { text: readText(valueAtPath(value, path)) ?? '' })}</span>
    <select name="order" @change=${handleChange}>
      <option value="second" .selected=${!map.isTitleFirst}>${second}</option>
      <option value="first" .selected=${map.isTitleFirst}>${first}</option>
    </select>
  </label>`;
}

/** Renders a field for the time zone if the times don't include one. */
function renderZone(
  { words, language }: BuilderState,
  value: unknown,
  map: ResponseMap,
  change: (map: ResponseMap) => void,
): TemplateResult | typeof nothing {
  const path = map.paths.get('start') ?? map.paths.get('end');
  const raw = path && valueAtPath(value, path);
  if (!dependsOnZone(raw)) return nothing;
  return renderTextField({
    label: words.jsonZone,
    name: 'time-zone',
    value: map.zone ?? '',
    placeholder: 'UTC',
    choices: Intl.supportedValuesOf('timeZone'),
    help: filled(words.jsonZoneHelp, {
      time: timeAndDistance(values.readTime(raw, null)!, Date.now(), language, 'UTC'),
    }),
    change(zone) {
      if (zone) new Intl.DateTimeFormat('en', { timeZone: zone });
      change({ ...map, zone: zone || null });
    },
  });
}
