/// <reference types="mocha" />
/** Each block stands where its wall time says, and says the same: in five zones, on both clock changes, in three languages. */
import { expect } from '@open-wc/testing';
import { setTime } from '../../kit/page-time.js';
import { plain, until, untilStatus } from '../shown.js';
import { insert, serve, setVisitorZone } from './fixture.js';

const HOUR = 3600;

/** A day in the week of a clock change; the other zone is the visitor's. Kolkata never has one: there it is the visitor's. */
export const WEEKS: [zone: string, day: string, visitor: string][] = [
  ['Europe/Berlin', '2026-03-29', 'America/New_York'],
  ['Europe/Berlin', '2026-10-25', 'Asia/Kolkata'],
  ['America/New_York', '2026-03-08', 'Europe/Berlin'],
  ['America/New_York', '2026-11-01', 'Australia/Lord_Howe'],
  ['Australia/Lord_Howe', '2026-04-05', 'Europe/Berlin'],
  ['Australia/Lord_Howe', '2026-10-04', 'Pacific/Apia'],
  ['Asia/Kolkata', '2026-03-08', 'America/New_York'],
  ['Asia/Kolkata', '2026-10-25', 'Europe/Berlin'],
  // The last two that Samoa had.
  ['Pacific/Apia', '2020-09-27', 'Australia/Lord_Howe'],
  ['Pacific/Apia', '2021-04-04', 'Europe/Berlin'],
];
export const LANGUAGES = ['de', 'en-US', 'ar'];
export const TIMES = ['station', 'local'];

/** One show after the other, 2 hours and 20 minutes each, for a fortnight around a day. */
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

/** What the platform's own calendar says, without any code of ours. */
function timeOf(ts: number, timeZone: string, locale: string): string {
  return new Date(ts * 1000).toLocaleString(locale, { hour: '2-digit', minute: '2-digit', timeZone });
}

/** The dates on which a show is on the air and the tens of minutes that the wall shows meanwhile, by the same calendar. */
function wallOf({ start_ts, end_ts }: Record<string, unknown>, timeZone: string): Map<string, Set<number>> {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  const days = new Map<string, Set<number>>();
  for (let ts = Number(start_ts); ts < Number(end_ts); ts += STEP * 60) {
    const [date, time] = format.format(ts * 1000).split(' ') as [string, string];
    const [hour, minute] = time.split(':').map(Number) as [number, number];
    if (!days.has(date)) days.set(date, new Set());
    days.get(date)!.add(hour * 60 + minute);
  }
  return days;
}

/** Minutes. Every show begins and ends on a multiple of it, in every zone here. */
const STEP = 10;
/** What even the shortest block takes: minutes. */
const SHORTEST = 33;

/** The date within a week of a day that a language writes like that. */
function dateOf(label: string, day: string, locale: string): string {
  for (let days = -7; days <= 7; days++) {
    const date = new Date(Date.parse(day) + days * 86_400_000);
    const long = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
    if (date.toLocaleString(locale, long) === label) return date.toISOString().slice(0, 10);
  }
  throw new Error(`${label} is no day near ${day}.`);
}

function sorted(minutes: Iterable<number>): number[] {
  return [...minutes].sort((a, b) => a - b);
}

/** True for one test of each week, in turn in each language and by both clocks. */
export function isInAllEngines(week: (typeof WEEKS)[number], times: string, lang: string): boolean {
  const index = WEEKS.indexOf(week);
  return times === TIMES[index % 2] && lang === LANGUAGES[index % 3];
}

/** Tests one week in the times of the station or of the visitor. */
export function testWeek(week: (typeof WEEKS)[number], times: string, lang: string): void {
  const [zone, day, visitor] = week;
  it(`stands right in ${zone}, week of ${day}, times of the ${times}, in ${lang}`, async () => {
    // The same date in all of these zones.
    setTime(Date.parse(day + 'T09:00Z'));
    setVisitorZone(visitor);
    await expectRight(week, times, lang);
  });
}

async function expectRight(
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
  const saidOnce = new Set<string>();
  const dates: string[] = [];
  for (const list of root.querySelectorAll('.column ol')) {
    const date = dateOf(list.getAttribute('aria-label')!, day, lang);
    dates.push(date);
    const box = list.getBoundingClientRect();
    const minutesAt = (y: number): number => ((y - box.top) / box.height) * 1440;
    /** All that the wall shows on this day; what is missing is skipped by the change. */
    const real = new Set([...walls.values()].flatMap((days) => [...(days.get(date) ?? [])]));
    const drawn = new Map<string, Set<number>>();

    for (const item of list.querySelectorAll('li:not([part])')) {
      const button = item.querySelector('button')!;
      const words = plain(button.textContent).replace(/\s+/g, ' ');
      const show = shows.find(({ name }) => words.startsWith(`${String(name)} `))!;
      const name = String(show.name);
      const [start, end] = [show.start_ts, show.end_ts].map((ts) => timeOf(Number(ts), shown, lang));
      expect(words).to.equal(`${name} ${start} – ${end}`.replace(/\s+/g, ' '));
      // The name is what is written there; it is said once, in the list of the day on which it begins to be seen.
      expect(button.ariaLabel).to.equal(null);
      expect(item.getAttribute('aria-hidden'), words).to.equal(saidOnce.has(name) ? 'true' : null);
      saidOnce.add(name);

      const { top, bottom } = item.getBoundingClientRect();
      const from = minutesAt(top);
      const to = minutesAt(bottom);
      const begins = Math.round(from / STEP) * STEP;
      expect(from, words).to.be.closeTo(begins, 1.5);
      const minutes = drawn.get(name) ?? new Set();
      drawn.set(name, minutes);
      if (to - from > SHORTEST + 1) {
        const ends = Math.round(to / STEP) * STEP;
        expect(to, words).to.be.closeTo(ends, 1.5);
        for (let minute = begins; minute < ends; minute += STEP) minutes.add(minute);
      } else {
        // Too short for its height to tell its end.
        const rest = [...walls.get(name)!.get(date)!].filter((minute) => minute >= begins);
        rest.forEach((minute) => minute < begins + SHORTEST && minutes.add(minute));
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
  // A week has 72 of 140 minutes; of those at its ends and at the change there may be parts.
  expect(saidOnce.size).to.be.within(70, 74);
}
