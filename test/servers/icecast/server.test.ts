import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { icecast } from '../../../src/servers/icecast/read.js';
import type { PlayReport } from '../../../src/servers/server-kind.js';
import { readResource } from '../../kit/servers/read-resource.js';
import { startIcecast, type IcecastOptions } from '../../kit/servers/icecast.js';
import type { TestServer } from '../../kit/servers/test-server.js';

for (const version of ['2.4', '2.5'] as const) {
  for (const type of ['audio/mpeg', 'application/ogg']) {
    describe(`Icecast ${version} with ${type}, read over HTTP`, () => {
      const options: IcecastOptions = { version, type, mounts: ['/a', '/b'], host: 'http://localhost:8000' };
      let server: TestServer;
      before(async () => (server = await startIcecast({ ...options, isInProcess: true })));
      after(() => server.close());

      const newest = async (): Promise<PlayReport> =>
        (await readResource(
          icecast.newest,
          { baseUrl: server.url, station: '/b' },
          undefined,
          icecast.parse,
        ))!;

      it('is off air before the first play', async () => {
        assert.deepEqual(await newest(), { plays: [], onAir: false, now: null, name: null });
      });

      const plays: { artist: string; title: string }[] = [
        { artist: 'Sigur Rós', title: '( )' },
        { artist: 'AC/DC', title: 'The "Best" \\ of' },
        { artist: '椎名林檎', title: '丸の内' },
        { artist: 'Jay-Z', title: '99' },
        { artist: 'Spandau Ballet', title: 'true' },
      ];
      for (const play of plays) {
        it(`reports ${play.artist} as soon as the track starts`, async () => {
          server.play(play);
          const { plays, onAir, name } = await newest();
          assert.deepEqual(
            [plays[0]?.author, plays[0]?.title, onAir, name],
            [...[play.artist, play.title], ...[true, 'Test Radio']],
          );
        });
      }

      it('reports no current title if the source sends none', async () => {
        server.play({ artist: '', title: '' });
        const { plays, onAir } = await newest();
        assert.deepEqual([plays.length, onAir], [0, true]);
      });

      it('serves its streams at the requested address', async () => {
        const place = { baseUrl: server.url, station: '/b' };
        const channels = await readResource(icecast.channels!, place, undefined, icecast.parse);
        assert.deepEqual(
          channels?.map((each) => each.stream_url),
          [`${server.url}/a`, `${server.url}/b`],
        );
      });

      it('is off air after the source disconnects', async () => {
        server.silence();
        assert.equal((await newest()).onAir, false);
      });
    });
  }
}

describe('the Icecast simulator', () => {
  it('allows cross-origin requests', async () => {
    const headers = { Origin: 'https://page.example' };
    const old = await startIcecast({ isInProcess: true });
    const young = await startIcecast({ isInProcess: true, version: '2.5' });
    const allowed = async (url: string): Promise<unknown> =>
      (await fetch(url, { headers })).headers.get('Access-Control-Allow-Origin');
    assert.equal(await allowed(`${old.url}/status-json.xsl`), '*');
    assert.equal(await allowed(`${young.url}/admin/publicstats.json`), 'https://page.example');
    assert.equal(await allowed(`${young.url}/none`), 'null');
    await assert.rejects(fetch(`${old.url}/status-json.xsl`, { method: 'OPTIONS' }));
    await Promise.all([old.close(), young.close()]);
  });
});
