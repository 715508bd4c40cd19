import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { offAirAt, nextRequestAt, type PageState } from '../../../src/station/feed/polling-plan.js';
import { initialFeedState, type FeedState } from '../../../src/station/feed/feed-state.js';
import type { Track } from '../../../src/station/snapshot.js';
import { simulate } from '../../bench/plan.js';
import { MINUTE, NOON, track } from '../stage.js';

const SECOND = 1000;
const SEEN: PageState = { online: true, visible: true, listening: false };
const HEARD: PageState = { online: true, visible: false, listening: true };
const clock = { offset: 0, lag: 0, learned: true };

/** A station whose clock is known, answered at noon. The track began `begun` seconds before. */
function state(begun: number, length: number | null, changes: Partial<FeedState> = {}): FeedState {
  const tracks: Track[] = [track(1, NOON - begun * SECOND, length && length * SECOND)];
  return { ...initialFeedState, clock, tracks, answeredAt: NOON, askedAt: NOON, ...changes };
}

interface Case {
  title: string;
  state: FeedState;
  page?: PageState;
  /** Seconds after noon; null: no look. */
  at: number | null;
  /** Seconds after noon at which the plan is asked. */
  now?: number;
}

const miss = (overdueAnswers: number): FeedState => state(185, 180, { overdueAnswers });
const failed = (failures: number, random: number, retryAfterSeconds = 0): FeedState =>
  state(60, 180, { failures, failedAt: NOON, random, retryAfterSeconds });

const cases: Case[] = [
  { title: 'looks at once where nothing was answered yet', state: initialFeedState, at: 0 },
  { title: 'looks at the end of a track', state: state(150, 180), at: 30 },
  {
    title: 'adds the lag that this panel has shown',
    state: state(150, 180, { clock: { ...clock, lag: 2500 } }),
    at: 32.5,
  },
  { title: 'adds up to two seconds by chance', state: state(150, 180, { random: 1 }), at: 32 },
  {
    title: 'counts by the station’s clock: a fast visitor',
    state: state(-450, 180, { clock: { ...clock, offset: 600_000 } }),
    at: 30,
  },
  {
    title: 'counts by the station’s clock: a slow visitor',
    state: state(750, 180, { clock: { ...clock, offset: -600_000 } }),
    at: 30,
  },

  { title: 'looks again 1.5 s after the first miss', state: miss(1), at: 1.5 },
  { title: 'looks again 2.5 s after the second', state: miss(2), at: 2.5 },
  { title: 'looks again 4 s after the third', state: miss(3), at: 4 },
  { title: 'looks again 6 s after the fourth', state: miss(4), at: 6 },
  { title: 'looks again 10 s after the fifth', state: miss(5), at: 10 },
  { title: 'then looks every 15 s', state: miss(6), at: 15 },
  { title: 'goes on every 15 s', state: miss(40), at: 15 },

  { title: 'looks every 15 s in a live set', state: state(1000, null), at: 15 },
  { title: 'looks in the middle of a long track after 120 s', state: state(10, 600), at: 120 },
  { title: 'looks after 30 s at a station that cuts', state: state(10, 600, { cuts: true }), at: 30 },
  { title: 'spares a middle look shortly before the end', state: state(10, 160), at: 150 },
  { title: 'spares it at a station that cuts, too', state: state(10, 46, { cuts: true }), at: 36 },
  { title: 'spares no middle look longer before the end', state: state(10, 50, { cuts: true }), at: 30 },

  { title: 'looks once a minute at a silent station', state: state(180 + 301, 180), at: 60 },
  {
    title: 'holds a track for on air until five minutes past its end',
    state: state(180 + 299, 180, { overdueAnswers: 9 }),
    at: 15,
  },
  { title: 'looks once a minute six hours after a live set began', state: state(6 * 3600 + 1, null), at: 60 },
  { title: 'looks once a minute where nothing has played', state: { ...state(0, 1), tracks: [] }, at: 60 },

  { title: 'waits 5 s after a failure', state: failed(1, 0.5), at: 5 },
  { title: 'waits 20 s after the third', state: failed(3, 0.5), at: 20 },
  { title: 'waits five minutes at most', state: failed(30, 0.5), at: 300 },
  { title: 'waits a fifth less by chance', state: failed(2, 0), at: 8 },
  { title: 'waits a fifth more by chance', state: failed(2, 1), at: 12 },
  { title: 'waits for as long as the panel asks', state: failed(1, 0.5, 90), at: 90 },
  {
    title: 'waits no less than after any failure when the panel asks for less',
    state: failed(3, 0.5, 1),
    at: 20,
  },

  {
    title: 'looks at nothing without a network',
    state: state(150, 180),
    page: { ...SEEN, online: false },
    at: null,
  },
  {
    title: 'looks at nothing without a network while it plays',
    state: state(150, 180),
    page: { ...HEARD, online: false },
    at: null,
  },
  {
    title: 'looks at nothing while it is hidden',
    state: state(150, 180),
    page: { ...SEEN, visible: false },
    at: null,
  },
  {
    title: 'looks at the end of a track while it is hidden and plays',
    state: state(150, 180),
    page: HEARD,
    at: 30,
  },
  { title: 'looks once a minute while it is hidden and plays', state: state(10, 600), page: HEARD, at: 60 },
  {
    title: 'looks once a minute in a live set that is only heard',
    state: state(10, null),
    page: HEARD,
    at: 60,
  },
  {
    title: 'looks no more often there at a station that cuts',
    state: state(10, 600, { cuts: true }),
    page: HEARD,
    at: 60,
  },

  { title: 'looks now when a look is overdue', state: state(150, 180), now: 1000, at: 1000 },
  { title: 'looks now after a sleep, failure or not', state: failed(9, 1), now: 5000, at: 5000 },
];

