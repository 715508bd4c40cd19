import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctClock, learnFrom, unknownClock, type StationClock } from '../../src/station/clock.js';
import { initialFeedState, applyResponse, type FeedState } from '../../src/station/feed/feed-state.js';
import { onAirAt } from '../../src/station/feed/on-air.js';
import { dueAt } from '../../src/station/feed/polling-plan.js';
import type { Track } from '../../src/station/snapshot.js';
import { MINUTE, NOON, plays } from './stage.js';

const SECOND = 1000;
const known = (offset: number, lag = 0): StationClock => ({ offset, lag, learned: true });

describe('learnFrom', () => {
  it("trusts the visitor's clock by default", () => {
    assert.deepEqual(learnFrom(unknownClock, NOON - MINUTE, NOON, null), unknownClock);
    assert.equal(learnFrom(unknownClock, NOON + MINUTE, NOON, null).offset, MINUTE);
  });

  it('never puts the start of a play in the future', () => {
    for (const ts of [NOON - 300 * SECOND, NOON, NOON + 4 * SECOND, NOON + 3000 * SECOND]) {
      for (const askedBefore of [null, NOON - 2 * SECOND, NOON - 60 * SECOND, NOON - 3600 * SECOND]) {
        for (const clock of [unknownClock, known(-600 * SECOND), known(600 * SECOND, 3000)]) {
          const { offset, lag } = learnFrom(clock, ts, NOON, askedBefore);
          assert.ok(NOON + offset >= ts, 'the track has begun');
          assert.ok(lag >= 0 && lag <= 10 * SECOND, `lag ${lag}`);
        }
      }
    }
  });

  it("detects that the visitor's clock is fast", () => {
    // The visitor's clock is ten minutes fast: a track that started a second ago seems 601 s old.
    const { offset, learned } = learnFrom(unknownClock, NOON - 601 * SECOND, NOON, NOON - 5 * SECOND);
    assert.ok(Math.abs(offset + 600 * SECOND) <= 5 * SECOND, `offset ${offset}`);
    assert.equal(learned, true);
  });

  it('ignores a change between two distant requests', () => {
    assert.equal(learnFrom(unknownClock, NOON - SECOND, NOON, NOON - 60 * SECOND).learned, false);
    assert.deepEqual(learnFrom(unknownClock, NOON - 600 * SECOND, NOON, NOON - 3600 * SECOND), unknownClock);
  });

  it('keeps its values if a change fits them', () => {
    const { offset } = learnFrom(known(-20 * SECOND, 1000), NOON - 21 * SECOND, NOON, NOON - 2 * SECOND);
    assert.equal(offset, -20 * SECOND);
  });

  it("learns the panel's delay", () => {
    // A request 3 s after the start didn't contain the play, and one after 5 s did.
    const { lag } = learnFrom(known(0), NOON - 5 * SECOND, NOON, NOON - 2 * SECOND);
    assert.equal(lag, 3 * SECOND);
  });

  it('tries a shorter delay after a sufficient delay', () => {
    const { lag } = learnFrom(known(0, 3000), NOON - 4 * SECOND, NOON, NOON - 60 * SECOND);
    assert.equal(lag, 2400);
  });

  it('accepts a start time that was rounded up', () => {
    const { offset } = learnFrom(known(0), NOON + 2 * SECOND, NOON, NOON - 2 * SECOND);
    assert.equal(offset, 2 * SECOND);
  });
});

interface Look {
  /** The true time. */
  at: number;
  state: FeedState;
  track: Track;
}

