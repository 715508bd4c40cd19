/**
 * Selects the frames that other sites show for a link to a station. The link can have a query with `?show=TAG`
 * and parameters for that tag, as the builder generates them.
 */
import { TAG_NAMES, type TagName } from '../../../contract/tags.js';
import { wholeNumber } from '../../http/query.js';
import type { FrameForm } from './oembed.js';

/**
 * Matches the parameters of tags, but not those that newsletters add, such as `utm_source`. Frames ignore
 * unknown parameters.
 */
const PARAMETER = /^[a-z-]{1,50}$/;
/** Parameters that are ignored, because the link itself determines the panel and the station. */
const RESERVED = ['show', 'base-url', 'server'];
const MAX_QUERY_LENGTH = 2000;
const DEFAULT_QUERY = 'show=station&limit=3';
const DEFAULT_PODCASTS = 3;

/**
 * Returns the normalized query without the question mark. The query is empty if the link doesn't select a known
 * tag.
 */
export function embedQuery(search: string): string {
  const given = new URLSearchParams(search.slice(0, MAX_QUERY_LENGTH));
  const tag = TAG_NAMES.find((name) => name === given.get('show'));
  if (!tag) return '';
  const parameters = [...given].filter(([name]) => PARAMETER.test(name) && !RESERVED.includes(name));
  return String(new URLSearchParams([['show', tag], ...parameters]));
}

/**
 * Returns the frames, largest first. The first frame shows the selected tag. If the tag has a card, smaller
 * frames show only the card or the line layout.
 */
export function stationFrames(server: number, search: string): FrameForm[] {
  const parameters = new URLSearchParams(embedQuery(search) || DEFAULT_QUERY);
  const tag = parameters.get('show') as TagName;
  parameters.delete('show');
  if (tag === 'podcasts' && !parameters.has('limit')) parameters.set('limit', String(DEFAULT_PODCASTS));
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

/** Height of a row in pixels. */
const ROW = 68;
/** Height of the vote buttons below a card, in pixels. */
const VOTES = 64;
/** Height of the visitor's likes below a list, in pixels. */
const LIKES = 52;

/**
 * Heights of frames in pixels, which are sufficient for any width from 200 pixels to the maximum width of
 * oEmbed frames. They are needed because oEmbed consumers drop styles, and often don't support frames that
 * report their height.
 */
const HEIGHTS: Record<TagName, Height> = {
  station: (given) => (isLine(given) ? 64 : 204 + votes(given)) + rows(given, 5) + list(given),
  'now-playing': (given) => {
    if (isLine(given)) return 40;
    return given.get('layout') === 'wall' ? 338 : 200 + votes(given);
  },
  history: (given) => 16 + rows(given, 10) + list(given),
  vote: (given) => (given.get('view') === 'likes' ? 448 : 104),
  player: (given) => {
    const layout = given.get('layout');
    if (layout === 'mini') return 52;
    // In a narrow column, the cover of a card is as wide as the column.
    return layout === 'card' ? 531 : 94;
  },
  schedule: (given) => {
    if (given.get('view') === 'now') return 352;
    return given.has('calendar') ? 651 : 540;
  },
  requests: (given) => 170 + rows(given, 5),
  charts: (given) => 76 + rows(given, 10),
  podcasts: (given) => {
    const podcasts = count(given, DEFAULT_PODCASTS);
    return given.get('layout') === 'grid' ? 36 + 526 * podcasts : 52 + 187 * podcasts;
  },
};

const isLine = (given: URLSearchParams): boolean => given.get('layout') === 'line';
const votes = (given: URLSearchParams): number => (given.has('vote') ? VOTES : 0);
/** Returns the height of a list of plays without its rows. */
const list = (given: URLSearchParams): number =>
  (given.has('vote') ? LIKES : 0) + (given.has('search') ? 268 : 0);

function count(given: URLSearchParams, defaultCount: number): number {
  const limit = wholeNumber(given.get('limit') ?? '') ?? defaultCount;
  return Math.min(100, Math.max(1, limit));
}

const rows = (given: URLSearchParams, defaultCount: number): number => ROW * count(given, defaultCount);
