/**
 * Parses time zones in the format of POSIX's `TZ` variable, such as `EST5EDT`, `<+03>-3` or
 * `CET-1CEST,M3.5.0,M10.5.0/3`.
 */
import { secondsInDay, secondsInHour } from 'date-fns/constants';
import { zoneWith, type Zone } from '../../../../schedule/zone.js';
import { hoursOf } from '../../../../servers/zone-offsets.js';

/** Longer names aren't zones. */
const MAX_LENGTH = 100;
const FORM =
  /^:?(<[-+\w]+>|[A-Z]{3,})([-+]?\d{1,3}(?::\d\d)*)(?:(<[-+\w]+>|[A-Z]{3,})([-+]?\d{1,3}(?::\d\d)*)?(?:,([^,]+),([^,]+))?)?$/i;
/** `M3.5.0/2` is the last Sunday in March at 02:00. `J60` and `59` are days of the year. */
const RULE = /^(?:M(\d{1,2})\.([1-5])\.([0-6])|(J?)(\d{1,3}))(?:\/([-+]?\d{1,3}(?::\d\d)*))?$/i;
/** Rules that apply if the text contains none. */
const AMERICAN_RULES = ['M3.2.0', 'M11.1.0'] as const;
/** The offset of every zone is smaller than this. */
const MAX_OFFSET_SECONDS = 15 * secondsInHour;

/** A time zone that was parsed from a POSIX description. */
export interface PosixZone {
  /** Abbreviation used in summer, or '' if clocks don't change. */
  readonly summerName: string;
  /** Offsets from UTC in seconds. They are equal if clocks don't change. */
  readonly standard: number;
  readonly summer: number;
  /** Whether the text has rules for the changes. */
  readonly hasRules: boolean;
  readonly zone: Zone;
}

/** Returns null if the text isn't in this format. */
export function readPosixZone(text: string): PosixZone | null {
  const [, name = '', clock = '', summerName = '', summerClock, ...written] =
    FORM.exec(text.slice(0, MAX_LENGTH)) ?? [];
  // Outside of POSIX, `UTC-3` means three hours behind UTC, but in POSIX it would mean three hours ahead.
  if (!name || (/^(UTC|GMT)$/i.test(name) && /^[-+]/.test(clock) && !summerName)) return null;
  const standard = offsetOf(name, 0 - secondsOf(clock));
  const summer = !summerName ? standard : summerClock ? 0 - secondsOf(summerClock) : standard + secondsInHour;
  const hasRules = written[1] !== undefined;
  const rules = (hasRules ? written : AMERICAN_RULES).map((rule) => changeOf(rule));
  const [start, end] = rules;
  if (!start || !end || [standard, summer].some((each) => Math.abs(each) > MAX_OFFSET_SECONDS)) return null;
  const zone = zoneWith(text, text, (ts) => {
    if (summer === standard) return standard;
    const year = new Date((ts + standard) * 1000).getUTCFullYear();
    const [from, to] = [start(year) - standard, end(year) - summer];
    // South of the equator, summer starts in one year and ends in the next.
    const isSummer = from < to ? ts >= from && ts < to : ts >= from || ts < to;
    return isSummer ? summer : standard;
  });
  return { summerName, standard, summer, hasRules, zone };
}

/**
 * Offsets in POSIX are positive to the west, but some people write `EST-5`. For known abbreviations, the sign
 * is corrected.
 */
function offsetOf(name: string, seconds: number): number {
  const known = hoursOf(name).map((hours) => hours * secondsInHour);
  return known.includes(-seconds) && !known.includes(seconds) ? -seconds : seconds;
}

function secondsOf(clock: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.replace(/^[-+]/, '').split(':').map(Number);
  const size = hours * secondsInHour + minutes * 60 + seconds;
  return clock.startsWith('-') ? -size : size;
}

/**
 * Returns a function that returns the local time in seconds of the clock change in a year. Returns null if the
 * rule is invalid.
 */
function changeOf(rule: string): ((year: number) => number) | null {
  const [, month, week, weekday, withoutLeapDay, day, clock = '2'] = RULE.exec(rule) ?? [];
  if (month === undefined && day === undefined) return null;
  const time = secondsOf(clock);
  return (year) => {
    if (month === undefined) {
      const isAfterLeapDay = withoutLeapDay && Number(day) >= 60;
      const date = isAfterLeapDay
        ? Date.UTC(year, 2, Number(day) - 59)
        : Date.UTC(year, 0, Number(day) + (withoutLeapDay ? 0 : 1));
      return date / 1000 + time;
    }
    const first = new Date(Date.UTC(year, Number(month) - 1, 1)).getUTCDay();
    const last = new Date(Date.UTC(year, Number(month), 0)).getUTCDate();
    const inFirstWeek = 1 + ((Number(weekday) - first + 7) % 7);
    const dates = [0, 1, 2, 3, 4].map((weeks) => inFirstWeek + 7 * weeks).filter((date) => date <= last);
    const date = dates[Number(week) - 1] ?? dates.at(-1)!;
    return Date.UTC(year, Number(month) - 1, date) / 1000 + time;
  };
}

/**
 * Returns the POSIX rule for a clock change that happens every year at this local time, such as `M3.5.0/2:00`.
 * `wall` is in seconds.
 */
export function ruleAt(wall: number): string {
  const date = new Date(wall * 1000);
  const nextWeek = new Date((wall + 7 * secondsInDay) * 1000);
  const isLast = nextWeek.getUTCMonth() !== date.getUTCMonth();
  const week = isLast ? 5 : Math.ceil(date.getUTCDate() / 7);
  return `M${date.getUTCMonth() + 1}.${week}.${date.getUTCDay()}/${date.getUTCHours()}:${String(date.getUTCMinutes()).padStart(2, '0')}`;
}
