import { remember, remembered } from '../base/remembered.js';
import { toJson } from '../../contract/to-json.js';

const STORAGE_NAME = 'heard';
/** Maximum number of stored episodes. The least recently played ones are dropped. */
const MAX_EPISODES = 200;
/** Maximum length of a stored URL, in characters. Only the end of a longer URL is stored. */
const MAX_KEY_LENGTH = 200;

/** Position of an episode that was played to its end. */
export const PLAYED = -1;

/** Position in seconds, or `PLAYED`, by the episode's URL. The most recent one is last. */
let heard = new Map<string, number>();

/** Reads the positions again, because other pages and tabs may have changed them. */
export function readHeard(): void {
  try {
    const stored: unknown = JSON.parse(remembered(STORAGE_NAME) ?? '[]');
    heard = new Map((stored as [unknown, unknown][]).map(([key, at]) => [String(key), Number(at) || 0]));
  } catch {
    heard = new Map();
  }
}

/** Returns the position in seconds; 0 if the episode hasn't been played, `PLAYED` if it was played to its end. */
export function heardOf(url: string): number {
  return heard.get(keyOf(url)) ?? 0;
}

/** Stores a position in seconds, or `PLAYED`. */
export function keepHeard(url: string, at: number): void {
  const before = heard;
  readHeard();
  // If the browser blocks storage, keep the positions from memory.
  if (!heard.size) heard = before;
  heard.delete(keyOf(url));
  heard.set(keyOf(url), at === PLAYED ? at : Math.floor(at));
  remember(STORAGE_NAME, toJson([...heard].slice(-MAX_EPISODES)));
}

function keyOf(url: string): string {
  return url.slice(-MAX_KEY_LENGTH);
}
