import type { Lane } from './lanes.js';

/** The most blocks that a column shows. */
export const MAX_BLOCKS = 100;
/** The most of them side by side. */
export const MAX_LANES = 12;

/**
 * The blocks that a column shows if a source lists more than a visitor could read, or a browser could draw in time; in the order
 * given. `compare` sorts by importance: the first ones stay. No block is taken for shorter than `shortest`.
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
    // The most blocks at one time: that number changes only where one starts.
    const starts = [block.from, ...touching.map(({ from }) => Math.max(from, block.from))];
    const isFull = starts.some(
      (start) => touching.filter((each) => each.from <= start && endOf(each) > start).length >= MAX_LANES,
    );
    if (!isFull) shown.add(block);
  }
  return blocks.filter((block) => shown.has(block));
}
