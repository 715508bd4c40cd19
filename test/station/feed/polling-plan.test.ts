import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dueAt, dueWithEvents, offAirAt } from '../../../src/station/feed/polling-plan.js';
import { initialFeedState, type FeedState } from '../../../src/station/feed/feed-state.js';
import type { Track } from '../../../src/station/snapshot.js';
import { simulate, simulateCrowd } from '../../bench/plan.js';
import { MINUTE, NOON, track } from '../stage.js';

const SECOND = 1000;
const clock = { offset: 0, lag: 0, learned: true };

/** A station with a known clock and a response at noon. The track started `begun` seconds before. */
function state(begun: number, length: number | null, changes: Partial<FeedState> = {}): FeedState {
  const tracks: Track[] = [track(1, NOON - begun * SECOND, length && length * SECOND)];
  return { ...initialFeedState, clock, tracks, respondedAt: NOON, requestedAt: NOON, ...changes };
}

interface Case {
  title: string;
  state: FeedState;
  hidden?: boolean;
  /** Seconds after noon. */
  at: number;
}

const overdue = (overdueAnswers: number): FeedState => state(185, 180, { overdueResponses: overdueAnswers });

const cases: Case[] = [
  { title: 'asks at once where nothing was answered yet', state: initialFeedState, at: 0 },
  { title: 'asks at the end of a track', state: state(150, 180), at: 30 },
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

  { title: 'asks again 1.5 s after the first answer that still shows it', state: overdue(1), at: 1.5 },
  { title: 'asks again 2.5 s after the second', state: overdue(2), at: 2.5 },
  { title: 'asks again 4 s after the third', state: overdue(3), at: 4 },
  { title: 'asks again 6 s after the fourth', state: overdue(4), at: 6 },
  { title: 'asks again 10 s after the fifth', state: overdue(5), at: 10 },
  { title: 'then asks every 15 s', state: overdue(6), at: 15 },
  { title: 'goes on every 15 s', state: overdue(40), at: 15 },

  { title: 'asks every 15 s in a live set', state: state(1000, null), at: 15 },
  { title: 'asks in the middle of a long track after 90 s', state: state(10, 600), at: 90 },
  { title: 'asks there after up to 150 s, by chance', state: state(10, 600, { random: 1 }), at: 150 },
  { title: 'asks after 22.5 s at a station that cuts', state: state(10, 600, { cuts: true }), at: 22.5 },
  {
    title: 'asks there after up to 37.5 s, by chance',
    state: state(10, 600, { cuts: true, random: 1 }),
    at: 37.5,
  },
  { title: 'spares a request in between shortly before the end', state: state(10, 160), at: 150 },
  { title: 'spares it at a station that cuts, too', state: state(10, 46, { cuts: true }), at: 36 },
  { title: 'spares none longer before the end', state: state(10, 50, { cuts: true }), at: 22.5 },

  { title: 'asks once a minute at a silent station', state: state(180 + 301, 180), at: 60 },
  {
    title: 'holds a track for on air until five minutes past its end',
    state: state(180 + 299, 180, { overdueResponses: 9 }),
    at: 15,
  },
  { title: 'asks once a minute six hours after a live set began', state: state(6 * 3600 + 1, null), at: 60 },
  { title: 'asks once a minute where nothing has played', state: { ...state(0, 1), tracks: [] }, at: 60 },

  {
    title: 'asks at the end of a track while it is hidden and plays',
    state: state(150, 180),
    hidden: true,
    at: 30,
  },
  {
    title: 'asks about once a minute while it is hidden and plays',
    state: state(10, 600),
    hidden: true,
    at: 45,
  },
  {
    title: 'asks once a minute in a live set that is only heard',
    state: state(10, null),
    hidden: true,
    at: 60,
  },
  {
    title: 'asks no more often there at a station that cuts',
    state: state(10, 600, { cuts: true }),
    hidden: true,
    at: 45,
  },
];

