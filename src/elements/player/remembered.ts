/**
 * In:  what a visitor chose in a player: how loud, and which stream.
 * Out: the same on the next visit, as far as the browser keeps anything.
 */

import type { Station } from '../../station/station.js';

/** What the stream of a station is kept by. */
export function channelKey({ key }: Station): string {
  return 'channel ' + key;
}

/** Null where nothing is kept. */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem('onair:' + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem('onair:' + name, value);
  } catch {
    // It holds until the page is left.
  }
}
