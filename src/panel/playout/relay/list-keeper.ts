/**
 * Writes a source's channels, podcasts and week to the panel's lists. A record keeps its id for as long as the
 * source reports it. Records that accounts added on this panel are left alone.
 */
import type { TimeRange } from '../../../servers/server-kind.js';
import type { Rows } from '../../database/rows.js';
import type { Store } from '../../store/store.js';
import type { RelayedList } from '../../store/relayed.js';
import type { ChannelRow, PodcastRow, SourceRow } from './reader/list-rows.js';
import type { EventRow } from './reader/week-rows.js';

export interface ListKeeper {
  keepChannels(rows: readonly ChannelRow[]): void;
  /** Replaces the podcasts. `now` is in milliseconds UTC. */
  keepPodcasts(rows: readonly PodcastRow[], now: number): void;
  /** Replaces the airings that start in the range. Airings before the range are kept for some days. */
  keepWeek(events: readonly EventRow[], range: TimeRange): void;
}

/** How long to keep past airings. */
const KEEP_PAST_SECONDS = 8 * 86_400;
/**
 * Maximum number of past airings. Every schedule request reads all rows, so a source must not be able to add an
 * unlimited number.
 */
const MAX_PAST_AIRINGS = 1000;

export function createListKeeper(store: Store, server: number): ListKeeper {
  const { relayed } = store;

  /**
   * Replaces the source's rows in a list. `stays` determines whether a row that the source no longer reports is
   * kept.
   */
  function keep<Row extends { id: number; server: number }>(
    list: RelayedList,
    rows: Pick<Rows<Row>, 'one' | 'add' | 'change' | 'delete'>,
    reported: readonly SourceRow<Row, object>[],
    stays: (key: string) => boolean = () => false,
  ): void {
    store.transaction(() => {
      const before = new Map(relayed.records(list, server).map((record) => [record.source_key, record]));
      for (const { key, row, fields } of reported) {
        const known = before.get(key);
        before.delete(key);
        const next = { ...row, server } as Omit<Row, 'id'>;
        const stored = known && rows.one(known.id);
        if (stored && known) {
          const isSame = Object.entries(next).every(([name, value]) => stored[name as keyof Row] === value);
          if (!isSame) rows.change({ ...stored, ...next });
          if (JSON.stringify(known.fields) === JSON.stringify(fields)) continue;
        }
        const id = stored ? stored.id : rows.add({ ...next, id: null });
        relayed.keepRecord(list, server, { id, source_key: key, fields: fields as Record<string, unknown> });
      }
      for (const { id, source_key } of before.values()) {
        if (stays(source_key)) continue;
        rows.delete(id);
        relayed.dropRecord(list, id);
      }
    });
  }

  return {
    keepChannels: (rows) => keep('channels', store.channels, rows),
    keepPodcasts(rows, now) {
      const known = new Map(
        relayed.records('podcasts', server).map(({ source_key, id }) => [source_key, id]),
      );
      for (const { key, row } of rows) {
        const stored = store.podcasts.one(known.get(key) ?? 0);
        row.changed = stored?.changed ?? now;
      }
      keep('podcasts', store.podcasts, rows);
    },
    keepWeek(events, range) {
      const past = relayed
        .records('grid', server)
        .map(({ source_key: key }) => ({ key, from: Number.parseInt(key, 10) }))
        .filter(({ from }) => from < range.from && from > range.from - KEEP_PAST_SECONDS)
        .sort((a, b) => b.from - a.from);
      const kept = new Set(past.slice(0, MAX_PAST_AIRINGS).map(({ key }) => key));
      keep('grid', store.grid, events, (key) => kept.has(key));
    },
  };
}