describe('nextRequestAt', () => {
  for (const { title, state, page = SEEN, at, now = 0 } of cases) {
    it(title, () => {
      const next = nextRequestAt(state, page, NOON + now * SECOND);
      assert.equal(next === null ? null : (next - NOON) / SECOND, at);
    });
  }

  it('looks once shortly before the end while nothing has proved the clock', () => {
    const doubtful = state(0, 180, { clock: { ...clock, learned: false } });
    const first = nextRequestAt({ ...doubtful, answeredAt: NOON + 60 * SECOND }, SEEN, NOON)!;
    assert.equal((first - NOON) / SECOND, 174);
    assert.equal((nextRequestAt({ ...doubtful, answeredAt: first }, SEEN, first)! - NOON) / SECOND, 180);
  });

  it('looks every 15 s at a track that seems long over while the clock is in doubt, and not for ever', () => {
    const doubtful = state(600, 180, { clock: { ...clock, learned: false }, overdueAnswers: 1 });
    assert.equal(nextRequestAt(doubtful, SEEN, NOON), NOON + 15 * SECOND);
    assert.equal(nextRequestAt({ ...doubtful, overdueAnswers: 24 }, SEEN, NOON), NOON + MINUTE);
  });

  it('never answers a moment that is past or none, whatever is state', () => {
    for (const length of [null, 1, 180, 1e9]) {
      for (const begun of [-1e6, -1, 0, 1e3, 1e9]) {
        for (const [overdueAnswers, failures] of [
          [0, 0],
          [9, 0],
          [0, 99],
          [1e6, 1e6],
        ] as const) {
          const next = nextRequestAt(state(begun, length, { overdueAnswers, failures }), SEEN, NOON)!;
          assert.ok(
            next >= NOON && Number.isFinite(next),
            `${length} ${begun} ${overdueAnswers} ${failures}: ${next}`,
          );
        }
      }
    }
  });
});

describe('offAirAt', () => {
  it('is five minutes after the end, or six hours after a start without a known end', () => {
    assert.equal(offAirAt({ ts: NOON, length: 180_000 }), NOON + 8 * MINUTE);
    assert.equal(offAirAt({ ts: NOON, length: null }), NOON + 360 * MINUTE);
  });
});

describe('a day with the plan', () => {
  it('costs at most 60 requests an hour and shows titles within 3.5 s where no track is cut', () => {
    const { requestsPerHour, meanSeconds } = simulate(48, 0, 7);
    assert.ok(requestsPerHour <= 60, `${requestsPerHour} requests`);
    assert.ok(meanSeconds <= 3.5, `${meanSeconds} s`);
  });

  it('is at most 65 s late, for at most 140 requests an hour, where one track in twenty is cut', () => {
    const { requestsPerHour, worstSeconds } = simulate(48, 0.05, 8);
    assert.ok(requestsPerHour <= 140, `${requestsPerHour} requests`);
    assert.ok(worstSeconds <= 65, `${worstSeconds} s`);
  });

  for (const [name, skew, budget] of [
    ['fast', 600_000, 66],
    ['slow', -600_000, 66],
  ] as const) {
    it(`goes by the station’s clock for a visitor who is ten minutes ${name}`, () => {
      const { requestsPerHour, p95Seconds } = simulate(48, 0, 9, skew);
      assert.ok(requestsPerHour <= budget, `${requestsPerHour} requests`);
      assert.ok(p95Seconds <= 8, `${p95Seconds} s`);
    });
  }
});
