import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  initialFeedState,
  applyAnswer,
  applyFailure,
  type Answer,
  type FeedState,
} from '../../../src/station/feed/feed-state.js';
import { MINUTE, NOON, plays, track } from '../stage.js';

function answer(changes: Partial<Answer> = {}): Answer {
  return {
    records: plays(20, 100, NOON - MINUTE),
    count: 5000,
    askedAt: NOON - 50,
    answeredAt: NOON,
    random: 0.25,
    ...changes,
  };
}

const first = applyAnswer(initialFeedState, answer(), 100).state;
const at = (seconds: number): Pick<Answer, 'askedAt' | 'answeredAt'> => ({
  askedAt: NOON + seconds * 1000 - 50,
  answeredAt: NOON + seconds * 1000,
});

describe('takeAnswer', () => {
  it('notes when it was asked and answered, and clears what failed before', () => {
    const failed = applyFailure(applyFailure(initialFeedState, NOON, 30, 0.5), NOON + 1, 60, 0.75);
    assert.deepEqual(
      [failed.failures, failed.failedAt, failed.retryAfterSeconds, failed.random],
      [2, NOON + 1, 60, 0.75],
    );
    const { state } = applyAnswer(failed, answer(), 100);
    assert.deepEqual([state.failures, state.retryAfterSeconds, state.random], [0, 0, 0.25]);
    assert.deepEqual([state.askedAt, state.answeredAt, state.asOf], [NOON - 50, NOON, NOON]);
  });

  it('knows when all there is lies before it', () => {
    assert.equal(first.complete, false);
    assert.equal(applyAnswer(initialFeedState, answer({ count: 20 }), 100).state.complete, true);
    assert.equal(applyAnswer(initialFeedState, answer({ count: 0, records: [] }), 100).state.complete, true);
    assert.equal(applyAnswer(initialFeedState, answer({ count: null }), 100).state.complete, false);
  });

  it('counts the answers that still show a track after its end', () => {
    const same = { records: plays(2, 100, NOON - MINUTE) };
    const overdueAnswers: number[] = [];
    let state: FeedState = first;
    for (const seconds of [60, 119, 120, 121.5, 124]) {
      state = applyAnswer(state, answer({ ...same, ...at(seconds) }), 100).state;
      overdueAnswers.push(state.overdueAnswers);
    }
    assert.deepEqual(overdueAnswers, [0, 0, 1, 2, 3]);
    const next = [track(101, NOON + 120_000, 180_000), ...same.records];
    assert.equal(applyAnswer(state, answer({ records: next, ...at(128) }), 100).state.overdueAnswers, 0);
  });

  it('counts no miss where nobody knows the end', () => {
    const live = answer({ records: [track(1, NOON - 300 * MINUTE, null)] });
    assert.equal(applyAnswer(initialFeedState, live, 100).state.overdueAnswers, 0);
  });

  it('sees a gap, but none between an old copy and the first answer', () => {
    const later = answer({ records: plays(2, 200, NOON + 29 * MINUTE), ...at(30 * 60) });
    assert.equal(applyAnswer(first, later, 100).gap, true);
    const copy: FeedState = { ...initialFeedState, tracks: first.tracks, asOf: first.asOf };
    const { gap, state } = applyAnswer(copy, later, 100);
    assert.equal(gap, false);
    assert.deepEqual(
      state.tracks.map(({ id }) => id),
      [200, 199],
      'what is older is not shown as if nothing lay between',
    );
  });

  it('remembers cuts that it has seen', () => {
    const cut = answer({
      records: [track(101, NOON + 30_000, 180_000), track(100, NOON - MINUTE, 180_000)],
      ...at(31),
    });
    const { state } = applyAnswer(first, cut, 100);
    assert.equal(state.cuts, true);
    const calm = answer({ records: plays(20, 500, NOON + 10 * MINUTE), ...at(700) });
    assert.equal(applyAnswer(state, calm, 100).state.cuts, true);
  });

  it('knows when a hundred records, or all there are, have been looked through', () => {
    assert.equal(first.cutsChecked, false);
    assert.equal(
      applyAnswer(first, answer({ records: plays(100, 100, NOON - MINUTE) }), 100).state.cutsChecked,
      true,
    );
    assert.equal(applyAnswer(initialFeedState, answer({ count: 20 }), 100).state.cutsChecked, true);
  });

  it('learns no clock from a history that was rewritten to an older one', () => {
    const { state } = applyAnswer(
      first,
      answer({ records: plays(20, 99, NOON - 4 * MINUTE), ...at(10) }),
      100,
    );
    assert.equal(state.tracks[0]!.id, 99);
    assert.deepEqual(state.clock, first.clock);
  });

  it('changes neither what was state nor the answer', () => {
    const frozen: FeedState = Object.freeze({
      ...first,
      tracks: Object.freeze(first.tracks) as FeedState['tracks'],
    });
    applyAnswer(frozen, Object.freeze(answer(at(20))), 100);
    applyFailure(frozen, NOON, 0, 0);
  });
});
