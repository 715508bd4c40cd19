/** Units, with the number of minutes in each and the maximum number of minutes for which it is used. */
const UNITS: readonly [unit: Intl.RelativeTimeFormatUnit, minutes: number, limit: number][] = [
  ['minute', 1, 120],
  ['hour', 60, 2 * 1440],
  ['day', 1440, 60 * 1440],
  ['month', 30.44 * 1440, 24 * 30.44 * 1440],
  ['year', 365.25 * 1440, Infinity],
];

/**
 * Formats a time in milliseconds with its distance from `now`, which shows whether the time zone is right. Includes the
 * date if the time isn't near. Uses the reader's zone unless another one is given.
 */
export function timeAndDistance(ms: number, now: number, language: string, timeZone?: string): string {
  const minutes = Math.round((ms - now) / 60_000);
  const [unit, length] = UNITS.find(([, , limit]) => Math.abs(minutes) < limit)!;
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const distance = relative.format(Math.round(minutes / length), unit);
  const isNear = unit === 'minute' || unit === 'hour';
  const time = new Date(ms).toLocaleString(language, {
    dateStyle: isNear ? undefined : 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return `${time} (${distance})`;
}
