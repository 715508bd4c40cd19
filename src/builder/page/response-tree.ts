import { html, nothing, type TemplateResult } from 'lit';
import { filled } from '../../diagnostics/core/sentence.js';
import { readText } from '../../servers/fields.js';
import {
  FIELDS,
  PLAY_FIELDS,
  type MapField,
  type PlayField,
  type ResponseMap,
} from '../../servers/json/map.js';
import { writePath, type Path } from '../../servers/json/path.js';
import { isListOfTexts, pathInEntry } from '../../servers/json/read.js';
import { valueAtPath } from '../json/suggest-map.js';
import type { BuilderWords } from '../../words/owner-words.js';

/** Fields that have a single value. */
const VALUE_FIELDS = FIELDS.filter((field) => field !== 'history');

/** Responses with at most this many values are fully expanded. */
const MAX_OPEN_VALUES = 40;
/** Maximum number of entries of an object that are shown. */
const MAX_ENTRIES = 60;
/**
 * Number of entries at the start of a long list that are shown, in addition to the last entry. A few entries are
 * enough, because all of them have the same fields.
 */
const MAX_LIST_ENTRIES = 3;
const MAX_DEPTH = 12;
const MAX_VALUE_LENGTH = 120;

/** The response to show, and the map of its values. */
export interface ResponseTree {
  readonly value: unknown;
  readonly map: ResponseMap;
  /**
   * The map when the response arrived. The values that it uses are visible at first. Later choices don't expand or
   * collapse anything.
   */
  readonly initial: ResponseMap;
  readonly words: BuilderWords;
  /** Called when the owner chooses the field for a value's path; null if the value shouldn't be used. */
  choose(path: Path, field: MapField | null): void;
}

/** Renders a response as nested lists in which the owner can choose the field for each value. */
export function renderResponseTree(tree: ResponseTree): TemplateResult {
  const isOpen = countValues(tree.value) <= MAX_OPEN_VALUES;
  return html`<ul class="response" dir="ltr">
    ${renderNode(tree, tree.value, [], '', isOpen)}
  </ul>`;
}

function renderNode(
  tree: ResponseTree,
  value: unknown,
  path: Path,
  label: string,
  isOpen: boolean,
): TemplateResult {
  if (typeof value !== 'object' || value === null || path.length > MAX_DEPTH)
    return renderValue(tree, value, path, label);
  const isList = Array.isArray(value);
  const entries = entriesOf(value);
  const isUsed = [...tree.initial.paths.values()].some((used) => startsWith(used, path));
  const count = isList ? `[${value.length}]` : '';
  const list = html`<ul>
    ${entries.map(([key, child]) => renderNode(tree, child, [...path, key], keyLabel(key, value), isOpen))}
    ${renderRest(tree, value, entries.length)}
  </ul>`;
  const listFields: readonly MapField[] = isListOfTexts(value) ? ['history', 'artist'] : ['history'];
  const name = label ? `${label}: ${tree.words.jsonList}` : tree.words.jsonList;
  const choice =
    isList && value.length > 0
      ? html`<label class="value">
          <span class="text">${tree.words.jsonList}</span> ${renderChoice(tree, path, name, listFields)}
        </label>`
      : nothing;
  // The outermost object needs no heading.
  if (path.length === 0) return html`<li>${choice}${list}</li>`;
  return html`<li>
    <details ?open=${isOpen || isUsed}>
      <summary><span class="key">${label}</span> ${count}</summary>
      ${choice} ${list}
    </details>
  </li>`;
}

function renderValue(tree: ResponseTree, value: unknown, path: Path, label: string): TemplateResult {
  const { paths } = tree.map;
  const text = typeof value === 'boolean' || value === null ? String(value) : (readText(value) ?? '');
  const history = paths.get('history');
  const isPast = !!history && startsWith(path, history) && path.length > history.length;
  const past = isPast ? PLAY_FIELDS.map((field): MapField => `history.${field}`) : [];
  const isUsed = fieldAt(tree, path) !== null || derivedField(tree, path) !== null;
  return html`<li>
    <label class=${isUsed ? 'value used' : 'value'}>
      <span class="key">${label}</span>
      <span class="text" dir="auto">${text.slice(0, MAX_VALUE_LENGTH) || '""'}</span>
      ${renderChoice(tree, path, `${label}: ${text.slice(0, MAX_VALUE_LENGTH)}`, [...VALUE_FIELDS, ...past])}
    </label>
  </li>`;
}

