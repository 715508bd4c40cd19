import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Unreachable } from '../../src/client/http/failures.js';
import { Station, type StationOptions } from '../../src/station/station.js';
import { SECOND, useWorld } from '../kit/world.js';

const LIVE365 = 'https://api.live365.com/station/a12345';
const SPINITRON = 'https://widgets.spinitron.com/widget/now-playing-v2';
const ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*' };
const { signal } = new AbortController();

describe('a station on a hosted service', () => {
  const world = useWorld();
  let title = 'Glass';

  const titlesOf = async (options: Partial<StationOptions>): Promise<(string | null)[]> => {
    const station = Station.at({ baseUrl: '', ...options });
    const { records } = await world.wait(station.client.readNewest(20, signal));
    return records.map((each) => each.title);
  };
  const answerTitle = (): Response =>
    Response.json(
      { name: 'Radio Meridian', 'current-track': { artist: 'Ada Winter', title } },
      { headers: ANY_ORIGIN },
    );
  const sent = (): number => world.requests.filter(({ path }) => path === '/station/a12345').length;

  it('needs no base URL', async () => {
    world.respond(LIVE365, answerTitle);
    assert.deepEqual(await titlesOf({ source: 'live365', station: 'a12345' }), ['Glass']);
    const elsewhere = {
      baseUrl: 'https://panel.example:8080',
      source: 'live365',
      station: 'a12345',
    } as const;
    assert.deepEqual(await titlesOf(elsewhere), ['Glass']);
    assert.equal(Station.at(elsewhere).client.baseUrl, 'https://api.live365.com');
  });

  it('is detected from its page address', async () => {
    world.respond(LIVE365, answerTitle);
    const baseUrl = 'https://live365.com/station/Radio-Meridian-a12345';
    assert.deepEqual(await titlesOf({ baseUrl, source: 'auto' }), ['Glass']);
    assert.equal(world.requests.length, sent());
  });

  it('is polled at most once every 15 seconds', async () => {
    title = 'Glass';
    world.respond(LIVE365, () => answerTitle());
    const options = { source: 'live365', station: 'a12345', server: 2, transport: 'v2' } as const;
    assert.deepEqual(await titlesOf(options), ['Glass']);
    title = 'Pier';
    const before = sent();
    await world.pass(14 * SECOND);
    assert.deepEqual(await titlesOf(options), ['Glass']);
    assert.equal(sent(), before);
    await world.pass(2 * SECOND);
    assert.deepEqual(await titlesOf(options), ['Pier']);
    assert.equal(sent(), before + 1);
  });

  it('sends no request for an invalid name', async () => {
    for (const station of ['', '..', 'a/b']) {
      const { client } = Station.at({ baseUrl: '', source: 'live365', station });
      const failure: unknown = await world
        .wait(client.readNewest(1, signal))
        .catch((thrown: unknown) => thrown);
      assert.equal((failure as Unreachable).reason, 'station', station);
    }
    assert.equal(world.requests.length, 0);
  });

  it('is read via sandboxed JSONP if CORS is missing', async () => {
    const html =
      '<tr class="spin-item"><td><span class="artist">Moss</span><span class="song">Dew</span></td></tr>';
    world.respond(SPINITRON, () => new Response(`onair(${JSON.stringify(html)});`));
    const options = { source: 'spinitron', station: 'WXYZ', jsonp: 'direct' } as const;
    assert.deepEqual(await titlesOf(options), ['Dew']);
    assert.match(world.requests.at(-1)!.query, /^\?station=WXYZ&.*&callback=onair$/);
  });
});

describe("a server that isn't hosted", () => {
  const world = useWorld();

  it('needs a base URL', async () => {
    const { client } = Station.at({ baseUrl: '', source: 'sonicpanel', station: '8042' });
    const failure: unknown = await world
      .wait(client.readNewest(1, signal))
      .catch((thrown: unknown) => thrown);
    assert.equal((failure as Unreachable).reason, 'address');
  });
});
