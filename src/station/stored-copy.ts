/**
 * Stores the last good data in the browser, so that the next page can show something immediately. If storage is blocked
 * or full, nothing is stored.
 */
import { toJson } from '../contract/to-json.js';

/** Returns null if there is no readable copy. It may have been written by another version. */
export function readCopy(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key)!);
  } catch {
    return null;
  }
}

/** Copies longer than `largest` characters aren't stored. */
export function writeCopy(key: string, copy: object, largest: number): void {
  const text = toJson(copy);
  try {
    if (text.length <= largest) localStorage.setItem(key, text);
  } catch {
    // If there is no copy, the next page waits for its first response.
  }
}
