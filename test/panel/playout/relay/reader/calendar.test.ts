import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCalendar } from '../../../../../src/panel/playout/relay/reader/calendar.js';
import { SourceFailure } from '../../../../../src/panel/playout/relay/source/source-failure.js';

const range = {
  from: Date.parse('2026-03-23T00:00:00Z') / 1000,
  to: Date.parse('2026-04-06T00:00:00Z') / 1000,
};

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@x', ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR', ''].join('\r\n');

/** Name, start and end in UTC. */
function read(...parts: string[]): string[] {
  const airings = readCalendar(calendar(...parts), range, 'Europe/Berlin');
  const text = (ts: unknown) => new Date(Number(ts) * 1000).toISOString().slice(5, 16);
  return airings.map(({ name, start_ts, end_ts }) => `${String(name)} ${text(start_ts)} ${text(end_ts)}`);
}

describe('reading a calendar', () => {
  it('keeps the local time of a weekly show across a clock change', () => {
    const lines = ['DTSTART;TZID=Europe/Berlin:20250106T200000', 'DTEND;TZID=Europe/Berlin:20250106T220000'];
    assert.deepEqual(read(event(...lines, 'RRULE:FREQ=WEEKLY;BYDAY=SA,SU', 'SUMMARY:Late')), [
      'Late 03-28T19:00 03-28T21:00',
      'Late 03-29T18:00 03-29T20:00',
      'Late 04-04T18:00 04-04T20:00',
      'Late 04-05T18:00 04-05T20:00',
    ]);
  });

  it('reads times without a zone, in UTC, in a known zone, and in a zone that only the file defines', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Harbour Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:+0500',
      'TZOFFSETTO:+0500',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n');
    assert.deepEqual(
      read(
        zone,
        event('DTSTART:20260325T100000', 'DURATION:PT1H', 'SUMMARY:Here'),
        event('DTSTART:20260325T100000Z', 'DURATION:PT1H', 'SUMMARY:Zulu'),
        event('DTSTART;TZID=Harbour Standard Time:20260325T100000', 'DURATION:PT1H', 'SUMMARY:Harbour'),
        event('DTSTART;TZID=America/New_York:20260325T100000', 'DURATION:PT1H', 'SUMMARY:York'),
      ),
      [
        'Here 03-25T09:00 03-25T10:00',
        'Zulu 03-25T10:00 03-25T11:00',
        'Harbour 03-25T05:00 03-25T06:00',
        'York 03-25T14:00 03-25T15:00',
      ],
    );
  });

  it('applies excluded, moved and cancelled days, and omits all-day events', () => {
    const start = 'DTSTART;TZID=Europe/Berlin:20260302T100000';
    assert.deepEqual(
      read(
        event(
          start,
          'DURATION:PT1H',
          'RRULE:FREQ=DAILY;UNTIL=20260328T235959Z',
          'EXDATE;TZID=Europe/Berlin:20260324T100000',
          'SUMMARY:Day',
        ),
        event(
          'RECURRENCE-ID;TZID=Europe/Berlin:20260325T100000',
          'DTSTART;TZID=Europe/Berlin:20260325T150000',
          'DURATION:PT2H',
          'SUMMARY:Long day',
        ),
        event(
          'RECURRENCE-ID;TZID=Europe/Berlin:20260326T100000',
          'DTSTART;TZID=Europe/Berlin:20260326T100000',
          'DURATION:PT1H',
          'STATUS:CANCELLED',
        ),
        event('DTSTART;VALUE=DATE:20260325', 'SUMMARY:Holiday'),
      ),
      [
        'Day 03-23T09:00 03-23T10:00',
        'Long day 03-25T14:00 03-25T16:00',
        'Day 03-27T09:00 03-27T10:00',
        'Day 03-28T09:00 03-28T10:00',
      ],
    );
  });

  it('lists a one-off event after the weekly show at the same time, so that it replaces the show', () => {
    const time = ['DTSTART:20260324T200000Z', 'DTEND:20260324T220000Z'];
    const weekly = event(...time, 'RRULE:FREQ=WEEKLY', 'SUMMARY:Weekly');
    const special = event(...time, 'SUMMARY:Special').replace('UID:1@x', 'UID:2@x');
    for (const parts of [
      [weekly, special],
      [special, weekly],
    ]) {
      assert.deepEqual(read(...parts), [
        'Weekly 03-24T20:00 03-24T22:00',
        'Weekly 03-31T20:00 03-31T22:00',
        'Special 03-24T20:00 03-24T22:00',
      ]);
    }
  });

  it('survives rules that never match or match too often', () => {
    const start = ['DTSTART:20260301T100000Z', 'DURATION:PT1M'];
    const rules = [
      'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=NEVER',
      'FREQ=SECONDLY',
    ];
    const hostile = rules.map((rule) => event(...start, `RRULE:${rule}`, 'SUMMARY:Hostile'));
    const airings = read(...hostile, event('DTSTART:20260325T100000Z', 'DURATION:PT1H', 'SUMMARY:Show'));
    assert.ok(airings.length < 2000);
    assert.equal(airings[0], 'Show 03-25T10:00 03-25T11:00');
  });

  it('truncates a name of 1.9 MB', () => {
    const summary = `SUMMARY:${'a\\n'.repeat(630_000)}`;
    const airings = readCalendar(
      calendar(
        event('DTSTART:20260324T100000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY', summary),
        event('DTSTART:20260325T100000Z', 'DURATION:PT1H', 'SUMMARY:Show'),
      ),
      range,
      'UTC',
    );
    assert.equal(airings.at(-1)?.name, 'Show');
    assert.equal(airings[0]?.name, 'a '.repeat(100).trim());
  });

  it("throws if the text isn't a calendar", () => {
    for (const text of ['', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD\r\n', '{"a":1}', 'BEGIN:VCALENDAR'])
      assert.throws(() => readCalendar(text, range, 'UTC'), SourceFailure, text);
  });
});
