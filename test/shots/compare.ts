/**
 * In:  a picture, its strips, and the picture that it should be.
 * Out: what differs, strip by strip, and a picture of that.
 *
 * What is plainly different (about 18 of 255 steps of grey) may be one pixel in
 * two thousand of a strip, and one in fifty wherever one looks closely: another
 * version of the browser smooths letters a little otherwise, a lost corner or a
 * missing figure is more. What is different at all may be one pixel in eight
 * there: a surface that lost its tint is more. Pixels that are there to smooth
 * an edge don't count.
 */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Strip } from './picture.js';

/** `side` is that of the square looked at closely, pixels; without it, all of the strip is meant. */
const RULES = [
  { threshold: 0.07, share: 1 / 2000 },
  { threshold: 0.07, share: 1 / 50, side: 24 },
  { threshold: 0.02, share: 1 / 8, side: 24 },
];

export interface Difference {
  /** What differs in each strip that does. */
  says: string[];
  /** Both pictures in one, what differs in red; null when they are not of one size. */
  image: PNG | null;
}

/** Null when they are the same within the tolerances. */
export function compare(actual: PNG, baseline: PNG, strips: readonly Strip[]): Difference | null {
  const { width, height } = actual;
  if (width !== baseline.width || height !== baseline.height) {
    const says = `is ${width} × ${height} pixels, not ${baseline.width} × ${baseline.height}`;
    return { says: [says], image: null };
  }
  const says = new Map<string, string>();
  let image: PNG | null = null;
  for (const { threshold, share, side } of RULES) {
    const diff = new PNG({ width, height });
    if (!pixelmatch(actual.data, baseline.data, diff.data, width, height, { threshold, diffMask: true }))
      continue;
    for (const { name, top, bottom } of strips) {
      const across = side ?? width;
      const down = side ?? bottom - top;
      const most = Math.max(...countIn(diff, top, bottom, across, down));
      if (most <= across * down * share || says.has(name)) continue;
      const where = side ? `${side} × ${side}` : across * down;
      says.set(name, `"${name}" differs in ${most} of ${where} pixels`);
      image ??= new PNG({ width, height });
      pixelmatch(actual.data, baseline.data, image.data, width, height, { threshold, alpha: 0.4 });
    }
  }
  return image && { says: [...says.values()], image };
}

/** How many pixels are marked in each of the rectangles that a strip is cut into. */
function countIn({ width, data }: PNG, top: number, bottom: number, across: number, down: number): number[] {
  const columns = Math.ceil(width / across);
  const counts = new Array<number>(columns * Math.ceil((bottom - top) / down)).fill(0);
  for (let y = top; y < bottom; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3])
        counts[Math.floor((y - top) / down) * columns + Math.floor(x / across)]! += 1;
    }
  }
  return counts;
}
