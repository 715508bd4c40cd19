import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCalendar } from '../../../../../src/panel/playout/relay/reader/calendar.js';
import { modernRule, zoneOfHead } from '../../../../../src/panel/playout/relay/reader/vcalendar.js';

/** A Monday. */
const FIRST = Date.UTC(2026, 5, 1, 12) / 1000;
const range = { from: FIRST - 86_400, to: FIRST + 13 * 86_400 };

/** Starts in June 2026, as `8T12:00` in UTC. */
function startsIn(head: readonly string[], event: readonly string[], zone = 'UTC'): string[] {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:1.0',
    ...head,
    'BEGIN:VEVENT',
    'SUMMARY:Show',
    ...event,
    'END:VEVENT',
  ];
  const text = [...lines, 'END:VCALENDAR', ''].join('\r\n');
  return readCalendar(Buffer.from(text), range, zone).map(({ start_ts }) =>
    new Date(Number(start_ts) * 1000).toISOString().slice(8, 16).replace(/^0/, ''),
  );
}
const daysOf = (...event: string[]): string =>
  startsIn([], ['DTSTART:20260601T120000Z', ...event])
    .map((start) => start.split('T')[0])
    .join(' ');

describe('a calendar in vCalendar 1.0 format', () => {
  for (const [rule, days] of [
    ['W1 MO WE #0', '1 3 8 10'],
    ['W1 MO WE FR #4', '1 3 5 8'],
    ['W2 MO #0', '1'],
    ['W1 #0', '1 8'],
    ['W1 MO', '1 8'],
    ['W1 TU TH 20260611', '1 2 4 9 11'],
    ['W1  MO WE  #0', '1 3 8 10'],
    ['D1 #3', '1 2 3'],
    ['d2 #0', '1 3 5 7 9 11 13'],
    ['D1', '1 2'],
    ['D1 20260604T120000Z', '1 2 3 4'],
    ['MP1 2+ TU #0', '1 9'],
    ['MP1 1+ #0', '1'],
    ['MD1 1 10 #0', '1 10'],
    ['YM1 6 #0', '1'],
    ['YD1 160 #0', '1 9'],
  ] as const)
    it(`can contain the rule ${rule}`, () => assert.equal(daysOf(`RRULE:${rule}`), days));

  it('can contain rules for the end of a month', () => {
    assert.equal(modernRule('MD1 1- #0', FIRST), 'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=-1');
    assert.equal(modernRule('MD2 LD #3', FIRST), 'FREQ=MONTHLY;INTERVAL=2;COUNT=3;BYMONTHDAY=-1');
    assert.equal(modernRule('MP1 1- FR SA 2- MO #0', FIRST), 'FREQ=MONTHLY;INTERVAL=1;BYDAY=-1FR,-1SA,-2MO');
  });

  it("can contain rules in iCalendar's format", () => {
    for (const rule of ['FREQ=WEEKLY;BYDAY=MO', 'W', 'D1 x;y', ''])
      assert.equal(modernRule(rule, FIRST), rule);
  });

  it('can contain excluded dates separated by semicolons', () =>
    assert.equal(daysOf('RRULE:D1 #4', 'EXDATE:20260602T120000Z;20260603T120000Z'), '1 4'));

  for (const [head, start] of [
    [['TZ:-05'], '1T17:00'],
    [['TZ:+0530'], '1T06:30'],
    [['TZ:+03', 'DAYLIGHT:FALSE'], '1T09:00'],
    [['TZ:-05', 'DAYLIGHT:TRUE;-04;20260308T020000;20261101T020000;EST;EDT'], '1T16:00'],
    [['TZ:+01', 'DAYLIGHT:TRUE;+02;20190331T020000;20191027T030000;;'], '1T10:00'],
    [['TZ:+0100', 'DAYLIGHT:TRUE;+0200;20260329T010000Z;20261025T010000Z;CET;CEST'], '1T10:00'],
    [['TZ:nonsense'], '1T03:00'],
    [[], '1T03:00'],
  ] as const)
    it(`uses the zone in its header: ${head.join(' ')}`, () =>
      assert.deepEqual(startsIn(head, ['DTSTART:20260601T120000'], 'Asia/Tokyo'), [start]));

  it('the clocks change in the same week every year', () => {
    assert.equal(
      zoneOfHead('TZ:+01\r\nDAYLIGHT:TRUE;+02;20250330T020000;20251026T030000;CET;CEST\r\n'),
      '<std>-1:00<dst>-2:00,M3.5.0/2:00,M10.5.0/3:00',
    );
  });
});
