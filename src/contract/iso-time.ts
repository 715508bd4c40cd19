/**
 * Returns a time in milliseconds as `2026-11-20T14:05:00.000Z`. Doesn't use `toISOString`, because some old libraries
 * replace it with a function that uses the visitor's zone.
 */
export function isoTime(ms: number): string {
  const date = new Date(ms);
  const day = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()].map(pad).join('-');
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(pad).join(':');
  return `${day}T${time}.${String(date.getUTCMilliseconds()).padStart(3, '0')}Z`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
