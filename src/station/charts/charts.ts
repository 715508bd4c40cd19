/** Charts of a station. Loaded only on pages with charts. */
import { readChartEntry, readCharts, type ChartEntry, type ChartQuery } from '../../client/charts.js';
import { ListFeed } from '../lists/list-feed.js';
import { panelPath } from '../panel-path.js';
import type { StationContext } from '../station-context.js';

export type { ChartEntry, ChartQuery } from '../../client/charts.js';

/** How long a response stays fresh. */
const FRESH_MS = 60_000;

const known = new WeakMap<StationContext, Map<string, ListFeed<ChartEntry>>>();

/** Returns a chart that all elements share. Null if no response of the station has announced charts. */
export function chartOf(station: StationContext, query: ChartQuery): ListFeed<ChartEntry> | null {
  const address = panelPath(station, 'charts');
  if (address === null) return null;
  const charts = known.get(station) ?? new Map<string, ListFeed<ChartEntry>>();
  known.set(station, charts);
  const name = `${query.by} ${query.days}`;
  const feed =
    charts.get(name) ??
    new ListFeed({
      baseUrl: station.baseUrl,
      key: `onair:charts:${name} ${station.key}`,
      freshFor: FRESH_MS,
      read: (signal) => readCharts(panelPath(station, 'charts') ?? address, query, signal),
      readRecord: readChartEntry,
    });
  charts.set(name, feed);
  return feed;
}
