/**
 * Measures how long the largest legal responses and hostile responses block a panel that relays a source, in processor time, and the
 * peak memory of its process. Returns false if a block exceeds the limit.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { readRelays } from '../../src/panel/base/relay-sources.js';
import { watchPanel } from '../panel/largest/watch-panel.js';

const LIMIT_MS = 200;
/** A case whose source isn't read twice within this time is reported as it is. */
const MAX_CASE_MS = 60_000;
/** Speed of the panel's clock, at which lists and calendars are read about every second. */
const SPEED = 600;
/** Number of characters slightly below the largest allowed response. */
const SIZE = 1_990_000;

interface Case {
  what: string;
  source: string;
  /** Returns the response for a path; null for 404. */
  respond(path: string): string | Uint8Array | null;
}

const DAY = 86_400_000;
const stamp = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');
const tomorrow = Math.floor(Date.now() / DAY + 1) * DAY;
const many = (count: number, text: (index: number) => string, between = ''): string =>
  Array.from({ length: Math.floor(count) }, (_, index) => text(index)).join(between);
const event = (uid: number, ...lines: string[]): string =>
  ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT', ''].join('\r\n');
const start = `DTSTART:${stamp(tomorrow)}`;
const minutely = [start, 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY'];

const calendars: [what: string, text: () => string][] = [
  [
    'legal: 2,000 weekly shows with descriptions',
    () =>
      many(2000, (index) =>
        event(
          index,
          `DTSTART;TZID=Europe/Berlin:2024${String(1 + (index % 12)).padStart(2, '0')}${String(1 + (index % 28)).padStart(2, '0')}T${String(index % 24).padStart(2, '0')}0000`,
          'DURATION:PT1H',
          'RRULE:FREQ=WEEKLY;BYDAY=MO,WE',
          `SUMMARY:Show ${index}`,
          `DESCRIPTION:${'Lorem ipsum '.repeat(60)}`,
        ),
      ),
  ],
  [
    'legal: 2,000 shows, one after another',
    () =>
      many(2000, (index) =>
        event(
          index,
          `DTSTART:${stamp(tomorrow + index * 600_000)}`,
          'DURATION:PT10M',
          `SUMMARY:Show ${index}`,
        ),
      ),
  ],
  ['a name of 1.9 MB each minute', () => event(1, ...minutely, `SUMMARY:${'a\\n'.repeat(630_000)}`)],
  ['480,000 parameters', () => event(1, start, `SUMMARY${';A=1'.repeat(480_000)}:x`)],
  [
    'a zone of 10,000 rules',
    () =>
      `BEGIN:VTIMEZONE\r\nTZID:Own\r\n${many(10_000, (index) => `BEGIN:STANDARD\r\nDTSTART:${1900 + (index % 120)}0101T000000\r\nTZOFFSETFROM:+0500\r\nTZOFFSETTO:+0500\r\nEND:STANDARD\r\n`)}END:VTIMEZONE\r\n` +
      many(1000, (index) => event(index, `DTSTART;TZID=Own:${stamp(tomorrow).slice(0, -1)}`, 'SUMMARY:x')),
  ],
  [
    '12,000 changed days',
    () =>
      event(1, ...minutely, 'SUMMARY:x') +
      many(12_000, (index) =>
        event(1, `RECURRENCE-ID:${stamp(tomorrow + index * 60_000)}`, start, 'SUMMARY:y'),
      ),
  ],
  [
    '100,000 days off',
    () =>
      event(
        1,
        ...minutely,
        'SUMMARY:x',
        `EXDATE:${many(100_000, (index) => stamp(tomorrow + index * 60_000), ',')}`,
      ),
  ],
  [
    '2,000 rules that never match',
    () =>
      many(2000, (index) =>
        event(index, 'DTSTART:20260301T100000Z', 'RRULE:FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30', 'SUMMARY:x'),
      ),
  ],
  ['90,000 components in each other', () => 'BEGIN:X\r\n'.repeat(90_000) + 'END:X\r\n'.repeat(90_000)],
  ['450,000 lines', () => event(1, start, 'A:\r\n'.repeat(450_000))],
];

/** JSON texts of a given size. */
const fills: [what: string, text: (size: number) => string][] = [
  ['lists in each other', (size) => '['.repeat(size / 2) + ']'.repeat(size / 2)],
  ['lists of a number', (size) => `[${many(size / 4 - 1, () => '[0]', ',')}]`],
  ['empty objects', (size) => `[${many(size / 3 - 1, () => '{}', ',')}]`],
  [
    'objects with different keys',
    (size) => `[${many(size / 14, (index) => `{"${index.toString(36)}":0}`, ',')}]`,
  ],
  ['one text', (size) => `"${'a\\n'.repeat(size / 3)}"`],
];

/** Puts such a text into a response of each kind of server. */
const kinds: [kind: string, respond: (path: string, fill: (size: number) => string) => string | null][] = [
  ['panel', (path, fill) => (path.includes('servers') ? '[]' : fill(SIZE))],
  ['icecast', (path, fill) => (path.includes('status') ? `{"icestats":{"source":${fill(SIZE)}}}` : null)],
  [
    'shoutcast',
    (path, fill) =>
      path.startsWith('/stats')
        ? '{"streamstatus":1,"songtitle":"a - b"}'
        : path.startsWith('/played')
          ? fill(SIZE)
          : `{"streams":${fill(SIZE)}}`,
  ],
  [
    'libretime',
    (_, fill) => `{"station":{},"tracks":{"current":{"name":${fill(SIZE / 2)}}},"monday":${fill(SIZE / 2)}}`,
  ],
  [
    'azuracast',
    (_, fill) => `{"station":{"mounts":${fill(SIZE / 2)}},"now_playing":{"song":${fill(SIZE / 2)}}}`,
  ],
];

const record = (index: number, more: object): object => ({ id: index + 1, ...more });
const long = 'x'.repeat(2000);

const others: Case[] = [
  {
    what: 'legal: 200 channels, 200 podcasts, 2,000 airings with the longest texts',
    source: 'panel',
    respond(path) {
      const list = (count: number, make: (index: number) => object) =>
        JSON.stringify(Array.from({ length: count }, (_, index) => record(index, make(index))));
      if (path.includes('channels'))
        return list(200, (index) => ({
          stream_url: `http://a.example/${index}`,
          mount_point: long,
          s_format: long,
        }));
      if (path.includes('podcasts'))
        return list(200, (index) => ({ title: `${index}${long}`, description: long }));
      if (path.includes('grid'))
        return list(4000, (index) => ({
          // Names and times change at each poll.
          name: `${Math.random()} ${'x'.repeat(180)}`,
          start_ts: tomorrow / 1000 + index * 300,
          end_ts: tomorrow / 1000 + index * 300 + 300,
        }));
      if (path.includes('servers')) return '[]';
      return list(40, (index) => ({
        ts: Date.now() - index * 60_000,
        title: `${index}${long}`,
        author: long,
        metadata: long,
      }));
    },
  },
  {
    what: 'a title that made a pattern run for years',
    source: 'icecast',
    respond: (path) =>
      path.includes('status')
        ? JSON.stringify({
            icestats: { source: { listenurl: 'http://a.example/b', title: `ad${'end'.repeat(40)}!` } },
          })
        : null,
  },
  {
    what: 'fields that made a pattern run for years',
    source: 'icecast',
    respond: (path) => (path.includes('status') ? `{"icestats":{"source":{${'"a": '.repeat(60)}x` : null),
  },
  {
    what: 'a title of 2 MB',
    source: 'icecast',
    respond: (path) =>
      path.includes('status')
        ? `{"icestats":{"source":{"listenurl":"http://a.example/b","title":"${'a\\n'.repeat(SIZE / 3)}"}}}`
        : null,
  },
  {
    what: '2 MB of an old encoding',
    source: 'panel',
    respond: () => new Uint8Array(SIZE).fill(0xe9),
  },
];

function cases(): Case[] {
  const ofCalendars = calendars.map(([what, text]): Case => {
    const body = `BEGIN:VCALENDAR\r\n${text()}END:VCALENDAR\r\n`;
    return { what, source: 'ics', respond: (path) => (path === '/week.ics' ? body : '{"icestats":{}}') };
  });
  const ofKinds = kinds.flatMap(([source, respond]) =>
    fills.map(([what, fill]): Case => ({ what, source, respond: (path) => respond(path, fill) })),
  );
  return [...others, ...ofCalendars, ...ofKinds];
}

export async function printRelay(): Promise<boolean> {
  // A pattern of cases to measure: `BENCH_ONLY='legal|icecast'`.
  const only = new RegExp(process.env.BENCH_ONLY ?? '');
  let over = 0;
  for (const each of cases().filter(({ source, what }) => only.test(`${source} ${what}`))) {
    const { longest, megabytes, isRead } = await measure(each);
    if (longest > LIMIT_MS) over += 1;
    console.log(
      `  ${longest.toFixed(0).padStart(5)} ms${longest > LIMIT_MS ? ' over' : '     '} ${megabytes.toFixed(0).padStart(5)} MB  ` +
        `${each.source}: ${each.what}${isRead ? '' : ' (not read in time)'}`,
    );
  }
  return over === 0;
}

async function measure({
  source,
  respond,
}: Case): Promise<{ longest: number; megabytes: number; isRead: boolean }> {
  /** Time of the latest repeated request by path. */
  const requests = new Map<string, number>();
  const bodies = new Map<string, string | Uint8Array | null>();
  const server = createServer((request, response: ServerResponse) => {
    const [path = ''] = (request.url ?? '').split('?');
    requests.set(path, (requests.get(path) ?? 0) + 1);
    const isCached = source !== 'panel';
    const body = isCached && bodies.has(path) ? bodies.get(path)! : respond(path);
    bodies.set(path, body);
    if (body === null) response.writeHead(404).end();
    else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const relay =
    readRelays(source === 'ics' ? `icecast:${url} ics:${url}/week.ics` : `${source}:${url}`) ?? [];
  const panel = await watchPanel({ options: { relay, speed: SPEED, now: Date.now() } });
  try {
    await panel.sweep();
    let longest = 0;
    let bytes = 0;
    const end = performance.now() + MAX_CASE_MS;
    // The relay requests a path again after it has read and stored the response.
    const isRead = (): boolean =>
      requests.size > 0 &&
      [...requests.values()].every((count) => count > 1) &&
      (requests.get('/week.ics') ?? 2) > 1;
    const fewest = performance.now() + 2000;
    while (performance.now() < end && (!isRead() || performance.now() < fewest)) {
      const watched = await Promise.race([panel.watch(), wait(end - performance.now())]);
      if (!watched) return { longest: MAX_CASE_MS, megabytes: bytes / 1e6, isRead: false };
      longest = Math.max(longest, watched.longest);
      bytes = Math.max(bytes, watched.rss);
      await wait(50);
    }
    return { longest, megabytes: bytes / 1e6, isRead: isRead() };
  } finally {
    await panel.close();
    server.closeAllConnections();
    server.close();
  }
}
