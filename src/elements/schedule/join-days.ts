/**
 * Finds runs: blocks that look the same on consecutive days. The grid draws a run as a single block with the text of
 * its first block. Returns the run of each block that is part of one. `lookOf` returns null for a block that is drawn
 * alone. Its second argument is the next block of the day.
 */
export function joinDays<B>(
  days: readonly { blocks: readonly B[] }[],
  lookOf: (block: B, next: B | undefined) => string | null,
): Map<B, B[]> {
  const all = new Map<B, B[]>();
  /** Runs that can continue on this day, by appearance. */
  let open = new Map<string, B[]>();
  for (const { blocks } of days) {
    const runs = new Map<string, B[]>();
    blocks.forEach((block, index) => {
      const look = lookOf(block, blocks[index + 1]);
      if (look === null) return;
      const run = open.get(look) ?? [];
      run.push(block);
      runs.set(look, run);
      all.set(block, run);
    });
    open = runs;
  }
  return new Map([...all].filter(([, run]) => run.length > 1));
}
