/**
 * Copies a source's lists into the store. If a list can't be read at the moment, the stored list stays as it
 * is.
 */
import { secondsInDay } from 'date-fns/constants';
import type { StationRef, TimeRange } from '../../../servers/server-kind.js';
import type { SourceFetch } from './source/source-fetch.js';
import { SourceFailure } from './source/source-failure.js';
import { relayKinds, type RelayKindName } from './reader/kinds.js';
import type { ListKeeper } from './list-keeper.js';
import { createSourceRequest } from './source/source-request.js';
import type { Reader } from './reader/reader.js';

/** Reads all lists. `now` is in milliseconds UTC. Rejects if the panel fails, but not if the source does. */
export type ReadLists = (now: number) => Promise<void>;

/**
 * The range of the schedule to request. It starts yesterday, since shows can run past midnight, and includes
 * the next two weeks.
 */
const DAYS_BEFORE = 1;
const DAYS_AFTER = 15;

/** Returns the range of the schedule to request at `now`, which is in milliseconds UTC. */
export function weekAround(now: number): TimeRange {
  const today = Math.floor(now / 1000 / secondsInDay);
  return { from: (today - DAYS_BEFORE) * secondsInDay, to: (today + DAYS_AFTER) * secondsInDay };
}

export interface ListReaderOptions {
  kind: RelayKindName;
  stationRef: StationRef;
  /** Whether to read the week from the source. False if a calendar replaces the source's week. */
  hasWeek: boolean;
  /** The station's time zone. */
  zone: string;
  fetchSource: SourceFetch;
  reader: Reader;
  lists: ListKeeper;
}

export function createListReader(options: ListReaderOptions): ReadLists {
  const { kind, stationRef, hasWeek, zone, fetchSource, reader, lists } = options;
  const { channels, podcasts, week } = relayKinds[kind];
  const requestChannels =
    channels &&
    createSourceRequest(fetchSource, channels.alternatives, stationRef, (bodies) =>
      reader.read('channels', { kind, stationRef, bodies }),
    );
  const requestPodcasts =
    podcasts &&
    createSourceRequest(fetchSource, podcasts.alternatives, stationRef, (bodies) =>
      reader.read('podcasts', { kind, stationRef, bodies }),
    );
  const requestWeek =
    hasWeek &&
    week &&
    createSourceRequest(fetchSource, week.alternatives, stationRef, (bodies, range) =>
      reader.read('week', { kind, stationRef, bodies, range, zone }),
    );
  return async (now) => {
    await tolerate(async () => requestChannels && lists.keepChannels(await requestChannels(undefined)));
    await tolerate(async () => requestPodcasts && lists.keepPodcasts(await requestPodcasts(undefined), now));
    await tolerate(
      async () => requestWeek && lists.keepWeek(await requestWeek(weekAround(now)), weekAround(now)),
    );
  };
}

/** Ignores `SourceFailure`, so that one unreadable list doesn't affect the others. */
export async function tolerate(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
  }
}
