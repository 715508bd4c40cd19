/**
 * The playout of relayed stations: what their servers put on air is asked for, written into the history, and served as if
 * it were played here. Nothing is made up: what no source tells is not there.
 */
import type { Clock } from '../../base/clock.js';
import { dropExcess } from '../../station/history/drop-excess.js';
import type { PanelOptions } from '../../base/options.js';
import type { Playout } from '../../station/playout.js';
import { UnusableFile } from '../../database/database.js';
import type { Store } from '../../store/store.js';
import { paced } from './paced.js';
import { WEEK } from './play-keeper.js';
import { createReader } from './reader/reader.js';
import { startStation, type RelayedStation } from './relayed-station.js';
import type { RelaySource } from '../../base/relay-sources.js';

/** How fast listeners of events hear of changes: more often than any station changes, but a flood reaches them slowly. */
const NOTIFICATIONS = { atOnce: 20, every: 10_000 };

/** Makes the servers that the sources are for. Throws `UnusableFile` for a store of stations that play by themselves. */
export function prepareServers(store: Store, sources: readonly RelaySource[]): void {
  store.transaction(() => {
    const servers = new Set(store.servers.all().map(({ id }) => id));
    sources.forEach((source, index) => {
      const server = index + 1;
      const isRelayed = store.relayed.server(server) !== undefined;
      if (servers.has(server) && !isRelayed)
        throw new UnusableFile(
          'it keeps stations that play by themselves: relayed ones need a file of their own',
        );
      if (!servers.has(server)) store.servers.add({ id: server, name: new URL(source.url).hostname });
      if (!isRelayed)
        store.relayed.keepServer({ server, source: nameOfSource(source), asked_at: 0, silent: true });
    });
  });
}

/** Throws `UnusableFile` for a store of relayed stations, where the simulator would play their tracks. */
export function refuseRelayed(store: Store): void {
  if (store.servers.all().some(({ id }) => store.relayed.server(id) !== undefined))
    throw new UnusableFile('it keeps relayed stations: start it with --relay');
}

export function startRelay(options: PanelOptions, store: Store, clock: Clock): Playout {
  const closing = new AbortController();
  const reader = createReader({ closed: closing.signal });
  const watchers = new Set<() => void>();
  const notify = (): void => watchers.forEach((changed) => changed());
  const stations = options.relay.map((source, index): RelayedStation => {
    const notifyPaced = paced(notify, NOTIFICATIONS, closing.signal);
    return startStation({
      source,
      name: nameOfSource(source),
      server: index + 1,
      options,
      store,
      clock,
      reader,
      closed: closing.signal,
      onChange() {
        dropExcess(store.history, index + 1, options.historyLimit, clock.now() - WEEK);
        notifyPaced();
      },
    });
  });
  return {
    catchUp() {
      const now = clock.now();
      if (stations.filter(({ keeper }) => keeper.settle(now)).length > 0) notify();
    },
    play: notHere,
    restart: notHere,
    libraryChanged: () => undefined,
    moveClock: notHere,
    watch: (changed) => void watchers.add(changed),
    close() {
      watchers.clear();
      closing.abort();
    },
  };
}

function notHere(): never {
  throw new Error('a relayed station plays what its source plays');
}

/** As the operator wrote it, without the calendar. */
function nameOfSource({ kind, url, station }: RelaySource): string {
  return `${kind}:${url}${station && `#${station}`}`;
}
