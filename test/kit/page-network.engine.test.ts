import { expect } from '@open-wc/testing';
import { openPageServer, type PageResponses } from './page-world.js';
import { startServer } from './panel.js';

const ANSWERS = {
  '/plain': { body: '{"a":1}', headers: { 'X-Secret': '1', 'Cache-Control': 'no-store', Link: '<x>' } },
  '/exposed': { body: '[]', headers: { Link: '<x>', 'Access-Control-Expose-Headers': 'Link' } },
  '/closed': { body: '[]', headers: { 'Access-Control-Allow-Origin': 'https://other.example' } },
  '/moved': { status: 302, headers: { Location: '/plain' } },
  '/gone': { status: 204 },
  '/broken': { status: 500, body: 'sorry', headers: { 'Content-Type': 'text/plain' } },
  '/open': {
    body: '{}',
    headers: { 'Access-Control-Allow-Headers': 'x-own', 'Access-Control-Allow-Methods': 'PUT' },
  },
  '/silent': { delay: -1 },
} satisfies PageResponses;

const REQUESTS: [string, RequestInit][] = [
  ['/plain', {}],
  ['/plain', { method: 'POST', body: 'text' }],
  ['/plain', { credentials: 'include' }],
  ['/plain', { headers: { 'X-Own': '1' } }],
  ['/plain', { method: 'PUT' }],
  ['/plain', { mode: 'no-cors' }],
  ['/open', { method: 'PUT', headers: { 'X-Own': '1' } }],
  ['/open', { headers: { 'X-Other': '1' } }],
  ['/exposed', {}],
  ['/closed', {}],
  ['/closed', { mode: 'no-cors' }],
  ['/moved', {}],
  ['/moved', { redirect: 'manual' }],
  ['/moved', { redirect: 'error' }],
  ['/gone', {}],
  ['/broken', {}],
  ['/nowhere', {}],
];

/** Returns everything that a page can read of a response. */
async function seen(url: string, init: RequestInit): Promise<object> {
  try {
    const response = await fetch(url, init);
    const { status, ok, type, redirected } = response;
    const headers = [...response.headers].filter(([name]) => name !== 'content-length').sort();
    const path = response.url && new URL(response.url).pathname;
    return { status, ok, type, redirected, path, headers, text: await response.text() };
  } catch (error) {
    return { error: (error as Error).name };
  }
}

describe('the simulated network of a page', () => {
  const inPage = openPageServer(ANSWERS);
  let real: Awaited<ReturnType<typeof startServer>>;
  before(async () => {
    real = await startServer(ANSWERS);
  });
  after(async () => {
    inPage.stop();
    await real.stop();
  });

  for (const [path, init] of REQUESTS) {
    it(`matches a real server: ${path}, ${JSON.stringify(init)}`, async () => {
      expect(await seen(inPage.url + path, init)).to.deep.equal(await seen(real.url + path, init));
    });
  }

  it('rejects an aborted request', async () => {
    for (const { url } of [inPage, real]) {
      const [before, during] = [new AbortController(), new AbortController()];
      before.abort();
      const waiting = seen(`${url}/silent`, { signal: during.signal });
      during.abort();
      const aborted = { error: 'AbortError' };
      expect(await seen(`${url}/plain`, { signal: before.signal }), url).to.deep.equal(aborted);
      expect(await waiting, url).to.deep.equal(aborted);
    }
  });
});
