import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createPanelApi, type PanelApi } from '../../../src/api/index.js';
import { startPanel, type RunningPanel } from '../../../src/panel/panel.js';
import { controlOf } from '../../support/control.js';
import { readDocument } from '../document-of.js';
import { ACCOUNT, calls, event, someDay } from './calls.js';
import { openJudge, type Judge } from './judge.js';
import { meddling, type World } from './refusals.js';

const API_KEY = 'key-of-the-studio';

describe('the document and the running panel', () => {
  let running: RunningPanel;
  let judge: Judge;
  let strangersToken: string;
  before(async () => {
    running = await startPanel({
      // A DJ is on air, so that there is one to rewind.
      now: Date.parse('2026-03-06T08:30:00Z'),
      speed: 0,
      control: true,
      user: ACCOUNT.username,
      password: ACCOUNT.password,
      apiKey: API_KEY,
    });
    judge = openJudge(await readDocument(running.url));
    await running.panel.addAccount('stranger', 'of another station', []);
    const login = await open().POST('/api/v2/api-token-auth/', {
      body: { username: 'stranger', password: 'of another station' },
    });
    strangersToken = login.data?.token ?? '';
  });
  after(() => running.close());

  /** The typed client; each answer to it is compared with the document. */
  function open(meddle = (request: Request): Request | Promise<Request> => request): PanelApi {
    return createPanelApi({
      baseUrl: running.url,
      apiKey: API_KEY,
      async fetch(request) {
        const sent = await meddle(request);
        const { method, url } = sent;
        const answer = await fetch(sent);
        await judge.check(method, url, answer);
        return answer;
      },
    });
  }

  /** The id of a record that this operation may do anything to. */
  async function recordFor(operationId: string): Promise<number> {
    const api = open();
    const made = /Channel$/.test(operationId)
      ? api.POST('/api/v2/channels/', { body: { server: 1, bitrate: 128 } })
      : /Playlist$/.test(operationId)
        ? api.POST('/api/v2/playlists/', { body: { server: 1, name: 'One' } })
        : /Podcast$/.test(operationId)
          ? api.POST('/api/v2/podcasts/', {
              body: { server: 1, title: 'One', description: '', published: true },
            })
          : /GridEvent$/.test(operationId)
            ? api.POST('/api/v2/grid/', { body: { ...event, start_date: someDay() } })
            : null;
    if (made) return (await made).data?.id ?? assert.fail();
    if (!/Track/.test(operationId)) return 1;
    const { data } = await api.GET('/api/v2/history/', { params: { query: { server: 1 } } });
    const ids = (data as { all_music_id: number | null }[]).flatMap(({ all_music_id }) => all_music_id ?? []);
    // What is taken out of the library must not be what is voted on.
    const id = operationId === 'removeTracks' ? ids.find((each) => each !== ids[0]) : ids[0];
    return id ?? assert.fail();
  }

  it('know the same operations as these calls', () => {
    assert.deepEqual(
      judge.operations.map(({ operationId }) => operationId).sort(),
      Object.keys(calls).sort(),
    );
  });

  for (const [operationId, call] of Object.entries(calls)) {
    it(`agree on ${operationId}, on its answer and on each of its refusals`, async () => {
      const operation = judge.operations.find((each) => each.operationId === operationId);
      assert.ok(operation);
      const { response } = await call(open(), await recordFor(operationId));
      assert.ok(response.ok, `status ${response.status}`);
      const world: World = {
        strangersToken,
        etag: response.headers.get('etag'),
        refuseSecondVotes: () => controlOf(running.url).faults({ vote_repeat: true }),
      };
      for (const status of Object.keys(operation.responses).map(Number)) {
        const meddle = meddling[status];
        // The two left out are a good answer, and too many logins, which comes last.
        if (!meddle) continue;
        // What was refused with 304 is the same record again.
        const id = status === 304 ? idIn(response.url) : await recordFor(operationId);
        const refused = await call(
          open((request) => meddle(request, world, operation)),
          id,
        );
        assert.equal(refused.response.status, status);
      }
      await controlOf(running.url).faults({ reset: true });
    });
  }

  it('agree on lists that are not paged, and on JSONP', async () => {
    const bare = open((request) => new Request(request.url.replace(/\?.*/, ''), request));
    const called = open(
      (request) => new Request(`${request.url}${request.url.includes('?') ? '&' : '?'}callback=cb`, request),
    );
    for (const { operationId } of judge.operations.filter(({ method }) => method === 'GET')) {
      const call = calls[operationId as keyof typeof calls];
      const { response } = await call(bare, await recordFor(operationId));
      assert.equal(response.status, 200);
      if (!operationId.startsWith('legacy')) continue;
      // The client takes every answer for JSON; the judge has read it before.
      await assert.rejects(call(called, await recordFor(operationId)), SyntaxError);
    }
  });

  it('agree on too many logins', async () => {
    const wrong = { username: ACCOUNT.username, password: 'wrong' };
    let status = 0;
    for (let tries = 0; tries < 20 && status !== 429; tries++) {
      status = (await open().POST('/api/v2/api-token-auth/', { body: wrong })).response.status;
    }
    assert.equal(status, 429);
  });

  it('have shown every answer that the document names', () => {
    const named = judge.operations.flatMap(({ operationId, responses }) =>
      Object.keys(responses).map((status) => `${operationId} ${status}`),
    );
    assert.deepEqual(
      named.filter((each) => !judge.seen.has(each)),
      [],
    );
  });
});

function idIn(url: string): number {
  return Number(/\/(\d+)\//.exec(new URL(url).pathname)?.[1] ?? 1);
}
