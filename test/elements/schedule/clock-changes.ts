/// <reference types="mocha" />
/** Compares the position and the text of each block with the platform's calendar, in five zones and three languages. */
import { expect } from '@open-wc/testing';
import { setTime } from '../../kit/page-time.js';
import { plain, until, untilStatus } from '../shown.js';
import { insert, serve, setVisitorZone } from './fixture.js';

const HOUR = 3600;

/** A week with a clock change in the station's zone; Kolkata has none, but the visitor's zone does. */
export const WEEKS: [zone: string, day: string, visitor: string][] = [
  ['Europe/Berlin', '2026-03-29', 'America/New_York'],
  ['Europe/Berlin', '2026-10-25', 'Asia/Kolkata'],
  ['America/New_York', '2026-03-08', 'Europe/Berlin'],
  ['America/New_York', '2026-11-01', 'Australia/Lord_Howe'],
  ['Australia/Lord_Howe', '2026-04-05', 'Europe/Berlin'],
  ['Australia/Lord_Howe', '2026-10-04', 'Pacific/Apia'],
  ['Asia/Kolkata', '2026-03-08', 'America/New_York'],
  ['Asia/Kolkata', '2026-10-25', 'Europe/Berlin'],
  // The last two clock changes of Samoa.
  ['Pacific/Apia', '2020-09-27', 'Australia/Lord_Howe'],
  ['Pacific/Apia', '2021-04-04', 'Europe/Berlin'],
];
export const LANGUAGES = ['de', 'en-US', 'ar'];
export const TIMES = ['station', 'local'];

/** Returns shows of 2 hours and 20 minutes without gaps, for two weeks around a day. */
function airings(day: string, timezone: string): Record<string, unknown>[] {
  const from = Date.parse(day) / 1000 - 8 * 24 * HOUR;
  return Array.from({ length: 165 }, (_, index) => {
    const start_ts = from + index * 8400;
    return {
      ...{ id: index + 1, parent_id: null, name: `Show ${index + 1}`, cast_type: 'radioshow', timezone },
      ...{ color: '#2a9d8f', start_ts, end_ts: start_ts + 8400 },
      start_ts_utc_readable: new Date(start_ts * 1000).toISOString().slice(0, 19) + 'Z',
    };
  });
}

/** Formats a time with the platform's calendar only. */
function timeOf(ts: number, timeZone: string, locale: string): string {
  return new Date(ts * 1000).toLocaleString(locale, { timeStyle: 'short', timeZone });
}

/** Returns the wall minutes of a show by date, in steps of ten, from the platform's calendar. */
function wallOf({ start_ts, end_ts }: Record<string, unknown>, timeZone: string): Map<string, Set<number>> {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  const days = new Map<string, Set<number>>();
  for (let ts = Number(start_ts); ts < Number(end_ts); ts += STEP_MINUTES * 60) {
    const [date, time] = format.format(ts * 1000).split(' ') as [string, string];
    const [hour, minute] = time.split(':').map(Number) as [number, number];
    if (!days.has(date)) days.set(date, new Set());
    days.get(date)!.add(hour * 60 + minute);
  }
  return days;
}

/** In every zone used here, each show starts and ends at a multiple of it. */
const STEP_MINUTES = 10;
/** Minimum height of a block. */
const SHORTEST_MINUTES = 33;

/** Returns the date with this label within a week of a day. */
function dateOf(label: string, day: string, locale: string): string {
  for (let days = -7; days <= 7; days++) {
    const date = new Date(Date.parse(day) + days * 86_400_000);
    const long = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
    if (date.toLocaleString(locale, long) === label) return date.toISOString().slice(0, 10);
  }
  throw new Error(`No day near ${day} has the label ${label}.`);
}

function sorted(minutes: Iterable<number>): number[] {
  return [...minutes].sort((a, b) => a - b);
}

/** Returns true for one combination of each week, alternating languages and time zones. */
export function isInAllEngines(week: (typeof WEEKS)[number], times: string, lang: string): boolean {
  const index = WEEKS.indexOf(week);
  return times === TIMES[index % 2] && lang === LANGUAGES[index % 3];
}

