import type { Station } from '../../station/station.js';

/** Storage key for the channel that the visitor chose for a station. */
export function channelKey({ key }: Station): string {
  return 'channel ' + key;
}

/** Returns the visitor's choice from an earlier visit; null if there is none or if the browser blocks storage. */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem('onair:' + name);
  } catch {
    return null;
  }
}

/** Stores a visitor's choice for the next visit, if the browser allows it. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem('onair:' + name, value);
  } catch {
    // Storage is blocked or full, so the choice is lost when the page closes.
  }
}
