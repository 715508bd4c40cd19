/** Parses calendar files with a parser that isn't part of this project. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expandGrid } from '../../src/schedule/expand-grid.js';
import { calendarFile, type CalendarOf } from '../../src/schedule/ics.js';
import { settled, type AnyAiring } from '../../src/schedule/settled.js';
import { airing } from './airings.js';
import { show, utc, weekly } from './events.js';

const NOW = utc('2026-11-21 01:00');
const of: CalendarOf<AnyAiring> = {
  name: 'Radio Onair',
  zone: 'Europe/Berlin',
  station: 'panel.example-1',
  now: NOW,
};

function fileOf(airings: AnyAiring[], changes: Partial<CalendarOf<AnyAiring>> = {}): string {
  return calendarFile(settled(airings, Infinity), { ...of, ...changes });
}

function calendarIn(file: string): ICAL.Component {
  // Decoded like a file, so that an invalid byte sequence would change the text.
  return new ICAL.Component(
    ICAL.parse(new TextDecoder().decode(new TextEncoder().encode(file))) as unknown[],
  );
}

function eventsIn(file: string): ICAL.Event[] {
  return calendarIn(file)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
}

const named = (name: string): string => fileOf([airing(1, '2026-11-16 10:00', '2026-11-16 11:00', { name })]);

describe('calendarFile', () => {
  const WEEKS: [zone: string, from: string, why: string][] = [
    ['Europe/Berlin', '2026-03-22 23:00', 'the clocks go forward'],
    ['Europe/Berlin', '2026-10-18 22:00', 'the clocks go back'],
    ['America/New_York', '2026-03-02 05:00', 'the clocks go forward'],
    ['America/New_York', '2026-10-26 04:00', 'the clocks go back'],
    ['Australia/Lord_Howe', '2026-09-27 13:30', 'half an hour forward'],
    ['Australia/Lord_Howe', '2026-03-29 13:00', 'half an hour back'],
    ['Asia/Kolkata', '2026-03-22 18:30', 'no clock changes'],
    ['Pacific/Apia', '2021-03-28 10:00', 'the clocks go back'],
    ['Pacific/Apia', '2020-09-20 11:00', 'the clocks go forward'],
  ];
  for (const [zone, from, why] of WEEKS) {
    it(`writes a week in ${zone} (${why})`, () => {
      const events = [
        weekly(1, '01:30', show('02:15', { name: 'Nacht; eins, zwei', playlist_after_radioshow: 7 })),
        weekly(2, '02:30', { name: 'Früh ☕' }),
        weekly(3, '12:00', { name: 'Mittag' }),
        weekly(4, '23:00', show('01:00', { name: 'ليل' }), '67'),
      ];
      const range = { start_ts: utc(from), end_ts: utc(from) + 7 * 86_400 };
      const airings = settled(expandGrid(events, range, { zone }), range.end_ts);
      assert.ok(airings.length > 20);
      const read = eventsIn(calendarFile(airings, { ...of, zone })).map(({ summary, startDate, endDate }) => [
        summary,
        startDate.toUnixTime(),
        endDate.toUnixTime(),
      ]);
      assert.deepEqual(
        read,
        airings.map(({ name, start_ts, end_ts }) => [name, start_ts, end_ts]),
      );
    });
  }

  it('distinguishes the two occurrences of a repeated hour', () => {
    const file = fileOf([
      airing(1, '2026-10-25 00:30', '2026-10-25 01:00'),
      airing(2, '2026-10-25 01:30', '2026-10-25 02:00'),
    ]);
    assert.deepEqual(
      eventsIn(file).map(({ startDate }) => startDate.toUnixTime()),
      [utc('2026-10-25 00:30'), utc('2026-10-25 01:30')],
    );
  });

  it("includes the station's name and zone", () => {
    const calendar = calendarIn(named('Show'));
    const value = (name: string) => calendar.getFirstPropertyValue(name);
    assert.equal(value('version'), '2.0');
    assert.ok(value('prodid'));
    assert.equal(value('x-wr-calname'), 'Radio Onair');
    assert.equal(value('x-wr-timezone'), 'Europe/Berlin');
    const stamp = calendar.getFirstSubcomponent('vevent')!.getFirstPropertyValue('dtstamp') as ICAL.Time;
    assert.equal(stamp.toUnixTime(), NOW);
  });

  it('gives each airing a stable UID', () => {
    const airings = [
      airing(1, '2026-11-16 10:00', '2026-11-16 11:00'),
      airing(1, '2026-11-17 10:00', '2026-11-17 11:00'),
      airing(null, '2026-11-16 11:00', '2026-11-16 12:00', { parent_id: 1 }),
      airing(2, '2026-11-16 10:00', '2026-11-16 11:00'),
    ];
    const ids = eventsIn(fileOf(airings)).map(({ uid }) => uid);
    assert.equal(new Set(ids).size, 4);
    const later = eventsIn(fileOf(airings, { now: NOW + 60 })).map(({ uid }) => uid);
    assert.deepEqual(later, ids);
    const elsewhere = eventsIn(fileOf(airings, { station: 'panel.example-2' })).map(({ uid }) => uid);
    assert.ok(elsewhere.every((uid) => !ids.includes(uid)));
  });

  it('includes the description of an airing', () => {
    const file = fileOf([airing(1, '2026-11-16 10:00', '2026-11-16 11:00')], {
      describe: ({ id }) => `With ${id},\nand more`,
    });
    assert.equal(eventsIn(file)[0]!.description, 'With 1,\nand more');
    assert.ok(!named('Show').includes('DESCRIPTION'));
  });

  it('marks its events as free', () => assert.match(named('Show'), /\r\nTRANSP:TRANSPARENT\r\n/));

  it('writes an airing without a length', () => {
    const file = fileOf([airing(1, '2026-11-16 10:00', '2026-11-16 10:00')]);
    assert.ok(!file.includes('DTEND'));
    const [event] = eventsIn(file);
    assert.equal(event!.endDate.toUnixTime(), event!.startDate.toUnixTime());
  });

  it('omits airings in unsupported years', () => {
    const file = fileOf([
      airing(1, '1969-12-31 23:00', '1970-01-01 01:00'),
      { ...airing(2, '2026-11-16 10:00', null), end_ts: 8e15 },
      { ...airing(3, '2026-11-16 10:00', null), start_ts: NaN },
      airing(4, '2026-11-16 10:00', '2026-11-16 11:00'),
    ]);
    assert.deepEqual(
      eventsIn(file).map(({ summary }) => summary),
      ['Event 4'],
    );
  });

  it('accepts a calendar without events', () => assert.deepEqual(eventsIn(fileOf([])), []));

  const HOSTILE: [why: string, name: string, read?: string][] = [
    ["iCalendar's special characters", 'a,b;c:d\\e"f\\n'],
    ['a line break', 'one\ntwo'],
    ['a Windows line break', 'one\r\ntwo', 'one\ntwo'],
    ['a lone carriage return', 'one\rtwo', 'one\ntwo'],
    [
      'an embedded event',
      'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:y',
      'x\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:y',
    ],
    [
      'an embedded event after other line endings',
      'x\u2028BEGIN:VEVENT\u0085END:VEVENT\u2029\v\f',
      'x\nBEGIN:VEVENT\nEND:VEVENT\n\n\n',
    ],
    ['control characters', 'a\0b\x07c\x1bd\x7fe\x9ff\tg', 'abcdef\tg'],
    ['emoji', '👩‍👩‍👧‍👦'.repeat(40)],
    ['right-to-left text', 'صباح الخير يا إذاعة '.repeat(20)],
    ['bidirectional control characters', '\u202eevil\u202c \u2067x\u2069'],
    ['a lone surrogate', 'a\ud83db', 'a\ufffdb'],
    ['2,000 characters', 'Ünïcödé '.repeat(250)],
    ['2,000 characters that are all escaped', ',;\\\n'.repeat(500)],
    ['markup', '<script>alert(1)</script> &amp;'],
    ['no characters', ''],
    ['only spaces', '   '],
  ];
  for (const [why, name, read = name] of HOSTILE) {
    it(`escapes a name with ${why}`, () => {
      const events = eventsIn(named(name));
      assert.deepEqual(
        events.map(({ summary }) => summary ?? ''),
        [read],
      );
    });
  }

  it('escapes hostile station names, zones and descriptions', () => {
    const evil = 'x\r\nEND:VCALENDAR\r\nBEGIN:VEVENT';
    const file = fileOf([airing(1, '2026-11-16 10:00', '2026-11-16 11:00')], {
      name: evil,
      zone: evil,
      station: evil,
      describe: () => evil,
    });
    assert.equal(eventsIn(file).length, 1);
    assert.equal(file.match(/^BEGIN:VEVENT/gm)?.length, 1);
    assert.equal(file.match(/^END:VCALENDAR/gm)?.length, 1);
  });

  it('folds lines at 75 octets', () => {
    const anyName = fc.string({ unit: 'binary', maxLength: 300, size: 'max' });
    const property = fc.property(anyName, (name) => {
      const file = named(name);
      const lines = file.split('\r\n');
      assert.equal(lines.pop(), '');
      for (const line of lines) {
        assert.ok(!/[\r\n]/.test(line));
        const octets = new TextEncoder().encode(line);
        assert.ok(octets.length <= 75);
        // A split character would be decoded as different characters.
        assert.equal(new TextDecoder().decode(octets), line);
      }
      const read = eventsIn(file);
      const expected = name
        .replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '\n')
        .replace(/(?![\t\n])\p{Cc}/gu, '');
      assert.deepEqual(
        read.map(({ summary }) => summary ?? ''),
        [expected],
      );
    });
    fc.assert(property, { seed: 20261121, numRuns: 200 });
  });
});
