/**
 * Compares the week's columns with the platform's own calendar, minute by minute, without sharing code with the
 * schedule.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { settled, type AnyAiring, type Settled } from '../../src/schedule/settled.js';
import { weekDays, type Block, type Day, type Shown } from '../../src/schedule/week-days.js';
import { minuteOf } from '../../src/schedule/week-of.js';
import { zoneNamed } from '../../src/schedule/zone.js';

const SEED = 20261121;
const RUNS = 300;
const DAY = 1440;

/** Times at which the clocks of these zones change, and one without a change. */
const CHANGES: [zone: string, moment: string][] = [
  ['Europe/Berlin', '2026-03-29T01:00Z'],
  ['Europe/Berlin', '2026-10-25T01:00Z'],
  ['America/New_York', '2026-03-08T07:00Z'],
  ['America/New_York', '2026-11-01T06:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00Z'],
  ['Asia/Kolkata', '2026-03-28T21:00Z'],
  ['Pacific/Apia', '2011-12-30T10:00Z'],
  ['Pacific/Apia', '2020-09-26T14:00Z'],
  ['Pacific/Apia', '2021-04-03T14:00Z'],
  // Midnights that are skipped, that occur twice, and that occur again a minute later.
  ['America/Sao_Paulo', '2018-11-04T03:00Z'],
  ['America/Sao_Paulo', '2018-02-18T02:00Z'],
  ['America/St_Johns', '2010-11-07T02:31Z'],
];

/** Wall minutes since 1970-01-01, counted as if in UTC, for a minute of Unix time. */
type Wall = (minute: number) => number;
const walls = new Map<string, Wall>();

function wallOf(zone: string): Wall {
  let wall = walls.get(zone);
  if (!wall) {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const days = new Map<number, Float64Array>();
    wall = (minute) => {
      const day = Math.floor(minute / DAY);
      let seen = days.get(day);
      if (!seen) days.set(day, (seen = new Float64Array(DAY)));
      const index = minute - day * DAY;
      // No wall clock shows 1970 in these zones, so 0 means that a minute hasn't been looked up yet.
      return (seen[index] ||= Date.parse(`${format.format(minute * 60_000).replace(' ', 'T')}Z`) / 60_000);
    };
    walls.set(zone, wall);
  }
  return wall;
}

/** A week near a change: airings in minutes around it, in the zone of the change or of a distant visitor. */
const weeks = fc.constantFrom(...CHANGES).chain(([home, moment]) => {
  const change = Date.parse(moment) / 60_000;
  const near = fc.oneof(
    { weight: 2, arbitrary: fc.integer({ min: -8, max: 8 }).map((quarters) => quarters * 15) },
    { weight: 2, arbitrary: fc.integer({ min: -150, max: 150 }) },
    { weight: 1, arbitrary: fc.integer({ min: -2 * DAY, max: 2 * DAY }) },
  );
  return fc.record({
    zone: fc.oneof(
      { weight: 4, arbitrary: fc.constant(home) },
      { weight: 1, arbitrary: fc.constantFrom('America/New_York', 'Asia/Kolkata') },
    ),
    change: fc.constant(change),
    firstBefore: fc.integer({ min: -1, max: 2 }),
    count: fc.integer({ min: 1, max: 3 }),
    hours: fc.oneof(
      fc.constant([0, 24] as const),
      fc
        .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 24 }))
        .map(([from, length]) => [from, from + length] as const),
    ),
    shortest: fc.constantFrom(1, 5, 15),
    spans: fc.array(
      fc.record({
        from: near.map((minutes) => change + minutes),
        length: fc.oneof(
          fc.constantFrom(0, 15, 30, 60, 120),
          fc.integer({ min: 0, max: 300 }),
          fc.integer({ min: 0, max: 2 * DAY }),
        ),
      }),
      { maxLength: 6 },
    ),
  });
});

interface Case {
  shown: Shown;
  airings: Settled[];
  wall: Wall;
  top: number;
  bottom: number;
}

function caseOf(week: typeof weeks extends fc.Arbitrary<infer T> ? T : never): Case {
  const { zone, change, firstBefore, count, hours, shortest, spans } = week;
  const wall = wallOf(zone);
  const firstDay = (Math.floor(wall(change) / DAY) - firstBefore) * DAY * 60;
  const airings = spans.map(({ from, length }, index): AnyAiring => ({
    id: index,
    parent_id: null,
    name: `Event ${index}`,
    cast_type: 'playlist',
    start_ts: from * 60,
    end_ts: (from + length) * 60,
  }));
  const [fromHour, toHour] = hours;
  return {
    shown: { zone: zoneNamed(zone), firstDay, count, fromHour, toHour, shortest },
    airings: settled(airings, Infinity),
    wall,
    top: fromHour * 60,
    bottom: toHour * 60,
  };
}

