/**
 * In:  how far a visitor heard an episode.
 * Out: the same on the next page of the site, as far as the browser keeps anything.
 */
import { remember, remembered } from '../player/remembered.js';

const NAME = 'heard';
/** So many episodes are kept; those heard longest ago go first. */
const MOST = 200;
/** Of a longer address its end is kept: characters. */
const LONGEST_KEY = 200;

/** Stands for an episode that was heard to its end. */
export const PLAYED = -1;

/** By the episode's address: seconds, or `PLAYED`. The one heard last is the last. */
let heard = new Map<string, number>();

/** What other pages and tabs have kept since then. */
export function readHeard(): void {
  try {
    const kept: unknown = JSON.parse(remembered(NAME) ?? '[]');
    heard = new Map((kept as [unknown, unknown][]).map(([key, at]) => [String(key), Number(at) || 0]));
  } catch {
    heard = new Map();
  }
}

/** In seconds: 0 for an episode that was not heard, `PLAYED` for one that was heard to its end. */
export function heardOf(url: string): number {
  return heard.get(keyOf(url)) ?? 0;
}

export function keepHeard(url: string, at: number): void {
  const before = heard;
  readHeard();
  // Where the browser keeps nothing, it holds until the page is left.
  if (!heard.size) heard = before;
  heard.delete(keyOf(url));
  heard.set(keyOf(url), at === PLAYED ? at : Math.floor(at));
  remember(NAME, JSON.stringify([...heard].slice(-MOST)));
}

function keyOf(url: string): string {
  return url.slice(-LONGEST_KEY);
}
