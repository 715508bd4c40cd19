/**
 * Expands a schedule in a slow way that is easy to verify, without code of `src/schedule`. Returns `id start end` of each
 * airing.
 *
 * It reads the platform's wall time at every quarter of an hour of the surrounding months, because all zones of the tests
 * change on a quarter. It tries every day with every event, and compares every airing with every other.
 */
import type { GridEventRecord } from '../../src/contract/records.js';

const QUARTER = 900_000;
const MONTHS_BACK = 4;
const MONTHS_AHEAD = 4;

/** A month in a zone: each quarter hour of wall time, and the first Unix second at which it is shown. */
type Month = Map<string, number>;
const months = new Map<string, Month>();

function monthOf(zone: string, year: number, month: number): Month {
  const key = `${zone} ${year} ${month}`;
  let seen = months.get(key);
  if (seen) return seen;
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  seen = new Map();
  // Wall time is up to 14 hours from UTC, so two more days are read around the month.
  const end = Date.UTC(year, month + 1, 3);
  for (let ms = Date.UTC(year, month, -1); ms < end; ms += QUARTER) {
    const wall = format.format(ms);
    if (!seen.has(wall)) seen.set(wall, ms);
  }
  months.set(key, seen);
  return seen;
}

/** `YYYY-MM-DD HH:MM:SS` of milliseconds, as if they were in UTC. */
const written = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

/** The Unix second at which a wall clock shows a time, which is given in milliseconds as if in UTC. */
export function slowUnix(wall: number, zone: string): number {
  const date = new Date(wall);
  const month = monthOf(zone, date.getUTCFullYear(), date.getUTCMonth());
  const rest = wall % QUARTER;
  // A skipped time, read as if the clock hadn't changed.
  let back = 0;
  while (!month.has(written(wall - rest - back))) {
    back += QUARTER;
    if (back > 30 * 3600_000) throw new Error(`${zone} never shows ${written(wall)}`);
  }
  return (month.get(written(wall - rest - back))! + back + rest) / 1000;
}

interface Slow {
  event: GridEventRecord;
  id: number;
  /** Unix seconds. */
  start: number;
  /** The event's own finish; null if it has none. */
  finish: number | null;
}

const at = (date: string, time: string): number => Date.parse(`${date}T${time}Z`);
const isOn = (event: GridEventRecord, ms: number): boolean => {
  const date = new Date(ms);
  const today = written(ms).slice(0, 10);
  if (event.periodicity === 'onetime') return event.start_date === today;
  const { wd_sun, wd_mon, wd_tue, wd_wed, wd_thu, wd_fri, wd_sat } = event;
  const days = [wd_sun, wd_mon, wd_tue, wd_wed, wd_thu, wd_fri, wd_sat];
  const dayOfMonth = date.getUTCDate();
  const inWeek =
    dayOfMonth <= 7
      ? event.week_1
      : dayOfMonth <= 14
        ? event.week_2
        : dayOfMonth <= 21
          ? event.week_3
          : event.week_4;
  return inWeek && days[date.getUTCDay()]!;
};

function finishOf(event: GridEventRecord, today: string, zone: string, start: number): number | null {
  if (event.finish_time === null) return null;
  const until = event.periodicity === 'onetime' ? (event.finish_date ?? today) : today;
  let finish = at(until > today ? until : today, event.finish_time);
  if (finish <= at(today, event.start_time)) finish += 86_400_000;
  return Math.max(start, slowUnix(finish, zone));
}

export function slowGrid(
  events: readonly GridEventRecord[],
  range: { start_ts: number; end_ts: number },
  stationZone: string,
): string[] {
  const { start_ts, end_ts } = range;
  const from = new Date(start_ts * 1000);
  const to = new Date(end_ts * 1000);
  const all: Slow[] = [];
  const firstDay = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() - MONTHS_BACK, 1);
  const lastDay = Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + MONTHS_AHEAD, 1);
  for (let ms = firstDay; ms < lastDay; ms += 86_400_000) {
    const today = written(ms).slice(0, 10);
    for (const event of events) {
      if (!isOn(event, ms)) continue;
      const zone = event.timezone === '' ? stationZone : event.timezone;
      const start = slowUnix(at(today, event.start_time), zone);
      all.push({ event, id: event.id!, start, finish: finishOf(event, today, zone, start) });
    }
  }
  const kept = all
    .filter(
      (one) =>
        one.event.periodicity === 'onetime' ||
        !all.some((other) => other.event.periodicity === 'onetime' && other.start === one.start),
    )
    .sort((a, b) => a.start - b.start || a.id - b.id);

  const out: string[] = [];
  const list = (who: string, start: number, end: number): void => {
    const runsIn = start < start_ts && end > start_ts;
    if (runsIn || (start >= start_ts && start < end_ts)) out.push(`${who} ${start} ${end}`);
  };
  kept.forEach((one, index) => {
    const following = kept[index + 1]?.start ?? Infinity;
    // The next start in the list, or else within 60 days of the end of the range.
    const next = following <= end_ts + 60 * 86_400 ? following : Infinity;
    const { event, start, finish } = one;
    let end = next;
    if (event.cast_type === 'radioshow' && finish !== null && finish < next) end = finish;
    if (end === Infinity) end = finish === null ? end_ts : Math.max(end_ts, finish);
    list(String(one.id), start, end);
    const after = event.playlist_after_radioshow ?? event.rotation_after_radioshow;
    if (event.cast_type !== 'radioshow' || after === null || end === next) return;
    list(`>${one.id}`, end, next === Infinity ? Math.max(end_ts, end) : next);
  });
  return out;
}
