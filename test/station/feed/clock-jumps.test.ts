import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { onAirAt } from '../../../src/station/feed/on-air.js';
import type { FeedSnapshot } from '../../../src/station/snapshot.js';
import { Station } from '../../../src/station/station.js';
import { MINUTE, NOON, SECOND, useWorld } from '../../kit/world.js';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LENGTH_MS = 180_000;

/** Time until everything is correct: the interval of the timer that detects a jump, plus one request. */
const WITHIN_MS = 3 * SECOND;

describe("the visitor's clock", () => {
  const world = useWorld();
  /** The visitor's clock minus the station's, in milliseconds. */
  let error = 0;
  /** How long the computer sleeps before it receives the next response. */
  let sleepMs = 0;
  const stationNow = (): number => world.clock.now - error;

  /** A panel whose tracks follow each other without a break since NOON. */
  function openStation(sendsTime: boolean): Station {
    const panel = world.openPanel();
    world.respond(panel.url + '/api/v2/history/', ({ url }) => {
      const index = Math.floor((stationNow() - NOON) / LENGTH_MS) + 1000;
      const wanted = Number(new URL(url).searchParams.get('limit'));
      const plays = Array.from({ length: wanted }, (_, before) => index - before).map((id) => ({
        id,
        ts: NOON + (id - 1000) * LENGTH_MS,
        length: LENGTH_MS,
        title: `Title ${id}`,
        author: 'A',
      }));
      const headers = {
        'Access-Control-Allow-Origin': '*',
        'Content-Type': 'application/json',
        ...(sendsTime && {
          Date: new Date(stationNow()).toUTCString(),
          'Access-Control-Expose-Headers': 'Date',
        }),
      };
      const response = new Response(JSON.stringify(plays), { headers });
      if (sleepMs) world.clock.setSystemTime(world.clock.now + sleepMs);
      sleepMs = 0;
      return response;
    });
    return Station.at({ baseUrl: panel.url });
  }

  function follow(station: Station): () => FeedSnapshot {
    let latest!: FeedSnapshot;
    world.afterwards(station.feed.subscribe((snapshot) => (latest = snapshot)));
    return () => latest;
  }

  const assertRight = (station: Station, feed: FeedSnapshot, what: string, tolerance = 5 * SECOND): void => {
    const { track, status } = onAirAt(feed, station.now(), 0);
    const index = Math.floor((stationNow() - NOON) / LENGTH_MS) + 1000;
    assert.deepEqual([status, track?.title], ['ready', `Title ${index}`], what);
    const difference = station.now() - stationNow();
    assert.ok(Math.abs(difference) <= tolerance, `${what}: ${difference} ms`);
  };

  const JUMPS: [what: string, ms: number][] = [
    ['forward by 7 minutes', 7 * MINUTE],
    ['back by 7 minutes', -7 * MINUTE],
    ['forward by 5 hours', 5 * HOUR],
    ['back by 5 hours', -5 * HOUR],
    ['forward by 3 days', 3 * DAY],
    ['back by 3 days', -3 * DAY],
    ['forward by 10 years', 3653 * DAY],
    ['back by 30 years', -30 * 365 * DAY],
  ];
  for (const [what, ms] of JUMPS) {
    it(`is corrected within one request (${what})`, async () => {
      error = 0;
      const station = openStation(true);
      const feed = follow(station);
      await world.pass(10 * SECOND);
      assertRight(station, feed(), 'before');
      error = ms;
      world.clock.setSystemTime(world.clock.now + ms);
      await world.pass(WITHIN_MS);
      assertRight(station, feed(), 'after');
      error = 0;
      world.clock.setSystemTime(world.clock.now - ms);
      await world.pass(WITHIN_MS);
      assertRight(station, feed(), 'set back');
      await world.pass(10 * MINUTE);
      assertRight(station, feed(), 'later');
    });

    it(`is corrected by the first response (${what})`, async () => {
      error = ms;
      world.clock.setSystemTime(NOON + 20 * SECOND + ms);
      const station = openStation(true);
      const feed = follow(station);
      await world.pass(SECOND);
      assertRight(station, feed(), 'first');
      await world.pass(10 * MINUTE);
      assertRight(station, feed(), 'later');
    });

    it(`is corrected by the next track (${what})`, async () => {
      error = ms;
      world.clock.setSystemTime(NOON + 20 * SECOND + ms);
      const station = openStation(false);
      const feed = follow(station);
      await world.pass(LENGTH_MS);
      await world.pass(30 * SECOND);
      // Requests are about 15 seconds apart.
      assertRight(station, feed(), 'after the next track', 20 * SECOND);
    });
  }

  it('stays correct after hours of sleep', async () => {
    error = 0;
    const station = openStation(true);
    const feed = follow(station);
    await world.pass(10 * SECOND);
    world.clock.setSystemTime(world.clock.now + 9 * HOUR);
    await world.pass(WITHIN_MS);
    assertRight(station, feed(), 'awake');
  });

  for (const [what, ms] of [
    ['minutes', 4 * MINUTE],
    ['hours', 9 * HOUR],
  ] as const)
    for (const sendsTime of [true, false])
      it(`is corrected after ${what} of freezing (${sendsTime ? 'with' : 'without'} server time)`, async () => {
        error = 0;
        const station = openStation(sendsTime);
        const feed = follow(station);
        await world.pass(10 * SECOND);
        sleepMs = ms;
        while (sleepMs) await world.pass(SECOND);
        await world.pass(WITHIN_MS);
        assertRight(station, feed(), 'resumed');
      });
});
