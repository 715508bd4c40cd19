import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createPanelApi, type PanelApi } from '../../../src/api/index.js';
import { readDocument } from '../../kit/document-of.js';
import { API_KEY, newPanel, type OpenedPanel } from '../../kit/open-panel.js';
import { ACCOUNT, calls } from './calls.js';
import { openJudge } from './judge.js';
import type { PlaceCall } from './administration-calls.js';
import { openPlace, settle, type Place } from './place.js';
import { recordFor } from './records.js';
import { meddling, type World } from './refusals.js';

/** Base URL of the panel without settings. */
const FRESH_URL = 'http://fresh.test';

const judge = openJudge(await readDocument());

describe('the OpenAPI document and the running panel', () => {
  let running: OpenedPanel;
  let place: Place & { close(): Promise<void> };
  let key: string;
  let strangers: World['strangers'];
  let fresh: World['fresh'];
  let other: OpenedPanel;
  before(async () => {
    place = await openPlace(ACCOUNT, () => running);
    running = newPanel({
      // A DJ must be on air for the rewind operation.
      now: Date.parse('2026-03-06T08:30:00Z'),
      publicUrl: 'https://panel.example',
      // Each request has another address, because the limits by address are tested last.
      trustProxy: true,
      allowMigrationFrom: [place.host],
    });
    const stranger = { username: 'stranger', password: 'of another station' };
    await running.panel.addAccount(stranger.username, stranger.password, []);
    strangers = {
      token: (await open().POST('/api/v2/api-token-auth/', { body: stranger })).data?.token ?? '',
      key: (await open().POST('/api/v1/rest-auth/login/', { body: stranger })).data?.key ?? '',
    };
    key = (await open().POST('/api/v1/rest-auth/login/', { body: ACCOUNT })).data?.key ?? '';
    other = newPanel();
    const login = await createPanelApi({ baseUrl: other.url, fetch: other.fetch }).POST(
      '/api/v1/rest-auth/login/',
      { body: ACCOUNT },
    );
    fresh = { url: FRESH_URL, key: login.data?.key ?? '' };
    await settle(open(), place);
    await open().POST('/api/v1/templates/broadcasters/', { body: { name: 'Small' } });
  });
  after(() => Promise.all([running.close(), place.close(), other.close()]));

  let address = 0;

  /** The typed client. Each response is compared with the document. */
  function open(meddle = (request: Request): Request | Promise<Request> => request): PanelApi {
    return createPanelApi({
      baseUrl: running.url,
      apiKey: API_KEY,
      async fetch(request) {
        const { pathname } = new URL(request.url);
        const needsKey = pathname.startsWith('/api/v1/') && !/login|remote_|check_username/.test(pathname);
        if (needsKey || /\d\/login/.test(pathname)) request.headers.set('Authorization', `Token ${key}`);
        request.headers.set('X-Forwarded-For', `10.0.${++address >> 8}.${address & 255}`);
        const sent = await meddle(request);
        const { method, url } = sent;
        const response = await (url.startsWith(FRESH_URL) ? other : running).fetch(sent);
        await judge.check(method, url, response);
        return response;
      },
    });
  }

  const aRecord = (operationId: string) =>
    recordFor(operationId, { station: open(), reseller: open(), administrator: open() }, place);

  it('have the same operations', () => {
    const ids = judge.operations.map(({ operationId }) => operationId);
    assert.deepEqual(Object.keys(calls).sort(), ids.sort());
  });

  for (const operation of judge.operations) {
    const { operationId } = operation;
    it(`agree on every response of ${operationId}`, async () => {
      const call: PlaceCall | undefined = calls[operationId as keyof typeof calls];
      assert.ok(call, `calls.ts has no call of ${operationId}`);
      const { response } = await call(open(), await aRecord(operationId), place);
      assert.ok(response.ok, `status ${response.status}`);
      const world: World = {
        strangers,
        etag: response.headers.get('etag'),
        url: running.url,
        fetch: running.fetch,
        key,
        fresh,
        refuseSecondVotes: () => running.faults({ vote_repeat: true }),
      };
      for (const status of Object.keys(operation.responses).map(Number)) {
        const meddle = meddling[status];
        // Success is tested above, and the limit on attempts at the end.
        if (!meddle) continue;
        // The panel responds with 304 only if the request is for the same record.
        const id = status === 304 ? idIn(response.url) : await aRecord(operationId);
        const refused = await call(
          open((request) => meddle(request, world, operation)),
          id,
          place,
        );
        assert.equal(refused.response.status, status);
      }
      await running.faults({ reset: true });
    });
  }

  it('agree on unpaged lists and JSONP', async () => {
    const bare = open((request) => new Request(request.url.replace(/\?.*/, ''), request));
    const called = open(
      (request) => new Request(`${request.url}${request.url.includes('?') ? '&' : '?'}callback=cb`, request),
    );
    const needsQuery = ['checkMigration', 'transferFiles', 'checkUsername', 'remoteListBroadcasters'];
    for (const { operationId } of judge.operations.filter(({ method }) => method === 'GET')) {
      if (needsQuery.includes(operationId)) continue;
      const call = calls[operationId as keyof typeof calls];
      const { response } = await call(bare, await aRecord(operationId), place);
      assert.equal(response.status, 200, operationId);
      if (!operationId.startsWith('legacy')) continue;
      // The client parses every response as JSON, but the judge has already read it.
      await assert.rejects(call(called, await aRecord(operationId), place), SyntaxError);
    }
  });

  it('agree on the response to too many attempts', async () => {
    const limited = judge.operations.filter(({ responses }) => '429' in responses);
    assert.ok(limited.length > 10);
    for (const [index, { operationId }] of limited.entries()) {
      const call = calls[operationId as keyof typeof calls];
      const id = await aRecord(operationId);
      const wrong = { ...place, credentials: { ...place.credentials, server_password: 'a guess' } };
      const fromOne = open(async (request) => {
        request.headers.set('X-Forwarded-For', `10.1.0.${index}`);
        return withWrongPassword(request);
      });
      let status = 0;
      for (let tries = 0; tries < 100 && status !== 429; tries++) {
        status = (await call(fromOne, id, wrong)).response.status;
      }
      assert.equal(status, 429, operationId);
    }
  });

  it('agree on every documented response', () => {
    const named = judge.operations.flatMap(({ operationId, responses }) =>
      Object.keys(responses).map((status) => `${operationId} ${status}`),
    );
    assert.deepEqual(
      named.filter((each) => !judge.seen.has(each)),
      [],
    );
  });
});

/** Replaces the password of a request with a wrong one. */
async function withWrongPassword(request: Request): Promise<Request> {
  const { pathname } = new URL(request.url);
  if (!/api-token-auth|rest-auth|user_profile|confirm/.test(pathname)) return request;
  const body = (await request.json()) as object;
  const guess = pathname.includes('user_profile')
    ? { password: 'a new one for it', password_current: 'a guess' }
    : pathname.includes('confirm')
      ? { token: 'a guess' }
      : { password: 'a guess' };
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: JSON.stringify({ ...body, ...guess }),
  });
}

function idIn(url: string): number {
  return Number(/\/(\d+)\//.exec(new URL(url).pathname)?.[1] ?? 1);
}
