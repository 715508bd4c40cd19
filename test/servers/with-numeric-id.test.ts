import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fnv1a } from '../../src/servers/fnv1a.js';
import { withNumericId } from '../../src/servers/with-numeric-id.js';

describe('a record with a text id', () => {
  it('gets a stable numeric id, and keeps all other fields', () => {
    const record = { id: '/live.mp3', bitrate: '128' };
    assert.deepEqual(withNumericId(record), { id: fnv1a('/live.mp3'), bitrate: '128' });
    assert.deepEqual(withNumericId(record), withNumericId({ ...record }));
    assert.notDeepEqual(withNumericId(record), withNumericId({ ...record, id: '/live.ogg' }));
  });
});

describe("a record with a numeric id, or a value that isn't a record", () => {
  for (const record of [{ id: 7, title: 'Talk' }, { title: 'Talk' }, { id: null }, null, 'x', 7])
    it(`is unchanged: ${JSON.stringify(record)}`, () => assert.equal(withNumericId(record), record));
});

describe('fnv1a', () => {
  // http://www.isthe.com/chongo/src/fnv/test_fnv.c
  for (const [text, hash] of [
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ] as const)
    it(`returns ${hash} for "${text}"`, () => assert.equal(fnv1a(text), hash));
});
