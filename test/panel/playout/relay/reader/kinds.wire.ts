import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { ChannelRecord, GridAiring, HistoryRecord } from '../../../../../src/contract/records.js';
import { startAzuraCast } from '../../../../kit/servers/azuracast.js';
import { startCentova } from '../../../../kit/servers/centova.js';
import { startIcecast } from '../../../../kit/servers/icecast.js';
import { startJson } from '../../../../kit/servers/json.js';
import { startLibreTime } from '../../../../kit/servers/libretime.js';
import { startShoutcast } from '../../../../kit/servers/shoutcast.js';
import { startSonicPanel } from '../../../../kit/servers/sonicpanel.js';
import type { TestServer } from '../../../../kit/servers/test-server.js';
import { until } from '../../../../kit/until.js';
import { openRelay } from '../open-relay.js';
import { openServer } from '../open-server.js';

/**
 * `hasTimes`: whether the server reports start times. `speed`: speed of the relay's clock, so that polls come faster. A server
 * that also reports its own clock is compared with the relay's, so the relay's clock runs at normal speed there.
 */
const servers: [
  name: string,
  start: () => Promise<TestServer>,
  hasTimes: boolean,
  speed: number,
  station?: string,
][] = [
  ['azuracast', () => startAzuraCast(), true, 1],
  ['libretime', () => startLibreTime(), true, 1],
  ['icecast', () => startIcecast(), false, 40],
  ['shoutcast', () => startShoutcast(), true, 40],
  ['sonicpanel', () => startSonicPanel(), false, 40, '#8042'],
  ['centova', () => startCentova(), false, 40, '#meridian'],
  [
    'json',
    () => startJson(),
    true,
    40,
    '/now.php?station=meridian#title=now.song.name&artist=now.song.by&start=now.began&length=now.seconds',
  ],
];

