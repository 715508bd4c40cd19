import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { SourceFailure } from '../../../../../src/panel/playout/relay/source/source-failure.js';
import { createReader } from '../../../../../src/panel/playout/relay/reader/reader.js';
import { until } from '../../../../kit/until.js';

// The thread doesn't keep the process alive.
const alive = setInterval(() => undefined, 1000);
const closing = new AbortController();
after(() => {
  clearInterval(alive);
  closing.abort();
});

const fails = (message: RegExp) => (error: unknown) =>
  error instanceof SourceFailure && message.test(error.message);

describe('the reader thread', () => {
  /** Opens a reader with the tasks of `odd-worker.ts`. A test ends the time of a task by aborting its limit. */
  function openOdd(closed = closing.signal) {
    const limits: AbortController[] = [];
    const reader = createReader({
      closed,
      megabytes: 32,
      entry: new URL('./odd-worker.ts', import.meta.url),
      timeLimit() {
        const limit = new AbortController();
        limits.push(limit);
        return limit.signal;
      },
    });
    const read = reader.read as (name: string, input?: unknown) => Promise<unknown>;
    return { limits, read };
  }

  it('stops a task that takes too long', async () => {
    const { limits, read } = openOdd();
    const first = read('echo', 1);
    const never = assert.rejects(read('never'), fails(/too long/));
    const others = [read('echo', 2), read('echo', 3)];
    assert.equal(await first, 1);
    await until(() => limits.length === 2, 'the task that never ends');
    limits[1]!.abort();
    await never;
    assert.deepEqual(await Promise.all(others), [2, 3]);
  });

  it('stops a task that uses too much memory', async () => {
    const { read } = openOdd();
    const memory = assert.rejects(read('memory', 'x'), fails(/too much memory/));
    const other = read('echo', 1);
    await memory;
    assert.equal(await other, 1);
  });

  it('rejects a task after an unexpected error', async () => {
    const { read } = openOdd();
    const broken = assert.rejects(read('throw'), TypeError);
    const other = read('echo', 1);
    await broken;
    assert.equal(await other, 1);
  });

  it('starts when the first task arrives', async () => {
    const reader = createReader({ closed: closing.signal, entry: new URL('./nowhere.ts', import.meta.url) });
    await assert.rejects(reader.read('title', { title: 'x', stationName: null }), /nowhere/);
  });

  it('stops with the panel, even during a task', async () => {
    const panel = new AbortController();
    const { limits, read } = openOdd(panel.signal);
    const ended = [read('never'), read('echo', 1)].map((task) => assert.rejects(task, fails(/closed/)));
    await until(() => limits.length === 1, 'the first task');
    panel.abort();
    await Promise.all(ended);
    await assert.rejects(read('echo', 1), fails(/closed/));
  });
});

