/** Compares two pictures as Playwright does. */
// @ts-expect-error Playwright exports this module without types. `toHaveScreenshot`, which is documented, only compares with stored files.
import coreBundle from 'playwright-core/lib/coreBundle';

interface Difference {
  errorMessage: string;
  /** A PNG. */
  diff?: Buffer;
}

type Comparator = (
  now: Buffer,
  before: Buffer,
  limit: { threshold: number; maxDiffPixels: number },
) => Difference | null;

const { getComparator } = (coreBundle as { utils: { getComparator(type: string): Comparator } }).utils;
const compare = getComparator('image/png');

/** `threshold` is a distance of colours, 0 to 1: closer ones are the same. Now and then, Chromium smooths some letters differently. */
export const CLEAR = { threshold: 0.07, maxDiffPixels: 20 };
/** A small change of a larger area's colour. */
const FAINT = { threshold: 0.02, maxDiffPixels: 200 };

/** Returns null if the pictures are the same within these limits. */
export function difference(now: Buffer, before: Buffer, limits = [CLEAR, FAINT]): Difference | null {
  if (now.equals(before)) return null;
  for (const limit of limits) {
    const found = compare(now, before, limit);
    if (found) return found;
  }
  return null;
}
