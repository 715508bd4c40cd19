/**
 * In:  the address of the page in a frame: `/embed/TAG/?…` of a panel, or `embed.html?tag=TAG&base-url=…` of any site.
 * Out: which tags it shows, with which attributes and styles. Null where it names no tag that there is.
 *
 * Whoever writes a link chooses all of it, so only what is listed here and in `upgrade-divs.ts` is taken over.
 */
import type { TagName } from '../../contract/tags.js';
import { ALLOWED_ATTRIBUTES, isTagName } from '../base/allowed-attributes.js';
import { isFrameArt } from '../base/frame-art.js';
import { colourValue, fontValue, tokenValue } from './style-values.js';

/** A tag, its attributes, and the tags inside it. */
export interface FrameTag {
  tag: TagName;
  attributes: Record<string, string>;
  inside: FrameTag[];
}

export interface Frame {
  place: FrameTag;
  /** The language that was asked for; null for the reader's. */
  lang: string | null;
  /** CSS properties of the whole page. */
  styles: Record<string, string>;
  /** What is wrong with the address, in words for its author; null for nothing. */
  warning: string | null;
}

/** What a station's frame has inside. */
const STATION: readonly TagName[] = ['now-playing', 'history'];
/** Plays in a station's frame, where its address names no other number. */
const STATION_LIMIT = '5';

/** Sizes of the text: all other sizes follow it. */
const DENSITIES = new Map([
  ['compact', '87.5%'],
  ['normal', '100%'],
  ['roomy', '112.5%'],
]);
const SCHEMES = new Map([
  ['light', 'only light'],
  ['dark', 'only dark'],
]);
/** Of what is behind a page: its lightness, in percent. */
const LIGHTNESS = new Map([
  ['light', '100'],
  ['dark', '0'],
]);
const FOREIGN_ART =
  'art is left out: a frame shows a picture of its own site or of the station’s server, because anyone can write its address.';
const TOKEN = /^--onair-[a-z-]{1,40}$/;
const ON_PANEL = /\/embed\/([a-z-]+)\/$/;

export function readFrame({ href, pathname, searchParams }: URL): Frame | null {
  const onPanel = ON_PANEL.exec(pathname);
  const tag = onPanel?.[1] ?? searchParams.get('tag') ?? 'station';
  if (!isTagName(tag)) return null;
  const given = new Map(searchParams);
  // A panel's own frame shows that panel, whatever its address says.
  const baseUrl = onPanel ? new URL('../../', href).href : given.get('base-url');
  given.delete('base-url');
  if (baseUrl && isHttp(baseUrl)) given.set('base-url', baseUrl);
  const art = given.get('art');
  const isForeign = !!art && !isFrameArt(art, href, given.get('base-url') ?? null);
  if (isForeign) given.delete('art');
  return {
    place: placeOf(tag, given),
    lang: given.get('lang') || null,
    styles: stylesOf(given),
    warning: isForeign ? FOREIGN_ART : null,
  };
}

function isHttp(address: string): boolean {
  try {
    return /^https?:$/.test(new URL(address).protocol);
  } catch {
    return false;
  }
}

function placeOf(tag: TagName, given: ReadonlyMap<string, string>): FrameTag {
  const attributes = attributesOf(tag, given);
  if (tag !== 'station') return withStation({ tag, attributes, inside: [] }, given);
  const inside = STATION.map((each): FrameTag => {
    const own = attributesOf(
      each,
      each === 'history' ? new Map([['limit', STATION_LIMIT], ...given]) : given,
    );
    // What the station around it says, it need not say itself.
    for (const name of Object.keys(attributes)) delete own[name];
    // It is as high as the frame, which with a list below it would grow without an end.
    if (own.layout === 'wall') delete own.layout;
    return { tag: each, attributes: own, inside: [] };
  });
  return { tag, attributes, inside };
}

/** A delay or a zone concerns every tag, also one that only a station around it can tell. */
function withStation(place: FrameTag, given: ReadonlyMap<string, string>): FrameTag {
  const around = Object.entries(attributesOf('station', given)).filter(
    ([name]) => !(name in place.attributes),
  );
  return around.length > 0
    ? { tag: 'station', attributes: Object.fromEntries(around), inside: [place] }
    : place;
}

function attributesOf(tag: TagName, given: ReadonlyMap<string, string>): Record<string, string> {
  const names = ALLOWED_ATTRIBUTES[tag];
  return Object.fromEntries([...given].filter(([name]) => names.includes(name)));
}

function stylesOf(given: ReadonlyMap<string, string>): Record<string, string> {
  const read = (name: string, check: (value: string) => string | null | undefined): string | null =>
    check(given.get(name) ?? '') || null;
  const tokens = [...given.keys()].filter((name) => TOKEN.test(name));
  const all: [string, string | null][] = [
    ['color-scheme', read('scheme', (name) => SCHEMES.get(name))],
    ['--behind', read('scheme', (name) => LIGHTNESS.get(name))],
    ['--ground', read('ground', colourValue)],
    ['color', read('text', colourValue)],
    ['font-family', read('font', fontValue)],
    ['font-size', read('density', (name) => DENSITIES.get(name))],
    ...tokens.map((name): [string, string | null] => [name, read(name, tokenValue)]),
  ];
  return Object.fromEntries(all.filter((each): each is [string, string] => each[1] !== null));
}
