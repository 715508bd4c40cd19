/**
 * The live hour of a DJ consists of several sets. A set has no library id and its length is unknown. Sometimes
 * the title is only in `metadata`.
 */
import { millisecondsInMinute } from 'date-fns/constants';
import { playDefaults, type NewPlay } from '../../store/history.js';
import { pick } from '../../base/random.js';

/** A part of the day. The times are in minutes since local midnight. */
export interface Hours {
  from: number;
  to: number;
}

/** An hour in which a DJ plays live every day. */
export interface LiveHour extends Hours {
  dj: string;
  /** Name from which the cover of the sets is drawn. */
  cover?: string | null;
}

const SETS = [
  'Live from the harbour',
  'Warehouse hour',
  'Requests and rarities',
  'Sunset session',
  'Two decks, no plan',
  'Slow build',
  'Last train set',
];

/** Returns a set that lasts 4 to 14 minutes. The last set ends at the end of the hour. */
export function livePlay(
  { server, live }: { server: number; live: LiveHour },
  ts: number,
  minute: number,
  listeners: number,
  random: () => number,
): NewPlay {
  const left = Math.max(1, Math.round((live.to - minute) * millisecondsInMinute));
  const planned = Math.round((4 + 10 * random()) * millisecondsInMinute);
  const set = pick(random, SETS);
  const isTitled = random() < 0.6;
  return {
    ...playDefaults,
    server,
    ts,
    // Extend the set to the end of the hour if fewer than two minutes would remain.
    ends: ts + (left - planned < 2 * millisecondsInMinute ? left : planned),
    author: isTitled ? live.dj : null,
    title: isTitled ? set : null,
    metadata: `${live.dj} - ${set}`,
    dj_name: live.dj,
    cover: live.cover ?? null,
    // If the length is unknown, panels send one of these values.
    length: random() < 0.5 ? null : 0,
    n_listeners: listeners,
  };
}
