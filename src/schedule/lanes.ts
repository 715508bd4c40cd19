export interface Lane {
  from: number;
  to: number;
  /** Index of the lane. */
  lane: number;
  /** Number of lanes that are side by side at this block. */
  lanes: number;
  /**
   * Whether two blocks overlap only because the first is drawn longer than its duration. The first block can
   * then be drawn in a corner of the second.
   */
  isCorner: boolean;
}

/**
 * Sets `lane` and `lanes` so that overlapping blocks are side by side, with as few lanes as possible. All
 * blocks that overlap, either directly or through others, have the same number of lanes. For this purpose, a
 * block is at least `shortest` long. Earlier blocks are further left, and blocks with the same start keep their
 * order.
 */
export function setLanes(things: readonly Lane[], shortest: number): void {
  /** The end of each lane in the current group of overlapping blocks. */
  let ends: number[] = [];
  let together: Lane[] = [];
  let bottom = -Infinity;
  const close = (): void => {
    const [first, second, third] = together;
    const isCorner = !!second && !third && first!.to <= second.from && second.to - second.from >= shortest;
    for (const thing of together) Object.assign(thing, { lanes: ends.length, isCorner });
  };
  for (const thing of [...things].sort((a, b) => a.from - b.from)) {
    const { from, to } = thing;
    if (from >= bottom) {
      close();
      ends = [];
      together = [];
    }
    const free = ends.findIndex((end) => end <= from);
    thing.lane = free < 0 ? ends.length : free;
    bottom = Math.max(bottom, (ends[thing.lane] = Math.max(to, from + shortest)));
    together.push(thing);
  }
  close();
}
