import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readDj, readTrack } from '../../src/legacy/records.js';

const TS = 1772791200000;

describe('readTrack', () => {
  it('accepts numeric strings as library ids', () => {
    for (const id of [1, 1001, '1001', 999_999_999_999_999]) {
      assert.equal(readTrack({ id: 5, ts: TS, all_music_id: id })!.all_music_id, Number(id));
    }
    for (const id of [null, undefined, 0, -7, 1.5, 1e300, '', 'None', 'x', {}, [], '../x', NaN]) {
      assert.equal(readTrack({ id: 5, ts: TS, all_music_id: id })!.all_music_id, null, JSON.stringify(id));
    }
  });

  it("returns null for values that aren't tracks", () => {
    for (const wrong of [null, undefined, 'x', 5, [], { id: 1 }]) assert.equal(readTrack(wrong), null);
  });
});

describe('readDj', () => {
  it('returns the name of a DJ on air', () => {
    for (const on_air of [true, 1, '1']) assert.equal(readDj({ name: 'Ana', on_air }), 'Ana');
  });

  it('returns null for DJs who are off air', () => {
    for (const on_air of [false, 0, '0', null, undefined, 'None', 'no', {}]) {
      assert.equal(readDj({ name: 'Ana', on_air }), null, JSON.stringify(on_air));
    }
    for (const name of [null, '', 'None', {}, ' \u0000 ']) assert.equal(readDj({ name, on_air: true }), null);
    for (const wrong of [null, 'x', 5]) assert.equal(readDj(wrong), null);
  });
});
