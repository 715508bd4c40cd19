import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withNumericId } from '../../src/servers/with-numeric-id.js';

describe('a record with a text id', () => {
  it('gets a stable numeric id', () => {
    const record = { id: 'a', bitrate: '128' };
    assert.deepEqual(withNumericId(record), { id: 0xe40c292c, bitrate: '128' });
    assert.deepEqual(withNumericId(record), withNumericId({ ...record }));
    assert.notDeepEqual(withNumericId(record), withNumericId({ ...record, id: '/live.ogg' }));
  });
});

describe('values without a text id', () => {
  for (const record of [{ id: 7, title: 'Talk' }, { title: 'Talk' }, { id: null }, null, 'x', 7])
    it(`are unchanged: ${JSON.stringify(record)}`, () => assert.equal(withNumericId(record), record));
});

describe('the numeric id of a text id', () => {
  // http://www.isthe.com/chongo/src/fnv/test_fnv.c
  for (const [id, hash] of [
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ] as const)
    it(`is the FNV-1a hash of "${id}"`, () => assert.deepEqual(withNumericId({ id }), { id: hash }));
});