describe('the reader', () => {
  const reader = createReader({ closed: closing.signal });
  const bytes = (text: string) => new TextEncoder().encode(text);
  const stationRef = { baseUrl: 'http://radio.example', station: '' };
  const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000;
  const range = { from: day('2026-03-23'), to: day('2026-04-06') };

  const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT', ''].join('\r\n');
  const show = event('DTSTART:20260325T100000Z', 'DURATION:PT1H', 'SUMMARY:Show');
  const minutely = ['DTSTART:20260324T100000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY'];
  const readCalendar = async (...parts: string[]) => {
    const body = bytes(`BEGIN:VCALENDAR\r\n${parts.join('')}END:VCALENDAR\r\n`);
    return (await reader.read('calendar', { body, range, zone: 'UTC' })).rows;
  };

  it('truncates very long show names', async () => {
    const rows = await readCalendar(event(...minutely, `SUMMARY:${'a\\n'.repeat(630_000)}`));
    assert.ok(rows.length > 900 && rows.length <= 1000);
    assert.ok(rows.every(({ row }) => row.name === 'a '.repeat(100).trim()));
  });

  const many = (count: number, text: (index: number) => string, between = '') =>
    Array.from({ length: count }, (_, index) => text(index)).join(between);
  it('reads a calendar of 10 MB', async () => {
    const long = 'Lorem ipsum dolor sit amet. '.repeat(12);
    const old = many(12_000, (index) =>
      event(
        `DTSTART;TZID=Europe/Berlin:20${10 + (index % 10)}0105T100000`,
        'DURATION:PT1H',
        index % 10 === 0 ? 'RRULE:FREQ=WEEKLY;UNTIL=20200101' : 'STATUS:CONFIRMED',
        `SUMMARY:Past ${index}`,
        `DESCRIPTION:${long}${long}`,
      ).replace('UID:1', `UID:${index}@past`),
    );
    assert.ok(old.length > 9_000_000 && old.length < 11_000_000, String(old.length));
    const rows = await readCalendar(old, show);
    assert.deepEqual(
      rows.map(({ row }) => row.name),
      ['Show'],
    );
  });

  const minute = (index: number) =>
    `20260324T${String(index % 24).padStart(2, '0')}${String(index % 60).padStart(2, '0')}00Z`;
  const hostile: [what: string, calendar: () => string][] = [
    ['480,000 parameters', () => event('DTSTART:20260324T100000Z', `SUMMARY${';A=1'.repeat(480_000)}:x`)],
    [
      'a time zone with 10,000 rules',
      () =>
        'BEGIN:VTIMEZONE\r\nTZID:Own\r\n' +
        many(
          10_000,
          (index) =>
            `BEGIN:STANDARD\r\nDTSTART:${1900 + (index % 120)}0101T000000\r\nTZOFFSETFROM:+0500\r\nTZOFFSETTO:+0500\r\nEND:STANDARD\r\n`,
        ) +
        'END:VTIMEZONE\r\n' +
        many(1000, () => event('DTSTART;TZID=Own:20260325T100000', 'DURATION:PT1H', 'SUMMARY:x')),
    ],
    [
      '12,000 changed occurrences',
      () =>
        event(...minutely, 'SUMMARY:x') +
        many(12_000, (index) =>
          event(`RECURRENCE-ID:${minute(index)}`, 'DTSTART:20260324T100000Z', 'SUMMARY:y'),
        ),
    ],
    ['100,000 excluded dates', () => event(...minutely, 'SUMMARY:x', `EXDATE:${many(100_000, minute, ',')}`)],
    [
      'a rule for each second since 1970',
      () => event('DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY', 'SUMMARY:x'),
    ],
    [
      '2,000 rules that never match',
      () =>
        many(2000, () =>
          event('DTSTART:20260301T100000Z', 'RRULE:FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30', 'SUMMARY:x'),
        ),
    ],
    [
      'a rule with 300,000 days of the year',
      () => event('DTSTART:20260324T100000Z', `RRULE:FREQ=YEARLY;BYYEARDAY=${'1,'.repeat(300_000)}1`),
    ],
    ['90,000 nested components', () => 'BEGIN:X\r\n'.repeat(90_000) + 'END:X\r\n'.repeat(90_000)],
    [
      '600,000 lines with only a tab',
      () => event('DTSTART:20260324T100000Z', 'SUMMARY:x', '\t\r\n'.repeat(600_000)),
    ],
  ];
  for (const [what, calendar] of hostile)
    it(`survives a calendar with ${what}`, async () => {
      // On a slow machine, it may take too long.
      await readCalendar(calendar()).catch((error: unknown) => assert.ok(fails(/too/)(error), String(error)));
      const rows = await readCalendar(show);
      assert.equal(rows.length, 1);
    });

  it('limits the size of a play', async () => {
    const long = 'x'.repeat(100_000);
    const play = {
      id: 1,
      ts: Date.now(),
      title: long,
      dj_name: long,
      unknown: long,
      img_url: `http://a/${long}`,
    };
    const bodies = [JSON.stringify([play]), '[]'].map(bytes);
    const report = await reader.read('plays', { kind: 'panel', stationRef, bodies });
    assert.equal(report?.plays.length, 1);
    assert.ok(JSON.stringify(report).length < 10_000);
  });

  it('omits a channel with an invalid URL', async () => {
    const channels = ['http://radio.example:port/live', 'http://[x/', 'http://radio.example/live'];
    const body = bytes(JSON.stringify(channels.map((stream_url, id) => ({ id, stream_url }))));
    const rows = await reader.read('channels', { kind: 'panel', stationRef, bodies: [body] });
    assert.deepEqual(
      rows?.map(({ fields }) => fields.stream_url),
      ['http://radio.example/live'],
    );
  });

  it('reads plays despite an invalid server list', async () => {
    const history = JSON.stringify([{ id: 1, ts: day('2026-03-24') * 1000, title: 'Song', author: 'Ada' }]);
    for (const servers of [
      '[{"id":{"toString":1,"valueOf":1}}]',
      `[{"id":${'['.repeat(1000)}${']'.repeat(1000)}}]`,
    ]) {
      const bodies = [bytes(history), bytes(servers)];
      const report = await reader.read('plays', { kind: 'panel', stationRef, bodies });
      assert.equal(report?.plays[0]?.title, 'Song');
    }
  });

  it('returns null for responses of the wrong kind', async () => {
    for (const text of ['', '{', '{}', 'null', '"x"', '[', '\u00ff'])
      assert.equal(
        await reader.read('plays', { kind: 'azuracast', stationRef, bodies: [bytes(text)] }),
        null,
        text,
      );
  });
});
