/**
 * The last good copy of a station, kept by the browser, so that the next page
 * shows something at once. A browser that blocks or fills its storage does without.
 */
import { readHistoryRecord } from '../client/reading.js';
import type { Held } from './held.js';

export interface LastCopy {
  /** When the records were answered, by the visitor's clock: milliseconds. */
  asOf: number;
  held: Pick<Held, 'tracks' | 'clock' | 'cuts'>;
  /** Whether cuts were looked for in the last 100 records. */
  cutsRead: boolean;
}

/** Records kept: enough for a history's first screen. */
const KEPT = 20;
/** Copies larger than this are not worth a visitor's storage: characters. */
const LARGEST = 60_000;
/** What was learned of the clock and of cuts is checked again after this: milliseconds. */
const LEARN_AGAIN = 86_400_000;

export function readLastCopy(key: string): LastCopy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(key)!) as LastCopy;
    const { tracks, clock, cuts } = copy.held;
    if (!Number.isFinite(copy.asOf + clock.shift + clock.lag)) return null;
    // What lies in storage may be another version's: it is read as tolerantly as an answer.
    const read = tracks.map(readHistoryRecord).filter((track) => track !== null);
    const recent = Math.abs(Date.now() - copy.asOf) < LEARN_AGAIN;
    const learned = clock.learned && recent;
    return {
      asOf: copy.asOf,
      held: { tracks: read, clock: { ...clock, learned }, cuts: cuts && recent },
      cutsRead: copy.cutsRead && recent,
    };
  } catch {
    return null;
  }
}

export function writeLastCopy(key: string, { asOf, held, cutsRead }: LastCopy): void {
  const { tracks, clock, cuts } = held;
  try {
    const text = JSON.stringify({ asOf, held: { tracks: tracks.slice(0, KEPT), clock, cuts }, cutsRead });
    if (text.length < LARGEST) localStorage.setItem(key, text);
  } catch {
    // A full or forbidden storage costs the visitor one short wait, nothing else.
  }
}
