/** Expands the events of panels that return them unexpanded. Loaded only for such panels. */
import { readRule } from '../../servers/panel/airing-rule.js';
import { readAiring, type Airing } from '../../servers/panel/airing.js';
import { MAX_RECORDS } from '../../servers/panel/list-page.js';
import { planAirings } from '../../schedule/expand-grid.js';
import { isZone } from '../../schedule/zone.js';

/**
 * Returns the airings in a range of Unix seconds, following the same rules as Onair's panel. If no event
 * names a zone (`zoneOf` returns null), the visitor's zone is used.
 */
export function expandEvents(
  records: unknown[],
  start_ts: number,
  end_ts: number,
  zoneOf: (rules: readonly { timezone: string | null }[]) => string | null,
): Airing[] {
  const rules = records.map(readRule).filter((rule) => rule !== null);
  const zone = zoneOf(rules) ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Without the zone's offset, the starts can't be computed.
  if (!isZone(zone)) return [];
  return (planAirings(rules, { start_ts, end_ts }, { zone })?.write(0, MAX_RECORDS) ?? [])
    .map(readAiring)
    .filter((airing) => airing !== null);
}
