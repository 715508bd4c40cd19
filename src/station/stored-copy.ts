/**
 * Last good copies, kept in the browser's storage, so that the next page shows
 * something at once. A browser that blocks or fills its storage does without.
 */

/** Null where there is none, or none that can be read. What it holds may be another version's. */
export function readCopy(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key)!);
  } catch {
    return null;
  }
}

/** A copy of more than `largest` characters is not worth a visitor's storage. */
export function writeCopy(key: string, copy: object, largest: number): void {
  const text = JSON.stringify(copy);
  try {
    if (text.length <= largest) localStorage.setItem(key, text);
  } catch {
    // A full or forbidden storage costs the visitor one short wait, nothing else.
  }
}
