import { readText } from '../fields.js';

/** Paths in a response, such as `current.song`, `items[0].title` or `data."a.b"`. They have no expressions. */
export type Path = readonly string[];

/** A value, or the paths that exist if the response has no value at this path. */
type Found = { readonly value: unknown } | { readonly known: readonly string[] };

const STEP = /^(?:"([^"]+)"|'([^']+)'|([^.[\]"']+))|^\[\s*(?:"([^"]+)"|'([^']+)'|(\d+))\s*\]/;
/** Maximum number of steps. */
const MAX_STEPS = 20;
/** Maximum number of known paths in a message. */
const MAX_KNOWN = 15;
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
    const step = match?.slice(1).find(Boolean);
    if (!match || !step || path.length === MAX_STEPS) return null;
    path.push(step.trim());
    rest = rest.slice(match[0].length);
    if (/^\.[^.[]/.test(rest)) rest = rest.slice(1);
    else if (rest && !rest.startsWith('[')) return null;
  }
  return path.length ? path : null;
}

export function writePath(path: Path): string {
  return path.map((step) => (/[.,[\]"':\s]/.test(step) ? `"${step}"` : step)).join('.');
}

/**
 * Follows a path. If there is nothing at some step, because it is null, empty or beyond the end of a list, the value is
 * null: many servers do that while nothing is on air.
 */
export function followPath(root: unknown, path: Path): Found {
  let value = root;
  for (const [index, step] of path.entries()) {
    if (isEmpty(value)) return { value: null };
    const isIndex = /^\d+$/.test(step);
    if (Array.isArray(value) && isIndex && Number(step) >= value.length) return { value: null };
    if (
      typeof value !== 'object' ||
      (Array.isArray(value) && !isIndex) ||
      !Object.hasOwn(value as object, step)
    )
      return { known: pathsBelow(value, path.slice(0, index)) };
    value = (value as Record<string, unknown>)[step];
  }
  return { value };
}

/** Whether a value is what a server reports if it has none. */
export function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && !value.length)
  );
}

/** Returns the paths of the keys of an object, or of the first entry of a list. */
export function pathsBelow(value: unknown, path: Path): string[] {
  if (Array.isArray(value)) return pathsBelow(value[0], [...path, '0']);
  if (typeof value !== 'object' || value === null) return path.length ? [writePath(path)] : [];
  const keys = Object.keys(value).slice(0, MAX_KNOWN);
  return keys.map((key) => writePath([...path, readText(key.slice(0, MAX_KEY_LENGTH)) ?? '']));
}
