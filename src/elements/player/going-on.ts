/**
 * In:  a player that plays while its page is left.
 * Out: the same for the next page of the site in this tab.
 *
 * It is written when a page is left and taken by the first player that finds it, so a tab that was opened from this one, or
 * copied from it, has none.
 */

/** What plays, and how. */
export interface Going {
  /** The station, as its stream is kept by. */
  station: string;
  /** Id and address of the channel. */
  channel: string;
  url: string;
  /** 0 to 1. */
  level: number;
  isMuted: boolean;
}

const NAME = 'onair:goes-on';
/** For a next page that is slow to come; who comes back later begins anew. Milliseconds. */
const LONGEST_BREAK = 60_000;

export function leave(going: Going): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ ...going, at: Date.now() }));
  } catch {
    // Then the next page is silent.
  }
}

/** Null where nothing of this station played. What is taken is gone. */
export function takeGoing(station: string): Going | null {
  try {
    const going = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as (Going & { at: number }) | null;
    if (going?.station !== station) return null;
    sessionStorage.removeItem(NAME);
    const { at, channel, url, level, isMuted } = going;
    const isRecent = Math.abs(Date.now() - at) < LONGEST_BREAK;
    // A script of the page may have written it.
    return isRecent && /^https?:/.test(url) && level >= 0 && level <= 1
      ? { station, channel, url, level, isMuted }
      : null;
  } catch {
    return null;
  }
}
