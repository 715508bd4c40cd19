/**
 * In:  the schedule of a panel that does not expand its events, and a range of Unix seconds.
 * Out: its airings, by the rules of our own panel. Loaded for such panels only.
 */
import { readRule } from '../../servers/panel/airing-rule.js';
import { readAiring, type Airing } from '../../servers/panel/airing.js';
import { MAX_RECORDS } from '../../servers/panel/list-page.js';
import { planAirings } from '../../schedule/expand-grid.js';
import { isZone } from '../../schedule/zone.js';

/** Where no event names a zone (`zoneOf` returns null), the visitor's is used. */
export function expandEvents(
  records: unknown[],
  start_ts: number,
  end_ts: number,
  zoneOf: (rules: readonly { timezone: string | null }[]) => string | null,
): Airing[] {
  const rules = records.map(readRule).filter((rule) => rule !== null);
  const zone = zoneOf(rules) ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  // A browser that can't tell a zone's offset can't tell when anything starts.
  if (!isZone(zone)) return [];
  return (planAirings(rules, { start_ts, end_ts }, { zone })?.write(0, MAX_RECORDS) ?? [])
    .map(readAiring)
    .filter((airing) => airing !== null);
}
