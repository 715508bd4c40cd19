import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inspect } from 'node:util';
import { createPanelApi, SignInFailure, type PanelApiOptions } from '../../src/api/index.js';
import { ADMINISTRATOR, API_KEY, MORNING, openPanel, PASSWORD } from '../kit/open-panel.js';

const ACCOUNT = { username: ADMINISTRATOR, password: PASSWORD };
const LOGIN = 'POST /api/v2/api-token-auth/';

describe('the typed client', () => {
  const running = openPanel({ connected: true });

  /** Returns a client and a log of what it sent: method, path, and credentials. */
  function open(
    options: Partial<PanelApiOptions> = ACCOUNT,
    meddle = (request: Request) => request,
    { fetch } = running,
  ) {
    const sent: { line: string; authorization: string | null; key: string | null }[] = [];
    const api = createPanelApi({
      baseUrl: running.url,
      ...options,
      fetch(request: Request) {
        const { method, url, headers } = request;
        const authorization = headers.get('authorization');
        sent.push({
          line: `${method} ${new URL(url).pathname}`,
          authorization,
          key: headers.get('service-api-key'),
        });
        return fetch(meddle(request));
      },
    } as PanelApiOptions);
    return { api, sent, lines: () => sent.map(({ line }) => line) };
  }

  it('reads public lists without signing in', async () => {
    const { api, sent } = open();
    const { data } = await api.GET('/api/v2/history/', { params: { query: { limit: 2, server: 1 } } });
    assert.ok(data && !Array.isArray(data));
    assert.equal(data.results.length, 2);
    assert.deepEqual(sent, [{ line: 'GET /api/v2/history/', authorization: null, key: null }]);
  });

  it('signs in once on demand', async () => {
    const { api, sent, lines } = open();
    const { data } = await api.GET('/api/v2/playlists/');
    assert.ok(Array.isArray(data) && data.length > 0);
    await api.GET('/api/v2/playlists/{id}/', { params: { path: { id: 1 } } });
    assert.deepEqual(lines(), [LOGIN, 'GET /api/v2/playlists/', 'GET /api/v2/playlists/1/']);
    assert.equal(sent[0]?.authorization, null);
    assert.match(sent[1]?.authorization ?? '', /^JWT [\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it('shares a login between concurrent calls', async () => {
    const { api, lines } = open();
    const responses = await Promise.all(Array.from({ length: 10 }, () => api.GET('/api/v2/playlists/')));
    assert.ok(responses.every(({ response }) => response.ok));
    assert.equal(lines().filter((line) => line === LOGIN).length, 1);
  });

  it('renews an expired token once', async (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: MORNING });
    const short = openPanel({ tokenLife: 60 });
    const { api, lines } = open({ ...ACCOUNT, baseUrl: `${short.url}/` }, undefined, short);
    await api.GET('/api/v2/playlists/');
    t.mock.timers.tick(61_000);
    const names = ['Night', 'Noon', 'Dawn'];
    const responses = await Promise.all(
      names.map((name) => api.POST('/api/v2/playlists/', { body: { server: 1, name } })),
    );
    assert.deepEqual(
      responses.map(({ data }) => data?.name),
      names,
    );
    assert.equal(lines().filter((line) => line === LOGIN).length, 2);
  });

  it('resends a request at most once', async () => {
    const { api, lines } = open(ACCOUNT, (request) => {
      if (request.headers.has('authorization')) request.headers.set('authorization', 'JWT broken');
      return request;
    });
    const { error, response } = await api.GET('/api/v2/playlists/');
    assert.equal(response.status, 401);
    assert.ok(error && 'detail' in error);
    assert.deepEqual(lines(), [LOGIN, 'GET /api/v2/playlists/', LOGIN, 'GET /api/v2/playlists/']);
  });

  it('sends an API key only if required', async () => {
    const { api, sent } = open({ apiKey: API_KEY });
    assert.equal((await api.GET('/api/v2/playlists/')).response.status, 200);
    await api.GET('/api/v2/channels/');
    assert.deepEqual(
      sent.map(({ key }) => key),
      [API_KEY, null],
    );
    const other = open({ apiKey: API_KEY, apiKeyHeader: 'X-KEY' }, (request) => {
      assert.equal(request.headers.get('x-key'), API_KEY);
      return request;
    });
    assert.equal((await other.api.GET('/api/v2/playlists/')).response.status, 401);
  });

  it('returns a 401 if there are no credentials', async () => {
    const { api } = open({});
    assert.equal(
      (await api.DELETE('/api/v2/channels/{id}/', { params: { path: { id: 1 } } })).response.status,
      401,
    );
  });

  it('hides the password if the login fails', async () => {
    const { api } = open({ username: 'studio', password: 'not-the-right-one' });
    const failure = await api.GET('/api/v2/playlists/').catch((error: unknown) => error);
    assert.ok(failure instanceof SignInFailure);
    assert.equal(failure.status, 400);
    assert.ok(failure.message.includes(`${running.url}/api/v2/api-token-auth/`));
    assert.ok(!inspect(failure, { depth: 9 }).includes('not-the-right-one'));
  });

  it('returns the retry delay after too many logins', async () => {
    const { api } = open({ username: 'nobody', password: 'at all' });
    let failure: unknown;
    for (let tries = 0; tries < 12; tries++) {
      failure = await api.GET('/api/v2/playlists/').catch((error: unknown) => error);
    }
    assert.ok(failure instanceof SignInFailure);
    assert.equal(failure.status, 429);
    assert.ok(failure.retryAfterSeconds !== null && failure.retryAfterSeconds > 0);
  });

  it('reports an unreachable panel', async () => {
    const gone = { ...running, fetch: () => Promise.reject(new TypeError('fetch failed')) };
    const { api } = open(ACCOUNT, undefined, gone);
    await assert.rejects(api.GET('/api/v2/playlists/'), { name: 'SignInFailure', status: null });
    await assert.rejects(api.GET('/api/v2/history/'), TypeError);
  });

  it("doesn't follow redirects with credentials", async () => {
    const { api } = open({ apiKey: API_KEY }, (request) => {
      assert.equal(request.redirect, 'manual');
      return new Request(request.url.replace(/\/$/, ''), request);
    });
    assert.equal((await api.GET('/api/v2/playlists/')).response.status, 301);
  });

  it('supports a panel in a subfolder', async () => {
    const { api, lines } = open(
      { apiKey: API_KEY, baseUrl: 'http://radio.test/panel/' },
      (request) => new Request(request.url.replace('http://radio.test/panel', running.url), request),
    );
    assert.equal((await api.GET('/api/v2/playlists/')).response.status, 200);
    assert.deepEqual(lines(), ['GET /panel/api/v2/playlists/']);
  });

  it("doesn't expose an invalid address or key", () => {
    for (const baseUrl of [
      '',
      'panel.example',
      'ftp://panel.example',
      'http://studio:secret@panel.example',
    ]) {
      assert.throws(
        () => createPanelApi({ baseUrl }),
        (error: Error) => {
          assert.ok(error instanceof TypeError);
          return /baseUrl/.test(error.message) && !error.message.includes('secret');
        },
      );
    }
    assert.throws(
      () => createPanelApi({ baseUrl: running.url, apiKey: 'se cret' }),
      (error: Error) => /apiKey/.test(error.message) && !error.message.includes('cret'),
    );
  });
});
