/**
 * Stores the last good data in the browser, so that the next page can show it immediately. If storage is
 * blocked or full, nothing is stored.
 */
import { toJson } from '../contract/to-json.js';

/** Returns null if there is no readable copy. Another version of this code may have written the copy. */
export function readCopy(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key)!);
  } catch {
    return null;
  }
}

/** Doesn't store copies longer than `largest` characters. */
export function writeCopy(key: string, copy: object, largest: number): void {
  const text = toJson(copy);
  try {
    if (text.length <= largest) localStorage.setItem(key, text);
  } catch {
    // Without a copy, the next page waits for its first response.
  }
}
