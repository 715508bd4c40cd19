/** Fetches a panel's charts from the URL in its `Link` header. */
import { readCount, readText, readUrl } from '../servers/fields.js';
import { fieldsOf } from '../servers/json.js';
import { Unreadable } from './http/failures.js';
import { readV2 } from './http/v2.js';

/** The period of a chart in days, and whether tracks are ranked by plays or by likes. */
export interface ChartQuery {
  readonly days: '7' | '30';
  readonly by: 'plays' | 'likes';
}

/** A track in the charts. The fields have the same names as in the response. */
export interface ChartEntry {
  /** Tracks with the same count have the same rank. */
  readonly rank: number;
  /** Number of plays or likes, which is at least 1. */
  readonly count: number;
  readonly title: string;
  readonly author: string | null;
  readonly img_url: string | null;
}

/** Panels return at most this many tracks. */
const MAX_TRACKS = 50;

/** @throws StationFailure, or another error if the caller aborts. */
export async function readCharts(
  address: string,
  { days, by }: ChartQuery,
  signal: AbortSignal,
): Promise<ChartEntry[]> {
  const url = `${address}?${new URLSearchParams({ days, by }).toString()}`;
  const { results } = fieldsOf(await readV2(url, signal));
  if (!Array.isArray(results)) throw new Unreadable(url, 'no list of tracks');
  return results
    .slice(0, MAX_TRACKS)
    .map(readChartEntry)
    .filter((entry) => entry !== null);
}

/** Returns null if the track has no title, rank or count. */
export function readChartEntry(value: unknown): ChartEntry | null {
  const { rank, count, title, author, img_url } = fieldsOf(value);
  const [place, number, name] = [readCount(rank), readCount(count), readText(title)];
  if (!place || !number || !name) return null;
  return { rank: place, count: number, title: name, author: readText(author), img_url: readUrl(img_url) };
}
