import type { TagName } from '../../contract/tags.js';
import { ALLOWED_ATTRIBUTES, isTagName } from '../base/allowed-attributes.js';
import { readBaseUrl } from '../../station/page-url.js';
import { isFrameArt } from '../base/frame-art.js';
import { colourValue, fontValue, tokenValue } from './style-values.js';

/** A tag, its attributes and its children. */
export interface FrameTag {
  tag: TagName;
  attributes: Record<string, string>;
  children: FrameTag[];
}

export interface Frame {
  root: FrameTag;
  /** The language from the URL; null for the visitor's. */
  lang: string | null;
  /** CSS properties for the frame's page. */
  styles: Record<string, string>;
  /** A message for the author of the frame's URL if it has a mistake; null otherwise. */
  warning: string | null;
}

/** The tags in a station's frame. */
const STATION: readonly TagName[] = ['now-playing', 'history'];
/** Default number of plays in a station's frame. */
const STATION_LIMIT = '5';

/** Font sizes. All other sizes are relative to the font size. */
const DENSITIES = new Map([
  ['compact', '87.5%'],
  ['normal', '100%'],
  ['roomy', '112.5%'],
]);
const SCHEMES = new Map([
  ['light', 'only light'],
  ['dark', 'only dark'],
]);
/** Lightness of the page background behind the frame, in percent. */
const LIGHTNESS = new Map([
  ['light', '100'],
  ['dark', '0'],
]);
const FOREIGN_ART =
  'art is ignored: a frame only shows pictures of its own site or of the station’s server, because anyone can write its address.';
const TOKEN = /^--onair-[a-z-]{1,40}$/;
const ON_PANEL = /\/embed\/([a-z-]+)\/$/;

/** Whether a URL is a panel's page `/embed/TAG/` rather than an `embed.html`. */
export const isPanelFrame = ({ pathname }: URL): boolean => ON_PANEL.test(pathname);

/**
 * Reads the URL of a frame: `/embed/TAG/?…` of a panel, or `embed.html?tag=TAG&base-url=…&source=…` of any site. Anyone
 * can create such a URL, so only the listed attributes and styles are used. Returns null if it contains no known tag.
 */
export function readFrame({ href, protocol, pathname, searchParams }: URL): Frame | null {
  const onPanel = ON_PANEL.exec(pathname);
  const tag = onPanel?.[1] ?? searchParams.get('tag') ?? 'station';
  if (!isTagName(tag)) return null;
  const given = new Map(searchParams);
  // A panel's frame always shows that panel, even if its URL specifies another server.
  if (onPanel) given.delete('source');
  const baseUrl = onPanel
    ? new URL('../../', href).href
    : readBaseUrl(
        given.get('base-url') ?? '',
        protocol,
        (address) => new URL(address, href),
        given.get('source') === 'json',
      );
  given.delete('base-url');
  if (baseUrl) given.set('base-url', baseUrl);
  const art = given.get('art');
  const isForeign = !!art && !isFrameArt(art, href, given.get('base-url') ?? null);
  if (isForeign) given.delete('art');
  return {
    root: rootOf(tag, given),
    lang: given.get('lang') || null,
    styles: stylesOf(given),
    warning: isForeign ? FOREIGN_ART : null,
  };
}

function rootOf(tag: TagName, given: ReadonlyMap<string, string>): FrameTag {
  const attributes = attributesOf(tag, given);
  // A wall in a frame is transparent, for OBS, unless the URL specifies a skin.
  if (attributes.layout === 'wall') attributes.skin ??= 'quiet';
  if (tag !== 'station') return withStation({ tag, attributes, children: [] }, given);
  const children = STATION.map((each): FrameTag => {
    const own = attributesOf(
      each,
      each === 'history' ? new Map([['limit', STATION_LIMIT], ...given]) : given,
    );
    // The tag inherits these attributes from the station.
    for (const name of Object.keys(attributes)) delete own[name];
    // A wall fills the height of the frame. With a list below it, the frame would keep growing.
    if (own.layout === 'wall') delete own.layout;
    return { tag: each, attributes: own, children: [] };
  });
  return { tag, attributes, children };
}

/** Wraps a tag in a station if the URL has attributes that only `onair-station` accepts, such as `time-zone`. */
function withStation(tag: FrameTag, given: ReadonlyMap<string, string>): FrameTag {
  const around = Object.entries(attributesOf('station', given)).filter(([name]) => !(name in tag.attributes));
  return around.length > 0
    ? { tag: 'station', attributes: Object.fromEntries(around), children: [tag] }
    : tag;
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