/** Minutes from a column's midnight, if the column shows them. */
function heightIn(day: number, { wall, top, bottom }: Case, minute: number): number | null {
  const height = wall(minute) - day / 60;
  return height >= top && height < bottom ? height : null;
}

function minutesOf({ start, end }: Block<AnyAiring>): number[] {
  return Array.from({ length: (end - start) / 60 }, (_, index) => start / 60 + index);
}

function coversExactly(days: Day<AnyAiring>[], given: Case): void {
  for (const airing of given.airings) {
    const begins = airing.start_ts / 60;
    const ends = airing.end_ts / 60;
    const blocks = days.flatMap(({ day, blocks }) =>
      blocks.filter((block) => block.airing === airing).map((block) => ({ ...block, day })),
    );
    for (const { day } of days) {
      const seen = blocks.filter((block) => block.day === day).flatMap(minutesOf);
      const expected = [];
      for (let minute = begins; minute < ends; minute++)
        if (heightIn(day, given, minute) !== null) expected.push(minute);
      assert.equal(seen.join(), expected.join());
    }
    if (begins === ends) {
      const places = days.flatMap(({ day }) => heightIn(day, given, begins) ?? []);
      assert.deepEqual(
        blocks.map(({ from, to }) => [from, to]),
        places.map((place) => [place, place]),
      );
    }
    const inTime = [...blocks].sort((a, b) => a.start - b.start);
    inTime.forEach(({ part }, index) => assert.equal(part, index));
  }
}

/** A block starts and ends by the platform's clock, and everything in between is on air or skipped. */
function standsByTheWall({ day, blocks }: Day<AnyAiring>, given: Case): void {
  for (const block of blocks) {
    const minutes = minutesOf(block);
    if (minutes.length === 0) continue;
    const heights = minutes.map((minute) => heightIn(day, given, minute)!);
    assert.equal(block.from, heights[0]);
    const justBefore = heights[heights.length - 1]! + 1;
    const then = given.wall(block.end / 60) - day / 60;
    assert.equal(block.to, Math.min(Math.max(justBefore, then), Math.max(justBefore, given.bottom)));
    assert.ok(heights.every((height) => height >= block.from && height < block.to));
    const heard = new Set(heights);
    for (let height = block.from; height < block.to; height++) {
      assert.ok(heard.has(height) || isSkipped(day / 60 + height, minutes[0]!, given.wall));
    }
  }
}

/** Whether the wall clock never shows a time, within days of a given time. */
function isSkipped(time: number, around: number, wall: Wall): boolean {
  for (let minute = around - DAY; minute < around + 3 * DAY; minute++)
    if (wall(minute) === time) return false;
  return true;
}

/** No two blocks overlap, and each group that touches has as many lanes as its maximum side by side. */
function fillsLanes({ blocks }: Day<AnyAiring>, shortest: number): void {
  const bottomOf = (block: Block<AnyAiring>): number => Math.max(block.to, block.from + shortest);
  const touch = (a: Block<AnyAiring>, b: Block<AnyAiring>): boolean =>
    a.from < bottomOf(b) && b.from < bottomOf(a);
  for (const block of blocks) {
    assert.ok(block.lane >= 0 && block.lane < block.lanes);
    for (const other of blocks)
      if (other !== block && touch(block, other)) assert.notEqual(block.lane, other.lane);
    const group = new Set([block]);
    // Iterating a set includes the entries that are added meanwhile.
    for (const one of group) for (const other of blocks) if (touch(one, other)) group.add(other);
    // The maximum side by side is reached at the start of a block.
    const most = Math.max(
      ...[...group].map(
        ({ from }) => [...group].filter((one) => one.from <= from && from < bottomOf(one)).length,
      ),
    );
    assert.equal(block.lanes, most);
  }
}

describe("weekDays, checked against the platform's calendar", () => {
  const check = (see: (days: Day<AnyAiring>[], given: Case) => void): void =>
    fc.assert(
      fc.property(weeks, (week) => {
        const given = caseOf(week);
        see(weekDays(given.airings, given.shown), given);
      }),
      { seed: SEED, numRuns: RUNS },
    );

  it('covers each airing once per column', () => check(coversExactly));

  it('places blocks by wall time', () =>
    check((days, given) => days.forEach((day) => standsByTheWall(day, given))));

  it('uses as few lanes as possible', () =>
    check((days, { shown }) => days.forEach((day) => fillsLanes(day, shown.shortest))));

  it('sorts blocks by start', () =>
    check((days) =>
      days.forEach(({ blocks }) => {
        const starts = blocks.map(({ start }) => start);
        assert.deepEqual(
          starts,
          [...starts].sort((a, b) => a - b),
        );
      }),
    ));

  it("maps a time to its block's position", () =>
    check((days, { shown, airings }) => {
      for (const { start_ts } of airings) {
        for (const { day, blocks } of days) {
          const block = blocks.find(({ start }) => start === start_ts);
          assert.equal(block?.from ?? null, minuteOf(start_ts, day, shown));
        }
      }
    }));
});
