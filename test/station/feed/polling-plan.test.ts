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
  { title: 'is due immediately before the first response', state: initialFeedState, at: 0 },
  { title: 'is due at the end of the track', state: state(150, 180), at: 30 },
  {
    title: 'is delayed by the known lag of the panel',
    state: state(150, 180, { clock: { ...clock, lag: 2500 } }),
    at: 32.5,
  },
  { title: 'is delayed randomly by up to two seconds', state: state(150, 180, { random: 1 }), at: 32 },
  {
    title: "is due by the station's clock (visitor fast)",
    state: state(-450, 180, { clock: { ...clock, offset: 600_000 } }),
    at: 30,
  },
  {
    title: "is due by the station's clock (visitor slow)",
    state: state(750, 180, { clock: { ...clock, offset: -600_000 } }),
    at: 30,
  },

  {
    title: 'is due 1.5 s after the first overdue response',
    state: overdue(1),
    at: 1.5,
  },
  {
    title: 'is due 2.5 s after the second overdue response',
    state: overdue(2),
    at: 2.5,
  },
  {
    title: 'is due 4 s after the third overdue response',
    state: overdue(3),
    at: 4,
  },
  {
    title: 'is due 6 s after the fourth overdue response',
    state: overdue(4),
    at: 6,
  },
  {
    title: 'is due 10 s after the fifth overdue response',
    state: overdue(5),
    at: 10,
  },
  {
    title: 'is due 15 s after the sixth overdue response',
    state: overdue(6),
    at: 15,
  },
  {
    title: 'is due 15 s after each further overdue response',
    state: overdue(40),
    at: 15,
  },

  { title: 'is due after 15 s during a live set', state: state(1000, null), at: 15 },
  { title: 'is due after 90 s in a long track', state: state(10, 600), at: 90 },
  {
    title: 'is due after up to 150 s in a long track',
    state: state(10, 600, { random: 1 }),
    at: 150,
  },
  {
    title: 'is due after 22.5 s if tracks are cut',
    state: state(10, 600, { cuts: true }),
    at: 22.5,
  },
  {
    title: 'is due after up to 37.5 s if tracks are cut',
    state: state(10, 600, { cuts: true, random: 1 }),
    at: 37.5,
  },
  { title: 'is due at the end instead of shortly before', state: state(10, 160), at: 150 },
  {
    title: 'is due at the end even if tracks are cut',
    state: state(10, 46, { cuts: true }),
    at: 36,
  },
  {
    title: 'is due 17.5 s before the end',
    state: state(10, 50, { cuts: true }),
    at: 22.5,
  },

  { title: 'is due after a minute on a silent station', state: state(180 + 301, 180), at: 60 },
  {
    title: 'is due after 15 s shortly after a track',
    state: state(180 + 299, 180, { overdueResponses: 9 }),
    at: 15,
  },
  {
    title: 'is due after a minute in an old live set',
    state: state(6 * 3600 + 1, null),
    at: 60,
  },
  {
    title: 'is due after 15 s in a confirmed live set',
    state: state(17 * 3600, null, { onAir: true }),
    at: 15,
  },
  {
    title: 'is due after 15 s while the title is empty',
    state: state(10, 600, { onAir: true, isOver: true }),
    at: 15,
  },
  {
    title: 'is due after 15 s before the first title',
    state: { ...state(0, 1), tracks: [], onAir: true },
    at: 15,
  },
  {
    title: 'is due after a minute without any plays',
    state: { ...state(0, 1), tracks: [] },
    at: 60,
  },

  {
    title: 'is due at the end on a hidden playing page',
    state: state(150, 180),
    hidden: true,
    at: 30,
  },
  {
    title: 'is due after 45 s on a hidden playing page',
    state: state(10, 600),
    hidden: true,
    at: 45,
  },
  {
    title: 'is due after a minute in a hidden live set',
    state: state(10, null),
    hidden: true,
    at: 60,
  },
  {
    title: "isn't earlier for cut tracks on a hidden page",
    state: state(10, 600, { cuts: true }),
    hidden: true,
    at: 45,
  },
];

