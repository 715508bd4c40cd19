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

const airingsIn = (text: string, onLeftOut?: (reason: string) => void) =>
  readCalendar(Buffer.from(text), range, 'UTC', onLeftOut);

/** Name, start and end in UTC. */
const read = (...parts: string[]): string[] => readBytes(Buffer.from(calendar(...parts)));

function readBytes(bytes: Uint8Array): string[] {
  const airings = readCalendar(bytes, range, 'Europe/Berlin');
  const text = (ts: unknown) => new Date(Number(ts) * 1000).toISOString().slice(5, 16);
  return airings.map(({ name, start_ts, end_ts }) => `${String(name)} ${text(start_ts)} ${text(end_ts)}`);
}

describe('readCalendar', () => {
  it("keeps a show's local time across clock changes", () => {
    const lines = ['DTSTART;TZID=Europe/Berlin:20250106T200000', 'DTEND;TZID=Europe/Berlin:20250106T220000'];
    assert.deepEqual(read(event(...lines, 'RRULE:FREQ=WEEKLY;BYDAY=SA,SU', 'SUMMARY:Late')), [
      'Late 03-28T19:00 03-28T21:00',
      'Late 03-29T18:00 03-29T20:00',
      'Late 04-04T18:00 04-04T20:00',
      'Late 04-05T18:00 04-05T20:00',
    ]);
  });

  it('counts the days of a duration in local time', () => {
    const endOf = (length: string, ...lines: string[]): string | undefined =>
      read(
        event('DTSTART;TZID=Europe/Berlin:20260328T120000', `DURATION:${length}`, 'SUMMARY:Day', ...lines),
      )[0]?.slice(16);
    for (const [length, end] of [
      ['PT24H', '03-29T11:00'],
      ['P1D', '03-29T10:00'],
      ['P1DT1H', '03-29T11:00'],
      ['P1W', '04-04T10:00'],
    ] as const)
      assert.equal(endOf(length), end, length);
    const added = (period: string): string[] =>
      read(
        event(
          'DTSTART;TZID=Europe/Berlin:20260324T120000',
          'DURATION:PT1H',
          `RDATE;TZID=Europe/Berlin;VALUE=PERIOD:20260328T120000/${period}`,
          'SUMMARY:A',
        ),
      );
    assert.equal(added('PT24H')[1], 'A 03-28T11:00 03-29T11:00');
    assert.equal(added('P1D')[1], 'A 03-28T11:00 03-29T10:00');
  });

  it('parses times with and without zones', () => {
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

  it('applies excluded, moved and cancelled occurrences', () => {
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

  it('lists a one-off event after the weekly show', () => {
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

  /** A daily show from 10:00 to 11:00 in Berlin, which is 09:00Z in winter. */
  const daily = (...lines: string[]) =>
    event(
      'DTSTART;TZID=Europe/Berlin:20260324T100000',
      'DTEND;TZID=Europe/Berlin:20260324T110000',
      'RRULE:FREQ=DAILY;COUNT=3',
      'SUMMARY:Day',
      ...lines,
    );
  const days = ['Day 03-24T09:00 03-24T10:00', 'Day 03-25T09:00 03-25T10:00', 'Day 03-26T09:00 03-26T10:00'];
  const [first, second, third] = days;

  it('omits occurrences excluded in any notation', () => {
    for (const line of [
      'EXDATE:20260325T090000Z',
      'EXDATE;TZID=Europe/Berlin:20260325T100000',
      'EXDATE;TZID=W. Europe Standard Time:20260325T100000',
      'EXDATE;TZID=America/New_York:20260325T050000',
      'EXDATE:20260325T100000',
      'EXDATE;VALUE=DATE:20260325',
      'EXDATE:20260325',
      'EXDATE;TZID=Europe/Berlin:20260325T000000',
      'EXDATE;TZID=Europe/Berlin:20260425T100000;20260325T100000',
      'EXDATE;TZID=Mars/Phobos:20260325T100000',
    ])
      assert.deepEqual(read(daily(line)), [first, third], line);
  });

  it('moves an occurrence identified in any notation', () => {
    for (const line of [
      'RECURRENCE-ID:20260325T090000Z',
      'RECURRENCE-ID;TZID=Europe/Berlin:20260325T100000',
      'RECURRENCE-ID;TZID=Romance Standard Time:20260325T100000',
      'RECURRENCE-ID:20260325T100000',
      'RECURRENCE-ID;VALUE=DATE:20260325',
      'RECURRENCE-ID;TZID=Europe/Berlin:20260325T000000',
    ]) {
      const moved = event(line, 'DTSTART:20260325T200000Z', 'DURATION:PT2H');
      assert.deepEqual(read(daily(), moved), [first, 'Day 03-25T20:00 03-25T22:00', third], line);
    }
  });

  it('excludes only the occurrence at midnight', () => {
    const excluded = (start: string, rule: string, midnight: string) =>
      read(event(`DTSTART${start}`, 'DURATION:PT1H', `RRULE:${rule}`, `EXDATE${midnight}`, 'SUMMARY:A'));
    assert.deepEqual(
      excluded(';TZID=America/New_York:20260323T200000', 'FREQ=DAILY;COUNT=3', ':20260325T000000Z'),
      ['A 03-24T00:00 03-24T01:00', 'A 03-26T00:00 03-26T01:00'],
    );
    assert.deepEqual(excluded(':20260325T000000', 'FREQ=HOURLY;COUNT=2', ':20260325T000000'), [
      'A 03-25T00:00 03-25T01:00',
    ]);
  });

  it('includes moved occurrences if their series is missing', () => {
    const moved = event(
      'RECURRENCE-ID:20260501T090000Z',
      'DTSTART:20260327T090000Z',
      'DTEND:20260327T100000Z',
      'SUMMARY:Early',
    );
    const series = event('DTSTART:20260501T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY', 'SUMMARY:May');
    assert.deepEqual(read(series, moved), ['Early 03-27T09:00 03-27T10:00']);
    assert.deepEqual(read(moved), ['Early 03-27T09:00 03-27T10:00']);
  });

  it('applies changes to all following occurrences', () => {
    const change = event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20260325T090000Z',
      'DTSTART;TZID=Europe/Berlin:20260325T120000',
      'DTEND;TZID=Europe/Berlin:20260325T123000',
      'SUMMARY:Noon',
    );
    assert.deepEqual(read(daily(), change), [
      first,
      'Noon 03-25T11:00 03-25T11:30',
      'Noon 03-26T11:00 03-26T11:30',
    ]);
  });

  it('uses the version with the highest SEQUENCE', () => {
    const change = (hour: string, ...lines: string[]) =>
      event(
        'RECURRENCE-ID:20260325T090000Z',
        `DTSTART:20260325T${hour}0000Z`,
        'DURATION:PT1H',
        'SUMMARY:Day',
        ...lines,
      );
    const at = (hour: number) => [first, `Day 03-25T${hour}:00 03-25T${hour + 1}:00`, third];
    assert.deepEqual(read(daily(), change('20', 'SEQUENCE:3'), change('21', 'SEQUENCE:2')), at(20));
    assert.deepEqual(read(daily(), change('20'), change('21')), at(21));
    assert.deepEqual(
      read(daily(), change('20', 'DTSTAMP:20260302T000000Z'), change('21', 'DTSTAMP:20260301T000000Z')),
      at(20),
    );
    const once = (hour: string, ...lines: string[]) =>
      event(`DTSTART:20260325T${hour}0000Z`, 'DURATION:PT1H', 'SUMMARY:Once', ...lines);
    const newest = ['Once 03-25T20:00 03-25T21:00'];
    assert.deepEqual(read(once('20', 'SEQUENCE:10'), once('19', 'SEQUENCE:9')), newest);
    assert.deepEqual(read(once('19'), once('20', 'SEQUENCE:1')), newest);
    assert.deepEqual(read(once('20'), once('20')), newest);
    assert.deepEqual(read(once('20'), once('20', 'SEQUENCE:1', 'STATUS:CANCELLED')), []);
    const outside = event('DTSTART:20260625T200000Z', 'SEQUENCE:1', 'SUMMARY:Once');
    assert.deepEqual(read(once('20'), outside), []);
    const changed = ['LAST-MODIFIED:20260302T000000Z', 'LAST-MODIFIED:20260301T000000Z'] as const;
    assert.deepEqual(read(once('20', changed[0]), once('19', changed[1])), newest);
  });

  it('keeps events that share a UID', () => {
    const once = (hour: string) => event(`DTSTART:20260325T${hour}0000Z`, 'DURATION:PT1H', 'SUMMARY:Once');
    assert.deepEqual(read(once('10'), once('12')), [
      'Once 03-25T10:00 03-25T11:00',
      'Once 03-25T12:00 03-25T13:00',
    ]);
  });

  it('adds extra dates to a series', () => {
    const start = ['DTSTART:20260324T100000Z', 'DURATION:PT1H', 'SUMMARY:Day'];
    const at = (day: number, end = 11) => `Day 03-${day}T10:00 03-${day}T${end}:00`;
    assert.deepEqual(read(event(...start, 'RDATE:20260326T100000Z,20260327T100000Z')), [
      at(24),
      at(26),
      at(27),
    ]);
    assert.deepEqual(
      read(event(...start, 'RRULE:FREQ=DAILY;COUNT=2', 'RDATE:20260325T100000Z,20260327T100000Z')),
      [at(24), at(25), at(27)],
    );
    assert.deepEqual(read(event(...start, 'RDATE;VALUE=DATE:20260326')), [at(24), at(26)]);
    assert.deepEqual(
      read(event(...start, 'RDATE;VALUE=PERIOD:20260326T100000Z/PT2H,20260327T100000Z/20260327T130000Z')),
      [at(24), at(26, 12), at(27, 13)],
    );
  });

  it('accepts UNTIL as a date or time', () => {
    for (const until of ['20260325', '20260325T090000Z', '20260325T100000', '20260325T235959'])
      assert.deepEqual(read(daily().replace('COUNT=3', `UNTIL=${until}`)), [first, second], until);
  });

  it('includes a series that started decades ago', () => {
    const since = (start: string, rule: string) =>
      read(event(`DTSTART:${start}`, 'DURATION:PT30M', `RRULE:${rule}`, 'SUMMARY:Old'));
    assert.equal(since('19700101T120000Z', 'FREQ=DAILY').length, 14);
    assert.deepEqual(since('19700105T120000Z', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'), [
      'Old 03-30T12:00 03-30T12:30',
    ]);
    assert.equal(since('20000101T000000Z', 'FREQ=HOURLY;INTERVAL=3').length, 14 * 8);
    assert.equal(since('19800101T000000Z', 'FREQ=MINUTELY;INTERVAL=60').length, 14 * 24);
    assert.deepEqual(since('19700131T120000Z', 'FREQ=MONTHLY;BYMONTHDAY=-1'), [
      'Old 03-31T12:00 03-31T12:30',
    ]);
    assert.deepEqual(since('19700325T120000Z', 'FREQ=YEARLY'), ['Old 03-25T12:00 03-25T12:30']);
    assert.deepEqual(since('20000101T120000Z', 'FREQ=DAILY;UNTIL=20260101T000000Z'), []);
  });

  it("finds this week's show among 20,000 past events", () => {
    const past = Array.from({ length: 20_000 }, (_, index) =>
      event(
        `DTSTART:20${String(10 + (index % 16)).padStart(2, '0')}0105T100000Z`,
        'DURATION:PT1H',
        'SUMMARY:Past',
      ).replace('UID:1@x', `UID:${index}@past`),
    );
    assert.deepEqual(read(...past, event('DTSTART:20260325T100000Z', 'DURATION:PT1H', 'SUMMARY:Show')), [
      'Show 03-25T10:00 03-25T11:00',
    ]);
  });

  it('recognizes time zone names of various calendar programs', () => {
    const start = (zone: string) =>
      read(event(`DTSTART;TZID=${zone}:20260325T133000`, 'DURATION:PT1H', 'SUMMARY:Show'))[0]?.slice(5, 16);
    for (const [zone, expected] of [
      ['"(UTC-05:00) Eastern Time (US & Canada)"', '03-25T17:30'],
      ['(UTC-05:00) Eastern Time (US & Canada)', '03-25T17:30'],
      ['Eastern Standard Time', '03-25T17:30'],
      ['Eastern Daylight Time', '03-25T17:30'],
      ['W. Europe Standard Time', '03-25T12:30'],
      ['"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"', '03-25T12:30'],
      ['/freeassociation.sourceforge.net/Europe/Berlin', '03-25T12:30'],
      ['/citadel.org/20210210_1/America/Argentina/Buenos_Aires', '03-25T16:30'],
      ['Europe/Kiev', '03-25T11:30'],
      ['Europe/Kyiv', '03-25T11:30'],
      ['GMT+0200', '03-25T11:30'],
      ['Romance', '03-25T12:30'],
      ['W. Europe', '03-25T12:30'],
      ['"UTC-05:30"', '03-25T19:00'],
      ['"(UTC-06:00) Nowhere"', '03-25T19:30'],
      ['tzone://Microsoft/Utc', '03-25T13:30'],
      ['America-New_York', '03-25T17:30'],
      ['Eastern Standard Time (New York)', '03-25T17:30'],
      ['W. Europe Standard Time 1', '03-25T12:30'],
      ['Central European Summer Time', '03-25T12:30'],
      ['Greenwich Mean Time', '03-25T13:30'],
      ['Japan Standard Time', '03-25T04:30'],
      ['Kamchatka Standard Time', '03-25T01:30'],
      ['UTC+5.5', '03-25T08:00'],
      ['UTC+5.75', '03-25T07:45'],
      ['"(GMT+05.30) Chennai, Kolkata"', '03-25T08:00'],
      ['UTC+0', '03-25T13:30'],
      ['Etc/GMT-1', '03-25T12:30'],
      ['Z', '03-25T13:30'],
      ['PDT', '03-25T20:30'],
      ['CEST', '03-25T12:30'],
      ['BST', '03-25T13:30'],
      ['AEST', '03-25T02:30'],
      ['America%2FNew_York', '03-25T17:30'],
      // Names that mean no zone.
      ['None', '03-25T12:30'],
      ['undefined', '03-25T12:30'],
      ['floating', '03-25T12:30'],
      ['', '03-25T12:30'],
    ] as const)
      assert.equal(start(zone), expected, zone);
  });

  it("accepts Outlook's localized zone names", () => {
    for (const [zone, expected] of [
      ['(UTC+01:00) Sarajewo\\, Skopie\\, Warszawa\\, Zagrzeb', '03-30T18:00'],
      ['(UTC+02:00) Αθήνα\\, Βουκουρέστι', '03-30T18:00'],
      ['(UTC+01:00)', '03-30T19:00'],
      ['GMT+0100', '03-30T19:00'],
    ])
      assert.deepEqual(
        read(event(`DTSTART;TZID=${zone}:20260330T200000`, 'DURATION:PT1H', 'SUMMARY:Show')).map((each) =>
          each.slice(5, 16),
        ),
        [expected],
        zone,
      );
  });

  it('applies the clock changes of Windows zones', () => {
    const zone = (name: string, offset: string) =>
      [
        ...['BEGIN:VTIMEZONE', `TZID:${name}`, 'BEGIN:STANDARD', 'DTSTART:16010101T000000'],
        ...[`TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`, 'END:STANDARD', 'END:VTIMEZONE'],
      ].join('\r\n');
    const show = (name: string) =>
      event(`DTSTART;TZID=${name}:20260330T200000`, 'DURATION:PT1H', 'SUMMARY:A');
    const windows = 'W. Europe Standard Time';
    assert.deepEqual(read(zone(windows, '+0100'), show(windows)), ['A 03-30T18:00 03-30T19:00']);
    // China's zone has the abbreviation of Chicago's.
    assert.deepEqual(read(zone('CST', '+0800'), show('CST')), ['A 03-30T12:00 03-30T13:00']);
    assert.deepEqual(read(zone('Mine', '+0100'), show('Mine')), ['A 03-30T19:00 03-30T20:00']);
  });

  it('omits an event in an unknown time zone', () => {
    const reasons: string[] = [];
    const airings = airingsIn(
      calendar(
        event('DTSTART;TZID=Mars/Phobos:20260325T100000', 'DURATION:PT1H', 'SUMMARY:Mars'),
        event('DTSTART;TZID=Mars/Phobos:20100325T100000', 'DURATION:PT1H', 'SUMMARY:Long ago'),
        event('DTSTART:20260325T100000Z', 'DURATION:PT1H', 'SUMMARY:Show'),
        event('SUMMARY:No start'),
      ),
      (reason) => reasons.push(reason),
    );
    assert.deepEqual(
      airings.map(({ name }) => name),
      ['Show'],
    );
    assert.deepEqual(reasons, ['it has no valid start', 'unknown time zone "Mars/Phobos"']);
  });

  it('accepts an end time in another time zone', () => {
    assert.deepEqual(
      read(
        event('DTSTART;TZID=Europe/Berlin:20260325T100000', 'DTEND:20260325T110000Z', 'SUMMARY:Flight'),
        event('DTSTART:20260326T100000Z', 'SUMMARY:Open'),
      ),
      ['Flight 03-25T09:00 03-25T11:00', 'Open 03-26T10:00 03-26T10:00'],
    );
  });

  it('uses X-WR-TIMEZONE for times without a zone', () => {
    assert.deepEqual(
      read(
        'X-WR-TIMEZONE:Pacific Standard Time',
        event('DTSTART:20260325T100000', 'DURATION:PT1H', 'SUMMARY:West'),
      ),
      ['West 03-25T17:00 03-25T18:00'],
    );
  });

  it('omits only the invalid lines of an event', () => {
    const body = [
      'BEGIN:VALARM',
      'SUMMARY:Alarm',
      'DURATION:PT5M',
      'END:VALARM',
      'DESCRIPTION:One line',
      'another line without folding',
      'Time: 10:00',
      'RRULE:FREQ=SOMETIMES',
      'X-BAD;=;:',
      'DTSTART;VALUE=DATE:20260325T100000Z',
      'SUMMARY:Rock &amp\\; Roll\\, and ',
      ' more',
      'DTEND;VALUE=DATE:20260325T110000Z',
    ];
    for (const lineBreak of ['\r\n', '\n', '\r'])
      assert.deepEqual(
        read(event(...body)).concat(
          airingsIn(calendar(event(...body)).replaceAll('\r\n', lineBreak)).map(({ name }) => String(name)),
        ),
        ['Rock & Roll, and more 03-25T10:00 03-25T11:00', 'Rock & Roll, and more'],
      );
  });

  it('parses times in other formats', () => {
    for (const start of [
      '20260325T110000',
      '20260325110000',
      '2026-03-25 11:00',
      '2026-03-25T11:00:00.000',
      '20260325T100000.000Z',
    ])
      assert.deepEqual(
        read(event(`DTSTART:${start}`, 'DURATION:PT1H', 'SUMMARY:A')),
        ['A 03-25T10:00 03-25T11:00'],
        start,
      );
  });

  it('parses a fractional duration', () => {
    for (const [length, end] of [
      ['PT1.5H', '11:30'],
      ['PT0,25H', '10:15'],
      ['PT90.5M', '11:30'],
      ['P0DT1H30M', '11:30'],
    ] as const)
      assert.deepEqual(
        read(event('DTSTART:20260325T100000Z', `DURATION:${length}`, 'SUMMARY:A')),
        [`A 03-25T10:00 03-25T${end}`],
        length,
      );
  });

  it('accepts an event without an END:VEVENT line', () => {
    const [unclosed] = event('DTSTART:20260325T100000Z', 'DURATION:PT1H', 'SUMMARY:A').split('END:VEVENT');
    assert.deepEqual(
      read(unclosed!, event('UID:2@x', 'DTSTART:20260326T100000Z', 'DURATION:PT1H', 'SUMMARY:B')),
      ['A 03-25T10:00 03-25T11:00', 'B 03-26T10:00 03-26T11:00'],
    );
  });

  it('throws if the file is truncated', () => {
    const whole = calendar(event('DTSTART:20260325T100000Z', 'SUMMARY:Show'));
    assert.throws(() => airingsIn(whole.slice(0, -30)), /ends early/);
    assert.throws(() => airingsIn(calendar(event('SUMMARY:Show'))), /none of its events/);
    assert.deepEqual(airingsIn(calendar()), []);
  });

  it('parses text in any encoding', () => {
    const text = calendar(event('DTSTART:20260325T100000Z', 'DURATION:PT1H', 'SUMMARY:Café Noir'));
    const utf8 = Buffer.from(text);
    const utf16 = Buffer.from('\uFEFF' + text, 'utf16le');
    const folded = (at: number, fold: string) =>
      Buffer.concat([utf8.subarray(0, at), Buffer.from(fold), utf8.subarray(at)]);
    const accent = utf8.indexOf('é');
    const broken = Buffer.from(text.replace('UID:1@x', 'UID:1@x\r\nDESCRIPTION:cut \0'));
    broken[broken.indexOf(0)] = 0xc3;
    for (const bytes of [
      utf8,
      Buffer.from('\uFEFF' + text),
      Buffer.from(text, 'latin1'),
      utf16,
      utf16.subarray(2),
      Buffer.from(utf16).swap16(),
      folded(accent + 1, '\r\n '),
      folded(accent + 1, '\n\t'),
      folded(accent, '\r\r\n '),
      folded(accent, '\r '),
      folded(text.indexOf('VEVENT') + 3, '\r\n '),
      broken,
      Buffer.from(text.replaceAll('\r\n', '\r\r\n')),
      Buffer.from(text.replaceAll('\r\n', '\r\n\r\n')),
      Buffer.from('<b>Warning</b>: file.php on line 7<br />\n' + text),
    ])
      assert.deepEqual(readBytes(bytes), ['Café Noir 03-25T10:00 03-25T11:00'], bytes.toString('latin1'));
  });

  it('parses indented lines', () => {
    const show = event(
      'DTSTART:20260325T100000Z',
      'DURATION:PT1H',
      'SUMMARY:Café ',
      ' Noir',
      'LOCATION:Studio',
    );
    const other = show.replace('1@x', '2@x').replace('T10', 'T12');
    const lines = calendar(show, other).split('\r\n');
    const indented = (indentOf: (line: string, index: number) => string) =>
      lines.map((line, index) => (line ? indentOf(line, index) + line : line)).join('\r\n');
    let depth = 0;
    const nested = indented((line) => {
      if (line.startsWith('END:')) depth -= 2;
      const indent = ' '.repeat(depth);
      if (line.startsWith('BEGIN:')) depth += 2;
      return indent;
    });
    const isEdge = (line: string) => /^(BEGIN|END):/.test(line);
    for (const text of [
      nested,
      nested.replaceAll('\r\n', '\n'),
      nested.replaceAll('\r\n', '\r\n\r\n'),
      indented(() => '    '),
      indented(() => '\t'),
      // Only the properties, only the edges of events, or all lines but continuations.
      indented((line) => (isEdge(line) ? '' : '  ')),
      indented((line) => (line.endsWith(':VEVENT') ? '  ' : '')),
      indented((line) => (line.startsWith(' ') ? '' : '   ')),
      indented((line) => (line.startsWith('SUMMARY') || line.startsWith(' ') ? '     ' : '  ')),
      indented(() => '  ').replace('  BEGIN:VCALENDAR', 'BEGIN:VCALENDAR'),
    ])
      assert.deepEqual(
        readBytes(Buffer.from(text)),
        ['Café Noir 03-25T10:00 03-25T11:00', 'Café Noir 03-25T12:00 03-25T13:00'],
        text,
      );
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Own',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0300',
    ];
    const zoned = calendar(
      [...zone, 'TZOFFSETTO:+0300', 'END:STANDARD', 'END:VTIMEZONE'].join('\r\n'),
      event('DTSTART;TZID=Own:20260325T100000', 'DURATION:PT1H', 'SUMMARY:A'),
    );
    assert.deepEqual(readBytes(Buffer.from(zoned.replace(/^(?=.)/gm, '  '))), ['A 03-25T07:00 03-25T08:00']);
  });

  it('treats folded lines as text', () => {
    for (const text of [' BEGIN:VEVENT', ' END:VEVENT', ' SUMMARY:No', ' DTSTART:20260327T100000Z'])
      assert.deepEqual(
        read(event('DTSTART:20260325T100000Z', 'DURATION:PT1H', 'SUMMARY:A', 'DESCRIPTION:B', text)),
        ['A 03-25T10:00 03-25T11:00'],
        text,
      );
  });

  it('removes HTML from titles', () => {
    for (const [written, title] of [
      ['Rock &amp;amp; Roll', 'Rock & Roll'],
      ['Rock &#8217;n&#8217; Roll', 'Rock ’n’ Roll'],
      ['<b>Big</b> show', 'Big show'],
      ['CafÃ© Noir â€“ live', 'Café Noir – live'],
      ['&lt;p&gt;Big show&lt;/p&gt;', 'Big show'],
      ['I <3 radio', 'I <3 radio'],
      ['1 < 2 > 0', '1 < 2 > 0'],
      ['One\u2028two', 'One two'],
      ['One\\, two\\; three\\\\n four\\Nfive', 'One, two; three\\n four five'],
    ] as const)
      assert.deepEqual(
        read(event('DTSTART:20260325T100000Z', 'DURATION:PT1H', `SUMMARY:${written}`)),
        [`${title} 03-25T10:00 03-25T11:00`],
        written,
      );
  });

  it('decodes quoted-printable titles', () => {
    const start = ['DTSTART:20260325T100000Z', 'DURATION:PT1H'];
    const quoted = 'ENCODING=QUOTED-PRINTABLE';
    for (const [written, title] of [
      [`SUMMARY;${quoted};CHARSET=UTF-8:Caf=C3=A9 =\r\nNoir=20=3D 1`, 'Café Noir = 1'],
      [`SUMMARY;CHARSET=ISO-8859-1;${quoted}:Caf=E9 =\nNoir`, 'Café Noir'],
      [`SUMMARY;charset="windows-1251";encoding=quoted-printable:=CD=EE=E2=EE=F1=F2=E8`, 'Новости'],
      [`SUMMARY;${quoted}:Caf=E9`, 'Café'],
      ['SUMMARY:E=MC2, =C3=A9', 'E=MC2, =C3=A9'],
    ] as const)
      assert.deepEqual(read(event(...start, written)), [`${title} 03-25T10:00 03-25T11:00`], written);
    const cyrillic = Buffer.from(calendar(event(...start, 'SUMMARY:\xcd\xee\xe2\xee\xf1\xf2\xe8')), 'latin1');
    assert.deepEqual(readBytes(cyrillic), ['Новости 03-25T10:00 03-25T11:00']);
    const picture = event('X-PICTURE;ENCODING=BASE64:AAA=', 'SUMMARY:Show', ...start);
    assert.deepEqual(read(picture), ['Show 03-25T10:00 03-25T11:00']);
  });

  it('reads several calendars that have their own zones', () => {
    const show = event('DTSTART:20260325T100000', 'DURATION:PT1H', 'SUMMARY:Show');
    const other = show.replace('1@x', '2@x');
    const bytes = (...calendars: string[]) => Buffer.from(calendars.join(''));
    assert.deepEqual(
      readBytes(
        bytes(calendar('X-WR-TIMEZONE:America/New_York', show), calendar('TIMEZONE-ID:Asia/Tokyo', other)),
      ),
      ['Show 03-25T14:00 03-25T15:00', 'Show 03-25T01:00 03-25T02:00'],
    );
    assert.deepEqual(readBytes(bytes(calendar('METHOD:CANCEL', show))), []);
    assert.deepEqual(readBytes(bytes(calendar('METHOD:PUBLISH', show), calendar('METHOD:CANCEL', show))), []);
    const cancelled = event('RECURRENCE-ID:20260325T090000Z', 'DTSTART:20260325T090000Z');
    assert.deepEqual(readBytes(bytes(calendar(daily()), calendar('METHOD:CANCEL', cancelled))), [
      first,
      third,
    ]);
  });

  it('omits all-day events written as times', () => {
    const day = ['DTSTART:20260325T000000', 'DTEND:20260326T000000', 'SUMMARY:Day'];
    assert.deepEqual(read(event(...day, 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE')), []);
    assert.deepEqual(read(event(...day, 'X-MICROSOFT-CDO-ALLDAYEVENT:FALSE')).length, 1);
    const reasons: string[] = [];
    const untitled = event('DTSTART:20260325T100000Z', 'DURATION:PT1H');
    airingsIn(calendar(untitled), (reason) => reasons.push(reason));
    assert.deepEqual(reasons, ['it has no title']);
  });

  it('omits events with the status "CANCELED"', () => {
    assert.deepEqual(read(event('DTSTART:20260325T100000Z', 'SUMMARY:Show', 'STATUS:CANCELED')), []);
  });

  it('corrects a night show whose end date is wrong', () => {
    const night = (end: string) => read(event('DTSTART:20260325T220000Z', `DTEND:${end}`, 'SUMMARY:Night'));
    for (const end of ['20260325T020000Z', '20260326T020000Z'])
      assert.deepEqual(night(end), ['Night 03-25T22:00 03-26T02:00'], end);
    for (const end of ['20260325T000000Z', '20260325T240000Z', '20260326'])
      assert.deepEqual(night(end), ['Night 03-25T22:00 03-26T00:00'], end);
  });

  it("keeps a show's length across a skipped hour", () => {
    assert.deepEqual(
      read(event('DTSTART;TZID=Europe/Berlin:20260329T023000', 'DURATION:PT1H', 'SUMMARY:Show')),
      ['Show 03-29T01:30 03-29T02:30'],
    );
  });

  it('resolves a zone defined in the file', () => {
    const rule = (kind: string, from: string, to: string, ...lines: string[]) =>
      [`BEGIN:${kind}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, ...lines, `END:${kind}`].join('\r\n');
    const yearly = [
      rule(
        'STANDARD',
        '+0200',
        '+0100',
        'DTSTART:16010101T030000',
        'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10;',
      ),
      rule('DAYLIGHT', '+0100', '+0200', 'DTSTART:16010101T020000', 'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3'),
    ];
    const dates = [
      rule('STANDARD', '+0200', '+0100', 'DTSTART:20251026T030000', 'RDATE:20261025T030000,20271031T030000'),
      rule('DAYLIGHT', '+0100', '+0200', 'DTSTART:20250330T020000', 'RDATE:20260329T020000,20270328T020000'),
    ];
    const zone = (name: string, rules: readonly string[]) =>
      ['BEGIN:VTIMEZONE', `TZID:${name}`, ...rules, 'END:VTIMEZONE'].join('\r\n');
    for (const [defined, used, rules] of [
      ['Mine', 'Mine', yearly],
      ['Mine', 'MINE', yearly],
      ['"Mine"', 'Mine', yearly],
      ['Sea\\, land', '"Sea, land"', yearly],
      ['Sea\\, land', 'Sea\\, land', yearly],
      ['Sea and la\r\n nd', 'Sea and land', yearly],
      ['Mine', 'Mine', ['no property', 'X-BAD', ...yearly]],
      ['Mine', 'Mine', dates],
      ['BST', 'BST', yearly],
    ] as const)
      assert.deepEqual(
        read(
          zone(defined, rules),
          event(`DTSTART;TZID=${used}:20260325T100000`, 'DURATION:PT1H', 'SUMMARY:Winter'),
          event(`DTSTART;TZID=${used}:20260330T100000`, 'DURATION:PT1H', 'SUMMARY:Summer'),
        ),
        ['Winter 03-25T09:00 03-25T10:00', 'Summer 03-30T08:00 03-30T09:00'],
        `${defined} ${used}`,
      );
  });

  it('expands recurrence rules', () => {
    for (const [rule, start, days] of [
      ['FREQ=YEARLY;BYDAY=12MO', '20200323', '03-23'],
      ['FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', '20200329', '03-29'],
      ['FREQ=YEARLY;BYWEEKNO=13', '20200325', '03-25'],
      ['FREQ=YEARLY;BYWEEKNO=13;BYDAY=MO,FR', '20200323', '03-23 03-27'],
      ['FREQ=YEARLY;BYYEARDAY=84', '20200324', '03-25'],
      ['FREQ=YEARLY;BYMONTH=3;BYDAY=WE;BYSETPOS=-1', '20200325', '03-25'],
      ['FREQ=YEARLY', '20200229', ''],
      ['FREQ=MONTHLY;BYDAY=-1SU', '20250126', '03-29'],
      ['FREQ=MONTHLY;BYDAY=4WE', '20250122', '03-25'],
      ['FREQ=MONTHLY;BYDAY=WE;BYSETPOS=4', '20250122', '03-25'],
      ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '20250131', '03-31'],
      ['FREQ=MONTHLY;BYMONTHDAY=29,30,31;BYSETPOS=-1', '20250131', '03-31'],
      ['FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=-2', '20260130', '03-30'],
      ['FREQ=MONTHLY', '20250131', '03-31'],
      ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1', '20250106', '03-23 03-27 03-30 04-03'],
      ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO', '20260310', '03-24 03-29'],
      ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU', '20260310', '03-24 04-05'],
      ['FREQ=WEEKLY;COUNT=60;BYDAY=MO', '20250203', '03-23'],
      ['FREQ=WEEKLY;COUNT=2122;BYDAY=MO,WE,FR', '20120903', '03-23'],
      ['FREQ=WEEKLY;INTERVAL=2;COUNT=3;BYDAY=WE,MO', '20260311', '03-23 03-25'],
      ['FREQ=DAILY;COUNT=20000', '19710626', '03-23 03-24 03-25 03-26 03-27 03-28'],
      ['FREQ=DAILY;BYDAY=MO,WE;UNTIL=20260330', '20250106', '03-23 03-25 03-30'],
      ['FREQ=DAILY;UNTIL=20260323T235959Z;COUNT=5000', '20250106', '03-23'],
      ['FREQ=HOURLY;INTERVAL=24;COUNT=12000;BYDAY=MO', '20250106', '03-23 03-30'],
      // Rules with mistakes.
      ['freq=weekly; byday=mo, we;', '20250106', '03-23 03-25 03-30 04-01'],
      ['RRULE:FREQ=WEEKLY;BYDAY=MON,', '20250106', '03-23 03-30'],
      ['FREQ=WEEKLY;BYDAY=1MO;FOO=BAR;UNTIL=;WKST=', '20250106', '03-23 03-30'],
      ['FREQ=WEEKLY;INTERVAL=0;COUNT=0;BYDAY=XX', '20250106', '03-23 03-30'],
    ] as const) {
      const lines = [`DTSTART:${start}T100000Z`, 'DURATION:PT1H', `RRULE:${rule}`, 'SUMMARY:Show'];
      const expected = days.split(' ').flatMap((day) => (day ? `Show ${day}T10:00 ${day}T11:00` : []));
      assert.deepEqual(read(event(...lines)), expected, rule);
    }
  });

  it("includes a start date that the rule doesn't match", () => {
    const show = (...lines: string[]) =>
      read(event('DTSTART:20260324T100000Z', 'DURATION:PT1H', 'SUMMARY:Show', ...lines)).map((each) =>
        each.slice(5, 10),
      );
    assert.deepEqual(show('RRULE:FREQ=WEEKLY;BYDAY=FR'), ['03-24', '03-27', '04-03']);
    assert.deepEqual(show('RRULE:FREQ=WEEKLY;BYDAY=FR', 'EXDATE:20260324T100000Z'), ['03-27', '04-03']);
    assert.deepEqual(show('RRULE:FREQ=WEEKLY;BYDAY=FR', 'EXRULE:FREQ=WEEKLY;BYDAY=TU'), ['03-27', '04-03']);
    assert.deepEqual(show('RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20260323T235959Z'), []);
    assert.deepEqual(show('RRULE:FREQ=WEEKLY;UNTIL=20260320'), []);
  });

  it('applies BYSETPOS before COUNT', () => {
    const lastWorkday = (count: number): string[] =>
      read(
        event(
          ...['DTSTART:20260105T100000Z', 'DURATION:PT1H', 'SUMMARY:Show'],
          `RRULE:FREQ=MONTHLY;COUNT=${count};BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1`,
        ),
      );
    assert.deepEqual(lastWorkday(4), ['Show 03-31T10:00 03-31T11:00']);
    assert.deepEqual(lastWorkday(2), []);
  });

  it('omits the dates that an exclusion rule matches', () => {
    assert.deepEqual(read(daily('EXRULE:FREQ=WEEKLY;BYDAY=WE')), [first, third]);
  });

  it('keeps normal shows beside events with extreme rules', () => {
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

  it('omits rules that exceed the step limit', () => {
    const start = ['DTSTART:20260324T100000Z', 'DURATION:PT1H'];
    const endless = Array.from({ length: 100 }, (_, index) =>
      event(...start, 'RRULE:FREQ=SECONDLY', 'SUMMARY:Hostile').replace('UID:1', `UID:${index}`),
    );
    const shows = [
      event(...start, 'RRULE:FREQ=WEEKLY', 'SUMMARY:Weekly').replace('UID:1', 'UID:w'),
      event(...start, 'RRULE:FREQ=DAILY;BYDAY=MO,TU;COUNT=900', 'SUMMARY:Daily').replace('UID:1', 'UID:d'),
      event('DTSTART:20260325T100000Z', 'DURATION:PT1H', 'SUMMARY:Once').replace('UID:1', 'UID:o'),
    ];
    const reasons: string[] = [];
    const airings = airingsIn(calendar(...shows, ...endless), (reason) => reasons.push(reason));
    const names = airings.map(({ name }) => String(name)).filter((name) => name !== 'Hostile');
    assert.deepEqual(names, ['Weekly', 'Weekly', 'Daily', 'Daily', 'Daily', 'Once']);
    assert.deepEqual([...new Set(reasons)], ['it takes too long to read']);
  });

  it('includes each of 2,000 weekly shows', () => {
    const shows = Array.from({ length: 2000 }, (_, index) =>
      event(
        `DTSTART;TZID=Europe/Berlin:2024010${1 + (index % 7)}T1${index % 10}0000`,
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;UNTIL=20260329T235959Z',
        `SUMMARY:Show ${index}`,
      ).replace('UID:1', `UID:${index}`),
    );
    const airings = airingsIn(calendar(...shows), assert.fail);
    assert.equal(new Set(airings.map(({ name }) => name)).size, 2000);
  });

  it('accepts a zone rule that repeats each second', () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Own', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0500'],
      ...['TZOFFSETTO:+0500', 'RRULE:FREQ=SECONDLY', 'END:STANDARD', 'END:VTIMEZONE'],
    ];
    const show = event('DTSTART;TZID=Own:20260325T100000', 'DURATION:PT1H', 'SUMMARY:Show');
    assert.deepEqual(read(...zone, show), ['Show 03-25T05:00 03-25T06:00']);
  });

  it('truncates a name of 1.9 MB', () => {
    const summary = `SUMMARY:${'a\\n'.repeat(630_000)}`;
    const airings = airingsIn(
      calendar(
        event('DTSTART:20260324T100000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY', summary),
        event('DTSTART:20260325T100000Z', 'DURATION:PT1H', 'SUMMARY:Show'),
      ),
    );
    assert.equal(airings.at(-1)?.name, 'Show');
    assert.equal(airings[0]?.name, 'a '.repeat(100).trim());
  });

  it('parses events outside a calendar component', () => {
    const show = event('DTSTART:20260325T100000Z', 'DURATION:PT1H', 'SUMMARY:Show');
    const late = event('DTSTART:20260326T100000Z', 'DURATION:PT1H', 'SUMMARY:Late');
    const shows = ['Show 03-25T10:00 03-25T11:00', 'Late 03-26T10:00 03-26T11:00'];
    for (const text of [`${show}\r\n${late}`, `\ufeff\n${show}\n\n${late}\n\n`])
      assert.deepEqual(readBytes(Buffer.from(text)), shows, JSON.stringify(text));
    assert.throws(() => airingsIn(`${show}\r\n${late.slice(0, -20)}`), /ends early/);
    assert.throws(() => airingsIn(`Our shows\r\n${show}`), /not a calendar/);
  });

  it("throws if the text isn't a calendar", () => {
    for (const text of ['', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD\r\n', '{"a":1}', 'BEGIN:VCALENDAR'])
      assert.throws(() => airingsIn(text), SourceFailure, text);
  });

  it('parses POSIX zones and zone abbreviations', () => {
    for (const [zone, start] of [
      ['EST5EDT,M3.2.0,M11.1.0', '16:00'],
      ['<+03>-3', '09:00'],
      ['CET-1CEST', '11:00'],
      ['CET-1CEST,M3.5.0,M10.5.0/3', '11:00'],
      ['BRT3BRST', '15:00'],
      ['MSK-3', '09:00'],
      ['IST-5:30', '06:30'],
      ['PKT', '07:00'],
      ['COT', '17:00'],
      ['CLT', '15:00'],
      ['IRST', '08:30'],
    ] as const)
      for (const written of [zone, `"${zone}"`])
        assert.deepEqual(
          read(event(`DTSTART;TZID=${written}:20260325T120000`, 'DURATION:PT1H', 'SUMMARY:x')).map((each) =>
            each.slice(8, 13),
          ),
          [start],
          written,
        );
  });

  it("resolves ambiguous abbreviations by the station's zone", () => {
    const text = calendar(event('DTSTART;TZID=CST:20260325T120000', 'SUMMARY:x'));
    for (const [zone, hour] of [
      ['Asia/Shanghai', 4],
      ['America/Chicago', 17],
      ['Europe/Berlin', 17],
    ] as const) {
      const [airing] = readCalendar(Buffer.from(text), range, zone);
      assert.equal(new Date(Number(airing!.start_ts) * 1000).getUTCHours(), hour, zone);
    }
  });

  it('parses custom zones with any name', () => {
    for (const id of [
      'Mars/Base',
      '{B9C1}',
      '1',
      'Home;x',
      'zone: a',
      'Zürich Büro',
      'Europe/Atlantis',
      'EST',
    ]) {
      const zone = ['BEGIN:VTIMEZONE', `TZID:${id}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000'];
      const offsets = ['TZOFFSETFROM:+0700', 'TZOFFSETTO:+0700', 'END:STANDARD', 'END:VTIMEZONE'];
      assert.deepEqual(
        read(
          [...zone, ...offsets].join('\r\n'),
          event(`DTSTART;TZID="${id}":20260325T120000`, 'DURATION:PT1H', 'SUMMARY:x'),
        ),
        ['x 03-25T05:00 03-25T06:00'],
        id,
      );
    }
  });
});
