/**
 * Serves `/charts/SERVER/`, the tracks that were played or liked most in the last days. The path isn't part of
 * the documented interface. History responses announce it in a `Link` header, which pages on other origins can
 * read.
 */
import { z } from 'zod';
import { lastOf } from '../../http/query.js';
import { refuse } from '../../http/refusal.js';
import { operation, type Resource } from '../../resources/resource.js';
import { CHARTS, type Chart, type RankedTrack } from '../../store/charts.js';
import { coverUrls } from '../history/cover-urls.js';
import type { StationState } from '../state.js';
import { createChartCounter } from './chart-counter.js';

const PATH = '/charts/';

const DAYS = [7, 30] as const;
const MAX_TRACKS = 50;

const trackSchema = z.strictObject({
  /** Tracks with the same count have the same rank. */
  rank: z.int(),
  /** Number of plays or likes. */
  count: z.int(),
  /** Id in the library, or null if the track isn't in the library. */
  all_music_id: z.int().nullable(),
  title: z.string(),
  author: z.string().nullable(),
  album: z.string().nullable(),
  img_url: z.url().nullable(),
  img_medium_url: z.url().nullable(),
  img_large_url: z.url().nullable(),
});

const chartSchema = z.strictObject({
  by: z.enum(CHARTS),
  days: z.union(DAYS.map((days) => z.literal(days))),
  /** The first and the last day in the station's time zone, as YYYY-MM-DD. */
  from: z.iso.date(),
  to: z.iso.date(),
  results: z.array(trackSchema),
});

export function chartResources(state: StationState): Resource[] {
  const { playout, store } = state;
  const counter = createChartCounter(state, () => state.clock.now());

  const read = operation({
    id: 'readCharts',
    summary: 'The tracks that were played or liked most',
    query: z.object({ days: z.enum(['7', '30']).optional(), by: z.enum(CHARTS).optional() }),
    response: { status: 200, description: 'At most 50 tracks.', schema: chartSchema },
    run({ id: server, query, base }): z.infer<typeof chartSchema> {
      if (!hasCharts(state, server)) refuse(404, { detail: 'Not found.' });
      const { days, by } = readQuery(query);
      playout.catchUp();
      const range = counter.range(days);
      const results = store.charts.top(server, by, { ...range, limit: MAX_TRACKS });
      return { by, days, ...range, results: results.map((track) => recordOf(track, base)) };
    },
  });
  return [
    {
      path: `${PATH}{id}/`,
      name: 'Charts',
      tag: 'Charts',
      access: 'anyone',
      ignoresCredentials: true,
      operations: { get: read },
    },
  ];
}

/** Whether a server has charts. Both simulated and relayed stations have them. */
export function hasCharts({ faults, store }: StationState, server: number): boolean {
  return faults.active.v2 && store.servers.has(server);
}

function readQuery(query: URLSearchParams): { days: (typeof DAYS)[number]; by: Chart } {
  const [daysText, byText] = [lastOf(query, 'days') ?? '7', lastOf(query, 'by') ?? 'plays'];
  const days = DAYS.find((each) => String(each) === daysText);
  const by = CHARTS.find((each) => each === byText);
  if (days !== undefined && by !== undefined) return { days, by };
  return refuse(400, {
    ...(days === undefined ? { days: ['Must be 7 or 30.'] } : {}),
    ...(by === undefined ? { by: ['Must be plays or likes.'] } : {}),
  });
}

function recordOf(track: RankedTrack, base: string): z.infer<typeof trackSchema> {
  const { rank, count, music, title, author, album, cover } = track;
  const { img_url, img_medium_url, img_large_url } = track;
  const drawn = coverUrls(cover, base);
  return {
    rank,
    count,
    all_music_id: music,
    title,
    author,
    album,
    img_url: img_url ?? drawn.img_url,
    img_medium_url: img_medium_url ?? drawn.img_medium_url,
    img_large_url: img_large_url ?? drawn.img_large_url,
  };
}
