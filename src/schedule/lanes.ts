/**
 * In:  the blocks of one column.
 * Out: the same blocks with lanes, so that overlapping ones are side by side.
 */

export interface Lane {
  from: number;
  to: number;
  /** 0 for the first. */
  lane: number;
  /** How many lanes share the width here. */
  lanes: number;
  /** True of two that meet only because the first takes more than its own length: it may lie in a corner of the second. */
  isCorner: boolean;
}

/**
 * Sets `lane` and `lanes`, with as few lanes as can be: things that touch each other, directly or through others, share
 * one number of lanes. Nothing is taken for shorter than `shortest`. What begins earlier stands further left; of what
 * begins together, what comes first in the list.
 */
export function setLanes(things: readonly Lane[], shortest: number): void {
  /** The lanes of the things that touch, by where each ends. */
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
