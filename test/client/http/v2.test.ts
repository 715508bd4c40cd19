import assert from 'node:assert/strict';
import { describe, it, mock, type TestContext } from 'node:test';
import { StationFailure, Unreachable, Unreadable, type Refused } from '../../../src/client/http/failures.js';
import { REQUEST_TIMEOUT_MS } from '../../../src/client/http/time-limit.js';
import { isMissingV2, isTooLarge, readV2 } from '../../../src/client/http/v2.js';

const PATH = 'https://panel.example/api/v2/history/?limit=2';
const JSON_TYPE = { 'Content-Type': 'application/json' };
const signal = (): AbortSignal => new AbortController().signal;

/** Responds to the next requests with this value, or rejects them. */
function respond(t: TestContext, make: (init: RequestInit) => Response | Promise<Response>): void {
  t.mock.method(globalThis, 'fetch', async (_url: string, init: RequestInit) => make(init));
}

async function failureOf(promise: Promise<unknown>): Promise<StationFailure> {
  const failure: unknown = await promise.then(
    () => assert.fail('it was answered'),
    (thrown: unknown) => thrown,
  );
  assert.ok(failure instanceof StationFailure, String(failure));
  assert.equal(failure.url, PATH);
  return failure;
}

/** Never responds, and rejects when it is aborted. */
function hang({ signal: ended }: RequestInit): Promise<never> {
  return new Promise((_, reject) => {
    const abort = (): void => reject(ended!.reason as Error);
    if (ended!.aborted) abort();
    ended!.addEventListener('abort', abort);
  });
}

