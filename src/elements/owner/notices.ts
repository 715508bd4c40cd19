import type { LitElement } from 'lit';
import { shownAddress } from '../../diagnostics/core/address.js';
import { filled } from '../../diagnostics/core/sentence.js';
import { propertyOf } from '../../contract/property-of.js';
import { languageCode, supportedLanguage } from '../../words/language.js';
import type { NoticeWords } from '../../words/owner-words.js';
import { isForeign, unknownAttributes } from '../page/attribute-names.js';
import { nearestName } from './nearest-name.js';
import { loadOwnerWords } from './owner-words.js';
import { toJson } from '../../contract/to-json.js';

export { explainStream } from './explain-stream.js';

/**
 * Key of the logged notices. All copies of this module on the page share them, because a script tag with `?ver=2`
 * creates a second copy.
 */
const KEY = Symbol.for('onair-widgets warnings');
const page = globalThis as { [KEY]?: Set<string> };
const logged = (page[KEY] ??= new Set());

/** Maximum number of names in a notice. A list of all time zones would be too long. */
const MAX_NAMES = 12;

/** Attribute names that other widgets use, and the Onair attribute with the same meaning. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['address', 'base-url'],
  ['host', 'base-url'],
  ['href', 'base-url'],
  ['panel', 'base-url'],
  ['src', 'base-url'],
  ['url', 'base-url'],
  ['count', 'limit'],
  ['items', 'limit'],
  ['max', 'limit'],
  ['rows', 'limit'],
  ['language', 'lang'],
  ['locale', 'lang'],
  ['mount', 'station'],
  ['shortcode', 'station'],
  ['provider', 'source'],
  ['image', 'art'],
  ['logo', 'art'],
]);

/**
 * Logs that a name or value in the page's markup is unknown, and suggests the most similar known one. `write` returns a
 * name as it appears in markup: `layout="card"`, `<onair-history>`.
 */
export function logUnknown(write: (name: string) => string, given: string, known: readonly string[]): void {
  const nearest = nearestName(given, known);
  const names = known.length < MAX_NAMES ? known.map(write).join(', ') : '';
  log(write(given), (words) => [
    filled(words.unknown, { name: write(given) }),
    nearest !== null
      ? filled(words.didYouMean, { name: write(nearest) })
      : names && filled(words.available, { names }),
  ]);
}

/** Logs the unknown attributes of a tag that resemble a known attribute. */
export function warnMisspeltOn(tag: Element): void {
  const known = (tag.constructor as typeof LitElement).observedAttributes;
  for (const name of unknownAttributes(tag)) warnIfSimilar(name, name.replace(/^data-/, ''), known);
}

/** Logs the unknown names with this prefix that resemble a known name. Other names may belong to another tool. */
export function warnMisspelt(names: readonly string[], known: readonly string[], prefix = ''): void {
  for (const given of names) {
    const name = given.slice(prefix.length);
    if (!given.startsWith(prefix) || known.includes(name)) continue;
    if (!isForeign(name)) warnIfSimilar(given, name, known, prefix);
  }
}

/** `name` is the given name without its prefix. `prefix` is added to the suggested name. */
function warnIfSimilar(given: string, name: string, known: readonly string[], prefix = ''): void {
  const synonym = SYNONYMS.get(name);
  // For a short name, the similar name must also start with the same letter, because most short names resemble each
  // other.
  const similar = known.filter((each) => name.length > 4 || each[0] === name[0]);
  const nearest = synonym && known.includes(synonym) ? synonym : nearestName(name, similar);
  if (nearest === null) return;
  log(given, (words) => [
    filled(words.unknown, { name: given }),
    filled(words.didYouMean, { name: prefix + nearest }),
  ]);
}

/** Logs that the value of an attribute is not a number. */
export function warnNotNumber(name: string, given: string): void {
  const value = `${name}="${given}"`;
  log(value, (words) => [filled(words.notNumber, { name: value })]);
}

/** Logs that a tag isn't closed. `isDiv` is true for `<div data-onair>`. */
export function warnUnclosed(tag: string, isDiv: boolean): void {
  const name = isDiv ? `<div data-onair="${tag.replace('onair-', '')}">` : `<${tag}>`;
  const end = isDiv ? '</div>' : `</${tag}>`;
  log(`unclosed ${name}`, (words) => [filled(words.unclosed, { name, end })]);
}

/** Logs that the attributes of a script were ignored. `src` is empty for an inline script. */
export function warnIgnored(src: string): void {
  const name = src ? `<script src=${toJson(shownAddress(src))}>` : '<script>';
  log(`ignored ${src}`, (words) => [filled(words.ignoredScript, { name })]);
}

/** Logs a notice once, in the page's language. */
function log(key: string, write: (words: NoticeWords) => readonly string[]): void {
  if (logged.has(key)) return;
  logged.add(key);
  const lang = globalThis.document ? propertyOf(document, 'documentElement').lang : '';
  void loadOwnerWords(languageCode(supportedLanguage(lang))).then(({ notices }) =>
    console.warn(['Onair:', ...write(notices).filter(Boolean)].join(' ')),
  );
}
