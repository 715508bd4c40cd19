import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readLegacyList, readRecords } from '../../../src/servers/panel/list-page.js';

describe('lists of records', () => {
  const double = (value: unknown): number | null => (typeof value === 'number' ? value * 2 : null);

  it('exclude unreadable records', () => {
    assert.deepEqual(readRecords([1, 'x', 2, null], '4', double, 4), { records: [2, 4], count: 4 });
  });

  it('contain at most the requested number of records', () => {
    const many = Array.from({ length: 6000 }, (_, index) => index);
    assert.deepEqual(readRecords(many, null, double, 3)!.records, [0, 2, 4]);
    assert.equal(readRecords(many, null, double, 9000)!.records.length, 5000);
  });

  it('contain the newest plays of a longer history', () => {
    const ids = (value: unknown): number => (value as { id: number }).id;
    const plays = [1, 2, 3].map((id) => ({ id, ts: String(id * 100) }));
    assert.deepEqual(readRecords(plays, null, ids, 2)!.records, [2, 3]);
    assert.deepEqual(readRecords([...plays].reverse(), null, ids, 2)!.records, [3, 2]);
  });

  it('have no total if the panel sends none', () => {
    for (const count of [undefined, null, 'None', {}, 'many']) {
      assert.equal(readRecords([], count, double, 4)!.count, null);
    }
  });

  it('are null if the response contains no list', () => {
    for (const list of [null, undefined, 'text', 7, {}, { 0: 1, length: 1 }]) {
      assert.equal(readRecords(list, 1, double, 4), null);
    }
  });

  it('can come from the legacy API', () => {
    assert.deepEqual(readLegacyList({ meta: { total_count: 9 }, objects: [1] }, double, 4), {
      records: [2],
      count: 9,
    });
    assert.deepEqual(readLegacyList({ meta: null, objects: [1] }, double, 4), { records: [2], count: null });
    for (const value of [null, undefined, 7, 'text', [1], {}, { results: [1] }, { objects: 'x' }]) {
      assert.equal(readLegacyList(value, double, 4), null);
    }
  });
});
