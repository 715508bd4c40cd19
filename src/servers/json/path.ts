import { readText } from '../fields.js';

/**
 * Paths in a response, such as `current.song`, `items[0].title` or `data."a.b"`. Expressions aren't
 * supported.
 */
export type Path = readonly string[];

/** A value, or the paths that exist if the response has no value at this path. */
type Found = { readonly value: unknown } | { readonly known: readonly string[] };

/** A quoted key, a key, or a key or index in brackets. Some editors turn straight quotes into curly ones. */
const STEP =
  /^(?:["“”„]([^"“”]+)["“”]|['‘’]([^'‘’]+)['‘’]|([^.[\]"']+)|\[\s*(?:"([^"]+)"|'([^']+)'|(-?\d+))\s*\])/;
/** The index of a list entry. Negative indexes count from the end: -1 is the last entry. */
const INDEX = /^-?\d{1,6}$/;
/** Maximum number of steps. */
const MAX_STEPS = 20;
/** Maximum number of existing paths in a message. */
const MAX_KNOWN = 15;
/** Maximum number of keys that are listed per object. */
const MAX_KEYS = 50;
const MAX_KEY_LENGTH = 100;

/** Returns null if the text isn't a path. `$` stands for the whole response, as in JSONPath, and can be left out before keys. */
export function parsePath(text: string): Path | null {
  if (text.trim() === '$') return [];
  let rest = text
    .trim()
    .replace(/^\$(?=[.[])/, '')
    .replace(/^\./, '');
  const path: string[] = [];
  while (rest) {
    const match = STEP.exec(rest);
    const [whole = '', ...forms] = match ?? [];
    const step = forms.find(Boolean);
    if (!step || path.length === MAX_STEPS) return null;
    path.push(step === whole ? step.trim() : step);
    rest = rest.slice(whole.length);
    if (/^\.[^.[]/.test(rest)) rest = rest.slice(1);
    else if (rest && !rest.startsWith('[')) return null;
  }
  return path.length ? path : null;
}

/**
 * Puts keys in quotes if their characters have a meaning in a map. The quotes are single, because attributes
 * use double quotes.
 */
export function writePath(path: Path): string {
  return path.map(writeStep).join('.') || '$';
}

function writeStep(step: string): string {
  if (!/^\$|[.,;[\]"'\n]|^\s|\s$/.test(step)) return step;
  return step.includes("'") ? `"${step}"` : `'${step}'`;
}

/**
 * Follows a path. If a step leads to null, to an empty value or beyond the end of a list, the value is null,
 * because many servers send such responses while nothing is on air.
 */
export function followPath(root: unknown, path: Path): Found {
  let value = root;
  for (let index = 0; index < path.length; index++) {
    const step = path[index]!;
    if (isEmpty(value) || (index > 0 && isEmptyObject(value))) return { value: null };
    if (typeof value === 'string') value = parsed(value);
    const isEntry = Array.isArray(value) && INDEX.test(step);
    const key = isEntry ? positionOf(step, value as unknown[]) : step;
    if (key === null) return { value: null };
    if (
      typeof value !== 'object' ||
      (Array.isArray(value) && !isEntry) ||
      !Object.prototype.hasOwnProperty.call(value, key)
    )
      return { known: pathsBelow(value, path.slice(0, index), path[path.length - 1]) };
    value = (value as Record<string, unknown>)[key];
  }
  return { value };
}

/** Parses a string that contains JSON, because some servers encode an object twice. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/**
 * Returns the index of the entry from the start of the list, as a key. Null if the index is beyond the end of the list.
 */
function positionOf(step: string, { length }: readonly unknown[]): string | null {
  const position = Number(step) < 0 ? length + Number(step) : Number(step);
  return position >= 0 && position < length ? String(position) : null;
}

/** Whether servers use this value to mean that there is no value. */
export function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && !value.length)
  );
}

export function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Object.keys(value).length;
}

/**
 * Returns the paths of the values in an object, or in the first entry of a list. Paths that end in `key` come
 * first, because only the steps before it may be wrong.
 */
export function pathsBelow(value: unknown, path: Path, key?: string): string[] {
  const paths = leavesOf(value, path);
  const isMeant = (each: Path): boolean => each[each.length - 1] === key;
  return [...paths.filter(isMeant), ...paths.filter((each) => !isMeant(each))]
    .slice(0, MAX_KNOWN)
    .map((each) => writePath(each));
}

function leavesOf(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || isEmpty(value) || path.length >= MAX_STEPS) return [path];
  const entries = Array.isArray(value) ? [['0', value[0] as unknown] as const] : Object.entries(value!);
  return entries
    .slice(0, MAX_KEYS)
    .flatMap(([key, inner]) => leavesOf(inner, [...path, readText(key.slice(0, MAX_KEY_LENGTH)) ?? '']));
}
