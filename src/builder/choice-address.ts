/**
 * In:  the query of the builder's address, which anybody may have written.
 * Out: the choice that it means, and back.
 *
 * `?base-url=…&server=2&lang=de&--onair-accent=crimson&show=now-playing&vote=&show=history&limit=5`: what stands before the
 * first `show` is for all tags, what stands behind one is for that tag. Only what the manifest has is taken over.
 */
import { withoutEndSlashes } from '../contract/base-address.js';
import type { TagName } from '../contract/tags.js';
import { isStationName } from '../servers/station-name.js';
import { SERVER_KIND_NAMES } from '../servers/kinds.js';
import { PLACES, SCHEMES, type Choice, type TagChoice } from './choice.js';
import { plainProperties } from './css-value.js';
import type { KnownAttribute, KnownTags } from './known-tags.js';

/** Said once for all tags, by fields of the choice. */
const STATION = ['base-url', 'server', 'source', 'station'];
/** Characters of a query that are read, and of a text in it. */
const LONGEST_QUERY = 5000;
const LONGEST_TEXT = 200;
/** As 32-bit numbers go; stations are few. */
const HIGHEST_SERVER = 2 ** 31 - 1;

/**
 * `query` with or without its question mark. What it does not say, or says wrongly, is as in `unless`: the panel's address
 * (that of the panel that the builder lies on, or empty), and the card alone.
 */
export function readChoice(query: string, known: KnownTags, unless: { baseUrl: string }): Choice {
  const given = [...new URLSearchParams(query.slice(0, LONGEST_QUERY))];
  const first = given.findIndex(([name]) => name === 'show');
  const common = given.slice(0, first === -1 ? undefined : first);
  const tags = tagsOf(given.slice(common.length), known);
  const one = (name: string): string => common.find(([each]) => each === name)?.[1] ?? '';
  return {
    baseUrl: readPanel(one('base-url')) || unless.baseUrl,
    server: readServer(one('server')),
    source: SERVER_KIND_NAMES.find((kind) => kind === one('source')) ?? null,
    station: readStation(one('station')),
    tags: tags.length > 0 ? tags : [{ name: 'now-playing', attributes: {} }],
    shared: attributesOf('station', common, known),
    properties: propertiesOf(common, known),
    place: PLACES.find((place) => place === one('place')) ?? null,
    scheme: SCHEMES.find((scheme) => scheme === one('scheme')) ?? 'light',
  };
}

/** Without a question mark. */
export function writeChoice(choice: Choice): string {
  const { baseUrl, server, source, station, tags, shared, properties, place, scheme } = choice;
  const query = new URLSearchParams();
  if (baseUrl) query.append('base-url', baseUrl);
  if (source === null) query.append('server', String(server));
  else query.append('source', source);
  if (source !== null && station) query.append('station', station);
  if (place) query.append('place', place);
  if (scheme !== 'light') query.append('scheme', scheme);
  for (const [name, value] of [...Object.entries(shared), ...Object.entries(properties)])
    query.append(name, value);
  for (const { name, attributes } of tags) {
    query.append('show', name);
    for (const [attribute, value] of Object.entries(attributes)) query.append(attribute, value);
  }
  return String(query);
}

/** An address of a panel in one spelling, without user, query and fragment; empty for what is none. */
export function readPanel(typed: string): string {
  try {
    const { protocol, host, pathname } = new URL(typed.trim());
    return /^https?:$/.test(protocol) && host ? `${protocol}//${host}${withoutEndSlashes(pathname)}` : '';
  } catch {
    return '';
  }
}

/** Empty for what is none. */
export function readStation(text: string): string {
  const station = readText(text) ?? '';
  return isStationName(station) ? station : '';
}

function readServer(text: string): number {
  const server = /^\d{1,10}$/.test(text) ? Number(text) : 1;
  return server >= 1 && server <= HIGHEST_SERVER ? server : 1;
}

type Pairs = [name: string, value: string][];

/** Each tag once, as the page offers them: the first one counts. */
function tagsOf(given: Pairs, known: KnownTags): TagChoice[] {
  const tags: { name: string; pairs: Pairs }[] = [];
  for (const [name, value] of given) {
    if (name === 'show') tags.push({ name: value, pairs: [] });
    else tags.at(-1)?.pairs.push([name, value]);
  }
  return tags
    .filter((tag): tag is { name: TagName; pairs: Pairs } => isShown(tag.name, known))
    .filter(({ name }, at, shown) => shown.findIndex((each) => each.name === name) === at)
    .map(({ name, pairs }) => ({ name, attributes: attributesOf(name, pairs, known) }));
}

/** `station` shows nothing by itself. */
const isShown = (name: string, known: KnownTags): boolean => name !== 'station' && known.has(name as TagName);

function attributesOf(tag: TagName, given: Pairs, known: KnownTags): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const attribute of known.get(tag)?.attributes ?? []) {
    const { name } = attribute;
    const pair = STATION.includes(name) ? undefined : given.find(([each]) => each === name);
    const value = pair && readValue(pair[1], attribute);
    if (value !== undefined && value !== null) attributes[name] = value;
  }
  return attributes;
}

/** Null for what the attribute doesn't take, and for a flag that is off. */
export function readValue(given: string, { kind, values }: KnownAttribute): string | null {
  const text = given.trim();
  if (kind === 'flag') return values.includes(text) ? text : text === '' || text === 'true' ? '' : null;
  if (kind === 'choice') return values.includes(text) ? text : null;
  if (kind === 'number') return /^-?\d{1,9}(\.\d{1,6})?$/.test(text) ? String(Number(text)) : null;
  return readText(text);
}

/** One that every output can write; null for another. */
function readText(given: string): string | null {
  const text = given.trim();
  return /^[^\p{C}&<>[\]"'`\\{}]+$/u.test(text) && text.length <= LONGEST_TEXT ? text : null;
}

function propertiesOf(given: Pairs, known: KnownTags): Record<string, string> {
  const names = new Set([...known.values()].flatMap(({ properties }) => properties.map(({ name }) => name)));
  return Object.fromEntries(plainProperties(Object.fromEntries(given)).filter(([name]) => names.has(name)));
}
