import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { libretime } from '../../../src/servers/libretime/read.js';
import { readResource } from '../../kit/servers/read-resource.js';
import { startLibreTime } from '../../kit/servers/libretime.js';
import type { StationServer } from '../../kit/servers/test-server.js';

/** A Friday. */
const NOW = Date.UTC(2026, 2, 6, 12);
const HOUR = 3_600_000;

describe('the LibreTime simulator', () => {
  let server: StationServer;
  const place = () => ({ baseUrl: server.url, station: '' });
  const newest = async () => (await readResource(libretime.newest, place(), undefined))!;
  const get = (path: string, origin?: string) =>
    fetch(server.url + path, origin === undefined ? {} : { headers: { Origin: origin } });
  beforeEach(async () => {
    server = await startLibreTime({ isInProcess: true, allowedOrigins: ['https://site.example'] });
    server.setNow(NOW);
  });
  afterEach(() => server.close());

  it('reports plays, live sets and silence', async () => {
    assert.deepEqual(await newest(), { plays: [], onAir: false, now: NOW, name: null });

    server.play({ title: 'Rock & "Roll"', artist: "Guns N' Roses", length: 200, at: NOW - 200_000 });
    server.play({ title: 'Two', artist: 'B', length: 60 });
    assert.deepEqual(
      (await newest()).plays.map(({ title, author, ts, length }) => [title, author, ts, length]),
      [
        ['Two', 'B', NOW, 60_000],
        ['Rock & "Roll"', "Guns N' Roses", NOW - 200_000, 200_000],
      ],
    );

    server.setNow(NOW + 61_000);
    const ended = await newest();
    assert.deepEqual([ended.onAir, ended.plays.map(({ title }) => title)], [false, ['Two']]);

    server.live('Tea & Talk');
    const live = await newest();
    assert.deepEqual(
      [live.onAir, live.plays[0]!.dj_name, live.plays[0]!.ts],
      [true, 'Tea & Talk', NOW + 61_000],
    );

    server.silence();
    assert.equal((await newest()).onAir, false);
  });

  it('provides the shows of two weeks', async () => {
    const monday = Date.UTC(2026, 2, 2);
    server.show({ name: 'Noon', from: NOW, to: NOW + HOUR });
    server.show({ name: 'First', from: monday - HOUR, to: monday });
    server.show({ name: 'Last week', from: monday - 2 * HOUR, to: monday - HOUR });
    server.show({ name: 'Next week', from: NOW + 9 * 24 * HOUR, to: NOW + 9 * 24 * HOUR + HOUR });
    const range = { from: monday / 1000 - 86_400, to: monday / 1000 + 14 * 86_400 };
    const week = (await readResource(libretime.week!, place(), range))!;
    assert.deepEqual(
      week.map(({ name, start_ts, timezone }) => [name, start_ts, timezone]),
      [
        ['First', monday / 1000 - 3600, 'Europe/Berlin'],
        ['Noon', NOW / 1000, 'Europe/Berlin'],
        ['Next week', NOW / 1000 + 9 * 86_400, 'Europe/Berlin'],
      ],
    );
  });

  const origins: [origin: string, status: number][] = [
    ['https://elsewhere.example', 500],
    ['null', 500],
    ['https://site.example', 200],
    ['http://localhost:8000', 200],
    ['https://localhost.evil.example', 200],
  ];
  for (const [origin, status] of origins)
    it(`responds with ${status} to a page on ${origin}`, async () => {
      const response = await get('/api/live-info-v2', origin);
      const allowed = response.headers.get('access-control-allow-origin');
      assert.deepEqual([response.status, allowed], [status, status === 200 ? origin : null]);
    });

  it('responds via JSONP', async () => {
    const response = await get('/api/week-info?callback=f');
    assert.match(response.headers.get('content-type')!, /javascript/);
    assert.match(await response.text(), /^f\(\{"monday":\[\].*\}\)$/);
  });

  it('ignores an unknown requested zone', async () => {
    const zones = async (path: string) =>
      ((await (await get(path)).json()) as { station: { timezone: string } }).station.timezone;
    assert.equal(await zones('/api/live-info-v2?timezone=America/New_York'), 'Europe/Berlin');
    assert.equal(await zones('/api/live-info-v2?timezone=Europe/London'), 'Europe/London');
    assert.equal(await zones('/api/live-info-v2?timezone=utc'), 'UTC');
  });

  it('returns a picture for a file', async () => {
    server.play({ title: 'One' });
    const { img_url } = (await newest()).plays[0]!;
    assert.match((await fetch(img_url!)).headers.get('content-type')!, /^image/);
    const other = await startLibreTime({ isInProcess: true, hasArtwork: false });
    try {
      const response = await fetch(`${other.url}/api/track?id=1&return=artwork`);
      assert.deepEqual([response.status, await response.text()], [200, '']);
    } finally {
      await other.close();
    }
  });

  it('can fail or have a disabled API', async () => {
    server.fail(1);
    assert.equal(await readResource(libretime.newest, place(), undefined), null);
    assert.equal((await newest()).onAir, false);
    const off = await startLibreTime({ isInProcess: true, isPublic: false });
    try {
      const response = await fetch(`${off.url}/api/live-info-v2`);
      assert.deepEqual(
        [response.status, await response.text()],
        [401, 'You are not allowed to access this resource. '],
      );
    } finally {
      await off.close();
    }
  });
});