function renderChoice(
  tree: ResponseTree,
  path: Path,
  name: string,
  fields: readonly MapField[],
): TemplateResult {
  const { words, choose } = tree;
  const chosen = fieldAt(tree, path);
  const derived = derivedField(tree, path);
  const handleChange = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    const field = fields.find((each) => each === value) ?? null;
    choose(field?.startsWith('history.') ? withinEntry(tree, path) : path, field);
  };
  return html`<select aria-label=${name} .value=${chosen ?? ''} @change=${handleChange}>
    <option value="">${derived ? fieldLabel(derived, words) : words.jsonUnused}</option>
    ${fields.map(
      (field) =>
        html`<option value=${field} .selected=${field === chosen}>${fieldLabel(field, words)}</option>`,
    )}
  </select>`;
}

export function fieldLabel(field: MapField, words: BuilderWords): string {
  const [first, second] = field.split('.') as [MapField, PlayField | undefined];
  return second
    ? filled(words.jsonPlays, { field: words.fields[second] })
    : words.fields[first as keyof BuilderWords['fields']];
}

/** Returns the field for which the map uses this value; null if it isn't used. */
function fieldAt(tree: ResponseTree, path: Path): MapField | null {
  const { paths } = tree.map;
  const history = paths.get('history');
  for (const [field, used] of paths) {
    const isPast = field.startsWith('history.');
    if (isPast && !(history && startsWith(path, history) && path.length > history.length)) continue;
    if (writePath(used) === writePath(isPast ? withinEntry(tree, path) : path)) return field;
  }
  return null;
}

/**
 * Returns the field that a value in a history entry has automatically, because the paths of the current track also
 * match the entry. Returns null if there is none.
 */
function derivedField(tree: ResponseTree, path: Path): MapField | null {
  const { paths } = tree.map;
  const history = paths.get('history');
  if (!history || !startsWith(path, history) || path.length <= history.length || fieldAt(tree, path))
    return null;
  const entry = valueAtPath(tree.value, path.slice(0, history.length + 1));
  if (typeof entry === 'string') return 'history.song';
  const written = writePath(withinEntry(tree, path));
  const field = PLAY_FIELDS.find((each) => {
    const derived = pathInEntry(entry, each, paths);
    return derived && writePath(derived) === written;
  });
  return field ? `history.${field}` : null;
}

/** Returns the part of a path that is inside a history entry. */
const withinEntry = ({ map: { paths } }: ResponseTree, path: Path): Path =>
  path.slice((paths.get('history')?.length ?? 0) + 1);

export const startsWith = (path: Path, start: Path): boolean =>
  start.every((step, index) => step === path[index]);

/**
 * Returns the entries to show. The last entry of a long list is counted from the end, so that it remains the last one
 * when the list grows.
 */
function entriesOf(value: object): [key: string, value: unknown][] {
  if (!Array.isArray(value)) return Object.entries(value).slice(0, MAX_ENTRIES);
  const first = value
    .slice(0, MAX_LIST_ENTRIES)
    .map((each, index): [string, unknown] => [String(index), each]);
  return value.length > MAX_LIST_ENTRIES ? [...first, ['-1', value.at(-1)]] : first;
}

function renderRest({ words }: ResponseTree, value: object, shown: number): TemplateResult | typeof nothing {
  const count = Object.keys(value).length - shown;
  return count > 0 ? html`<li class="help">${filled(words.jsonMore, { count })}</li>` : nothing;
}

/** Returns the label for a key. For `-1`, this is the position of the list's last entry. */
function keyLabel(key: string, parent: object): string {
  if (Array.isArray(parent) && key === '-1') return String(parent.length - 1);
  return key.length > 60 ? `${key.slice(0, 60)}…` : key;
}

function countValues(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return 1;
  return entriesOf(value).reduce((sum, [, child]) => sum + countValues(child, depth + 1), 0);
}
