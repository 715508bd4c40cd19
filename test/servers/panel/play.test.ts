import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPlay } from '../../../src/servers/panel/play.js';

const TS = 1772791200000;
const words = (record: object): (string | null)[] => {
  const { author, title } = readPlay({ id: 1, ts: TS, ...record })!;
  return [author, title];
};

describe('readPlay', () => {
  it('accepts numeric strings of the legacy API', () => {
    const play = readPlay({ id: '5', ts: String(TS), length: '180000', jingle_id: '9' })!;
    assert.deepEqual([play.id, play.ts, play.length, play.jingle_id], [5, TS, 180_000, 9]);
  });

  it('falls back to the field `metadata`', () => {
    assert.deepEqual(words({ metadata: 'Author - Title' }), ['Author', 'Title']);
    assert.deepEqual(words({ title: '', author: 'None', metadata: 'A - B - C' }), ['A', 'B - C']);
    assert.deepEqual(words({ metadata: 'Well-known' }), [null, 'Well-known']);
    assert.deepEqual(words({ metadata: ' - ' }), [null, '-']);
  });

  it('prefers artist and title to `metadata`', () => {
    assert.deepEqual(words({ title: 'Title', metadata: 'Other - Thing' }), [null, 'Title']);
    assert.deepEqual(words({ author: 'Author', metadata: 'Other - Thing' }), ['Author', null]);
  });

  it('treats an invalid length as unknown', () => {
    for (const length of [0, -5, null, undefined, '', 'None', 'long', {}, NaN, '0']) {
      assert.equal(readPlay({ id: 1, ts: TS, length })!.length, null, String(length as string));
    }
  });

  it('returns null without an id or a start', () => {
    for (const wrong of [
      { id: null },
      { id: 'x' },
      { id: {} },
      { ts: null },
      { ts: 0 },
      { ts: -1 },
      { ts: 'now' },
      { ts: [] },
      { ts: 1e18 },
    ]) {
      assert.equal(readPlay({ id: 1, ts: TS, ...wrong }), null, JSON.stringify(wrong));
    }
  });

  it("returns null for values that aren't records", () => {
    for (const value of [null, undefined, 7, 'text', true, [], [1, 2], {}])
      assert.equal(readPlay(value), null);
  });

  // A slow pattern would take minutes.
  it('parses malicious metadata quickly', () => {
    readPlay({ id: 1, ts: TS, metadata: ' -'.repeat(2 ** 20) + ' ' });
    readPlay({ id: 1, ts: TS, metadata: 'x'.repeat(2 ** 21) });
  });
});
