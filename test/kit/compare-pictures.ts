/** Compares two screenshots with Playwright's comparator. */
// @ts-expect-error Playwright exports this module without types. The documented `toHaveScreenshot` compares only with stored files.
import coreBundle from 'playwright-core/lib/coreBundle';

interface Difference {
  errorMessage: string;
  /** PNG data. */
  diff?: Buffer;
}

type Comparator = (
  now: Buffer,
  before: Buffer,
  limit: { threshold: number; maxDiffPixels: number },
) => Difference | null;

const { getComparator } = (coreBundle as { utils: { getComparator(type: string): Comparator } }).utils;
const compare = getComparator('image/png');

/** `threshold` is the colour distance, 0 to 1, below which pixels count as equal. Chromium's antialiasing varies in a few pixels. */
export const CLEAR = { threshold: 0.07, maxDiffPixels: 20 };
/** Finds a slight colour change of a larger area. */
const FAINT = { threshold: 0.02, maxDiffPixels: 200 };

/** Returns null if the pictures are equal within all limits. */
export function difference(now: Buffer, before: Buffer, limits = [CLEAR, FAINT]): Difference | null {
  if (now.equals(before)) return null;
  for (const limit of limits) {
    const found = compare(now, before, limit);
    if (found) return found;
  }
  return null;
}
