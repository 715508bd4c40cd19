/**
 * In:  the name of a time zone, and moments in it.
 * Out: what a clock on the wall there shows, and which moment it means.
 *
 * "Wall seconds" are what the wall shows, counted as if it were UTC: they order
 * and subtract like numbers, and `% 86400` is the time of day. Everything is in
 * whole seconds. The platform's own zone is never asked.
 */

export const DAY = 86_400;

export interface Zone {
  /** As it was asked for. */
  name: string;
  /** The platform's own name for it: two names of one zone have one. */
  canonicalName: string;
  /** Wall seconds less Unix seconds, at a Unix second. */
  offsetAt(ts: number): number;
  /** What the wall shows at a Unix second. */
  wallAt(ts: number): number;
  /**
   * The Unix second that wall seconds mean. A time that a clock change skips
   * moves forward by as much as was skipped (02:30 is 03:30); a time that comes
   * twice means the first. Both are choices of this project.
   */
  unixAt(wall: number): number;
}

/**
 * Throws the platform's own `RangeError`, which names the zone, when it does not know it.
 * A zone remembers what it looked up: keep it for one piece of work, not for ever.
 */
export function zoneNamed(name: string): Zone {
  const format = wallFormat(name);
  const midnights = new Map<number, number>();
  const changes = new Map<number, number>();

  function measure(ts: number): number {
    const [month, day, year, hour, minute, second] = format
      .format(ts * 1000)
      .match(/\d+/g)!
      .map(Number) as [number, number, number, number, number, number];
    // Older browsers write midnight as 24:00:00 of the day that begins.
    return Date.UTC(year, month - 1, day, hour % 24, minute, second) / 1000 - ts;
  }

  function offsetAtMidnight(day: number): number {
    let offset = midnights.get(day);
    if (offset === undefined) midnights.set(day, (offset = measure(day * DAY)));
    return offset;
  }

  /** The first second of the later offset, on a UTC day that begins and ends with different ones. */
  function changeOn(day: number): number {
    let change = changes.get(day);
    if (change !== undefined) return change;
    let low = day * DAY;
    change = low + DAY;
    while (change - low > 1) {
      const middle = Math.floor((low + change) / 2);
      if (measure(middle) === offsetAtMidnight(day)) low = middle;
      else change = middle;
    }
    changes.set(day, change);
    return change;
  }

  // The platform is slow to ask, and a day whose two ends agree has no change:
  // so it is asked once per day, and more only on the two days a year that differ.
  function offsetAt(ts: number): number {
    const day = Math.floor(ts / DAY);
    const before = offsetAtMidnight(day);
    const after = offsetAtMidnight(day + 1);
    return before === after || ts < changeOn(day) ? before : after;
  }

  function unixAt(wall: number): number {
    // No offset is larger than a day, so these two hold before and after any change that matters.
    const before = offsetAt(wall - DAY);
    const after = offsetAt(wall + DAY);
    const first = wall - before;
    if (before === after || offsetAt(first) === before) return first;
    const second = wall - after;
    return offsetAt(second) === after ? second : first;
  }

  return {
    name,
    canonicalName: format.resolvedOptions().timeZone,
    offsetAt,
    wallAt: (ts) => ts + offsetAt(ts),
    unixAt,
  };
}

/** A zone as one says it: the place in its name, "New York". */
export function placeOfZone(name: string): string {
  return name.replace(/^.*\//, '').replace(/_/g, ' ');
}

/** Whether the platform knows a time zone of this name. A distance from UTC, as +02:00, is none. */
export function isZone(name: string): boolean {
  try {
    wallFormat(name);
    return /^[a-z]/i.test(name);
  } catch {
    return false;
  }
}

function wallFormat(name: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}
