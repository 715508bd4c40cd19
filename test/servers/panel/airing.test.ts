import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readRule } from '../../../src/servers/panel/airing-rule.js';
import { readAiring } from '../../../src/servers/panel/airing.js';

/** 2026-03-06T09:00:00Z */
const START = 1772787600;
const READABLE = '2026-03-06T09:00:00Z';

const sent = {
  id: 7,
  server: 1,
  name: 'Morning show',
  periodicity: 'periodic',
  cast_type: 'radioshow',
  start_time: '10:00:00',
  wd_fri: true,
  color: '#1f6feb',
  color2: null,
  dj: 3,
  playlist: null,
  rotation: null,
  local_time: '10:00:00',
  timezone: 'Europe/Berlin',
  parent_id: null,
  start_ts: START,
  end_ts: START + 7200,
  start_ts_utc_readable: READABLE,
};

describe('readAiring', () => {
  it('keeps the fields that a page needs', () => {
    assert.deepEqual(readAiring(sent), {
      id: 7,
      parent_id: null,
      name: 'Morning show',
      cast_type: 'radioshow',
      dj: 3,
      playlist: null,
      rotation: null,
      color: '#1f6feb',
      color2: null,
      timezone: 'Europe/Berlin',
      local_time: '10:00:00',
      start_ts: START,
      end_ts: START + 7200,
    });
  });

  it('is idempotent', () => {
    assert.deepEqual(readAiring(readAiring(sent)), readAiring(sent));
  });

  const times: [title: string, given: object, start: number | null, end?: number | null][] = [
    [
      'uses the formatted start if start_ts is wall time',
      { start_ts: START + 3600, end_ts: START + 10800 },
      START,
      START + 7200,
    ],
    ['uses start_ts without a valid formatted start', { start_ts_utc_readable: 'soon' }, START, START + 7200],
    [
      'treats a formatted start without a Z as UTC',
      { start_ts_utc_readable: '2026-03-06 09:00:00' },
      START,
      START + 7200,
    ],
    ["doesn't require start_ts", { start_ts: null }, START, START + 7200],
    [
      'accepts seconds as a string',
      { start_ts: String(START), end_ts: String(START + 60), start_ts_utc_readable: '' },
      START,
      START + 60,
    ],
    ['keeps a missing end as unknown', { end_ts: 'None' }, START, null],
    ['treats an end before the start as unknown', { end_ts: START - 60 }, START, null],
    ['keeps an airing without a length', { end_ts: START }, START, START],
    ['keeps an airing that lasts a month', { end_ts: START + 31 * 86400 }, START, START + 31 * 86400],
    ['returns null without a start', { start_ts: undefined, start_ts_utc_readable: undefined }, null],
    ["returns null if the start isn't a date", { start_ts: 1e18, start_ts_utc_readable: '' }, null],
    ["treats an end that isn't a date as unknown", { end_ts: 1e18 }, START, null],
  ];
  for (const [title, given, start, end] of times) {
    it(title, () => {
      const airing = readAiring({ ...sent, ...given });
      assert.equal(airing?.start_ts ?? null, start);
      if (start !== null) assert.equal(airing!.end_ts, end);
    });
  }

  it('drops unreadable fields', () => {
    for (const color of ['red', 'javascript:x', '#12', '#12345', 'url(#a)', '#fff;x', 12, null]) {
      assert.equal(readAiring({ ...sent, color })!.color, null, String(color));
    }
    assert.equal(readAiring({ ...sent, color: '#FFF', color2: '#aabbccdd' })!.color2, '#aabbccdd');
    const odd = readAiring({ ...sent, cast_type: 'constructor', dj: 'Ana', name: '', id: 'x' })!;
    assert.deepEqual([odd.cast_type, odd.dj, odd.name, odd.id], [null, null, null, null]);
  });

  it("returns null for values that aren't airings", () => {
    for (const value of [null, undefined, 'x', 7, [], {}]) assert.equal(readAiring(value), null);
  });
});

describe('readRule', () => {
  it('returns the fields needed for expansion', () => {
    const rule = readRule({
      ...sent,
      start_time: '10:00',
      wd_mon: '1',
      wd_tue: 'True',
      wd_sun: 0,
      week_2: true,
    })!;
    assert.deepEqual(
      [rule.start_time, rule.wd_mon, rule.wd_tue, rule.wd_fri, rule.wd_sun],
      ['10:00', true, true, true, false],
    );
    assert.deepEqual([rule.week_1, rule.week_2], [false, true]);
    assert.deepEqual(
      [rule.periodicity, rule.cast_type, rule.name],
      ['periodic', 'radioshow', 'Morning show'],
    );
  });

  it('returns a weekly rule if week flags are missing', () => {
    const { week_1, week_2, week_3, week_4 } = readRule(sent)!;
    assert.deepEqual([week_1, week_2, week_3, week_4], [true, true, true, true]);
  });

  it('returns null if the time of day is missing', () => {
    for (const start_time of [null, '', 'soon', 'None', 10])
      assert.equal(readRule({ ...sent, start_time }), null);
    assert.equal(readRule(null), null);
  });
});
