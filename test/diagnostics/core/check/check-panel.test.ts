import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkPanel } from '../../../../src/diagnostics/core/check/check-panel.js';
import { isSound, reportText, worded, type Checked } from '../../../../src/diagnostics/core/check/line.js';
import type { PageOfCheck, Ways } from '../../../../src/diagnostics/core/check/ways.js';
import { english } from '../../../../src/diagnostics/cli/command-words.js';
import type { Look } from '../../../../src/diagnostics/core/facts.js';
import { listIn } from '../../../../src/diagnostics/core/servers.js';

const NOW = Date.parse('2026-03-06T09:00:00Z');
const PANEL = 'https://panel.example:8080';
const CDN = 'https://covers.example';
const SERVERS = [{ id: 1, name: 'Radio Meridian' }, { id: 2, name: 'Nachtfähre' }, { name: 'no number' }];
const BODIES: Record<string, unknown> = {
  history: [
    { id: 2, ts: NOW - 60_000, img_url: `${CDN}/1.jpg` },
    { id: 1, ts: NOW - 300_000, img_url: `${CDN}/1.jpg` },
    { ts: 'x', img_url: 'javascript:alert(1)' },
    { ts: 0, img_url: 'http://' },
  ],
  servers: SERVERS,
  channels: {
    results: [
      { stream_url: `http://panel.example/1`, secure_stream_url: `${PANEL}/1` },
      { stream_url: 7 },
      null,
    ],
  },
  podcasts: [
    { feed_url: `${PANEL}/feed.xml`, published: true },
    { feed_url: 'https://draft.example/', published: false },
  ],
};
const SITE: PageOfCheck = { protocol: 'https:', hostname: 'site.example', origin: 'https://site.example' };
const listOf = (url: string): unknown => BODIES[/\/(\w+)\/\?/.exec(url)![1]!];

interface Set {
  page?: PageOfCheck | null;
  /** Of each v2 answer. */
  headers?: Record<string, string>;
  /** In place of all v2 answers. */
  seen?: Look | ((url: string) => Look);
  ahead?: number | null;
  hasJsonp?: boolean;
  bad?: Record<string, string>;
  asked?: string[];
}

function ways({
  page = null,
  headers = {},
  seen,
  ahead = null,
  hasJsonp = true,
  bad = {},
  asked = [],
}: Set): Ways {
  return {
    page,
    now: () => NOW,
    ask(url) {
      asked.push(url);
      const given = typeof seen === 'function' ? seen(url) : seen;
      const whole = { came: 'answer', status: 200, type: 'application/json', body: listOf(url) } as const;
      return Promise.resolve(given ?? { ...whole, headers: new Headers(headers), ahead });
    },
    jsonp(url) {
      asked.push(url);
      return Promise.resolve(hasJsonp ? { meta: {}, objects: listIn(listOf(url)) } : undefined);
    },
    attempt(url) {
      asked.push(url);
      return Promise.resolve(bad[url] ?? '');
    },
  };
}

const check = (set: Set, target = {}): Promise<Checked> =>
  checkPanel({ baseUrl: PANEL, server: 1, ...target }, ways(set));
/** `what` and what is said, with the cure. */
async function saidOf(what: string, set: Set, target = {}): Promise<[boolean | null, string]> {
  const all = (await check(set, target)).lines.map((line) => worded(line, english));
  const { holds, says, cure } = all.find((line) => line.what === what)!;
  return [holds, `${says} ${cure}`.trim()];
}

const CORS = { 'access-control-allow-origin': '*' };

