import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Unreadable } from '../../src/client/http/failures.js';
import { Station, type StationOptions } from '../../src/station/station.js';
import { NOON, SECOND, useWorld } from '../kit/world.js';

const NOW = 'https://radio.example/now.php';
const MAP = 'title: current.song, artist: current.artist';
const { signal } = new AbortController();

describe('a station read from JSON', () => {
  const world = useWorld();

  const titlesOf = async (options: Partial<StationOptions>): Promise<(string | null)[]> => {
    const { client } = Station.at({ baseUrl: `${NOW}?id=1`, source: 'json', map: MAP, ...options });
    const { records } = await world.wait(client.readNewest(20, signal));
    return records.map((each) => each.title);
  };
  const failureOf = (options: Partial<StationOptions>): Promise<unknown> =>
    titlesOf(options).then(
      () => assert.fail('it was read'),
      (thrown: unknown) => thrown,
    );
  const respond = (body: () => unknown, headers: object = { 'Access-Control-Allow-Origin': '*' }): void =>
    world.respond(NOW, () => Response.json(body(), { headers: { ...headers } }));

  it('is requested at its full address', async () => {
    respond(() => ({ current: { song: 'Glass', artist: 'Ada Winter' } }));
    assert.deepEqual(await titlesOf({}), ['Glass']);
    assert.deepEqual(
      world.requests.map(({ path, query }) => path + query),
      ['/now.php?id=1'],
    );
  });

  it('can bypass a cache with a query parameter', async () => {
    respond(() => ({ current: { song: 'Glass', artist: 'Ada Winter' } }));
    const { client } = Station.at({ baseUrl: `${NOW}?id=1`, source: 'json', map: MAP });
    await world.wait(client.readNewest(20, signal, undefined, '_=5'));
    assert.deepEqual(
      world.requests.map(({ path, query }) => path + query),
      ['/now.php?id=1&_=5'],
    );
  });

  it('provides the current and previous plays', async () => {
    const server = await world.openOther('json');
    const at = NOON - 100 * SECOND;
    server.play({ title: 'Glass', artist: 'Ada Winter', length: 200, at: at - 200 * SECOND });
    server.play({ title: 'Harbour lights', artist: 'The Tides', length: 300, at });
    const { client } = Station.at({
      baseUrl: `${server.url}/now.php?station=meridian`,
      source: 'json',
      map:
        'title: now.song.name, artist: now.song.by, start: now.began, length: now.seconds, history: before, ' +
        'station: station.title, on-air: online',
    });
    const page = await world.wait(client.readNewest(20, signal));
    assert.deepEqual(
      page.records.map(({ title, author, ts, length }) => [title, author, ts, length]),
      [
        ['Harbour lights', 'The Tides', at, 300_000],
        ['Glass', 'Ada Winter', at - 200 * SECOND, 200_000],
      ],
    );
    assert.deepEqual([page.onAir, page.isOver, client.capabilities.history], [true, false, 'recent']);
    const names = await world.wait(client.readList('servers', 'limit=1', (each) => each, signal, 1));
    assert.deepEqual(names.records, [{ id: 1, name: 'Test Radio' }]);
    server.silence();
    await world.pass(20 * SECOND);
    const later = await world.wait(client.readNewest(20, signal));
    assert.deepEqual([later.onAir, later.isOver], [false, true]);
  });

  it('is independent of stations with another map', async () => {
    respond(() => ({ current: { song: 'Glass', artist: 'Ada Winter' }, next: 'Pier' }));
    const baseUrl = `${NOW}?id=2`;
    assert.deepEqual(await titlesOf({ baseUrl }), ['Glass']);
    assert.deepEqual(await titlesOf({ baseUrl, map: 'title: next' }), ['Pier']);
    await titlesOf({ baseUrl: `${NOW}?id=3` });
    assert.deepEqual(
      world.requests.map(({ query }) => query),
      ['?id=2', '?id=2', '?id=3'],
    );
  });

  it('is polled at most once every 15 seconds', async () => {
    let song = 'Glass';
    respond(() => ({ current: { song, artist: '' } }));
    const options = { baseUrl: `${NOW}?id=4` };
    await titlesOf(options);
    song = 'Pier';
    await world.pass(14 * SECOND);
    assert.deepEqual(await titlesOf(options), ['Glass']);
    await world.pass(2 * SECOND);
    assert.deepEqual(await titlesOf(options), ['Pier']);
    assert.equal(world.requests.length, 2);
  });

  it('is read via sandboxed JSONP with a callback', async () => {
    const body = `onair(${JSON.stringify({ current: { song: 'Glass', artist: '' } })});`;
    world.respond(NOW, () => new Response(body));
    const baseUrl = `${NOW}?id=5`;
    assert.deepEqual(await titlesOf({ baseUrl, map: `${MAP}, callback: cb`, jsonp: 'direct' }), ['Glass']);
    assert.equal(world.requests.at(-1)!.query, '?id=5&cb=onair');
    const failure = await failureOf({ baseUrl });
    assert.equal((failure as { reason?: string }).reason, 'network');
  });

  it('reports the available paths if no title is found', async () => {
    respond(() => ({ current: { song: 'Glass', artist: '' } }));
    const failure = (await failureOf({ map: 'title: current.sogn' })) as Unreadable;
    assert.equal(failure.kind, 'unreadable');
    assert.match(
      failure.message,
      /: map names current\.sogn, but the response has only current\.song, current\.artist$/,
    );
  });

  it('sends no request for an invalid map', async () => {
    for (const map of ['', 'tittle: a', 'artist: a']) {
      const failure = (await failureOf({ map })) as Unreadable;
      assert.equal(failure.kind, 'unreadable', map);
      assert.match(failure.message, /: map has an invalid entry, /);
    }
    assert.equal(world.requests.length, 0);
  });

  it('causes one warning per missing optional path', async (test) => {
    const warn = test.mock.method(console, 'warn', () => undefined);
    respond(() => ({ current: { song: 'Glass', artist: '' } }));
    const options = { map: `${MAP}, album: current.album` };
    await titlesOf(options);
    await world.pass(20 * SECOND);
    await titlesOf(options);
    assert.deepEqual(
      warn.mock.calls.map((call) => call.arguments),
      [[`Onair: ${NOW}: map names current.album, but the response has only current.song, current.artist.`]],
    );
  });
});