/** A visitor whose clock is wrong by `skew` listens for an hour to tracks of three minutes. */
function listenAnHour(skew: number, late: number, start: number): { looks: Look[]; seconds: number[] } {
  const tracks = plays(60, 100, NOON + 90 * MINUTE);
  const looks: Look[] = [];
  const seen = new Map<number, number>();
  let state: FeedState = initialFeedState;
  for (let at = start; at < start + 60 * MINUTE;) {
    const records = tracks.filter(({ ts }) => ts + late <= at).slice(0, 20);
    const [askedAt, answeredAt] = [at + skew, at + skew + 100];
    state = applyResponse(
      state,
      { records, count: null, requestedAt: askedAt, respondedAt: answeredAt, random: 0.5 },
      100,
    );
    looks.push({ at: at + 100, state, track: records[0]! });
    if (!seen.has(records[0]!.id)) seen.set(records[0]!.id, (at - records[0]!.ts) / 1000);
    at = Math.max(answeredAt, dueAt(state, true, answeredAt)) - skew;
  }
  return { looks, seconds: [...seen.values()] };
}

describe('a page with a wrong clock', () => {
  const skews = [-600, -60, -20, -10, -3, 0, 3, 20, 600, 18_000, -18_000];
  for (const skew of skews.map((seconds) => seconds * SECOND)) {
    for (const late of [0, 1500, 3000]) {
      it(`shows titles on time (clock ${skew / SECOND} s, panel ${late / SECOND} s)`, () => {
        const seen: number[] = [];
        for (let phase = 0; phase < 180; phase += 13) {
          const start = NOON + phase * SECOND;
          const { looks, seconds } = listenAnHour(skew, late, start);
          for (const { at, state, track } of looks) {
            const elapsed = at + skew + state.clock.offset - track.ts;
            assert.ok(elapsed >= 0, `elapsed ${elapsed} ms`);
          }
          const learnedAt = looks.findIndex(({ state }) => state.clock.learned);
          assert.ok(
            learnedAt >= 0 && looks[learnedAt]!.at - start < 12 * MINUTE,
            'learned from the first changes',
          );
          for (const { at, state, track } of looks.slice(learnedAt)) {
            const wrong = skew + state.clock.offset;
            assert.ok(Math.abs(wrong) <= 16 * SECOND, `the station's time is wrong by ${wrong} ms`);
            const feed = { status: 'ready', tracks: [track], asOf: 0, failure: null } as const;
            assert.equal(onAirAt(feed, at + wrong, 0).status, 'ready');
          }
          const calm = looks.filter(({ at }) => at > start + 20 * MINUTE).length;
          assert.ok(calm <= 60, `${calm} requests in 40 minutes`);
          seen.push(...seconds.slice(6));
        }
        assert.ok(Math.max(...seen) <= 13, `seen ${Math.max(...seen)} s late`);
        const mean = seen.reduce((sum, each) => sum + each, 0) / seen.length;
        assert.ok(mean <= late / SECOND + 4, `seen ${mean} s late on average`);
      });
    }
  }
});

describe('correctClock', () => {
  const HOUR = 60 * MINUTE;
  const clock = { offset: 1000, lag: 500, learned: true };
  const unknown = { now: NaN, respondedAt: null };
  const correct = (now: number, before: Parameters<typeof correctClock>[3]) =>
    correctClock(clock, now, NOON, before);

  it("uses the server's time for a large offset", () => {
    assert.deepEqual(correct(NOON - 5 * HOUR, unknown), { offset: -5 * HOUR, lag: 500, learned: false });
    for (const now of [NOON + 4 * MINUTE, NOON - 4 * MINUTE, NaN]) assert.equal(correct(now, unknown), clock);
  });

  it("follows a change of the visitor's clock", () => {
    const before = { now: NOON + 7 * HOUR, respondedAt: NOON - 5 * HOUR - 15_000 };
    assert.equal(correct(NOON + 7 * HOUR + 15_000, before).offset, 1000 - 5 * HOUR);
    const steady = { now: NOON + 7 * HOUR - 15_000, respondedAt: NOON - 15_000 };
    assert.equal(correct(NOON + 7 * HOUR, steady), clock);
  });

  it('ignores the time of a cached response', () => {
    const before = { now: NOON - 5 * MINUTE, respondedAt: NOON - 5 * MINUTE };
    assert.equal(correct(NOON - 5 * MINUTE, before), clock);
  });
});
