/**
 * Converts the parts of vCalendar 1.0, the predecessor of iCalendar, whose format differs from iCalendar's:
 * rules and the time zone.
 */
import { readCalendarTime } from './calendar-time.js';
import { ruleAt } from './posix-zone.js';

/** Matches a rule such as `W2 MO WE #10`. The groups are the frequency, the interval, and the rest. */
const RULE = /^\s*(D|W|MP|MD|YM|YD)(\d{1,4})((?:\s+[-+\w#:]+)*)\s*$/i;
const FREQUENCIES: Readonly<Record<string, string>> = {
  D: 'DAILY',
  W: 'WEEKLY',
  MP: 'MONTHLY',
  MD: 'MONTHLY',
  YM: 'YEARLY',
  YD: 'YEARLY',
};
/** Number of occurrences if a rule has neither a number of occurrences nor an end. */
const DEFAULT_COUNT = 2;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/**
 * Converts a vCalendar 1.0 rule to an iCalendar rule. Returns any other text unchanged. `first` is the start of
 * the event as local time in seconds.
 */
export function modernRule(text: string, first: number): string {
  const [, written = '', interval = '', rest = ''] = RULE.exec(text) ?? [];
  if (!written) return text;
  const kind = written.toUpperCase();
  const words = rest.toUpperCase().split(/\s+/).filter(Boolean);
  const last = words.at(-1) ?? '';
  const [, count] = /^#(\d+)$/.exec(last) ?? [];
  const isEnd = /^\d{8}(T|$)/.test(last);
  const limits = count !== undefined || isEnd ? words.slice(0, -1) : words;
  const end = isEnd ? `UNTIL=${last}` : count === '0' ? '' : `COUNT=${count ?? DEFAULT_COUNT}`;
  const parts = [
    `FREQ=${FREQUENCIES[kind]!}`,
    `INTERVAL=${Number(interval)}`,
    end,
    limitsOf(kind, limits, first),
  ];
  return parts.filter(Boolean).join(';');
}

function limitsOf(kind: string, words: readonly string[], first: number): string {
  const weekdays = words.filter((word) => (WEEKDAYS as readonly string[]).includes(word));
  const numbers = words.map(readNumber).filter((number) => number !== null);
  const listed = (name: string, values: readonly unknown[]): string =>
    values.length ? `${name}=${values.join()}` : '';
  switch (kind) {
    case 'W':
      return listed('BYDAY', weekdays);
    case 'MP':
      return listed('BYDAY', positions(words, WEEKDAYS[new Date(first * 1000).getUTCDay()]!));
    case 'MD':
      return listed('BYMONTHDAY', numbers);
    case 'YM':
      return listed('BYMONTH', numbers);
    case 'YD':
      return listed('BYYEARDAY', numbers);
    default:
      return '';
  }
}

/**
 * Parses `5`, `1+`, `2-` (the second to last) and `LD` (the last day). Returns null for times of day, which
 * have four digits.
 */
function readNumber(word: string): number | null {
  if (word === 'LD') return -1;
  const [, digits, sign] = /^(\d{1,3})([-+]?)$/.exec(word) ?? [];
  return digits ? Number(digits) * (sign === '-' ? -1 : 1) : null;
}

/**
 * Parses the positions of weekdays. For example, `1+ TU 2- MO FR` means the first Tuesday, and the
 * second-to-last Monday and Friday.
 */
function positions(words: readonly string[], weekday: string): string[] {
  const days: string[] = [];
  let position: number | null = null;
  let isUsed = true;
  for (const word of words) {
    const number = readNumber(word);
    if (number !== null) {
      if (!isUsed) days.push(`${position!}${weekday}`);
      position = number;
      isUsed = false;
    } else if (position !== null && (WEEKDAYS as readonly string[]).includes(word)) {
      days.push(`${position}${word}`);
      isUsed = true;
    }
  }
  if (!isUsed) days.push(`${position!}${weekday}`);
  return days;
}

/**
 * Returns the zone for times that don't specify one, in POSIX format, such as
 * `<std>5<dst>4,M3.2.0/2:00,M11.1.0/2:00`. Returns '' if the calendar has none. In vCalendar, `TZ` is the
 * offset, and `DAYLIGHT` contains the offset and the dates of daylight saving time in some year.
 */
export function zoneOfHead(part: string): string {
  const offset = secondsOf(/^TZ[;:].*$/im.exec(part)?.[0].replace(/^TZ[^:]*:/i, ''));
  if (offset === null) return '';
  const summers = part
    .split(/\r?\n/)
    .map((line) => /^DAYLIGHT[^:]*: ?TRUE;([^;]*);([^;]*);([^;]*)/i.exec(line) ?? [])
    .map(([, summer, from = '', to = '']) => ({
      summer: secondsOf(summer),
      from: readCalendarTime(from, null),
      to: readCalendarTime(to, null),
    }))
    .filter(({ summer, from, to }) => summer !== null && from && to)
    .sort((a, b) => a.from!.wall - b.from!.wall);
  const latest = summers.at(-1);
  if (!latest) return `<std>${posixClock(offset)}`;
  const [from, to] = [latest.from!, latest.to!];
  const start = from.zone === 'UTC' ? from.wall + offset : from.wall;
  const end = to.zone === 'UTC' ? to.wall + latest.summer! : to.wall;
  return `<std>${posixClock(offset)}<dst>${posixClock(latest.summer!)},${ruleAt(start)},${ruleAt(end)}`;
}

/**
 * Parses an offset such as `-05`, `+0530` or `-5:00`, and returns it in seconds. Returns null for any other
 * text.
 */
function secondsOf(text = ''): number | null {
  const [, sign, hours, minutes = '0'] = /^\s*([-+]?)(\d{1,2})(?::?(\d\d))?\s*$/.exec(text) ?? [];
  if (hours === undefined) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
}

function posixClock(offset: number): string {
  const size = Math.abs(offset);
  return `${offset > 0 ? '-' : ''}${Math.floor(size / 3600)}:${String((size % 3600) / 60).padStart(2, '0')}`;
}
