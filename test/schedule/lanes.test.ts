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
    ['gives a lone airing the whole width', '0-60', '0/1'],
    ['gives consecutive airings the whole width', '0-60 60-120 120-180', '0/1 0/1 0/1'],
    ['gives overlapping airings half of the width', '0-60 30-90', '0/2 1/2'],
    ['reuses a lane as soon as it is free', '0-120 0-60 60-120', '0/2 1/2 1/2'],
    ['uses the first free lane', '0-30 0-60 0-90 60-90', '0/3 1/3 2/3 0/3'],
    ['gives all airings of a group the same width', '0-60 30-90 60-120 110-130', '0/2 1/2 0/2 1/2'],
    ['restarts with the first lane after a group', '0-60 30-90 90-120', '0/2 1/2 0/1'],
    ['puts earlier list entries further left', '0-10 0-90', '0/2 1/2'],
    ['accepts airings in any order', '60-120 0-90', '1/2 0/2'],
    ['puts an instant airing in a corner', '60-60 60-120', '0/2* 1/2*'],
    ['treats no airing as shorter than the minimum', '0-5 10-60 20-60', '0/2 1/2 0/2', 15],
    ['puts a short airing in a corner', '0-5 5-60', '0/2* 1/2*', 15],
    ["doesn't use the corner of a short airing", '0-5 5-15', '0/2 1/2', 15],
    ["doesn't use the corner if other airings overlap", '0-5 5-60 30-60', '0/2 1/2 0/2', 15],
    ["doesn't use the corner for real overlaps", '0-5 3-60', '0/2 1/2', 15],
    ["doesn't change an airing of minimum length", '0-15 15-60', '0/1 0/1', 15],
  ];
  for (const [why, spans, expected, shortest] of ROWS) {
    it(why, () => assert.equal(lanes(spans, shortest), expected));
  }

  it('accepts an empty list', () => setLanes([], 5));
});
