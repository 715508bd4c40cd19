/**
 * In:  a kind of server, and where the station is.
 * Out: its lists in the store. Each that can't be read now stays as it was; what such servers never have is empty.
 */
import { secondsInDay } from 'date-fns/constants';
import type { Place, Range, ServerKind } from '../../sources/server-kind.js';
import type { Ask } from './ask.js';
import { SourceFailure } from './failures.js';
import type { ListKeeper } from './list-keeper.js';
import { createQuestion } from './question.js';

/** `now`: milliseconds, UTC. Never rejects for what is wrong with the source. */
export type ReadLists = (now: number) => Promise<void>;

/** Days of the week that are asked for: yesterday, for what is on air over midnight, and two weeks. */
const BEFORE = 1;
const AFTER = 15;

/** The days around a moment. */
export function weekAround(now: number): Range {
  const today = Math.floor(now / 1000 / secondsInDay);
  return { from: (today - BEFORE) * secondsInDay, to: (today + AFTER) * secondsInDay };
}

export function createListReader(ask: Ask, kind: ServerKind, place: Place, lists: ListKeeper): ReadLists {
  const { channels, podcasts, week, parse } = kind;
  const askChannels = channels && createQuestion(ask, channels, place, parse);
  const askPodcasts = podcasts && createQuestion(ask, podcasts, place, parse);
  const askWeek = week && createQuestion(ask, week, place, parse);
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
