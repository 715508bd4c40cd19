/**
 * The playout of relayed stations. It polls other servers and writes their plays to the history, so that the
 * plays are served as if this panel had played them. Data that a source doesn't report is left out.
 */
import type { Clock } from '../../base/clock.js';
import { dropExcess } from '../../station/history/drop-excess.js';
import type { PanelOptions } from '../../base/options.js';
import { createChartCounter } from '../../station/charts/chart-counter.js';
import type { Playout } from '../../station/playout.js';
import { UnusableFile } from '../../database/database.js';
import type { Store } from '../../store/store.js';
import { paced } from './paced.js';
import { WEEK_MS } from './play-writer.js';
import { createReader } from './reader/reader.js';
import { startRelayedStation, type RelayedStation } from './relayed-station.js';
import { createCoverFetch } from './source/cover-fetch.js';
import type { RelaySource } from '../../base/relay-sources.js';

/** Limit on change events per station. Real stations need fewer events, but the limit slows down a flood. */
const NOTIFICATIONS = { atOnce: 20, every: 10_000 };

/** Adds a server for each source. Throws `UnusableFile` if the store has simulated stations. */
export function prepareServers(store: Store, sources: readonly RelaySource[]): void {
  store.transaction(() => {
    const servers = new Set(store.servers.all().map(({ id }) => id));
    sources.forEach((source, index) => {
      const server = index + 1;
      const isRelayed = store.relayed.server(server) !== undefined;
      if (servers.has(server) && !isRelayed)
        throw new UnusableFile('it contains simulated stations; relayed stations need a separate file');
      if (!servers.has(server)) store.servers.add({ id: server, name: new URL(source.url).hostname });
      if (!isRelayed)
        store.relayed.keepServer({ server, source: nameOfSource(source), polled_at: 0, silent: true });
    });
  });
}

/** Throws `UnusableFile` if the store has relayed stations, since the simulator would play their tracks. */
export function refuseRelayed(store: Store): void {
  if (store.servers.all().some(({ id }) => store.relayed.server(id) !== undefined))
    throw new UnusableFile('it contains relayed stations; start the panel with --relay');
}

export function startRelay(options: PanelOptions, store: Store, clock: Clock): Playout {
  const closing = new AbortController();
  const counter = createChartCounter({ options, store }, () => clock.now());
  counter.countHistory();
  const reader = createReader({ closed: closing.signal });
  const watchers = new Set<() => void>();
  const notify = (): void => watchers.forEach((changed) => changed());
  const stations = options.relay.map((source, index): RelayedStation => {
    const notifyPaced = paced(notify, NOTIFICATIONS, closing.signal);
    return startRelayedStation({
      source,
      name: nameOfSource(source),
      server: index + 1,
      options,
      store,
      counter,
      clock,
      reader,
      closed: closing.signal,
      onChange() {
        dropExcess(store.history, index + 1, options.historyLimit, clock.now() - WEEK_MS);
        notifyPaced();
      },
    });
  });
  const coverFetches = options.relay.map(({ url }) =>
    createCoverFetch(url, options.relayInside, closing.signal),
  );
  return {
    catchUp() {
      const now = clock.now();
      if (stations.filter(({ keeper }) => keeper.endStalePlay(now)).length > 0) notify();
    },
    play: notSupported,
    restart: notSupported,
    libraryChanged: () => undefined,
    moveClock: notSupported,
    takesRequests: () => false,
    fetchCover: (server, url) => coverFetches[server - 1]?.(url).catch(() => null) ?? Promise.resolve(null),
    watch: (changed) => void watchers.add(changed),
    close() {
      watchers.clear();
      closing.abort();
    },
  };
}

function notSupported(): never {
  throw new Error("a relayed station can't be controlled: it plays what its source plays");
}

/** Returns the source as written by the operator, without the calendar. */
function nameOfSource({ kind, url, station }: RelaySource): string {
  return `${kind}:${url}${station && `#${station}`}`;
}
