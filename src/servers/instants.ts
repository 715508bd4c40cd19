/** A date and a time with its zone, such as `2026-01-02 03:04:05.6+00:00`. */
const INSTANT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(\.\d{1,9})? ?(Z|[+-]\d\d:?\d\d)$/i;

/** Returns the time in milliseconds, UTC; null without a zone, or if it isn't a time. */
export function readInstant(value: unknown): number | null {
  const [, day, time, fraction = '', zone = ''] = INSTANT.exec(String(value).trim()) ?? [];
  if (!day) return null;
  const offset = zone.toUpperCase() === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const ms = Number(new Date(`${day}T${time}${fraction.slice(0, 4)}${offset}`));
  return ms > 0 ? ms : null;
}
