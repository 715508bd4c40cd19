import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readLastCopy, writeLastCopy, type LastCopy } from '../../../src/station/feed/last-copy.js';
import { NOON, plays, stage, track, useStage } from '../stage.js';

const DAY = 86_400_000;
const KEY = 'onair:https://panel.example 1';

function copy(changes: Partial<LastCopy> = {}): LastCopy {
  const clock = { offset: -600_000, lag: 1500, learned: true };
  const reported = { onAir: true, isOver: true, now: NOON, nowSince: NOON };
  return {
    tracks: plays(3, 3, NOON),
    ...reported,
    clock,
    cuts: true,
    cutsChecked: true,
    asOf: NOON,
    ...changes,
  };
}

describe('the stored copy of a feed', () => {
  useStage();

  it('round-trips through storage', () => {
    writeLastCopy(KEY, copy());
    assert.deepEqual(readLastCopy(KEY), copy());
  });

  it('is separate for each station', () => {
    writeLastCopy(KEY, copy());
    assert.deepEqual(readLastCopy(KEY + '2'), {});
  });

  it('keeps the newest twenty records', () => {
    writeLastCopy(KEY, copy({ tracks: plays(100, 100, NOON) }));
    assert.equal(readLastCopy(KEY).tracks!.length, 20);
  });

  it('is reduced to its records after a day', () => {
    writeLastCopy(KEY, copy());
    stage.clock.setSystemTime(NOON + DAY - 1);
    assert.equal(readLastCopy(KEY).clock!.learned, true);
    for (const now of [NOON + DAY, NOON - DAY]) {
      stage.clock.setSystemTime(now);
      const { tracks, asOf, clock, cuts, cutsChecked } = readLastCopy(KEY);
      assert.equal(tracks!.length, 3);
      assert.equal(asOf, NOON);
      assert.ok(!clock?.learned && !cuts && !cutsChecked);
    }
  });

  it("isn't written beyond the storage quota", () => {
    const text = 'x'.repeat(2000);
    writeLastCopy(KEY, copy({ tracks: [1, 2, 3].map((id) => track(id, NOON, null, { comment: text })) }));
    assert.equal(stage.storage.size, 1);
    stage.storage.clear();
    const tracks = Array.from({ length: 20 }, (_, id) =>
      track(id, NOON, null, { comment: text, composer: text, genre: text, label: text }),
    );
    writeLastCopy(KEY, copy({ tracks }));
    assert.equal(stage.storage.size, 0);
  });

  it('is empty if storage is blocked', () => {
    stage.blockStorage();
    writeLastCopy(KEY, copy());
    assert.deepEqual(readLastCopy(KEY), {});
  });

  for (const text of [
    '',
    '{',
    'null',
    '7',
    '"text"',
    '[]',
    '{}',
    '{"tracks":7}',
    '{"tracks":{"0":1}}',
    '{"tracks":null,"clock":{}}',
  ]) {
    it(`is empty if storage contains ${text || 'nothing'}`, () => {
      stage.storage.set(KEY, text);
      assert.deepEqual(readLastCopy(KEY), {});
    });
  }

  it('is parsed like a response', () => {
    const tracks = [
      { id: 1, ts: NOON, title: '<b>', img_url: 'javascript:alert(1)', length: -5 },
      { id: null, ts: NOON },
      null,
      'text',
      { id: 2 },
    ];
    stage.storage.set(KEY, JSON.stringify({ ...copy(), tracks }));
    const { tracks: read } = readLastCopy(KEY);
    assert.deepEqual(
      read!.map(({ id, title, img_url, length }) => [id, title, img_url, length]),
      [[1, '<b>', null, null]],
    );
  });

  it('omits an invalid clock', () => {
    for (const clock of [
      { offset: 'soon', lag: 1 },
      { offset: 1 },
      { offset: 1, lag: null, learned: true },
      7,
    ]) {
      stage.storage.set(KEY, JSON.stringify({ ...copy(), clock }));
      const offset = readLastCopy(KEY).clock?.offset ?? 0;
      assert.ok(Number.isFinite(offset), JSON.stringify(clock));
    }
  });

  it('omits an invalid time', () => {
    for (const asOf of ['yesterday', {}, true]) {
      stage.storage.set(KEY, JSON.stringify({ ...copy(), asOf }));
      const { asOf: read } = readLastCopy(KEY);
      assert.ok(read == null || Number.isFinite(read), JSON.stringify(asOf));
    }
  });
});
