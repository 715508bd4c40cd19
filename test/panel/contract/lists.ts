/** One test for each row about v2 lists and responses. */
import assert from 'node:assert/strict';
import type { Page } from '../../../src/contract/pages.js';
import type { HistoryRecord } from '../../../src/contract/records.js';
import type { PanelOptions } from '../../../src/panel/base/options.js';
import { openStation, type Check, type Station } from './station.js';

const NO_LIMITS = ['', '?limit=0', '?limit=-1', '?limit=abc', '?limit='];
const SIZE = 3;

/** The same, for a panel with other options. */
async function elsewhere(options: Partial<PanelOptions>, check: Check): Promise<void> {
  const station = openStation(options);
  try {
    await check(station);
  } finally {
    await station.close();
  }
}

const read = async ({ request }: Station, query: string) =>
  (await request(`/api/v2/history/${query}`)).json<Page<HistoryRecord>>();

const both =
  (check: Check): Check =>
  async (station) => {
    await check(station);
    await elsewhere({ pageSize: SIZE }, check);
  };

export const listChecks: Record<string, Check> = {
  async 'limit absent, 0, -1, abc or empty returns a bare array of everything, and offset is ignored'({
    request,
  }) {
    const whole = (await request('/api/v2/history/')).json<HistoryRecord[]>();
    assert.ok(Array.isArray(whole) && whole.length > 20);
    for (const query of NO_LIMITS) {
      const separator = query === '' ? '?' : '&';
      assert.deepEqual((await request(`/api/v2/history/${query}${separator}offset=5`)).json(), whole, query);
    }
  },
  async 'with a default page size, limit absent, 0, -1, abc or empty returns an envelope of that size'() {
    await elsewhere({ pageSize: SIZE }, async (station) => {
      for (const query of NO_LIMITS) assert.equal((await read(station, query)).results.length, SIZE, query);
    });
  },
  'limit=2 returns an envelope, with and without a default page size': both(async (station) => {
    const page = await read(station, '?limit=2');
    assert.deepEqual(Object.keys(page), ['count', 'next', 'previous', 'results']);
    assert.equal(page.results.length, 2);
  }),
  'a very large limit returns everything, because there is no maximum': both(async (station) => {
    const page = await read(station, '?limit=99999999999');
    assert.deepEqual([page.results.length, page.next], [page.count, null]);
  }),
  'an offset past the end returns 200 with no results and no next link': both(async (station) => {
    const page = await read(station, '?limit=2&offset=99999999');
    assert.deepEqual([page.results, page.next], [[], null]);
    assert.ok(page.count > 0);
  }),
  'a negative or invalid offset counts as 0': both(async (station) => {
    const first = await read(station, '?limit=2');
    for (const offset of ['-3', 'abc', '', '1.5']) {
      assert.deepEqual((await read(station, `?limit=2&offset=${offset}`)).results, first.results, offset);
    }
  }),
  async 'page links are absolute, based on the Host header, with the other parameters sorted'(station) {
    const { next, previous } = await read(station, '?zebra=1&server=1&limit=2&offset=4&ant=x%20y');
    const at = `${station.url}/api/v2/history/`;
    assert.equal(next, `${at}?ant=x+y&limit=2&offset=6&server=1&zebra=1`);
    assert.equal(previous, `${at}?ant=x+y&limit=2&offset=2&server=1&zebra=1`);
    assert.equal((await read(station, '?limit=2&offset=2')).previous, `${at}?limit=2`);
  },
  async 'an unknown or invalid server returns 400: Select a valid choice'({ request, send }) {
    for (const path of ['channels', 'history', 'playlists', 'podcasts', 'grid']) {
      for (const server of ['4711', 'abc', '1.5']) {
        const refused = await send('GET', `/api/v2/${path}/?server=${server}`);
        assert.equal(refused.status, 400, `${path} ${server}`);
        assert.match(refused.json<{ server: string[] }>().server[0] ?? '', /^Select a valid choice\./);
      }
    }
    assert.equal((await request('/api/v2/history/?server=2')).status, 200);
  },
  async 'JSON is the same for every Accept header, except that browsers get an HTML page'({ request }) {
    const json = await request('/api/v2/history/', { headers: { 'Accept-Encoding': 'gzip' } });
    const inJson = ['application/json', 'Accept-Encoding'];
    assert.deepEqual([json.headers.get('content-type'), json.headers.get('vary')], inJson);
    const page = await request('/api/v2/history/', {
      headers: { 'Accept-Encoding': 'gzip', Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    });
    assert.match(page.headers.get('content-type') ?? '', /^text\/html/);
    assert.equal(page.headers.get('vary'), 'Accept, Accept-Encoding');
    assert.equal(page.headers.get('cache-control'), 'no-store');
    const response = await request('/api/v2/history/', { headers: { Accept: 'application/json' } });
    assert.equal(response.headers.get('content-type'), 'application/json');
  },
  async 'the last record of a history list is the current one; --history-order changes the order'({
    request,
  }) {
    const history = (await request('/api/v2/history/?server=1')).json<HistoryRecord[]>();
    const latest = history.at(-1);
    assert.ok(history.every(({ ts }) => ts <= (latest?.ts ?? 0)));
    const orders = { latest: [-1, true], asc: [-1, false], desc: [0, true] } as const;
    for (const [historyOrder, [place, isNewest]] of Object.entries(orders)) {
      await elsewhere({ historyOrder: historyOrder as 'asc' }, async (station) => {
        const { results } = await read(station, '?server=1&limit=5');
        const whole = (await station.request('/api/v2/history/?server=1')).json<HistoryRecord[]>();
        const newest = whole.reduce((a, b) => (b.ts > a.ts ? b : a));
        assert.equal(results.at(place)?.id === newest.id, isNewest, historyOrder);
      });
    }
  },
  async 'CORS is * on every response, allows authorization and content-type in a preflight, and exposes no headers; it can be switched off'({
    request,
  }) {
    for (const path of [
      '/api/v2/history/',
      '/api/v2/nothing/',
      '/api/v2/playlists/',
      '/api/history/',
      '/api/history/?limit=x',
    ]) {
      const { headers } = await request(path, { headers: { Origin: 'https://page.example' } });
      assert.equal(headers.get('access-control-allow-origin'), '*', path);
      assert.equal(headers.get('access-control-expose-headers'), null);
    }
    const preflight = {
      method: 'OPTIONS',
      headers: { Origin: 'https://page.example', 'Access-Control-Request-Method': 'POST' },
    };
    const allowed = (await request('/api/v2/grid/', preflight)).headers.get('access-control-allow-headers');
    assert.equal(allowed, 'authorization, content-type');
    await elsewhere({ cors: false }, async (station) => {
      const { headers } = await station.request('/api/v2/history/', {
        headers: { Origin: 'https://page.example' },
      });
      assert.equal(headers.get('access-control-allow-origin'), null);
    });
  },
};
