import { readNumber, readText } from '../../servers/fields.js';
import type { ServerRecord } from '../../contract/records.js';
import type { Readable } from '../readable.js';
import { ListFeed } from './list-feed.js';
import type { StationContext } from '../station-context.js';

const known = new WeakMap<StationContext, ListFeed<ServerRecord>>();

/** Names rarely change, so one request per page is enough. */
const FRESH_MS = 86_400_000;

/** Maximum page size of the legacy API. No panel has this many servers. */
const MAX_SERVERS = 1000;

/**
 * The station's name; null if the panel has none. Listeners aren't called before the first response or
 * failure.
 */
export function serverName(station: StationContext): Readable<string | null> {
  let feed = known.get(station);
  if (!feed) {
    const { client } = station;
    feed = new ListFeed({
      baseUrl: station.baseUrl,
      key: 'onair:servers:' + station.key,
      freshFor: FRESH_MS,
      read: async (signal) =>
        (
          await client.readList(
            'servers',
            'limit=' + MAX_SERVERS + '&offset=0',
            readServerRecord,
            signal,
            MAX_SERVERS,
          )
        ).records,
      readRecord: readServerRecord,
    });
    known.set(station, feed);
  }
  return {
    subscribe(listener) {
      let last: string | null | undefined;
      return feed.subscribe(({ records, status }) => {
        if (status === 'loading') return;
        const name = records.find(({ id }) => id === station.server)?.name ?? null;
        if (name !== last) listener((last = name));
      });
    },
  };
}

/**
 * The contract doesn't define a server's fields. Onair's panel sends `name`; other panels may send `title`.
 */
export function readServerRecord(value: unknown): ServerRecord | null {
  const raw = Object(value) as Record<string, unknown>;
  const id = readNumber(raw.id);
  const name = readText(raw.name) || readText(raw.title);
  return id === null || !name ? null : { id, name };
}
