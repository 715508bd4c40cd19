/** The DJ's live hour, as a row of sets: no library id, no known length, and sometimes no title but in `metadata`. */
import { millisecondsInMinute } from 'date-fns/constants';
import { playDefaults } from '../history/defaults.js';
import type { NewPlay } from '../history/rows.js';
import { pick } from '../random.js';

const SETS = [
  'Live from the harbour',
  'Warehouse hour',
  'Requests and rarities',
  'Sunset session',
  'Two decks, no plan',
  'Slow build',
  'Last train set',
];

/** A set of 4 to 14 minutes; the last one ends with the hour. */
export function livePlay(
  { server, live }: { server: number; live: { to: number; dj: string } },
  ts: number,
  minute: number,
  listeners: number,
  random: () => number,
): NewPlay {
  const left = Math.max(1, Math.round((live.to - minute) * millisecondsInMinute));
  const planned = Math.round((4 + 10 * random()) * millisecondsInMinute);
  const set = pick(random, SETS);
  const titled = random() < 0.6;
  return {
    ...playDefaults,
    server,
    ts,
    // Less than two minutes more are not worth a set of their own.
    ends: ts + (left - planned < 2 * millisecondsInMinute ? left : planned),
    author: titled ? live.dj : null,
    title: titled ? set : null,
    metadata: `${live.dj} - ${set}`,
    dj_name: live.dj,
    // Both are seen where nobody knows the length.
    length: random() < 0.5 ? null : 0,
    n_listeners: listeners,
  };
}