describe('the lines of a check', () => {
  it('hold for a panel that has all, and name its servers', async () => {
    const checked = await check({ headers: { ...CORS, etag: 'x' }, ahead: 20 });
    assert.ok(isSound(checked));
    assert.deepEqual(
      checked.lines.filter(({ holds }) => !holds).map(({ name }) => name),
      ['policy'],
    );
    assert.deepEqual(checked.servers, SERVERS.slice(0, 2));
    assert.match(reportText(checked, english), /^https:\/\/panel\.example:8080, server 1\n\nok {2}reachable/);
  });

  it('say of CORS what a command and a page can know', async () => {
    const rows: [set: Set, holds: boolean | null, says: RegExp][] = [
      [{ headers: CORS }, true, /all sites/],
      [{}, null, /missing: pages read the panel by JSONP/],
      [{ hasJsonp: false }, false, /no page can read.*Have the panel send/],
      [{ page: SITE }, true, /This page is on another site/],
      [{ page: { ...SITE, origin: 'null' } }, true, /This page is on another site/],
      [{ page: { ...SITE, origin: PANEL } }, null, /can’t tell.*onair-panel check/],
      [{ page: SITE, seen: { came: 'nothing' } }, null, /missing, or there is no v2/],
    ];
    for (const [set, holds, says] of rows) {
      const [held, said] = await saidOf('CORS', set);
      assert.equal(held, holds, said);
      assert.match(said, says);
    }
  });

  it('say of the clock what the answers tell', async () => {
    const early: Look = {
      came: 'answer',
      status: 200,
      body: [{ id: 3, ts: NOW + 90_000 }],
    };
    const rows: [set: Set, holds: boolean | null, says: RegExp][] = [
      [{ ahead: -4999 }, true, /as this machine/],
      [{ ahead: 60_000 }, false, /60 s ahead.*NTP/],
      [{ ahead: -60_000 }, false, /60 s behind.*NTP/],
      [{}, null, /no Date/],
      [{ page: SITE }, null, /does not see/],
      [{ page: SITE, seen: early }, false, /begins 90 s from now/],
    ];
    for (const [set, holds, says] of rows) {
      const [held, said] = await saidOf('clock', set);
      assert.equal(held, holds, said);
      assert.match(said, says);
    }
  });

  it('say of caches what the headers tell that can be read', async () => {
    const rows: [set: Set, holds: boolean | null, says: RegExp][] = [
      [{ headers: { etag: 'x', 'cache-control': 'max-age=2' } }, true, /something new/],
      [{ headers: { 'cache-control': 'public, max-age=60' } }, false, /60 s.*1 or 2/],
      [{}, null, /no ETag/],
      [{ page: SITE }, null, /does not see/],
      [{ page: { ...SITE, origin: PANEL } }, null, /no ETag/],
    ];
    for (const [set, holds, says] of rows) {
      const [held, said] = await saidOf('cache headers', set);
      assert.equal(held, holds, said);
      assert.match(said, says);
    }
  });

  it('say what the scheme of the panel is for the site', async () => {
    const http = { baseUrl: 'http://panel.example' };
    assert.equal((await saidOf('certificate', {}))[0], true);
    assert.equal((await saidOf('mixed content', {}, http))[0], false);
    assert.equal((await saidOf('mixed content', {}, { ...http, siteProtocol: 'http:' }))[0], null);
  });

  it('try streams, covers and feeds, and say which can not be had', async () => {
    assert.deepEqual(await saidOf('covers', {}), [true, '1 of 1 tried.']);
    const bad = { [`${PANEL}/1`]: 'unplayable', [`${CDN}/1.jpg`]: 'status 404, text/html' };
    // An https page takes the channel's other address.
    assert.deepEqual(await saidOf('streams', { bad, page: SITE }), [
      false,
      `${PANEL}/1 can not be had (this browser can’t play it). Look at its address in the panel.`,
    ]);
    assert.match((await saidOf('covers', { bad }))[1], /1\.jpg can not be had \(status 404, text\/html\)/);
    const none = { came: 'answer', status: 200, body: [] } as const;
    assert.deepEqual(await saidOf('feeds', { seen: none }), [null, 'There are none to try.']);
    assert.deepEqual(
      await saidOf('servers', {
        seen: (url) => (url.includes('/servers/') ? { ...none, body: [{}] } : none),
      }),
      [null, 'The panel does not list its servers.'],
    );
  });

  it('give the policy of what the records name, and of JSONP where it is needed', async () => {
    assert.deepEqual(await saidOf('policy', { page: SITE }), [
      null,
      `connect-src ${PANEL}; img-src ${PANEL} ${CDN}; media-src ${PANEL}`,
    ]);
    const [, said] = await saidOf('policy', { page: SITE, seen: { came: 'nothing' } });
    assert.match(said, /; script-src https:\/\/panel\.example:8080 'sha256-/);
  });

  it('give a policy that no record can end or widen', async () => {
    const stream_url = [
      'https://x;sandbox/a',
      "https://x,default-src'none'/a",
      'https://x y/a',
      'https://good.example/a',
    ];
    const seen = (url: string): Look => {
      const body = url.includes('/channels/')
        ? stream_url.map((each) => ({ stream_url: each }))
        : listOf(url);
      return { came: 'answer', status: 200, type: 'application/json', body };
    };
    const [, said] = await saidOf('policy', { page: SITE, seen });
    assert.match(said, new RegExp(`; media-src ${PANEL} https://good\\.example$`));
  });

  it('come of any number of records', async () => {
    const many = Array.from({ length: 300_000 }, () => ({ id: 1, ts: 1 }));
    const seen = (url: string): Look => {
      const body = url.includes('/history/') ? many : listOf(url);
      return { came: 'answer', status: 200, type: 'application/json', body };
    };
    assert.equal((await check({ page: SITE, seen })).lines[0]!.name, 'reachable');
  });

  it('come from JSONP where v2 can not be read, as for tags', async () => {
    for (const seen of [
      { came: 'nothing' },
      { came: 'answer', status: 404, type: 'text/html' },
      { came: 'answer', status: 200, type: 'text/html' },
    ] as Look[]) {
      const { lines, servers } = await check({ page: SITE, seen });
      assert.equal(lines.find(({ name }) => name === 'v2')?.holds, null);
      assert.equal(lines.find(({ name }) => name === 'jsonp')?.holds, true);
      assert.equal(servers.length, 2);
    }
    assert.deepEqual(await saidOf('JSONP', { hasJsonp: false, page: SITE }), [
      null,
      'It does not work: very old browsers show nothing.',
    ]);
  });
});

describe('a check without a station', () => {
  const causeIn = async (set: Set, target = {}): Promise<unknown> => {
    const { lines } = await check({ hasJsonp: false, ...set }, target);
    assert.equal(lines.length, 1);
    return lines[0]!.finding;
  };

  it('has one line, with the cause', async () => {
    assert.deepEqual(await causeIn({ seen: { came: 'answer', status: 502 } }), { cause: 'gateway' });
    assert.deepEqual(await causeIn({ seen: { came: 'timeout' } }), { cause: 'swallowed' });
    assert.deepEqual(await causeIn({ seen: { came: 'answer', status: 200, type: 'application/json' } }), {
      cause: 'brokenJson',
    });
    assert.deepEqual(await causeIn({ seen: { came: 'answer', status: 200, body: {} } }), {
      cause: 'otherProgram',
    });
    const redirect: Look = {
      came: 'redirect',
      headers: new Headers({ location: 'https://a:b@new.example/' }),
    };
    const checked = await check({ seen: redirect });
    assert.equal(isSound(checked), false);
    assert.match(reportText(checked, english), /\(to https:\/\/new\.example\/\) answers with a redirect/);
    const nowhere: Look = { came: 'redirect', headers: new Headers({ location: 'http://[' }) };
    assert.match(reportText(await check({ seen: nowhere }), english), /\(to http:\/\/\[\)/);
    const [line] = (await check({ seen: { came: 'redirect' } })).lines;
    assert.deepEqual(line!.finding, { cause: 'redirected' });
  });

  it('sends nothing to an http panel from an https page', async () => {
    const asked: string[] = [];
    const http = { baseUrl: 'http://panel.example' };
    assert.deepEqual(await causeIn({ page: SITE, asked }, http), { cause: 'insecure' });
    assert.deepEqual(asked, []);
    const own = { baseUrl: 'http://localhost:8080' };
    assert.equal((await check({ page: SITE }, own)).lines[0]!.name, 'reachable');
  });

  it('names the servers that can be chosen', async () => {
    const seen = (url: string): Look =>
      url.includes('/servers/')
        ? { came: 'answer', status: 200, body: SERVERS }
        : { came: 'answer', status: 400, body: { server: ['invalid_choice'] } };
    const { lines, servers } = await check({ seen }, { server: 99 });
    assert.deepEqual(lines[0]!.finding, { cause: 'wrongServer' });
    assert.deepEqual(
      servers.map(({ id }) => id),
      [1, 2],
    );
  });
});
