import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { panelRequests, serverRequests } from '../../src/client/requests.js';

const ADDRESS = 'https://panel.example/requests/1/';
const { signal } = new AbortController();
const QUERY = { text: 'a&b', offset: 10, limit: 5 };

/** Responds to every request with this response, or with a network error if it is null. Returns the requests. */
function respondWith(t: TestContext, status: number | null, body: unknown = {}) {
  const requests: { url: string; init: RequestInit }[] = [];
  t.mock.method(globalThis, 'fetch', (url: string, init: RequestInit) => {
    requests.push({ url, init });
    if (status === null) return Promise.reject(new TypeError('network'));
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return Promise.resolve(new Response(text, { status }));
  });
  return requests;
}

describe("reading a panel's songs", () => {
  const song = { id: 7, title: 'Glass', author: 'Ada', album: 'Panes', img_url: 'https://a.example/1.svg' };

  it('sends the search text and request ids', async (t) => {
    const requests = respondWith(t, 200, { results: [] });
    await panelRequests(ADDRESS).read(QUERY, ['3', '4'], signal);
    assert.equal(requests[0]!.url, `${ADDRESS}?q=a%26b&limit=5&offset=10&requests=3%2C4`);
  });

  it('parses songs and request states', async (t) => {
    respondWith(t, 200, {
      refusal: 'requests_off',
      next: { name: 'Noon Line', start_ts: 1772794800 },
      requests: [
        { id: 3, track: 7, state: 'played' },
        { id: 4, track: 8, state: 'rejected' },
      ],
      count: 30,
      results: [
        { ...song, refusal: 'too_soon' },
        { ...song, id: 8, refusal: 'a_new_reason' },
      ],
    });
    const page = await panelRequests(ADDRESS).read(QUERY, ['3', '4', '5'], signal);
    assert.deepEqual(
      [page.refusal, page.next, page.count],
      ['off', { name: 'Noon Line', start: 1772794800000 }, 30],
    );
    assert.deepEqual(
      [...page.states!],
      [
        ['3', 'played'],
        ['4', 'gone'],
        ['5', 'gone'],
      ],
    );
    assert.deepEqual(page.songs[0], {
      id: '7',
      title: 'Glass',
      artist: 'Ada',
      album: 'Panes',
      cover: 'https://a.example/1.svg',
      refusal: 'soon',
    });
    assert.equal(page.songs[1]!.refusal, 'unspecified');
  });

  it('drops invalid fields and songs', async (t) => {
    respondWith(t, 200, {
      refusal: 3,
      next: { name: 'x' },
      requests: 'x',
      count: -1,
      results: [null, {}, { id: 1 }, { ...song, img_url: 'javascript:alert(1)', album: 5, author: null }],
    });
    const { refusal, next, count, songs } = await panelRequests(ADDRESS).read(QUERY, [], signal);
    assert.deepEqual([refusal, next, count], [null, null, null]);
    assert.deepEqual(songs, [
      { id: '7', title: 'Glass', artist: null, album: '5', cover: null, refusal: null },
    ]);
  });

  it('rejects a response without songs', async (t) => {
    respondWith(t, 200, []);
    await assert.rejects(panelRequests(ADDRESS).read(QUERY, [], signal), { kind: 'unreadable' });
  });
});

describe('requesting a song', () => {
  const azura = serverRequests({
    isOpen: () => true,
    read: () => Promise.resolve(null),
    addressOf: (id) => `https://azura.example/request/${id}`,
  });

  for (const [status, body, result] of [
    [201, { id: 9, track: 7, state: 'approved' }, { kind: 'accepted', id: '9', isPending: false }],
    [201, { id: 9, track: 7, state: 'pending' }, { kind: 'accepted', id: '9', isPending: true }],
    [409, { result: 'already_queued' }, { kind: 'refused', reason: 'queued' }],
    [429, { result: 'limit_reached' }, { kind: 'refused', reason: 'limit' }],
    [404, { result: 'unknown_song' }, { kind: 'refused', reason: 'unknown' }],
    [403, { result: 'toString' }, { kind: 'refused', reason: 'unspecified' }],
    [400, '<html>', { kind: 'refused', reason: 'unspecified' }],
    [502, '<html>', { kind: 'lost' }],
    [null, {}, { kind: 'lost' }],
  ] as const)
    it(`returns ${JSON.stringify(result)} for ${status} ${JSON.stringify(body)}`, async (t) => {
      const requests = respondWith(t, status, body);
      assert.deepEqual(await panelRequests(ADDRESS).send('7'), result);
      const { init } = requests[0]!;
      assert.deepEqual(
        [init.method, (init.body as URLSearchParams).toString(), init.credentials],
        ['POST', 'track=7', 'omit'],
      );
      // A custom header would require a preflight.
      assert.equal(init.headers, undefined);
    });

  for (const [status, body, result] of [
    [200, { success: true }, { kind: 'accepted', id: null, isPending: false }],
    [200, { success: false }, { kind: 'refused', reason: 'unspecified' }],
    [500, { success: false }, { kind: 'refused', reason: 'unspecified' }],
  ] as const)
    it(`returns ${JSON.stringify(result)} for AzuraCast's ${status} ${JSON.stringify(body)}`, async (t) => {
      const requests = respondWith(t, status, body);
      assert.deepEqual(await azura.send('x'), result);
      assert.equal(requests[0]!.url, 'https://azura.example/request/x');
      assert.equal(requests[0]!.init.method, undefined);
    });
});