describe('a relayed station', () => {
  for (const [name, start, hasTimes, speed, station = ''] of servers) {
    it(`has each play from ${name} once`, async () => {
      const source = await start();
      after(() => source.close());
      const began = Date.now() - 60_000;
      source.play({ title: 'Pier', artist: 'The Tides', length: 62, at: began });
      const relay = openRelay(`${name}:${source.url}${station}`, { speed, now: Date.now() });
      const plays = () => relay.get<HistoryRecord[]>('/api/v2/history/?server=1');
      await until(async () => (await plays()).length > 0, `plays; ${relay.warnings.join(' ')}`);
      source.play({ title: 'Low water', artist: 'The Tides', length: 200, at: began + 50_000 });
      await until(async () => (await plays()).at(-1)?.title === 'Low water', 'the next play');
      const [first, second, ...more] = (await plays()).slice(-2);
      assert.deepEqual(
        [first?.title, first?.author, second?.title, more],
        ['Pier', 'The Tides', 'Low water', []],
      );
      assert.ok(first?.all_music_id && second?.all_music_id && first.all_music_id !== second.all_music_id);
      if (!hasTimes) return;
      assert.ok(Math.abs((first?.ts ?? 0) - began) <= 1000, `${first?.ts} for ${began}`);
      assert.ok(Math.abs((second?.ts ?? 0) - (first?.ts ?? 0) - 50_000) <= 1000);
    });
  }

  it('has the airings of a configured calendar', async () => {
    const source = await startIcecast();
    after(() => source.close());
    source.play({ title: 'Pier', artist: 'The Tides' });
    const text = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');
    const start = Math.ceil(Date.now() / 3_600_000) * 3_600_000;
    const calendar = openServer((_, response) =>
      response
        .writeHead(200, { 'Content-Type': 'text/calendar', ETag: '"1"' })
        .end(
          [
            'BEGIN:VCALENDAR',
            'BEGIN:VEVENT',
            'UID:1',
            `DTSTART:${text(start)}`,
            'DURATION:PT1H',
            'RRULE:FREQ=DAILY',
            'SUMMARY:Harbour hour',
            'END:VEVENT',
            'END:VCALENDAR',
            '',
          ].join('\r\n'),
        ),
    );
    const relay = openRelay(`icecast:${source.url} ics:${calendar.url}/week.ics`);
    const from = start / 1000;
    const week = () =>
      relay.get<GridAiring[]>(`/api/v2/grid/?server=1&start_ts=${from}&end_ts=${from + 3 * 86_400}&utc=1`);
    await until(async () => (await week()).length > 0, 'the week');
    assert.deepEqual(
      (await week()).map((airing) => [airing.name, airing.start_ts, airing.end_ts]),
      [0, 1, 2].map((day) => ['Harbour hour', from + day * 86_400, from + day * 86_400 + 3600]),
    );
    await until(
      async () => (await relay.get<unknown[]>('/api/v2/channels/?server=1')).length > 0,
      'channels',
    );
    const [channel] = await relay.get<ChannelRecord[]>('/api/v2/channels/?server=1');
    assert.equal(channel?.stream_url, `${source.url}/live.mp3`);
    assert.deepEqual(await relay.get('/api/v2/podcasts/?server=1'), []);
  });

  it('keeps its airings if the calendar is unreadable', async () => {
    const source = await startIcecast();
    after(() => source.close());
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
    const event = (zone: string) =>
      `BEGIN:VEVENT\r\nUID:${zone}\r\nDTSTART;TZID=${zone}:${tomorrow}T120000\r\nSUMMARY:Show\r\nEND:VEVENT\r\n`;
    const whole = `BEGIN:VCALENDAR\r\n${event('Europe/Berlin')}${event('Mars/Phobos')}END:VCALENDAR\r\n`;
    let body = whole;
    const calendar = openServer((_, response) => response.end(body));
    const relay = openRelay(`icecast:${source.url} ics:${calendar.url}/secret.ics`, {
      speed: 600,
      now: Date.now(),
    });
    const week = () => relay.get<GridAiring[]>('/api/v2/grid/?server=1');
    const host = `The calendar at ${new URL(calendar.url).host}`;
    const warnings = () => relay.warnings.filter((warning) => warning.startsWith(host));
    const failed = (reason: string) =>
      `${host}: ${reason}. The schedule stays as it was, and the panel keeps trying.`;
    const expected = [`${host}: not all events are shown. 1 event: unknown time zone "Mars/Phobos".`];
    await until(async () => (await week()).length === 1, 'the week');
    for (const [next, reason] of [
      ['x'.repeat(10 * 1024 * 1024 + 1), 'its response is longer than 10 MB'],
      ['<!doctype html>', 'it is not a calendar'],
      [whole.slice(0, 100), 'its calendar ends early'],
    ] as const) {
      body = next;
      expected.push(failed(reason));
      await until(() => warnings().length === expected.length, reason);
      assert.equal((await week()).length, 1);
    }
    body = whole.replaceAll('Show', 'News');
    await until(async () => (await week())[0]?.name === 'News', 'the new week');
    await until(() => warnings().length === expected.length + 1, 'the last line');
    assert.deepEqual(warnings(), [...expected, `${host} can be read again.`]);
  });

  it('has its own server number', async () => {
    const [one, two] = [await startIcecast({ name: 'One' }), await startIcecast({ name: 'Two' })];
    after(() => Promise.all([one.close(), two.close()]));
    one.play({ title: 'First' });
    two.play({ title: 'Second' });
    const relay = openRelay(`icecast:${one.url},icecast:${two.url}`);
    const titles = async (server: number) =>
      (await relay.get<HistoryRecord[]>(`/api/v2/history/?server=${server}`)).map(({ title }) => title);
    await until(async () => (await titles(1)).length + (await titles(2)).length === 2, 'both');
    assert.deepEqual([await titles(1), await titles(2)], [['First'], ['Second']]);
    assert.deepEqual(await relay.get('/api/v2/servers/'), [
      { id: 1, name: 'One' },
      { id: 2, name: 'Two' },
    ]);
  });

  it('each outage of its source is logged once', async () => {
    let isUp = false;
    const source = openServer((_, response) => {
      if (!isUp) return response.writeHead(503).end();
      return response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify([{ id: 1, ts: Date.now(), title: 'Pier' }]));
    });
    const relay = openRelay(`panel:${source.url}`, { speed: 200, now: Date.now() });
    await until(() => source.requests.length > 8, 'some polls');
    isUp = true;
    await until(() => relay.warnings.length > 1, 'its return');
    assert.deepEqual(relay.warnings, [
      `panel:${source.url}: it responded with status 503. The panel keeps trying.`,
      `panel:${source.url} responds again.`,
    ]);
  });
});
