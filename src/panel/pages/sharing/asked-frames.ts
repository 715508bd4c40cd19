/**
 * In:  the query of a link to a station: `?show=TAG`, and behind it the parameters of that tag's frame, as the builder writes it.
 * Out: the frames that stand for the link on other sites; without `show`, the station's usual ones.
 */
import { TAG_NAMES, type TagName } from '../../../contract/tags.js';
import { wholeNumber } from '../../http/query.js';
import type { FrameForm } from './oembed.js';

/** What a newsletter adds to links (`utm_source`) is none. The frame itself leaves out what it doesn't know. */
const PARAMETER = /^[a-z-]{1,50}$/;
/** The panel and the station are those of the link. */
const OF_THE_LINK = ['show', 'base-url', 'server'];
/** Of a query: characters. */
const LONGEST = 2000;
const USUAL = 'show=station&limit=3';
/** Unless the link says how many: more are a press away. */
const PODCASTS = 3;

/** In one spelling, without a question mark; empty where the link asks for no tag that there is. */
export function askedQuery(search: string): string {
  const given = new URLSearchParams(search.slice(0, LONGEST));
  const tag = TAG_NAMES.find((name) => name === given.get('show'));
  if (!tag) return '';
  const parameters = [...given].filter(([name]) => PARAMETER.test(name) && !OF_THE_LINK.includes(name));
  return String(new URLSearchParams([['show', tag], ...parameters]));
}

/** The fullest first: what is asked for and, where that has a card, the card alone and a line. */
export function stationFrames(server: number, search: string): FrameForm[] {
  const parameters = new URLSearchParams(askedQuery(search) || USUAL);
  const tag = parameters.get('show') as TagName;
  parameters.delete('show');
  if (tag === 'podcasts' && !parameters.has('limit')) parameters.set('limit', String(PODCASTS));
  const form = (each: TagName, given = parameters): FrameForm => ({
    path: `/embed/${each}/?${String(new URLSearchParams([['server', String(server)], ...given]))}`,
    height: HEIGHTS[each](given),
  });
  if (tag !== 'station' && tag !== 'now-playing') return [form(tag)];
  const line = new URLSearchParams(parameters);
  line.set('layout', 'line');
  return [...(tag === 'station' ? [form(tag)] : []), form('now-playing'), form('now-playing', line)];
}

type Height = (parameters: URLSearchParams) => number;

const ROW = 68;
/** Below a card, and what the visitor liked below a list. */
const VOTES = 64;
const LIKES = 52;

/**
 * Pixels that are enough in each column from 200 pixels up to the width of oEmbed's frames: what makes a frame of the answer
 * keeps no style sheet. Frames that tell their height need none of these.
 */
const HEIGHTS: Record<TagName, Height> = {
  station: (given) => (isLine(given) ? 64 : 204 + votes(given)) + rows(given, 5) + list(given),
  'now-playing': (given) => (isLine(given) ? 40 : given.get('layout') === 'wall' ? 338 : 200 + votes(given)),
  history: (given) => 16 + rows(given, 10) + list(given),
  vote: () => 104,
  player: (given) => {
    const layout = given.get('layout');
    // A card's picture is as wide as a narrow column.
    return layout === 'mini' ? 52 : (layout === 'card' ? 515 : 138) + (given.has('vote') ? 40 : 0);
  },
  schedule: (given) => (given.get('view') === 'now' ? 352 : given.has('calendar') ? 695 : 584),
  podcasts: (given) =>
    given.get('layout') === 'grid' ? 36 + 526 * count(given, PODCASTS) : 52 + 187 * count(given, PODCASTS),
};

const isLine = (given: URLSearchParams): boolean => given.get('layout') === 'line';
const votes = (given: URLSearchParams): number => (given.has('vote') ? VOTES : 0);
/** What a list of plays has besides its rows. */
const list = (given: URLSearchParams): number =>
  (given.has('vote') ? LIKES : 0) + (given.has('search') ? 316 : 0);

/** `unless`: for a link that names no number. */
function count(given: URLSearchParams, unless: number): number {
  const limit = wholeNumber(given.get('limit') ?? '') ?? unless;
  return Math.min(100, Math.max(1, limit));
}

const rows = (given: URLSearchParams, unless: number): number => ROW * count(given, unless);
