/**
 * Returns a generator of numbers from 0 (inclusive) to 1 (exclusive). The same seed parts give the same numbers on all
 * platforms.
 */
export function seededRandom(...parts: (string | number)[]): () => number {
  let state = fingerprint(...parts);
  // mulberry32 is small and fast, and its quality is sufficient for playlists and pictures.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a 32-bit hash of the parts. Not suitable for secrets. */
export function fingerprint(...parts: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const char of parts.join('\u0000')) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Returns one of the choices. Throws a RangeError if the list is empty. */
export function pick<T>(random: () => number, choices: readonly T[]): T {
  const index = Math.floor(random() * choices.length);
  if (index >= choices.length) throw new RangeError('The list is empty.');
  return choices[index] as T;
}

/** Returns an integer from `low` to `high`, inclusive. */
export function between(random: () => number, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}
