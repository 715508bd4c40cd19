/**
 * Returns blocks of consecutive days that look the same, by each of these blocks. The grid draws them as one, with the text of the first.
 * `lookOf` returns null for blocks that are drawn alone; its second argument is the next block of the day.
 */
export function joinDays<B>(
  days: readonly { blocks: readonly B[] }[],
  lookOf: (block: B, next: B | undefined) => string | null,
): Map<B, B[]> {
  const all = new Map<B, B[]>();
  /** The runs that include the previous day, by look. */
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
