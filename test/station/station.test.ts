import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Station, type StationOptions } from '../../src/station/station.js';
import type { FeedSnapshot, OnAir } from '../../src/station/snapshot.js';
import { stage, useStage } from './stage.js';

const PANEL = 'https://panel.example';

/** The first snapshot of the station's feed after `loading`. */
async function failureAt(options: StationOptions): Promise<FeedSnapshot['failure']> {
  let last: FeedSnapshot | undefined;
  const stop = Station.at(options).feed.subscribe((snapshot) => (last = snapshot));
  await stage.clock.tickAsync(100);
  stop();
  await stage.clock.tickAsync(1);
  return last!.failure;
}

describe('Station.at', () => {
  useStage();

  it('returns the same station for equivalent addresses', () => {
    const station = Station.at({ baseUrl: PANEL });
    for (const baseUrl of [
      ' https://panel.example/ ',
      'HTTPS://PANEL.example',
      '//panel.example',
      'panel.example//',
    ]) {
      assert.equal(Station.at({ baseUrl }), station);
    }
    assert.equal(Station.at({ baseUrl: PANEL, server: 1, transport: 'auto', jsonp: 'frame' }), station);
    assert.deepEqual([station.baseUrl, station.server], [PANEL, 1]);
  });

  it('returns separate stations for different options', () => {
    const others: StationOptions[] = [
      { baseUrl: PANEL },
      { baseUrl: PANEL + '/other' },
      { baseUrl: PANEL + ':8443' },
      { baseUrl: PANEL, server: 2 },
      { baseUrl: PANEL, transport: 'v2' },
      { baseUrl: PANEL, transport: 'legacy' },
      { baseUrl: PANEL, jsonp: 'direct' },
    ];
    assert.equal(new Set(others.map((each) => Station.at(each))).size, others.length);
  });

  it('reports an invalid address as a failure', async (t) => {
    const fetchMock = t.mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError()));
    const unusable = {
      '': 'address',
      'ftp://panel': 'address',
      ' ': 'address',
      'http://panel.example': 'insecure',
    };
    for (const [baseUrl, reason] of Object.entries(unusable)) {
      const failure = await failureAt({ baseUrl });
      assert.deepEqual(
        [failure?.kind, (failure as { reason?: string }).reason],
        ['unreachable', reason],
        baseUrl,
      );
    }
    assert.equal(fetchMock.mock.callCount(), 0, 'nothing is sent');
  });

  it('sends nothing for a name with path segments', async (t) => {
    const fetchMock = t.mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError()));
    for (const source of ['azuracast', 'icecast', 'shoutcast', 'libretime', 'auto'] as const) {
      for (const station of ['..', '.', '%2e%2e', '/../x']) {
        const failure = await failureAt({ baseUrl: PANEL, source, station });
        assert.equal((failure as { reason?: string } | null)?.reason, 'station', `${source} ${station}`);
      }
    }
    const failure = await failureAt({ baseUrl: PANEL, source: 'azuracast', station: 'a/b' });
    assert.equal((failure as { reason?: string } | null)?.reason, 'station');
    assert.equal(fetchMock.mock.callCount(), 0);
  });

  it('includes the given address in the failure', async () => {
    assert.equal((await failureAt({ baseUrl: ' not an address ' }))!.url, 'not an address');
    assert.equal((await failureAt({ baseUrl: 'http://Panel.example/' }))!.url, 'http://panel.example');
  });
});

describe('a station', () => {
  useStage();

  it("uses the station's clock for the current track", async (t) => {
    const ts = stage.clock.now + 600_000;
    const body = JSON.stringify([{ id: 7, ts, length: 180_000, title: 'Song' }]);
    t.mock.method(globalThis, 'fetch', () => Promise.resolve(new Response(body)));
    const station = Station.at({ baseUrl: PANEL, server: 77 });
    const received: OnAir[] = [];
    const stop = station.onAir.subscribe((onAir) => received.push(onAir));
    await stage.clock.tickAsync(100);
    stop();
    assert.deepEqual(
      received.map(({ status, track }) => [status, track?.title]),
      [
        ['loading', undefined],
        ['ready', 'Song'],
      ],
    );
    assert.ok(received.every((each) => Object.isFrozen(each)));
    assert.ok(station.now() >= ts, 'the visitor is ten minutes behind');
  });

  it('sends each request once for all listeners', async (t) => {
    const fetch = t.mock.method(globalThis, 'fetch', () =>
      Promise.resolve(new Response(JSON.stringify([{ id: 7, ts: stage.clock.now, title: 'Song' }]))),
    );
    for (let i = 0; i < 5; i++) {
      Station.at({ baseUrl: PANEL, server: 78 }).onAir.subscribe(() => undefined);
      Station.at({ baseUrl: PANEL + '/', server: 78 }).feed.subscribe(() => undefined);
    }
    await stage.clock.tickAsync(100);
    // A listener of `onAir` gets the show, too.
    const paths = fetch.mock.calls.map(({ arguments: [url] }) => new URL(url as unknown as string).pathname);
    assert.deepEqual(paths.sort(), ['/api/v2/grid/', '/api/v2/history/']);
  });
});
