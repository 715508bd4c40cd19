import { normalizeBaseUrl, readBaseUrl, withoutEndSlashes } from '../contract/base-url.js';
import type { TagName } from '../contract/tags.js';
import { isStationName } from '../servers/station-name.js';
import { kindRow, SERVER_KIND_NAMES } from '../servers/kinds.js';
import { readEntries } from '../servers/json/map.js';
import { writeMap } from '../servers/json/write-map.js';
import { PLACEMENTS, SCHEMES, type BuilderChoice, type TagChoice } from './choice.js';
import { plainProperties } from './css-value.js';
import type { KnownAttribute, KnownTags } from './known-tags.js';

/** Attributes that have separate fields in a choice. */
const STATION = ['base-url', 'server', 'source', 'station', 'map'];
const MAX_QUERY_LENGTH = 5000;
const MAX_TEXT_LENGTH = 200;
/** The largest signed 32-bit number. */
const MAX_SERVER = 2 ** 31 - 1;

/**
 * Reads a choice from the query of the builder's URL, such as
 * `?base-url=…&server=2&lang=de&--onair-accent=crimson&show=now-playing&vote=&show=history&limit=5`. Parameters before
 * the first `show` apply to all tags, and those after a `show` apply to its tag. Anyone can write such a query, so
 * unknown and invalid parameters are ignored. The default is one card of the station at `defaults.baseUrl`.
 */
export function readChoice(query: string, known: KnownTags, defaults: { baseUrl: string }): BuilderChoice {
  const given = [...new URLSearchParams(query.slice(0, MAX_QUERY_LENGTH))];
  const first = given.findIndex(([name]) => name === 'show');
  const common = given.slice(0, first === -1 ? undefined : first);
  const tags = tagsOf(given.slice(common.length), known);
  const parameter = (name: string): string => common.find(([key]) => key === name)?.[1] ?? '';
  const source = SERVER_KIND_NAMES.find((kind) => kind === parameter('source')) ?? null;
  const isJson = source === 'json';
  return {
    baseUrl: hostOf(source) ?? (readPanel(parameter('base-url'), isJson) || (isJson ? '' : defaults.baseUrl)),
    server: readServer(parameter('server')),
    source,
    station: readStation(parameter('station')),
    map: isJson ? readMapText(parameter('map')) : '',
    tags: tags.length > 0 ? tags : [{ name: 'now-playing', attributes: {} }],
    shared: attributesOf('station', common, known),
    properties: propertiesOf(common, known),
    placement: PLACEMENTS.find((placement) => placement === parameter('place')) ?? null,
    scheme: SCHEMES.find((scheme) => scheme === parameter('scheme')) ?? 'light',
    folder: readFolder(parameter('files')),
  };
}

/** Returns the query without a question mark. */
export function writeChoice(choice: BuilderChoice): string {
  const { baseUrl, server, source, station, map, tags, shared, properties, placement, scheme, folder } =
    choice;
  const query = new URLSearchParams();
  if (baseUrl && !hostOf(source)) query.append('base-url', baseUrl);
  if (source === null) query.append('server', String(server));
  else query.append('source', source);
  if (source !== null && station) query.append('station', station);
  if (source === 'json' && map) query.append('map', map);
  if (placement) query.append('place', placement);
  if (scheme !== 'light') query.append('scheme', scheme);
  if (folder) query.append('files', folder);
  for (const [name, value] of [...Object.entries(shared), ...Object.entries(properties)])
    query.append(name, value);
  for (const { name, attributes } of tags) {
    query.append('show', name);
    for (const [attribute, value] of Object.entries(attributes)) query.append(attribute, value);
  }
  return String(query);
}

/** Returns the base URL of the service that hosts all stations of this kind; undefined if there is no such service. */
function hostOf(source: BuilderChoice['source']): string | undefined {
  return source === null ? undefined : kindRow(source).host;
}

/**
 * Returns a normalized URL without user, query and fragment; '' if it isn't http(s). If `isResponse` is true, the URL
 * keeps its query.
 */