describe('dueAt', () => {
  for (const { title, state, hidden = false, at } of cases) {
    it(title, () => assert.equal((dueAt(state, !hidden, NOON) - NOON) / SECOND, at));
  }

  it("is once shortly before the end while the clock isn't learned", () => {
    const doubtful = state(0, 180, { clock: { ...clock, learned: false } });
    const first = dueAt({ ...doubtful, respondedAt: NOON + 60 * SECOND }, true, NOON);
    assert.equal((first - NOON) / SECOND, 174);
    assert.equal((dueAt({ ...doubtful, respondedAt: first }, true, first) - NOON) / SECOND, 180);
  });

  it("is every 15 s for a track that seems long over while the clock isn't learned, for a limited time", () => {
    const doubtful = state(600, 180, { clock: { ...clock, learned: false }, overdueResponses: 1 });
    assert.equal(dueAt(doubtful, true, NOON), NOON + 15 * SECOND);
    assert.equal(dueAt({ ...doubtful, overdueResponses: 24 }, true, NOON), NOON + MINUTE);
  });

  it('is a valid time for every state', () => {
    for (const length of [null, 1, 180, 1e9]) {
      for (const begun of [-1e6, -1, 0, 1e3, 1e9]) {
        for (const overdueAnswers of [0, 9, 1e6]) {
          const next = dueAt(state(begun, length, { overdueResponses: overdueAnswers }), true, NOON);
          assert.ok(Number.isFinite(next), `${length} ${begun} ${overdueAnswers}: ${next}`);
        }
      }
    }
  });
});

describe('offAirAt', () => {
  it('is five minutes after the end, or six hours after the start if the end is unknown', () => {
    assert.equal(offAirAt({ ts: NOON, length: 180_000 }), NOON + 8 * MINUTE);
    assert.equal(offAirAt({ ts: NOON, length: null }), NOON + 360 * MINUTE);
  });
});

describe('a day of polling', () => {
  it('takes at most 60 requests an hour and shows titles within 3.5 s if no track is cut', () => {
    const { requestsPerHour, meanSeconds } = simulate(48, 0, 7);
    assert.ok(requestsPerHour <= 60, `${requestsPerHour} requests`);
    assert.ok(meanSeconds <= 3.5, `${meanSeconds} s`);
  });

  it('is at most 65 s late, with at most 140 requests an hour, if one track in twenty is cut', () => {
    const { requestsPerHour, worstSeconds } = simulate(48, 0.05, 8);
    assert.ok(requestsPerHour <= 140, `${requestsPerHour} requests`);
    assert.ok(worstSeconds <= 65, `${worstSeconds} s`);
  });

  it('spreads the requests of a crowd over the middle of a track, and titles are hardly later for it', () => {
    const { meanSeconds, busiestShare } = simulateCrowd(100, 2, 0, 5);
    assert.ok(busiestShare < 0.3, `${busiestShare} of them in five seconds`);
    // Without spreading: 2.79 s.
    assert.ok(meanSeconds < 2.93, `${meanSeconds} s`);
  });

  for (const [name, skew, budget] of [
    ['fast', 600_000, 66],
    ['slow', -600_000, 66],
  ] as const) {
    it(`uses the station's clock for a visitor who is ten minutes ${name}`, () => {
      const { requestsPerHour, p95Seconds } = simulate(48, 0, 9, skew);
      assert.ok(requestsPerHour <= budget, `${requestsPerHour} requests`);
      assert.ok(p95Seconds <= 8, `${p95Seconds} s`);
    });
  }
});

describe('a panel that sends events', () => {
  const after = (plan: FeedState): number => (dueWithEvents(dueAt(plan, true, NOON), plan) - NOON) / SECOND;

  for (const { title, plan, at } of [
    { title: '5 s after the end that the plan has', plan: state(60, 180), at: 125 },
    { title: 'up to 12 s after it by chance', plan: state(60, 180, { random: 1 }), at: 132 },
    { title: 'after 45 s at the earliest', plan: state(60, null), at: 45 },
    { title: 'after 75 s by chance', plan: state(60, null, { random: 1 }), at: 75 },
    {
      title: 'once more at once where the last answer was older',
      plan: state(60, 180, { doubted: true }),
      at: 5,
    },
  ])
    it(`is polled ${title}`, () => assert.equal(after(plan), at));

  it('is polled at once before the first response', () => {
    assert.equal(dueWithEvents(NOON, initialFeedState), NOON);
  });
});