/** Defines the test of one week, in the station's or the visitor's time. */
export function testWeek(week: (typeof WEEKS)[number], times: string, lang: string): void {
  const [zone, day, visitor] = week;
  it(`places blocks correctly: ${zone}, ${day}, ${times}, ${lang}`, async () => {
    // At this time, all of these zones have the same date.
    setTime(Date.parse(day + 'T09:00Z'));
    setVisitorZone(visitor);
    await expectCorrect(week, times, lang);
  });
}

async function expectCorrect(
  [zone, day, visitor]: (typeof WEEKS)[number],
  times: string,
  lang: string,
): Promise<void> {
  const shows = airings(day, zone);
  const schedule = insert(
    `<onair-schedule view="week" base-url="${serve(shows)}" time-zone="${times}" lang="${lang}"></onair-schedule>`,
  );
  await untilStatus(schedule, 'ready');
  const root = schedule.shadowRoot!;
  await until(() => root.querySelector('[lang]')?.getAttribute('lang') === lang, 'its language');

  const shown = times === 'station' ? zone : visitor;
  const walls = new Map(shows.map((show) => [String(show.name), wallOf(show, shown)]));
  const announced = new Set<string>();
  const dates: string[] = [];
  for (const list of root.querySelectorAll('.column ol')) {
    const date = dateOf(list.getAttribute('aria-label')!, day, lang);
    dates.push(date);
    const box = list.getBoundingClientRect();
    const minutesAt = (y: number): number => ((y - box.top) / box.height) * 1440;
    /** All wall minutes of this day. Minutes skipped by the clock change are missing. */
    const real = new Set([...walls.values()].flatMap((days) => [...(days.get(date) ?? [])]));
    const drawn = new Map<string, Set<number>>();

    for (const item of list.querySelectorAll('li:not([part])')) {
      const button = item.querySelector('button')!;
      const words = plain(button.textContent).replace(/\s+/g, ' ');
      const show = shows.find(({ name }) => words.startsWith(`${String(name)} `))!;
      const name = String(show.name);
      const [start, end] = [show.start_ts, show.end_ts].map((ts) => timeOf(Number(ts), shown, lang));
      expect(words).to.equal(`${name} ${start} – ${end}`.replace(/\s+/g, ' '));
      // The text is the accessible name. Only the first visible block of a show is exposed to screen readers.
      expect(button.ariaLabel).to.equal(null);
      expect(item.getAttribute('aria-hidden'), words).to.equal(announced.has(name) ? 'true' : null);
      announced.add(name);

      const { top, bottom } = item.getBoundingClientRect();
      const from = minutesAt(top);
      const to = minutesAt(bottom);
      const begins = Math.round(from / STEP_MINUTES) * STEP_MINUTES;
      expect(from, words).to.be.closeTo(begins, 1.5);
      const minutes = drawn.get(name) ?? new Set();
      drawn.set(name, minutes);
      if (to - from > SHORTEST_MINUTES + 1) {
        const ends = Math.round(to / STEP_MINUTES) * STEP_MINUTES;
        expect(to, words).to.be.closeTo(ends, 1.5);
        for (let minute = begins; minute < ends; minute += STEP_MINUTES) minutes.add(minute);
      } else {
        // The height of a block with the minimum height doesn't show when the airing ends.
        const rest = [...walls.get(name)!.get(date)!].filter((minute) => minute >= begins);
        rest.forEach((minute) => minute < begins + SHORTEST_MINUTES && minutes.add(minute));
      }
    }

    for (const [name, days] of walls) {
      const expected = days.get(date) ?? new Set();
      const seen = [...(drawn.get(name) ?? [])].filter((minute) => real.has(minute));
      expect(sorted(seen), `${name} on ${date}`).to.deep.equal(sorted(expected));
    }
  }
  expect(dates).to.have.lengthOf(7);
  expect(dates).to.include(day);
  // A week has 72 shows of 140 minutes. Partial shows at both ends and at the clock change add or remove some.
  expect(announced.size).to.be.within(70, 74);
}
