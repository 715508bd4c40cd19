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
  options: { threshold: number; maxDiffPixels: number },
) => Difference | null;

const { getComparator } = (coreBundle as { utils: { getComparator(type: string): Comparator } }).utils;
const compare = getComparator('image/png');

/** Colours that are closer than this are the same (0 to 1), and some pixels may differ: Chromium smooths a letter in another way after a change of size. */
const THRESHOLD = 0.07;
const MOST_PIXELS = 20;

/** Returns null if at most that many pixels differ. */
export function difference(now: Buffer, before: Buffer, maxDiffPixels = MOST_PIXELS): Difference | null {
  if (now.equals(before)) return null;
  return compare(now, before, { threshold: THRESHOLD, maxDiffPixels });
}
