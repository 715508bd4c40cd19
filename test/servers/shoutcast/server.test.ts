import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { StationRef } from '../../../src/servers/server-kind.js';
import { shoutcast } from '../../../src/servers/shoutcast/read.js';
import { readResource } from '../../kit/servers/read-resource.js';
import { startShoutcast, type ShoutcastOptions } from '../../kit/servers/shoutcast.js';
import type { TestServer } from '../../kit/servers/test-server.js';

const OPTIONS: ShoutcastOptions[] = [
  { playedAt: 'number' },
  { playedAt: 'text', streams: [{ sid: 1 }, { sid: 2, path: '/low' }] },
];

for (const options of OPTIONS) {
  describe(`Shoutcast with start times as ${options.playedAt}, read over HTTP`, () => {
    let server: TestServer;
    let place: StationRef;
    before(async () => {
      server = await startShoutcast({ ...options, isInProcess: true });
      place = { baseUrl: server.url, station: '' };
    });
    after(() => server.close());

    const onAir = async (): Promise<unknown[]> => {
      const report = (await readResource(shoutcast.newest, place, undefined))!;
      return [report.onAir, ...report.plays.map(({ author, title, ts }) => [author, title, ts])];
    };

    it('is off air before the first play', async () => assert.deepEqual(await onAir(), [false]));

    it('reports the current and the previous plays', async () => {
      server.play({ artist: 'AC/DC', title: 'T.N.T.', at: 1_795_500_000_000 });
      server.play({ artist: 'Sigur Rós', title: '( )', at: 1_795_500_200_000 });
      assert.deepEqual(await onAir(), [
        true,
        ['Sigur Rós', '( )', 1_795_500_200_000],
        ['AC/DC', 'T.N.T.', 1_795_500_000_000],
      ]);
    });

    it('lists its streams', async () => {
      const channels = (await readResource(shoutcast.channels!, place, undefined))!;
      assert.equal(channels.length, options.streams?.length ?? 1);
      assert.equal(channels[0]!.stream_url, `${server.url}/;`);
    });

    it('is off air after the source disconnects', async () => {
      server.silence();
      assert.equal((await onAir())[0], false);
    });
  });
}

describe('Shoutcast with a disabled play list', () => {
  it('reports a current title without a start time', async () => {
    const server = await startShoutcast({ isInProcess: true, hasPlayed: false });
    server.play({ title: 'A - 1' });
    const report = await readResource(shoutcast.newest, { baseUrl: server.url, station: '' }, undefined);
    assert.deepEqual(
      report?.plays.map(({ author, ts }) => [author, ts]),
      [['A', null]],
    );
    await server.close();
  });
});

describe('the Shoutcast simulator', () => {
  it('responds via JSONP without CORS headers', async () => {
    const server = await startShoutcast({ isInProcess: true });
    const response = await fetch(`${server.url}/played?sid=1&type=json&callback=f`, {
      headers: { Origin: 'https://page.example' },
    });
    assert.equal(await response.text(), 'f([])');
    assert.equal(response.headers.get('Access-Control-Allow-Origin'), null);
    await server.close();
  });
});
