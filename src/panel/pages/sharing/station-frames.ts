/**
 * Selects the frames that other sites show for a link to a station. The link may have the query `?show=TAG` and parameters of that
 * tag, as the builder writes it.
 */
import { TAG_NAMES, type TagName } from '../../../contract/tags.js';
import { wholeNumber } from '../../http/query.js';
import type { FrameForm } from './oembed.js';

/** Parameters of tags. This leaves out parameters of newsletters such as `utm_source`; frames ignore unknown ones. */
const PARAMETER = /^[a-z-]{1,50}$/;
/** The link itself determines the panel and the station. */
const RESERVED = ['show', 'base-url', 'server'];
const MAX_QUERY_LENGTH = 2000;
const DEFAULT_QUERY = 'show=station&limit=3';
const DEFAULT_PODCASTS = 3;

/** Returns the normalized query without a question mark; empty if the link doesn't select a known tag. */
export function embedQuery(search: string): string {
  const given = new URLSearchParams(search.slice(0, MAX_QUERY_LENGTH));
  const tag = TAG_NAMES.find((name) => name === given.get('show'));
  if (!tag) return '';
  const parameters = [...given].filter(([name]) => PARAMETER.test(name) && !RESERVED.includes(name));
  return String(new URLSearchParams([['show', tag], ...parameters]));
}

/** Returns the frames, largest first: the selected tag and, if it has a card, the card alone and the line layout. */
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

/** Heights in pixels. */
const ROW = 68;
/** Vote buttons below a card. */
const VOTES = 64;
/** The visitor's likes below a list. */
const LIKES = 52;

/**
 * Frame heights that are enough for every width from 200 pixels to the maximum width of oEmbed frames. They are needed because
 * consumers of oEmbed drop styles and often don't support frames that report their height.
 */
const HEIGHTS: Record<TagName, Height> = {
  station: (given) => (isLine(given) ? 64 : 204 + votes(given)) + rows(given, 5) + list(given),
  'now-playing': (given) => {
    if (isLine(given)) return 40;
    return given.get('layout') === 'wall' ? 338 : 200 + votes(given);
  },
  history: (given) => 16 + rows(given, 10) + list(given),
  vote: () => 104,
  player: (given) => {
    const layout = given.get('layout');
    if (layout === 'mini') return 52;
    // In a narrow column, the cover of a card is as wide as the column.
    return (layout === 'card' ? 515 : 138) + (given.has('vote') ? 40 : 0);
  },
  schedule: (given) => {
    if (given.get('view') === 'now') return 352;
    return given.has('calendar') ? 695 : 584;
  },
  podcasts: (given) => {
    const podcasts = count(given, DEFAULT_PODCASTS);
    return given.get('layout') === 'grid' ? 36 + 526 * podcasts : 52 + 187 * podcasts;
  },
};

const isLine = (given: URLSearchParams): boolean => given.get('layout') === 'line';
const votes = (given: URLSearchParams): number => (given.has('vote') ? VOTES : 0);
/** Height of a list of plays besides its rows. */
const list = (given: URLSearchParams): number =>
  (given.has('vote') ? LIKES : 0) + (given.has('search') ? 316 : 0);

function count(given: URLSearchParams, defaultCount: number): number {
  const limit = wholeNumber(given.get('limit') ?? '') ?? defaultCount;
  return Math.min(100, Math.max(1, limit));
}

const rows = (given: URLSearchParams, defaultCount: number): number => ROW * count(given, defaultCount);
