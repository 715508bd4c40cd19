import type { Lane } from './lanes.js';

/** Maximum number of blocks in a column. */
export const MAX_BLOCKS = 100;
/** Maximum number of blocks side by side. */
export const MAX_LANES = 12;

/**
 * Limits the blocks in a column to a number that visitors can read and browsers can draw quickly. Their order
 * stays the same. `compare` sorts the most important blocks first. For this purpose, a block is at least
 * `shortest` long.
 */
export function limitBlocks<B extends Lane>(
  blocks: readonly B[],
  shortest: number,
  compare: (a: B, b: B) => number,
): B[] {
  if (blocks.length <= MAX_LANES) return [...blocks];
  const endOf = ({ from, to }: B): number => Math.max(to, from + shortest);
  const ranked = [...blocks].sort(compare);
  const shown = new Set<B>();
  for (const block of ranked) {
    if (shown.size === MAX_BLOCKS) break;
    const touching = [...shown].filter((each) => each.from < endOf(block) && endOf(each) > block.from);
    // Count the overlapping blocks at each start, because their number can increase only there.
    const starts = [block.from, ...touching.map(({ from }) => Math.max(from, block.from))];
    const isFull = starts.some(
      (start) => touching.filter((each) => each.from <= start && endOf(each) > start).length >= MAX_LANES,
    );
    if (!isFull) shown.add(block);
  }
  return blocks.filter((block) => shown.has(block));
}
