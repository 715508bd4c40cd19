/** Expands recurrence rules. Many programs write invalid rules, so invalid parts are ignored. */
import { secondsInDay } from 'date-fns/constants';
import { RRuleTemporal } from 'rrule-temporal';
import type { TimeRange } from '../../../../servers/server-kind.js';
import type { StepBudget } from './step-budget.js';

/**
 * Limits on the number of periods of a rule that the library may visit, and on the candidates in them. The
 * library doesn't report how many it visited. Therefore, each rule is first tried with the smallest limit,
 * which is enough for weekly and daily shows, and then with the next one.
 */
const STEP_LIMITS = [100, 1000, 20_000];
/** Limit on the number of times of day in a rule. The library lists all of them before anything else. */
const MAX_TIMES_OF_DAY = 1440;
/** Lengths in seconds of local time, for the periods that always have the same length. */
const PERIOD_SECONDS: ReadonlyMap<string, number> = new Map([
  ['MINUTELY', 60],
  ['HOURLY', 3600],
  ['DAILY', secondsInDay],
  ['WEEKLY', 7 * secondsInDay],
]);

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const WEEKDAY = /^([-+]?\d{0,2})(SU|MO|TU|WE|TH|FR|SA)[A-Z]*$/;
const NUMBER = /^[-+]?\d{1,3}$/;
/** Valid values of the parts that have a single value. */
const VALUES: ReadonlyMap<string, RegExp> = new Map([
  ['FREQ', /^(SECONDLY|MINUTELY|HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)$/],
  ['INTERVAL', /^0*[1-9]\d{0,3}$/],
  ['COUNT', /^0*[1-9]\d{0,8}$/],
  ['WKST', /^(SU|MO|TU|WE|TH|FR|SA)$/],
]);
const LISTS = /^BY(DAY|HOUR|MINUTE|SECOND|MONTH|MONTHDAY|YEARDAY|WEEKNO|SETPOS)$/;

/** The valid parts of a rule, keyed by name, without `UNTIL`. */
type Parts = ReadonlyMap<string, string>;

/**
 * Returns the local times in seconds, within a range, at which a rule repeats an event that first starts at
 * `first`. Returns null if the rule has no valid frequency or too many occurrences. Throws `TooLong` if no
 * steps are left.
 */
export function repeatsOf(
  text: string,
  first: number,
  range: TimeRange,
  steps: StepBudget,
): readonly number[] | null {
  const parts = partsOf(text, first);
  if (!parts.has('FREQ') || timesOfDay(parts) > MAX_TIMES_OF_DAY) return null;
  const { start, count } = skipPeriods(parts, first, range.from);
  if (count === 0) return [];
  const rule = [...parts].map(([name, value]) => `${name}=${name === 'COUNT' ? count : value}`).join(';');
  const dtstart = new Date(start * 1000).toISOString().replace(/[-:]|\.\d+/g, '');
  for (const limit of STEP_LIMITS) {
    steps.take(limit);
    try {
      return new RRuleTemporal({
        rruleString: `DTSTART:${dtstart}\nRRULE:${rule}`,
        maxIterations: limit,
        maxCandidateEvaluations: limit,
        cache: false,
      })
        .between(new Date(range.from * 1000), new Date(range.to * 1000), true)
        .map(({ epochMilliseconds }) => epochMilliseconds / 1000);
    } catch (error) {
      if (!/exceeded/.test((error as Error).message)) return null;
    }
  }
  return null;
}

/** Returns the number of times of day at which a rule can repeat an event. */
function timesOfDay(parts: Parts): number {
  const counts = ['BYHOUR', 'BYMINUTE', 'BYSECOND'].map((name) => parts.get(name)?.split(',').length ?? 1);
  return counts.reduce((product, count) => product * count);
}

function partsOf(text: string, first: number): Parts {
  const parts = new Map<string, string>();
  for (const part of text
    .toUpperCase()
    .replace(/^\s*RRULE:/, '')
    .split(';')) {
    const [name = '', written = ''] = part.split('=').map((each) => each.trim());
    const values = written.split(/[,\s]+/);
    if (name === 'BYDAY') set(name, values.filter((value) => WEEKDAY.test(value)).map(shorten));
    else if (LISTS.test(name))
      set(
        name,
        values.filter((value) => NUMBER.test(value)),
      );
    else if (VALUES.get(name)?.test(written)) set(name, [written]);
  }
  function set(name: string, values: readonly string[]): void {
    if (values.length) parts.set(name, values.join());
  }
  const isOfMonths = /^(MONTHLY|YEARLY)$/.test(parts.get('FREQ') ?? '');
  const days = parts.get('BYDAY');
  // Only monthly and yearly rules can refer to a day such as the second Monday.
  if (days && !isOfMonths) parts.set('BYDAY', days.replace(/[-+\d]/g, ''));
  // Without `BYDAY`, the library would choose a different weekday each year.
  if (parts.has('BYWEEKNO') && !['BYDAY', 'BYMONTHDAY', 'BYYEARDAY'].some((name) => parts.has(name)))
    parts.set('BYDAY', WEEKDAYS[new Date(first * 1000).getUTCDay()]!);
  return parts;
}

/** Converts `1MON` to `1MO`. */
const shorten = (weekday: string): string => weekday.replace(WEEKDAY, '$1$2');

/**
 * If a rule has a count, the library would visit all occurrences from the first one on. If all periods have the
 * same number of occurrences, the periods before the range can be skipped.
 */
function skipPeriods(parts: Parts, first: number, from: number): { start: number; count: number } {
  const count = Number(parts.get('COUNT') ?? Infinity);
  const frequency = parts.get('FREQ')!;
  const seconds = PERIOD_SECONDS.get(frequency);
  const limits = [...parts.keys()].filter((name) => name.startsWith('BY'));
  const days = new Set(parts.get('BYDAY')?.split(','));
  const isRegular = limits.length === 0 || (frequency === 'WEEKLY' && limits.join() === 'BYDAY');
  if (count === Infinity || seconds === undefined || !isRegular) return { start: first, count };
  const perPeriod = Math.max(1, days.size);
  const length = seconds * Number(parts.get('INTERVAL') ?? 1);
  const skipped = Math.max(0, Math.floor((from - first) / length));
  return { start: first + skipped * length, count: Math.max(0, count - skipped * perPeriod) };
}
