import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readByteRange } from '../../../src/panel/http/byte-range.js';

describe('readByteRange for a 100-byte file', () => {
  const rows: [header: string | undefined, part: ReturnType<typeof readByteRange>][] = [
    [undefined, null],
    ['', null],
    ['bytes=0-', { from: 0, to: 100 }],
    ['bytes=0-0', { from: 0, to: 1 }],
    ['bytes=10-19', { from: 10, to: 20 }],
    ['bytes=99-', { from: 99, to: 100 }],
    ['bytes=90-500', { from: 90, to: 100 }],
    ['bytes=-1', { from: 99, to: 100 }],
    ['bytes=-500', { from: 0, to: 100 }],
    [' Bytes=1-2 ', { from: 1, to: 3 }],
    ['bytes=100-', 'outside'],
    ['bytes=99999999999999999999-', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=5-4', null],
    ['bytes=-', null],
    ['bytes=a-b', null],
    ['bytes=1-2,4-5', null],
    ['seconds=1-2', null],
  ];
  for (const [header, part] of rows) {
    it(`parses ${JSON.stringify(header)}`, () => assert.deepEqual(readByteRange(header, 100), part));
  }
});
