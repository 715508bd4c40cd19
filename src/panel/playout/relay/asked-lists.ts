/**
 * In:  a kind of server, and where the station is.
 * Out: its lists in the store. Each that can't be read now stays as it was; what such servers never have is empty.
 */
import { secondsInDay } from 'date-fns/constants';
import type { StationRef, TimeRange } from '../../../servers/server-kind.js';
import type { Ask } from './source/ask.js';
import { SourceFailure } from './source/failures.js';
import { relayKinds, type RelayKindName } from './reader/kinds.js';
import type { ListKeeper } from './list-keeper.js';
import { createQuestion } from './source/question.js';
import type { Reader } from './reader/reader.js';

/** `now`: milliseconds, UTC. Never rejects for what is wrong with the source. */
export type ReadLists = (now: number) => Promise<void>;

/** Days of the week that are asked for: yesterday, for what is on air over midnight, and two weeks. */
const BEFORE = 1;
const AFTER = 15;

/** The days around a moment. */
export function weekAround(now: number): TimeRange {
  const today = Math.floor(now / 1000 / secondsInDay);
  return { from: (today - BEFORE) * secondsInDay, to: (today + AFTER) * secondsInDay };
}

export interface AskedLists {
  kind: RelayKindName;
  place: StationRef;
  /** Whether the source's own week is kept. */
  hasWeek: boolean;
  /** Of the station. */
  zone: string;
  ask: Ask;
  reader: Reader;
  lists: ListKeeper;
}

export function createListReader(parts: AskedLists): ReadLists {
  const { kind, place, hasWeek, zone, ask, reader, lists } = parts;
  const { channels, podcasts, week } = relayKinds[kind];
  const askChannels =
    channels &&
    createQuestion(ask, channels.alternatives, place, (bodies) =>
      reader.read('channels', { kind, place, bodies }),
    );
  const askPodcasts =
    podcasts &&
    createQuestion(ask, podcasts.alternatives, place, (bodies) =>
      reader.read('podcasts', { kind, place, bodies }),
    );
  const askWeek =
    hasWeek &&
    week &&
    createQuestion(ask, week.alternatives, place, (bodies, range) =>
      reader.read('week', { kind, place, bodies, range, zone }),
    );
  return async (now) => {
    await tolerate(async () => askChannels && lists.keepChannels(await askChannels(undefined)));
    await tolerate(async () => askPodcasts && lists.keepPodcasts(await askPodcasts(undefined), now));
    await tolerate(async () => askWeek && lists.keepWeek(await askWeek(weekAround(now)), weekAround(now)));
  };
}

/** What is wrong with a list costs that list, until it is asked for again. */
export async function tolerate(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
  }
}