export function readPanel(typed: string, isResponse = false): string {
  return normalizeBaseUrl(typed.trim(), (address) => new URL(address), isResponse);
}

/** Returns the map in its normal form; '' if it is invalid. */
function readMapText(text: string): string {
  try {
    return writeMap(readEntries(text));
  } catch {
    return '';
  }
}

/**
 * Reads the folder that contains the files on the owner's site: `/onair/`, `onair`, `www.radio.example/onair/`. Returns
 * a path or URL with a trailing slash; '' if the text isn't a valid folder.
 */
export function readFolder(typed: string): string {
  const folder = readText(typed) ?? '';
  if (!folder) return '';
  const [start = ''] = folder.split('/');
  const isPath = /^\.{0,2}\/(?!\/)/.test(folder) || (start && !/[.:]/.test(start));
  if (isPath) return `${withoutEndSlashes(new URL(folder, 'https://www.radio.example/').pathname)}/`;
  const url = readBaseUrl(folder, 'https:', (address) => new URL(address));
  return url && `${url}/`;
}

/** Returns the trimmed name of a station; '' if the text isn't a valid name. */
export function readStation(text: string): string {
  const station = readText(text) ?? '';
  return isStationName(station) ? station : '';
}

function readServer(text: string): number {
  const server = /^\d{1,10}$/.test(text) ? Number(text) : 1;
  return server >= 1 && server <= MAX_SERVER ? server : 1;
}

type Pairs = [name: string, value: string][];

/** Returns the tags without duplicates. If the query repeats a tag, the first one counts. */
function tagsOf(given: Pairs, known: KnownTags): TagChoice[] {
  const tags: { name: string; pairs: Pairs }[] = [];
  for (const [name, value] of given) {
    if (name === 'show') tags.push({ name: value, pairs: [] });
    else tags.at(-1)?.pairs.push([name, value]);
  }
  return tags
    .filter((tag): tag is { name: TagName; pairs: Pairs } => isShown(tag.name, known))
    .filter(({ name }, index, all) => all.findIndex((tag) => tag.name === name) === index)
    .map(({ name, pairs }) => ({ name, attributes: attributesOf(name, pairs, known) }));
}

/** `onair-station` is never visible. */
const isShown = (name: string, known: KnownTags): boolean => name !== 'station' && known.has(name as TagName);

function attributesOf(tag: TagName, given: Pairs, known: KnownTags): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const attribute of known.get(tag)?.attributes ?? []) {
    const { name } = attribute;
    const pair = STATION.includes(name) ? undefined : given.find(([key]) => key === name);
    const value = pair && readValue(pair[1], attribute);
    if (value !== undefined && value !== null) attributes[name] = value;
  }
  return attributes;
}

/** Returns the value if it is valid for the attribute; null if it is invalid or if it turns a flag off. */
export function readValue(given: string, { kind, values }: KnownAttribute): string | null {
  const text = given.trim();
  if (kind === 'flag') {
    if (values.includes(text)) return text;
    return text === '' || text === 'true' ? '' : null;
  }
  if (kind === 'choice') return values.includes(text) ? text : null;
  if (kind === 'number') return /^-?\d{1,9}(\.\d{1,6})?$/.test(text) ? String(Number(text)) : null;
  return readText(text);
}

/**
 * Returns the trimmed text; null if it is empty, too long, or contains characters that can't be written into every kind
 * of output, such as quotes and brackets.
 */
function readText(given: string): string | null {
  const text = given.trim();
  return /^[^\p{C}&<>[\]"'`\\{}]+$/u.test(text) && text.length <= MAX_TEXT_LENGTH ? text : null;
}

function propertiesOf(given: Pairs, known: KnownTags): Record<string, string> {
  const names = new Set([...known.values()].flatMap(({ properties }) => properties.map(({ name }) => name)));
  return Object.fromEntries(plainProperties(Object.fromEntries(given)).filter(([name]) => names.has(name)));
}
