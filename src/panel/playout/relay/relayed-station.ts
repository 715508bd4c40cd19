/** Runs one relayed station: follows its stream or polls its server, and reads its lists and its calendar. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../base/clock.js';
import type { ChartCounter } from '../../station/charts/chart-counter.js';
import type { PanelOptions } from '../../base/options.js';
import type { Store } from '../../store/store.js';
import { createSourceFetch } from './source/source-fetch.js';
import { createPolledStation } from './polled-station.js';
import { createListReader, weekAround } from './list-reader.js';
import { SourceFailure } from './source/source-failure.js';
import { createIcyStation } from './icy-station.js';
import { relayKinds } from './reader/kinds.js';
import { createListKeeper, type ListKeeper } from './list-keeper.js';
import { networkOfSource } from './source/network.js';
import { createPlayKeeper, type PlayKeeper } from './play-keeper.js';
import { createSourceRequest } from './source/source-request.js';
import type { Reader } from './reader/reader.js';
import type { RelaySource } from '../../base/relay-sources.js';

export interface RelayedStation {
  keeper: PlayKeeper;
}

export interface StationSetup {
  source: RelaySource;
  /** Name of the source in messages. */
  name: string;
  server: number;
  options: PanelOptions;
  store: Store;
  counter: ChartCounter;
  clock: Clock;
  reader: Reader;
  closed: AbortSignal;
  /** Called after the history has changed. */
  onChange(): void;
}

/** Minimum pause in real time, because waits can become very short with a fast panel clock. */
const MIN_TIMER_MS = 5;
const MAX_TIMER_MS = 2 ** 31 - 1;
/** Polling interval for channels, podcasts and the week. */
const LISTS_INTERVAL_MS = 10 * 60_000;
/**
 * Limits on the response of a calendar. They are larger than those of other responses, because a calendar can
 * contain many years.
 */
const CALENDAR_LIMITS = { bytes: 10 * 1024 * 1024, milliseconds: 30_000 };
/** Pause after an unexpected error. */
const ERROR_PAUSE_MS = 60_000;

export function startRelayedStation(setup: StationSetup): RelayedStation {
  const { source, name, server, options, store, counter, clock, reader, closed, onChange } = setup;
  const { historyLimit } = options;
  const onFlood = (isFlood: boolean): void =>
    options.warn(
      isFlood
        ? `${name}: it reports more plays than a station can have. Only 120 an hour are stored.`
        : `${name}: all plays are stored again.`,
    );
  const keeper = createPlayKeeper(store, { server, counter, source: name, historyLimit, onFlood });
  const lists = createListKeeper(store, server);
  const network = networkOfSource(source.url, { isInsideAllowed: options.relayInside });
  const onOutage = (reason: string | null): void => {
    if (closed.aborted) return;
    options.warn(reason === null ? `${name} responds again.` : `${name}: ${reason}. The panel keeps trying.`);
  };
  if (source.kind === 'icy') {
    const { url, charset } = source;
    const station = createIcyStation({
      url,
      charset,
      network,
      keeper,
      lists,
      reader,
      clock,
      closed,
      onChange,
      onOutage,
    });
    void repeat(() => station.listen(), setup);
  } else {
    const { kind } = source;
    const stationRef = { baseUrl: source.url, station: source.station, charset: source.charset };
    let bytes = 0;
    const fetchSource = createSourceFetch(network, closed, undefined, (more) => (bytes += more));
    const received = (): number => bytes;
    const requestNewest = createSourceRequest(
      fetchSource,
      relayKinds[kind].newest.alternatives,
      stationRef,
      async (bodies) => {
        const receivedAt = clock.now();
        const report = await reader.read('plays', { kind, stationRef, bodies });
        return report && { report, receivedAt };
      },
    );
    const { minIntervalMs } = relayKinds[kind];
    const station = createPolledStation({ requestNewest, keeper, clock, onOutage, received, minIntervalMs });
    void repeat(async () => {
      if (await station.poll()) onChange();
      return station.dueAt();
    }, setup);
    const hasWeek = source.week === null;
    const readLists = createListReader({
      kind,
      stationRef,
      hasWeek,
      zone: options.zone,
      fetchSource,
      reader,
      lists,
    });
    void repeat(async () => {
      await readLists(clock.now());
      return clock.now() + LISTS_INTERVAL_MS;
    }, setup);
  }
  if (source.week !== null) followCalendar(source.week, lists, setup);
  return { keeper };
}

/**
 * Reads the week from a calendar instead of the source. If the calendar can't be read, the stored week stays as
 * it is.
 */
function followCalendar(url: string, lists: ListKeeper, setup: StationSetup): void {
  const { clock, reader, closed, options } = setup;
  const network = networkOfSource(url, { isInsideAllowed: options.relayInside });
  const fetchSource = createSourceFetch(network, closed, CALENDAR_LIMITS);
  // The calendar's URL may be a secret, so only the host is logged.
  const calendar = `The calendar at ${new URL(url).host}`;
  let lastReason: string | null = null;
  let lastLeftOut = '';
  void repeat(async () => {
    let reason: string | null = null;
    try {
      const body = await fetchSource(url);
      if (body === null) throw new SourceFailure('there is no calendar at this address');
      const range = weekAround(clock.now());
      const { rows, leftOut } = await reader.read('calendar', { body, range, zone: options.zone });
      lists.keepWeek(rows, range);
      const text = leftOut
        .map(([why, count]) => `${count === 1 ? '1 event' : `${count} events`}: ${why}`)
        .join('; ');
      if (text !== '' && text !== lastLeftOut)
        options.warn(`${calendar}: not all events are shown. ${text}.`);
      lastLeftOut = text;
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      reason = error.message;
    }
    if (reason !== lastReason && !closed.aborted)
      options.warn(
        reason === null
          ? `${calendar} can be read again.`
          : `${calendar}: ${reason}. The schedule stays as it was, and the panel keeps trying.`,
      );
    lastReason = reason;
    return clock.now() + LISTS_INTERVAL_MS;
  }, setup);
}

/**
 * Runs `act` repeatedly until the relay closes. `act` returns the time of the next run in milliseconds by the
 * panel's clock.
 */
async function repeat(act: () => Promise<number>, { clock, closed, options }: StationSetup): Promise<void> {
  while (!closed.aborted) {
    let next = clock.now() + ERROR_PAUSE_MS;
    try {
      next = await act();
    } catch (error) {
      // Source failures are handled above, so this is a problem in the panel or with the disk.
      if (!closed.aborted) options.report(error);
    }
    if (clock.speed === 0) return;
    const pause = Math.min(Math.max((next - clock.now()) / clock.speed, MIN_TIMER_MS), MAX_TIMER_MS);
    // If the panel doesn't listen on a port, the timer must not keep its process alive.
    await wait(pause, undefined, { ref: false, signal: closed }).catch(() => undefined);
  }
}
