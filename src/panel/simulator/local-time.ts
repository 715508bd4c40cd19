/** What a clock on the studio wall shows: the time of day in the station's zone. */

/** Minutes since local midnight at a moment in milliseconds UTC, seconds as the fraction. */
export type MinuteOfDay = (ts: number) => number;

const QUARTER_HOUR = 15 * 60_000;
const DAY = 24 * 60;

/** Throws RangeError for a zone that the machine doesn't know. */
export function createMinuteOfDay(zone: string): MinuteOfDay {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  // Filling a day asks hundreds of times and Intl is slow; no zone changes its offset inside a quarter of an hour.
  const quarters = new Map<number, number>();
  return (ts) => {
    const start = Math.floor(ts / QUARTER_HOUR) * QUARTER_HOUR;
    let minute = quarters.get(start);
    if (minute === undefined) {
      const [hours = 0, minutes = 0] = format.format(start).split(':').map(Number);
      minute = hours * 60 + minutes;
      if (quarters.size > 500) quarters.clear();
      quarters.set(start, minute);
    }
    return (minute + (ts - start) / 60_000) % DAY;
  };
}
