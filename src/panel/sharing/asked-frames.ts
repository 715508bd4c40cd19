/**
 * In:  the query of a link to a station: `?show=TAG`, and behind it the parameters of that tag's frame, as the builder writes it.
 * Out: the frames that stand for the link on other sites; without `show`, the station's usual ones.
 */
import { TAG_NAMES, type TagName } from '../../contract/tags.js';
import { wholeNumber } from '../http/query.js';
import type { FrameForm } from './oembed.js';

/** What a newsletter adds to links (`utm_source`) is none. The frame itself leaves out what it doesn't know. */
const PARAMETER = /^[a-z-]{1,50}$/;
/** The panel and the station are those of the link. */
const OF_THE_LINK = ['show', 'base-url', 'server'];
/** Of a query: characters. */
const LONGEST = 2000;
const USUAL = 'show=station&limit=3';

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
const VOTES = 64;

/** Pixels in a frame as wide as oEmbed's; the tags' own heights, with a little around. Frames that tell theirs need none of these. */
const HEIGHTS: Record<TagName, Height> = {
  station: (given) => (isLine(given) ? 60 : 204 + votes(given)) + rows(given, 5),
  'now-playing': (given) => (isLine(given) ? 40 : given.get('layout') === 'wall' ? 338 : 200 + votes(given)),
  history: (given) => 16 + rows(given, 10) + (given.has('search') ? 192 : 0),
  vote: () => 110,
  player: () => 96,
  schedule: (given) => (given.get('view') === 'now' ? 340 : 492),
  podcasts: () => 296,
};

const isLine = (given: URLSearchParams): boolean => given.get('layout') === 'line';
const votes = (given: URLSearchParams): number => (given.has('vote') ? VOTES : 0);

/** `unless`: rows of a list whose link names no number. */
function rows(given: URLSearchParams, unless: number): number {
  const limit = wholeNumber(given.get('limit') ?? '') ?? unless;
  return ROW * Math.min(100, Math.max(1, limit));
}