describe('readV2', () => {
  it("returns the panel's JSON", async (t) => {
    respond(t, () => new Response('{"results":[1]}', { headers: JSON_TYPE }));
    assert.deepEqual(await readV2(PATH, signal()), { results: [1] });
  });

  it('disconnects from an audio stream', async (t) => {
    let isCancelled = false;
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1000)),
      cancel: () => void (isCancelled = true),
    });
    respond(t, () => new Response(endless, { headers: { 'Content-Type': 'audio/mpeg' } }));
    assert.ok(isMissingV2(await failureOf(readV2(PATH, signal()))));
    assert.ok(isCancelled);
  });

  it('parses JSON regardless of its content type', async (t) => {
    respond(t, () => new Response('[1]', { headers: { 'Content-Type': 'text/plain' } }));
    assert.deepEqual(await readV2(PATH, signal()), [1]);
  });

  it('reads a response without a body stream', async (t) => {
    const headers = new Headers(JSON_TYPE);
    const blob = (): Promise<Blob> => Promise.resolve(new Blob(['[1]']));
    respond(t, () => ({ ok: true, status: 200, headers, blob }) as Response);
    assert.deepEqual(await readV2(PATH, signal()), [1]);
  });

  it('revalidates without a preflight', async (t) => {
    let requested: RequestInit = {};
    respond(t, (init) => ((requested = init), new Response('[]')));
    await readV2(PATH, signal());
    assert.equal(requested.cache, 'no-cache');
    assert.equal(requested.credentials, 'omit');
    assert.deepEqual(requested.headers, { Accept: 'application/json' });
    assert.equal(requested.method ?? 'GET', 'GET');
  });

  it('uses the browser cache for short-lived responses', async (t) => {
    const url = 'https://short.example/api/v2/history/?limit=';
    const requested: (RequestCache | undefined)[] = [];
    const lifetimes = [
      'public, max-age=1',
      'max-age=2',
      'max-age=0',
      'max-age=1, stale-while-revalidate=60',
      'public, s-maxage=1, max-age=20',
      's-maxage=1',
      '',
      'max-age=1',
      'no-store',
    ];
    for (const [index, lifetime] of lifetimes.entries()) {
      respond(t, ({ cache }) => {
        requested.push(cache);
        return new Response('[]', { headers: { 'Cache-Control': lifetime } });
      });
      await readV2(url + String(index), signal(), true);
      t.mock.restoreAll();
    }
    const [no, yes] = ['no-cache', 'default'];
    assert.deepEqual(requested, [no, yes, yes, yes, no, no, no, no, yes]);
  });

  it('revalidates all requests except polls', async (t) => {
    const requested: (RequestCache | undefined)[] = [];
    respond(t, ({ cache }) => {
      requested.push(cache);
      return new Response('[]', { headers: { 'Cache-Control': 'max-age=1' } });
    });
    for (let times = 0; times < 2; times += 1) {
      await readV2('https://short.example/api/v2/podcasts/', signal());
    }
    assert.deepEqual(requested, ['no-cache', 'no-cache']);
  });

  interface Case {
    title: string;
    make: (init: RequestInit) => Response | Promise<Response>;
    kind: StationFailure['kind'];
    status?: number;
    missing: boolean;
  }
  const page = '<!doctype html><title>Not Found</title>';
  const html = { 'Content-Type': 'text/html; charset=utf-8' };
  const cases: Case[] = [
    ...[404, 405, 501].map((status) => ({
      title: `treats v2 as missing after a ${status}`,
      make: () => new Response(page, { status, headers: html }),
      kind: 'refused' as const,
      status,
      missing: true,
    })),
    ...[400, 401, 403, 429, 500, 502, 503, 504].map((status) => ({
      title: `doesn't treat v2 as missing after a ${status}`,
      make: () => new Response('{"detail":"no"}', { status, headers: JSON_TYPE }),
      kind: 'refused' as const,
      status,
      missing: false,
    })),
    {
      title: "doesn't treat v2 as missing after a 500 in HTML",
      make: () => new Response(page, { status: 500, headers: html }),
      kind: 'refused',
      status: 500,
      missing: false,
    },
    {
      title: 'treats v2 as missing after a web page',
      make: () => new Response(page, { headers: html }),
      kind: 'unreadable',
      missing: true,
    },
    {
      title: 'treats v2 as missing after an empty response',
      make: () => new Response(null, { status: 200 }),
      kind: 'unreadable',
      missing: true,
    },
    {
      title: "doesn't treat v2 as missing after truncated JSON",
      make: () => new Response('{"count":3,"results":[{"id', { headers: JSON_TYPE }),
      kind: 'unreadable',
      missing: false,
    },
    {
      title: 'treats v2 as missing if CORS blocks it',
      make: () => Promise.reject(new TypeError('Failed to fetch')),
      kind: 'unreachable',
      missing: true,
    },
  ];
  for (const { title, make, kind, status, missing } of cases) {
    it(title, async (t) => {
      respond(t, make);
      const failure = await failureOf(readV2(PATH, signal()));
      assert.equal(failure.kind, kind);
      assert.equal(failure.message.includes(PATH), true);
      if (status) assert.equal((failure as Refused).status, status);
      assert.equal(isMissingV2(failure), missing);
    });
  }

  it('reports the rejected fields', async (t) => {
    respond(
      t,
      () => new Response('{"server":["Select a valid choice."]}', { status: 400, headers: JSON_TYPE }),
    );
    const failure = await failureOf(readV2(PATH, signal()));
    assert.deepEqual((failure as Refused).fields, { server: ['Select a valid choice.'] });
  });

  it('reads Retry-After only as seconds', async (t) => {
    for (const [header, seconds] of [
      ['120', 120],
      ['Fri, 06 Mar 2026 12:00:00 GMT', 0],
      ['', 0],
      ['soon', 0],
    ] as const) {
      respond(t, () => new Response('{}', { status: 503, headers: { ...JSON_TYPE, 'Retry-After': header } }));
      assert.equal((await failureOf(readV2(PATH, signal()))).retryAfterSeconds, seconds, header);
      t.mock.restoreAll();
    }
  });

  it('cancels an endless response after 8 MB', async (t) => {
    let sent = 0;
    let ended = false;
    respond(t, () => {
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          controller.enqueue(new TextEncoder().encode('['.repeat(100_000)));
          sent += 100_000;
        },
        cancel: () => void (ended = true),
      });
      return new Response(body, { headers: JSON_TYPE });
    });
    const failure = await failureOf(readV2(PATH, signal()));
    assert.equal(failure.message, `GET ${PATH}: more than 8 MB`);
    assert.deepEqual([isTooLarge(failure), isMissingV2(failure)], [true, false]);
    assert.ok(ended && sent < 8_500_000, `${sent} bytes were read`);
  });

  it('accepts almost 8 MB', async (t) => {
    const text = 'x'.repeat(7_999_000);
    respond(t, () => new Response(JSON.stringify([text]), { headers: JSON_TYPE }));
    assert.deepEqual(await readV2(PATH, signal()), [text]);
  });

  describe('with a time limit', () => {
    it('aborts a request after ten seconds', async (t) => {
      t.mock.timers.enable({ apis: ['setTimeout'] });
      respond(t, hang);
      const failed = failureOf(readV2(PATH, signal()));
      t.mock.timers.tick(REQUEST_TIMEOUT_MS);
      const failure = await failed;
      assert.ok(failure instanceof Unreachable && failure.reason === 'timeout');
      assert.equal(isMissingV2(failure), false);
      assert.equal(REQUEST_TIMEOUT_MS, 10_000);
    });

    it('aborts an endless body', async (t) => {
      t.mock.timers.enable({ apis: ['setTimeout'] });
      respond(t, ({ signal: ended }) => {
        const body = new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"results":['));
            ended!.addEventListener('abort', () => controller.error(ended!.reason));
          },
        });
        return new Response(body, { headers: JSON_TYPE });
      });
      const failed = failureOf(readV2(PATH, signal()));
      await new Promise((resolve) => setImmediate(resolve));
      t.mock.timers.tick(REQUEST_TIMEOUT_MS);
      assert.equal(((await failed) as Unreachable).reason, 'timeout');
    });

    it('reports a broken connection as Unreachable', async (t) => {
      respond(t, () => {
        const body = new ReadableStream({
          pull: (controller) => controller.error(new TypeError('network error')),
        });
        return new Response(body, { headers: JSON_TYPE });
      });
      const failure = await failureOf(readV2(PATH, signal()));
      assert.equal(failure.kind, 'unreachable');
    });

    it('clears the limit once the response is complete', async (t) => {
      const stopped = mock.method(globalThis, 'clearTimeout');
      respond(t, () => new Response('[]'));
      await readV2(PATH, signal());
      assert.equal(stopped.mock.callCount(), 1);
      stopped.mock.restore();
    });

    it('stops on abort', async (t) => {
      respond(t, hang);
      const caller = new AbortController();
      const ended = readV2(PATH, caller.signal).then(
        () => assert.fail('it was answered'),
        (thrown: unknown) => thrown,
      );
      caller.abort();
      const thrown = await ended;
      assert.ok(!(thrown instanceof StationFailure));
      assert.equal(isMissingV2(thrown), false);
    });
  });

  it('reports that the browser is offline', async (t) => {
    t.mock.getter(globalThis, 'navigator', () => ({ onLine: false }) as Navigator);
    respond(t, () => Promise.reject(new TypeError('Failed to fetch')));
    const failure = await failureOf(readV2(PATH, signal()));
    assert.equal((failure as Unreachable).reason, 'offline');
    assert.equal(isMissingV2(failure), true);
  });

  it('distinguishes three kinds of failure', async (t) => {
    respond(t, () => new Response('oops'));
    assert.ok((await failureOf(readV2(PATH, signal()))) instanceof Unreadable);
  });
});
