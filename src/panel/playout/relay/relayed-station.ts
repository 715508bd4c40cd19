/** One relayed station: who is asked for what, and when. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../base/clock.js';
import type { PanelOptions } from '../../base/options.js';
import type { Store } from '../../store/store.js';
import { createAsker } from './source/ask.js';
import { createAskedStation } from './asked-station.js';
import { createListReader, weekAround } from './asked-lists.js';
import { SourceFailure } from './source/failures.js';
import { createIcyStation } from './icy-station.js';
import { relayKinds } from './reader/kinds.js';
import { createListKeeper, type ListKeeper } from './list-keeper.js';
import { networkOf } from './source/network.js';
import { createPlayKeeper, type PlayKeeper } from './play-keeper.js';
import { createQuestion } from './source/question.js';
import type { Reader } from './reader/reader.js';
import type { RelaySource } from '../../base/relay-sources.js';

export interface RelayedStation {
  keeper: PlayKeeper;
}

export interface StationParts {
  source: RelaySource;
  /** As messages name the source. */
  name: string;
  server: number;
  options: PanelOptions;
  store: Store;
  clock: Clock;
  reader: Reader;
  closed: AbortSignal;
  /** Called after the history was written. */
  onChange(): void;
}

/** A timer waits at least so long: milliseconds of the machine. */
const MIN_TIMER = 5;
const MAX_TIMER = 2 ** 31 - 1;
/** Between two looks at channels, podcasts and the week: milliseconds. */
const LISTS_EVERY = 10 * 60_000;

export function startStation(parts: StationParts): RelayedStation {
  const { source, name, server, options, store, clock, reader, closed, onChange } = parts;
  const { historyLimit } = options;
  const onFlood = (isFlood: boolean): void =>
    options.warn(
      isFlood
        ? `${name}: it reports more plays than a station has. Only 120 an hour are kept.`
        : `${name}: all its plays are kept again.`,
    );
  const keeper = createPlayKeeper(store, { server, source: name, historyLimit, onFlood });
  const lists = createListKeeper(store, server);
  const network = networkOf(source.url, { isInsideAllowed: options.relayInside });
  const onOutage = (reason: string | null): void => {
    if (closed.aborted) return;
    options.warn(reason === null ? `${name} answers again.` : `${name}: ${reason}. It is asked again.`);
  };
  if (source.kind === 'icy') {
    const { url } = source;
    const station = createIcyStation({
      url,
      network,
      keeper,
      lists,
      reader,
      clock,
      closed,
      onChange,
      onOutage,
    });
    void repeat(() => station.listen(), parts);
  } else {
    const { kind } = source;
    const place = { baseUrl: source.url, station: source.station };
    let bytes = 0;
    const ask = createAsker(network, closed, undefined, (more) => (bytes += more));
    const received = (): number => bytes;
    const askNewest = createQuestion(ask, relayKinds[kind].newest.alternatives, place, async (bodies) => {
      const receivedAt = clock.now();
      const told = await reader.read('plays', { kind, place, bodies });
      return told && { told, receivedAt };
    });
    const station = createAskedStation({ askNewest, keeper, clock, onOutage, received });
    void repeat(async () => {
      if (await station.look()) onChange();
      return station.dueAt();
    }, parts);
    const hasWeek = source.week === null;
    const readLists = createListReader({ kind, place, hasWeek, zone: options.zone, ask, reader, lists });
    void repeat(async () => {
      await readLists(clock.now());
      return clock.now() + LISTS_EVERY;
    }, parts);
  }
  if (source.week !== null) followCalendar(source.week, lists, parts);
  return { keeper };
}

/** A calendar in the place of the source's own week. */
function followCalendar(url: string, lists: ListKeeper, parts: StationParts): void {
  const { clock, reader, closed, options } = parts;
  const ask = createAsker(networkOf(url, { isInsideAllowed: options.relayInside }), closed);
  let before: string | null = null;
  void repeat(async () => {
    let reason: string | null = null;
    try {
      const body = await ask(url);
      if (body === null) throw new SourceFailure('there is no calendar');
      const range = weekAround(clock.now());
      lists.keepWeek(await reader.read('calendar', { body, range, zone: options.zone }), range);
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      reason = error.message;
    }
    // Its address may be a secret: the host is enough to know which one.
    if (reason !== null && before === null && !closed.aborted)
      options.warn(`The calendar at ${new URL(url).host}: ${reason}. It is asked again.`);
    before = reason;
    return clock.now() + LISTS_EVERY;
  }, parts);
}

/** Does something again and again, until the relay closes: `act` answers when next, by the panel's clock. */
async function repeat(act: () => Promise<number>, { clock, closed, options }: StationParts): Promise<void> {
  while (!closed.aborted) {
    let next = clock.now() + 60_000;
    try {
      next = await act();
    } catch (error) {
      // A fault of ours, or of the disk: reported, and tried again.
      if (!closed.aborted) options.report(error);
    }
    if (clock.speed === 0) return;
    const pause = Math.min(Math.max((next - clock.now()) / clock.speed, MIN_TIMER), MAX_TIMER);
    // A panel without a port must not keep its process alive.
    await wait(pause, undefined, { ref: false, signal: closed }).catch(() => undefined);
  }
}
