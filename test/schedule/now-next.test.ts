import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nowNext, type Timed } from '../../src/schedule/now-next.js';

const HOUR = 3600;
const NOON = Date.UTC(2026, 2, 29, 12) / 1000;

interface Named extends Timed {
  name: string;
}

let ids = 0;
/** Hours from noon. */
const airing = (name: string, from: number, to: number | null, id: number | null = ++ids): Named => ({
  id,
  name,
  start_ts: NOON + from * HOUR,
  end_ts: to === null ? null : NOON + to * HOUR,
});
const at = (airings: Named[], hours: number): [string?, string?] => {
  const { now, next } = nowNext(airings, NOON + hours * HOUR);
  return [now?.name, next?.name];
};

describe('nowNext', () => {
  const day = [airing('Morning', -4, 0), airing('Noon', 0, 1), airing('Evening', 6, 10)];

  const moments: { title: string; airings: Named[]; hours: number; told: [string?, string?] }[] = [
    {
      title: 'returns the current and the next show',
      airings: day,
      hours: -1,
      told: ['Morning', 'Noon'],
    },
    {
      title: 'treats a show as current from its first second',
      airings: day,
      hours: 0,
      told: ['Noon', 'Evening'],
    },
    {
      title: 'returns no current show at the end of a show',
      airings: day,
      hours: 1,
      told: [undefined, 'Evening'],
    },
    { title: 'returns only the next show in a gap', airings: day, hours: 3, told: [undefined, 'Evening'] },
    {
      title: 'returns only the next show before the first show',
      airings: day,
      hours: -9,
      told: [undefined, 'Morning'],
    },
    {
      title: 'returns no next show during the last show',
      airings: day,
      hours: 7,
      told: ['Evening', undefined],
    },
    {
      title: 'returns no shows after the last airing',
      airings: day,
      hours: 11,
      told: [undefined, undefined],
    },
    { title: 'returns no shows without data', airings: [], hours: 0, told: [undefined, undefined] },
    {
      title: 'accepts airings in any order',
      airings: [...day].reverse(),
      hours: -1,
      told: ['Morning', 'Noon'],
    },
    {
      title: 'returns the nested airing that started last',
      airings: [airing('Month', -300, 400), airing('Day', -10, 10), airing('News', 0, 0.1)],
      hours: 0.05,
      told: ['News', undefined],
    },
    {
      title: 'returns the outer airing after the nested airing',
      airings: [airing('Day', -10, 10), airing('News', 0, 0.1)],
      hours: 1,
      told: ['Day', undefined],
    },
    {
      title: 'returns the last of several simultaneous airings',
      airings: [airing('One', 0, 2), airing('Other', 0, 2)],
      hours: 0,
      told: ['Other', undefined],
    },
    {
      title: 'returns the next show that later becomes current',
      airings: [airing('One', 0, 2), airing('Other', 0, 2)],
      hours: -1,
      told: [undefined, 'Other'],
    },
    {
      title: 'skips airings without a length',
      airings: [
        airing('Evicted', 0, 0),
        airing('Onetime', 0, 2),
        airing('Evicted later', 3, 3),
        airing('Late', 4, 5),
      ],
      hours: 0,
      told: ['Onetime', 'Late'],
    },
    {
      title: 'skips an airing that ends before it starts',
      airings: [airing('Backwards', -1, -2)],
      hours: -0.5,
      told: [undefined, undefined],
    },
    {
      title: 'ends an open-ended airing at the next start',
      airings: [airing('Open', -2, null), airing('Noon', 0, 1)],
      hours: 2,
      told: [undefined, undefined],
    },
    {
      title: 'returns an open-ended airing until the next start',
      airings: [airing('Noon', 0, 1), airing('Open', -2, null)],
      hours: -1,
      told: ['Open', 'Noon'],
    },
    {
      title: 'ends an open-ended airing after a day',
      airings: [airing('Open', -25, null)],
      hours: 0,
      told: [undefined, undefined],
    },
    {
      title: 'returns the music after a show as current',
      airings: [airing('Show', -2, -1), airing('Music', -1, 3, null), airing('Evening', 3, 4)],
      hours: 0,
      told: ['Music', 'Evening'],
    },
    {
      title: 'never returns the music after a show as next',
      airings: [airing('Show', -2, 1), airing('Music', 1, 3, null), airing('Evening', 3, 4)],
      hours: 0,
      told: ['Show', 'Evening'],
    },
  ];
  for (const { title, airings, hours, told: received } of moments) {
    it(title, () => assert.deepEqual(at(airings, hours), received));
  }

  it('returns the original objects', () => {
    assert.equal(nowNext(day, NOON).now, day[1]);
  });

  it('reads each airing only a few times', () => {
    let reads = 0;
    const counted = (each: Named): Named =>
      Object.defineProperty({ ...each }, 'start_ts', { get: () => ((reads += 1), each.start_ts) });
    const many = Array.from({ length: 5000 }, (_, index) =>
      counted(airing('Show ' + index, index, index + 1)),
    );
    assert.deepEqual(at(many, 4000.5), ['Show 4000', 'Show 4001']);
    assert.ok(reads <= 10 * many.length, String(reads));
  });
});
