import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setLanes } from '../../src/schedule/lanes.js';

/** `lane/lanes` of blocks that are written as `from-to`, with a star if one is in a corner of the other. */
function lanes(spans: string, shortest = 1): string {
  const things = spans.split(' ').map((span) => {
    const [from, to] = span.split('-').map(Number) as [number, number];
    return { from, to, lane: -1, lanes: -1, isCorner: false };
  });
  setLanes(things, shortest);
  return things.map(({ lane, lanes, isCorner }) => `${lane}/${lanes}${isCorner ? '*' : ''}`).join(' ');
}

describe('setLanes', () => {
  const ROWS: [why: string, spans: string, expected: string, shortest?: number][] = [
    ['gives the whole width to what stands alone', '0-60', '0/1'],
    ['gives the whole width to what follows one another', '0-60 60-120 120-180', '0/1 0/1 0/1'],
    ['halves it for what overlaps', '0-60 30-90', '0/2 1/2'],
    ['takes a lane again as soon as it is free', '0-120 0-60 60-120', '0/2 1/2 1/2'],
    ['takes the first of the free ones', '0-30 0-60 0-90 60-90', '0/3 1/3 2/3 0/3'],
    [
      'keeps one width in a group that touches through others',
      '0-60 30-90 60-120 110-130',
      '0/2 1/2 0/2 1/2',
    ],
    ['begins anew after a group', '0-60 30-90 90-120', '0/2 1/2 0/1'],
    ['leaves what comes first in the list further left', '0-10 0-90', '0/2 1/2'],
    ['asks for no order', '60-120 0-90', '1/2 0/2'],
    ['gives what has no length a place, in a corner of what begins with it', '60-60 60-120', '0/2* 1/2*'],
    ['takes nothing for shorter than it is told', '0-5 10-60 20-60', '0/2 1/2 0/2', 15],
    ['has the short in a corner of the long that it only seems to meet', '0-5 5-60', '0/2* 1/2*', 15],
    ['and not of what is short as well', '0-5 5-15', '0/2 1/2', 15],
    ['nor where more stands there', '0-5 5-60 30-60', '0/2 1/2 0/2', 15],
    ['nor of what it does meet', '0-5 3-60', '0/2 1/2', 15],
    ['lets what is that long be', '0-15 15-60', '0/1 0/1', 15],
  ];
  for (const [why, spans, expected, shortest] of ROWS) {
    it(why, () => assert.equal(lanes(spans, shortest), expected));
  }

  it('accepts an empty list', () => setLanes([], 5));
});
