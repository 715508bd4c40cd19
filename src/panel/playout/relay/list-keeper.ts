/**
 * In:  the lists of a source, as the reader returns them: channels, podcasts, the week.
 * Out: rows in our lists. A record keeps its id as long as the source has it; what accounts added here themselves stays.
 */
import type { TimeRange } from '../../../servers/server-kind.js';
import type { Rows } from '../../database/rows.js';
import type { Store } from '../../store/store.js';
import type { RelayedList } from '../../store/relayed.js';
import type { ChannelRow, PodcastRow, ToldRow } from './reader/told-records.js';
import type { EventRow } from './reader/told-week.js';

export interface ListKeeper {
  keepChannels(rows: readonly ChannelRow[]): void;
  /** `now`: milliseconds, UTC. */
  keepPodcasts(rows: readonly PodcastRow[], now: number): void;
  /** What begins in the range is as told; what began before it stays for some days. */
  keepWeek(events: readonly EventRow[], range: TimeRange): void;
}

/** Seconds for which airings that have been are kept. */
const KEPT = 8 * 86_400;
/** As many of them are kept, the newest. Every request of the schedule reads all rows, so a source must not add more each day. */
const MOST_PAST = 1000;

export function createListKeeper(store: Store, server: number): ListKeeper {
  const { relayed } = store;

  /** Makes the rows of a list those that were told. `stays` keeps a row that was not told again. */
  function keep<Row extends { id: number; server: number }>(
    list: RelayedList,
    rows: Pick<Rows<Row>, 'one' | 'add' | 'change' | 'delete'>,
    told: readonly ToldRow<Row, object>[],
    stays: (key: string) => boolean = () => false,
  ): void {
    store.transaction(() => {
      const before = new Map(relayed.records(list, server).map((record) => [record.told_key, record]));
      for (const { key, row, fields } of told) {
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
        relayed.keepRecord(list, server, { id, told_key: key, fields: fields as Record<string, unknown> });
      }
      for (const { id, told_key } of before.values()) {
        if (stays(told_key)) continue;
        rows.delete(id);
        relayed.dropRecord(list, id);
      }
    });
  }

  return {
    keepChannels: (rows) => keep('channels', store.channels, rows),
    keepPodcasts(rows, now) {
      const known = new Map(relayed.records('podcasts', server).map(({ told_key, id }) => [told_key, id]));
      for (const { key, row } of rows) {
        const stored = store.podcasts.one(known.get(key) ?? 0);
        row.changed = stored?.changed ?? now;
      }
      keep('podcasts', store.podcasts, rows);
    },
    keepWeek(events, range) {
      const past = relayed
        .records('grid', server)
        .map(({ told_key: key }) => ({ key, from: Number.parseInt(key, 10) }))
        .filter(({ from }) => from < range.from && from > range.from - KEPT)
        .sort((a, b) => b.from - a.from);
      const kept = new Set(past.slice(0, MOST_PAST).map(({ key }) => key));
      keep('grid', store.grid, events, (key) => kept.has(key));
    },
  };
}
