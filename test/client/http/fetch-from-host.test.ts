import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { fetchFromHost } from '../../../src/client/http/fetch-from-host.js';

/** Responds to the first request with a redirect there, and to all others with "end". Returns the addresses requested. */
function redirectTo(t: TestContext, location: string, status = 302): string[] {
  const requested: string[] = [];
  // Restore the previous mock first: a mock of a mock would outlive the test.
  t.mock.restoreAll();
  t.mock.method(globalThis, 'fetch', (url: string, { method = 'GET', redirect }: RequestInit) => {
    assert.equal(redirect, 'manual');
    requested.push(`${method} ${url}`);
    const isFirst = requested.length === 1;
    return Promise.resolve(
      isFirst ? new Response(null, { status, headers: { Location: location } }) : new Response('end'),
    );
  });
  t.mock.method(console, 'warn', () => undefined);
  return requested;
}

const FOLLOWED: [url: string, location: string, target: string][] = [
  ['http://panel.example/a', 'https://panel.example/a', 'https://panel.example/a'],
  ['http://panel.example:80/a', 'https://panel.example:443/a', 'https://panel.example/a'],
  ['http://panel.example:8080/a', 'https://panel.example:8080/a', 'https://panel.example:8080/a'],
  ['http://panel.example:8080/a', '/b?c=1', 'http://panel.example:8080/b?c=1'],
  ['https://panel.example/a/', '../b/', 'https://panel.example/b/'],
  ['http://panel.example/a', '//PANEL.example/b', 'http://panel.example/b'],
];

const REFUSED: [url: string, location: string][] = [
  ['http://panel.example/a', 'http://127.0.0.1/inner'],
  ['http://panel.example/a', '//10.0.0.1/inner'],
  ['http://panel.example/a', 'http://[::1]/inner'],
  ['http://panel.example/a', 'http://www.panel.example/a'],
  ['http://panel.example/a', 'http://panel.example:9200/a'],
  ['http://panel.example/a', 'https://panel.example:9200/a'],
  ['http://panel.example:8080/a', 'https://panel.example/a'],
  ['https://panel.example/a', 'http://panel.example/a'],
  ['http://panel.example/a', 'http://panel.example@127.0.0.1/a'],
  ['http://panel.example/a', 'http://panel.example.127.0.0.1.nip.example/a'],
  ['http://panel.example/a', '\\\\127.0.0.1\\inner'],
  ['http://panel.example/a', 'file:///etc/passwd'],
  ['http://panel.example/a', 'data:application/json,[]'],
];

describe('fetchFromHost outside a page', () => {
  for (const [url, location, target] of FOLLOWED) {
    it(`follows a redirect from ${url} to ${location}`, async (t) => {
      const requested = redirectTo(t, location);
      assert.equal(await (await fetchFromHost(url, {})).text(), 'end');
      assert.deepEqual(requested.slice(1), [`GET ${target}`]);
    });
  }

  for (const [url, location] of REFUSED) {
    it(`refuses a redirect from ${url} to ${location}`, async (t) => {
      const requested = redirectTo(t, location);
      await assert.rejects(fetchFromHost(url, {}), /another host or port.*use that address as baseUrl/);
      assert.equal(requested.length, 1);
    });
  }

  it('compares each redirect with the previous URL', async (t) => {
    const targets = ['http://panel.example/b', 'http://127.0.0.1/inner'];
    const requested: string[] = [];
    t.mock.method(globalThis, 'fetch', (url: string) => {
      requested.push(url);
      return Promise.resolve(new Response(null, { status: 307, headers: { Location: targets.shift()! } }));
    });
    t.mock.method(console, 'warn', () => undefined);
    await assert.rejects(fetchFromHost('http://panel.example/a', {}), /redirects to http:\/\/127\.0\.0\.1/);
    assert.deepEqual(requested, ['http://panel.example/a', 'http://panel.example/b']);
  });

  it('stops after three redirects', async (t) => {
    let count = 0;
    t.mock.method(globalThis, 'fetch', () =>
      Promise.resolve(new Response(null, { status: 301, headers: { Location: `/${count++}` } })),
    );
    await assert.rejects(fetchFromHost('http://panel.example/a', {}), /more than 3 times/);
    assert.equal(count, 4);
  });

  it('warns once per origin', async (t) => {
    t.mock.method(globalThis, 'fetch', () =>
      Promise.resolve(new Response(null, { status: 302, headers: { Location: 'http://10.0.0.1/s?k=1' } })),
    );
    const { mock } = t.mock.method(console, 'warn', () => undefined);
    await assert.rejects(fetchFromHost('http://warned.example/p?q=1', {}));
    await assert.rejects(fetchFromHost('http://warned.example/p?q=1', {}));
    assert.equal(mock.callCount(), 1);
    const [text] = mock.calls[0]!.arguments as unknown as [string];
    assert.match(text, /^Onair: http:\/\/warned\.example redirects to http:\/\/10\.0\.0\.1, /);
    assert.doesNotMatch(text, /\?|\/p\b|\/s\b/);
  });

  it('repeats a POST only after 307 or 308', async (t) => {
    for (const [status, method] of [
      [301, 'GET'],
      [308, 'POST'],
    ] as const) {
      const requested = redirectTo(t, '/b', status);
      await fetchFromHost('http://panel.example/a', { method: 'POST' });
      assert.equal(requested[1], `${method} http://panel.example/b`);
    }
  });

  it('works the same with a global document', async (t) => {
    (globalThis as { document?: unknown }).document = {};
    t.after(() => delete (globalThis as { document?: unknown }).document);
    redirectTo(t, 'http://127.0.0.1/inner');
    await assert.rejects(fetchFromHost('http://panel.example/a', {}), /another host/);
  });
});
