import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nothingHeld, takeAnswer, takeFailure, type Answer, type Held } from '../../src/station/held.js';
import { MINUTE, NOON, plays, track } from './stage.js';

function answer(changes: Partial<Answer> = {}): Answer {
  return {
    records: plays(20, 100, NOON - MINUTE),
    count: 5000,
    askedAt: NOON - 50,
    heardAt: NOON,
    random: 0.25,
    ...changes,
  };
}

const first = takeAnswer(nothingHeld, answer(), 100).held;
const at = (seconds: number): Pick<Answer, 'askedAt' | 'heardAt'> => ({
  askedAt: NOON + seconds * 1000 - 50,
  heardAt: NOON + seconds * 1000,
});

describe('takeAnswer', () => {
  it('notes when it was asked and answered, and clears what failed before', () => {
    const failed = takeFailure(takeFailure(nothingHeld, NOON, 30, 0.5), NOON + 1, 60, 0.75);
    assert.deepEqual(
      [failed.failures, failed.failedAt, failed.retryAfterSeconds, failed.random],
      [2, NOON + 1, 60, 0.75],
    );
    const { held } = takeAnswer(failed, answer(), 100);
    assert.deepEqual([held.failures, held.retryAfterSeconds, held.random], [0, 0, 0.25]);
    assert.deepEqual([held.askedAt, held.answeredAt, held.asOf], [NOON - 50, NOON, NOON]);
  });

  it('knows when all there is lies before it', () => {
    assert.equal(first.complete, false);
    assert.equal(takeAnswer(nothingHeld, answer({ count: 20 }), 100).held.complete, true);
    assert.equal(takeAnswer(nothingHeld, answer({ count: 0, records: [] }), 100).held.complete, true);
    assert.equal(takeAnswer(nothingHeld, answer({ count: null }), 100).held.complete, false);
  });

  it('counts the answers that still show a track after its end', () => {
    const same = { records: plays(2, 100, NOON - MINUTE) };
    const misses: number[] = [];
    let held: Held = first;
    for (const seconds of [60, 119, 120, 121.5, 124]) {
      held = takeAnswer(held, answer({ ...same, ...at(seconds) }), 100).held;
      misses.push(held.misses);
    }
    assert.deepEqual(misses, [0, 0, 1, 2, 3]);
    const next = [track(101, NOON + 120_000, 180_000), ...same.records];
    assert.equal(takeAnswer(held, answer({ records: next, ...at(128) }), 100).held.misses, 0);
  });

  it('counts no miss where nobody knows the end', () => {
    const live = answer({ records: [track(1, NOON - 300 * MINUTE, null)] });
    assert.equal(takeAnswer(nothingHeld, live, 100).held.misses, 0);
  });

  it('sees a gap, but none between an old copy and the first answer', () => {
    const later = answer({ records: plays(2, 200, NOON + 29 * MINUTE), ...at(30 * 60) });
    assert.equal(takeAnswer(first, later, 100).gap, true);
    const copy: Held = { ...nothingHeld, tracks: first.tracks, asOf: first.asOf };
    const { gap, held } = takeAnswer(copy, later, 100);
    assert.equal(gap, false);
    assert.deepEqual(
      held.tracks.map(({ id }) => id),
      [200, 199],
      'what is older is not shown as if nothing lay between',
    );
  });

  it('remembers cuts that it has seen', () => {
    const cut = answer({
      records: [track(101, NOON + 30_000, 180_000), track(100, NOON - MINUTE, 180_000)],
      ...at(31),
    });
    const { held } = takeAnswer(first, cut, 100);
    assert.equal(held.cuts, true);
    const calm = answer({ records: plays(20, 500, NOON + 10 * MINUTE), ...at(700) });
    assert.equal(takeAnswer(held, calm, 100).held.cuts, true);
  });

  it('knows when a hundred records, or all there are, have been looked through', () => {
    assert.equal(first.cutsRead, false);
    assert.equal(
      takeAnswer(first, answer({ records: plays(100, 100, NOON - MINUTE) }), 100).held.cutsRead,
      true,
    );
    assert.equal(takeAnswer(nothingHeld, answer({ count: 20 }), 100).held.cutsRead, true);
  });

  it('learns no clock from a history that was rewritten to an older one', () => {
    const { held } = takeAnswer(first, answer({ records: plays(20, 99, NOON - 4 * MINUTE), ...at(10) }), 100);
    assert.equal(held.tracks[0]!.id, 99);
    assert.deepEqual(held.clock, first.clock);
  });

  it('changes neither what was held nor the answer', () => {
    const frozen: Held = Object.freeze({ ...first, tracks: Object.freeze(first.tracks) as Held['tracks'] });
    takeAnswer(frozen, Object.freeze(answer(at(20))), 100);
    takeFailure(frozen, NOON, 0, 0);
  });
});
