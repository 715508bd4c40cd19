import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPosixZone } from '../../../../../src/panel/playout/relay/reader/posix-zone.js';

/** Hours ahead of UTC in January and in July. */
const hoursOf = (text: string): number[] | null => {
  const zone = readPosixZone(text)?.zone;
  return zone ? [0, 6].map((month) => zone.offsetAt(Date.UTC(2026, month, 15) / 1000) / 3600) : null;
};

describe('readPosixZone', () => {
  for (const [text, winter, summer] of [
    ['EST5EDT', -5, -4],
    ['EST5EDT,M3.2.0,M11.1.0', -5, -4],
    [':EST5EDT,M3.2.0/2,M11.1.0/2', -5, -4],
    ['EST+5EDT', -5, -4],
    ['EST5EDT4,M3.2.0,M11.1.0', -5, -4],
    ['<+03>-3', 3, 3],
    ['<-03>3', -3, -3],
    ['<+0330>-3:30', 3.5, 3.5],
    ['CET-1CEST,M3.5.0,M10.5.0/3', 1, 2],
    ['GMT0BST,M3.5.0/1,M10.5.0', 0, 1],
    ['AEST-10AEDT,M10.1.0,M4.1.0/3', 11, 10],
    ['<+1030>-10:30<+11>-11,M10.1.0,M4.1.0', 11, 10.5],
    ['<-01>1<+00>,M3.5.0/0,M10.5.0/1', -1, 0],
    ['NST3:30NDT,M3.2.0,M11.1.0', -3.5, -2.5],
    ['EST5EDT,J60,J300', -5, -4],
    ['EST5EDT,59/2,299/2', -5, -4],
    ['JST-9', 9, 9],
    ['IST-5:30', 5.5, 5.5],
    ['CST-8', 8, 8],
    // The sign is wrong.
    ['EST-5', -5, -5],
    ['UTC0', 0, 0],
  ] as const)
    it(`reads the offsets ${winter} and ${summer} from ${text}`, () =>
      assert.deepEqual(hoursOf(text), [winter, summer]));

  it('changes the offset at the times in the rules', () => {
    const { zone } = readPosixZone('CET-1CEST,M3.5.0,M10.5.0/3')!;
    for (const [time, hours] of [
      ['2026-03-29T00:59:59Z', 1],
      ['2026-03-29T01:00:00Z', 2],
      ['2026-10-25T00:59:59Z', 2],
      ['2026-10-25T01:00:00Z', 1],
    ] as const)
      assert.equal(zone.offsetAt(Date.parse(time) / 1000) / 3600, hours, time);
  });

  it('returns null for invalid strings', () => {
    for (const text of [
      '',
      'EST',
      'Europe/Berlin',
      'GMT+2',
      'UTC-3',
      'EST99',
      'EST5EDT,M3,M11',
      '<+03>',
      '5',
      'a5b',
    ])
      assert.equal(hoursOf(text), null, text);
  });
});
