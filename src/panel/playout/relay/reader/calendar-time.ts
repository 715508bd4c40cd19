/** A date or time as written in the file. */
export interface CalendarTime {
  /** Local time in seconds, counted as if it were UTC. For a date, this is midnight. */
  wall: number;
  isDate: boolean;
  /** Name of the time zone, or null if the time has none. */
  zone: string | null;
}

const TIME =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ]?(\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d{1,9})?)?\s?(Z|[-+]\d\d:?\d\d)?)?$/i;

/**
 * Returns null if the text isn't a date or time. The format determines which of them it is, because some
 * programs write `VALUE=DATE` before a time.
 */
export function readCalendarTime(text: string, zone: string | null): CalendarTime | null {
  const [, year, month, day, hour, minute = '0', second = '0', offset] = TIME.exec(text.trim()) ?? [];
  if (!year || Number(month) > 12 || Number(day) > 31 || Number(hour ?? 0) > 24) return null;
  const isDate = hour === undefined;
  const ms = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour ?? 0),
    Number(minute),
    Number(second),
  );
  return {
    wall: ms / 1000,
    isDate,
    zone: offset === undefined ? zone : /^Z$/i.test(offset) ? 'UTC' : offset,
  };
}