describe('the next poll', () => {
  for (const { title, state, hidden = false, at } of cases) {
    it(title, () => assert.equal((dueAt(state, !hidden, NOON) - NOON) / SECOND, at));
  }

  it("is due only once shortly before the track's end", () => {
    const doubtful = state(0, 180, { clock: { ...clock, learned: false } });
    const first = dueAt({ ...doubtful, respondedAt: NOON + 60 * SECOND }, true, NOON);
    assert.equal((first - NOON) / SECOND, 174);
    assert.equal((dueAt({ ...doubtful, respondedAt: first }, true, first) - NOON) / SECOND, 180);
  });

  it('is delayed to a minute after 24 overdue responses', () => {
    const doubtful = state(600, 180, { clock: { ...clock, learned: false }, overdueResponses: 1 });
    assert.equal(dueAt(doubtful, true, NOON), NOON + 15 * SECOND);
    assert.equal(dueAt({ ...doubtful, overdueResponses: 24 }, true, NOON), NOON + MINUTE);
  });

  it('is due at a valid time in every state', () => {
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
  it('returns the time five minutes after the end', () => {
    assert.equal(offAirAt({ ts: NOON, length: 180_000 }), NOON + 8 * MINUTE);
    assert.equal(offAirAt({ ts: NOON, length: null }), NOON + 360 * MINUTE);
  });
});

describe('a day of polling', () => {
  it('detects uncut titles within 3.5 s', () => {
    const { requestsPerHour, meanSeconds } = simulate(48, 0, 7);
    assert.ok(requestsPerHour <= 60, `${requestsPerHour} requests`);
    assert.ok(meanSeconds <= 3.5, `${meanSeconds} s`);
  });

  it('detects cut titles within 65 s', () => {
    const { requestsPerHour, worstSeconds } = simulate(48, 0.05, 8);
    assert.ok(requestsPerHour <= 140, `${requestsPerHour} requests`);
    assert.ok(worstSeconds <= 65, `${worstSeconds} s`);
  });

  it('spreads the requests of many visitors', () => {
    const { meanSeconds, busiestShare } = simulateCrowd(100, 2, 0, 5);
    assert.ok(busiestShare < 0.3, `${busiestShare} of them in five seconds`);
    // Without random distribution, the mean is 2.79 s.
    assert.ok(meanSeconds < 2.93, `${meanSeconds} s`);
  });

  for (const [name, skew, budget] of [
    ['fast', 600_000, 66],
    ['slow', -600_000, 66],
  ] as const) {
    it(`uses the station's clock (visitor ten minutes ${name})`, () => {
      const { requestsPerHour, p95Seconds } = simulate(48, 0, 9, skew);
      assert.ok(requestsPerHour <= budget, `${requestsPerHour} requests`);
      assert.ok(p95Seconds <= 8, `${p95Seconds} s`);
    });
  }
});

describe('a panel that sends events', () => {
  const after = (plan: FeedState): number => (dueWithEvents(dueAt(plan, true, NOON), plan) - NOON) / SECOND;

  for (const { title, plan, at } of [
    { title: '5 s after the predicted end', plan: state(60, 180), at: 125 },
    { title: 'up to 12 s after the predicted end', plan: state(60, 180, { random: 1 }), at: 132 },
    { title: 'after 45 s at the earliest', plan: state(60, null), at: 45 },
    { title: 'after up to 75 s', plan: state(60, null, { random: 1 }), at: 75 },
    {
      title: 'soon after an outdated response',
      plan: state(60, 180, { doubted: true }),
      at: 5,
    },
  ])
    it(`is polled ${title}`, () => assert.equal(after(plan), at));

  it('is polled immediately before the first response', () => {
    assert.equal(dueWithEvents(NOON, initialFeedState), NOON);
  });
});
