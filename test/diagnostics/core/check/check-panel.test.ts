import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkPanel } from '../../../../src/diagnostics/core/check/check-panel.js';
import { isSound, reportText, type CheckReport } from '../../../../src/diagnostics/core/check/finding.js';
import { englishDiagnostics } from '../../../../src/diagnostics/cli/load-words.js';
import { listIn } from '../../../../src/diagnostics/core/panel-lists.js';
import type { CheckingPage, CheckTools, ProbeResult } from '../../../../src/diagnostics/core/probe.js';
import { rowsOf } from '../../../kit/check-report.js';

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
const SITE: CheckingPage = { protocol: 'https:', hostname: 'site.example', origin: 'https://site.example' };
const listOf = (url: string): unknown => BODIES[/\/(\w+)\/\?/.exec(url)?.[1] ?? ''];

interface PanelSetup {
  page?: CheckingPage | null;
  /** Headers of each v2 response. */
  headers?: Record<string, string>;
  /** Replaces all v2 responses. */
  result?: ProbeResult | ((url: string) => ProbeResult);
  ahead?: number | null;
  hasJsonp?: boolean;
  bad?: Record<string, string>;
  requested?: string[];
}

function toolsFor({
  page = null,
  headers = {},
  result,
  ahead = null,
  hasJsonp = true,
  bad = {},
  requested = [],
}: PanelSetup): CheckTools {
  return {
    page,
    now: () => NOW,
    probe(url) {
      requested.push(url);
      const given = typeof result === 'function' ? result(url) : result;
      const list = { outcome: 'response', status: 200, type: 'application/json', body: listOf(url) } as const;
      return Promise.resolve(given ?? { ...list, headers: new Headers(headers), ahead });
    },
    requestJsonp(url) {
      requested.push(url);
      return Promise.resolve(hasJsonp ? { meta: {}, objects: listIn(listOf(url)) } : undefined);
    },
    tryMedia(url) {
      requested.push(url);
      return Promise.resolve(bad[url] ?? '');
    },
  };
}

const check = (setup: PanelSetup, target = {}): Promise<CheckReport> =>
  checkPanel({ baseUrl: PANEL, server: 1, ...target }, toolsFor(setup));
async function findingAbout(
  subject: string,
  setup: PanelSetup,
  target = {},
): Promise<[isOk: boolean | null, text: string]> {
  const { isOk, text } = rowsOf(await check(setup, target)).find((row) => row.subject === subject)!;
  return [isOk, text];
}

const CORS = { 'access-control-allow-origin': '*' };

describe('checkPanel', () => {
  it('finds no problem with a complete panel', async () => {
    const report = await check({ headers: { ...CORS, etag: 'x' }, ahead: 20 });
    assert.ok(isSound(report));
    assert.deepEqual(
      report.findings.filter(({ isOk }) => !isOk).map(({ name }) => name),
      ['policy'],
    );
    assert.deepEqual(report.servers, SERVERS.slice(0, 2));
    assert.match(
      reportText(report, englishDiagnostics),
      /^https:\/\/panel\.example:8080, server 1\n\nok {2}reachable/,
    );
  });

  it('reports problems with CORS', async () => {
    const rows: [setup: PanelSetup, isOk: boolean | null, pattern: RegExp][] = [
      [{ headers: CORS }, true, /any site/],
      [{}, null, /missing, so pages fall back to JSONP/],
      [{ hasJsonp: false }, false, /no page can read.*Make the panel send/],
      [{ page: SITE }, true, /This page isn’t on the panel’s site/],
      [{ page: { ...SITE, origin: 'null' } }, true, /This page isn’t on the panel’s site/],
      [{ page: { ...SITE, origin: PANEL } }, null, /can’t find out.*onair-panel check/],
      [{ page: SITE, result: { outcome: 'failed' } }, null, /missing, or the panel doesn’t support v2/],
    ];
    for (const [setup, expected, pattern] of rows) {
      const [isOk, text] = await findingAbout('CORS', setup);
      assert.equal(isOk, expected, text);
      assert.match(text, pattern);
    }
  });

  it("compares the panel's clock with the local clock", async () => {
    const early: ProbeResult = {
      outcome: 'response',
      status: 200,
      body: [{ id: 3, ts: NOW + 90_000 }],
    };
    const rows: [setup: PanelSetup, isOk: boolean | null, pattern: RegExp][] = [
      [{ ahead: -4999 }, true, /this machine’s clock/],
      [{ ahead: 60_000 }, false, /60 s ahead.*NTP/],
      [{ ahead: -60_000 }, false, /60 s behind.*NTP/],
      [{}, null, /no Date/],
      [{ page: SITE }, null, /A page can’t/],
      [{ page: SITE, result: early }, false, /starts 90 s from now/],
    ];
    for (const [setup, expected, pattern] of rows) {
      const [isOk, text] = await findingAbout('clock', setup);
      assert.equal(isOk, expected, text);
      assert.match(text, pattern);
    }
  });

  it('reports on caching if the headers are readable', async () => {
    const rows: [setup: PanelSetup, isOk: boolean | null, pattern: RegExp][] = [
      [{ headers: { etag: 'x', 'cache-control': 'max-age=2' } }, true, /check for new data/],
      [{ headers: { 'cache-control': 'public, max-age=60' } }, false, /60 s.*1 or 2/],
      [{}, null, /no ETag/],
      [{ page: SITE }, null, /A page can’t/],
      [{ page: { ...SITE, origin: PANEL } }, null, /no ETag/],
    ];
    for (const [setup, expected, pattern] of rows) {
      const [isOk, text] = await findingAbout('cache headers', setup);
      assert.equal(isOk, expected, text);
      assert.match(text, pattern);
    }
  });

  it('reports mixed content', async () => {
    const http = { baseUrl: 'http://panel.example' };
    assert.equal((await findingAbout('certificate', {}))[0], true);
    assert.equal((await findingAbout('mixed content', {}, http))[0], false);
    assert.equal((await findingAbout('mixed content', {}, { ...http, siteProtocol: 'http:' }))[0], null);
  });

  it('reports broken streams, covers and feeds', async () => {
    assert.deepEqual(await findingAbout('covers', {}), [true, 'Tried 1 of 1.']);
    const bad = { [`${PANEL}/1`]: 'unplayable', [`${CDN}/1.jpg`]: 'status 404, text/html' };
    // An https page uses the channel's secure stream.
    assert.deepEqual(await findingAbout('streams', { bad, page: SITE }), [
      false,
      `Can’t load ${PANEL}/1 (this browser can’t play it). Check its address in the panel.`,
    ]);
    assert.match((await findingAbout('covers', { bad }))[1], /1\.jpg \(status 404, text\/html\)/);
    const none = { outcome: 'response', status: 200, body: [] } as const;
    assert.deepEqual(await findingAbout('feeds', { result: none }), [null, 'There is nothing to test.']);
    assert.deepEqual(
      await findingAbout('servers', {
        result: (url) => (url.includes('/servers/') ? { ...none, body: [{}] } : none),
      }),
      [null, 'The panel doesn’t list its servers.'],
    );
  });

  it('suggests a policy for the URLs in records', async () => {
    assert.deepEqual(await findingAbout('policy', { page: SITE }), [
      null,
      `connect-src ${PANEL}; img-src ${PANEL} ${CDN}; media-src ${PANEL}`,
    ]);
    const [, text] = await findingAbout('policy', { page: SITE, result: { outcome: 'failed' } });
    assert.match(text, /; script-src https:\/\/panel\.example:8080 'sha256-/);
  });

  it('keeps injected directives out of the policy', async () => {
    const stream_url = [
      'https://x;sandbox/a',
      "https://x,default-src'none'/a",
      'https://x y/a',
      'https://good.example/a',
    ];
    const result = (url: string): ProbeResult => {
      const body = url.includes('/channels/')
        ? stream_url.map((each) => ({ stream_url: each }))
        : listOf(url);
      return { outcome: 'response', status: 200, type: 'application/json', body };
    };
    const [, text] = await findingAbout('policy', { page: SITE, result });
    assert.match(text, new RegExp(`; media-src ${PANEL} https://good\\.example$`));
  });

  it('accepts a history of 300,000 records', async () => {
    const many = Array.from({ length: 300_000 }, () => ({ id: 1, ts: 1 }));
    const result = (url: string): ProbeResult => {
      const body = url.includes('/history/') ? many : listOf(url);
      return { outcome: 'response', status: 200, type: 'application/json', body };
    };
    assert.equal((await check({ page: SITE, result })).findings[0]!.name, 'reachable');
  });

  it('reads the panel via JSONP if v2 is unreadable', async () => {
    for (const result of [
      { outcome: 'failed' },
      { outcome: 'response', status: 404, type: 'text/html' },
      { outcome: 'response', status: 200, type: 'text/html' },
    ] as ProbeResult[]) {
      const { findings, servers } = await check({ page: SITE, result });
      assert.equal(findings.find(({ name }) => name === 'v2')?.isOk, null);
      assert.equal(findings.find(({ name }) => name === 'jsonp')?.isOk, true);
      assert.equal(servers.length, 2);
    }
    assert.deepEqual(await findingAbout('JSONP', { hasJsonp: false, page: SITE }), [
      null,
      'It doesn’t work, so very old browsers show nothing.',
    ]);
  });
});

describe('checkPanel for an unreadable station', () => {
  const resultOf = async (setup: PanelSetup, target = {}): Promise<unknown> => {
    const { findings } = await check({ hasJsonp: false, ...setup }, target);
    assert.equal(findings.length, 1);
    return findings[0]!.result;
  };

  it('reports only the cause', async () => {
    assert.deepEqual(await resultOf({ result: { outcome: 'response', status: 502 } }), { cause: 'gateway' });
    assert.deepEqual(await resultOf({ result: { outcome: 'timeout' } }), { cause: 'swallowed' });
    assert.deepEqual(
      await resultOf({ result: { outcome: 'response', status: 200, type: 'application/json' } }),
      {
        cause: 'brokenJson',
      },
    );
    assert.deepEqual(await resultOf({ result: { outcome: 'response', status: 200, body: {} } }), {
      cause: 'otherProgram',
    });
    const redirect: ProbeResult = {
      outcome: 'redirect',
      headers: new Headers({ location: 'https://a:b@new.example/' }),
    };
    const report = await check({ result: redirect });
    assert.equal(isSound(report), false);
    assert.match(
      reportText(report, englishDiagnostics),
      /\(to https:\/\/new\.example\/\) redirects to another address/,
    );
    const nowhere: ProbeResult = { outcome: 'redirect', headers: new Headers({ location: 'http://[' }) };
    assert.match(reportText(await check({ result: nowhere }), englishDiagnostics), /\(to http:\/\/\[\)/);
    const [finding] = (await check({ result: { outcome: 'redirect' } })).findings;
    assert.deepEqual(finding!.result, { cause: 'redirected' });
  });

  it('sends no http request from an https page', async () => {
    const requested: string[] = [];
    const http = { baseUrl: 'http://panel.example' };
    assert.deepEqual(await resultOf({ page: SITE, requested }, http), { cause: 'insecure' });
    assert.deepEqual(requested, []);
    const own = { baseUrl: 'http://localhost:8080' };
    assert.equal((await check({ page: SITE }, own)).findings[0]!.name, 'reachable');
  });

  it('suggests source="json" for JSON of an unknown server', async () => {
    const json = { outcome: 'response', status: 200, body: { now: 'Ada Winter - Glass' } } as const;
    const typed = 'https://panel.example:8080/now.php?id=1';
    for (const missing of [{ outcome: 'response', status: 404 }, { outcome: 'opaque' }] as const) {
      const result = (url: string): ProbeResult => (url === typed ? json : missing);
      const report = await check({ result, hasJsonp: false, page: SITE }, { typed });
      assert.equal(report.response, typed, JSON.stringify(report));
      assert.ok(isSound(report));
      const text = reportText(report, englishDiagnostics);
      assert.match(text, /Found JSON at https:\/\/panel\.example:8080\/now\.php/);
      assert.ok(text.includes(`base-url="${typed}" source="json" map="title: …, artist: …"`), text);
    }
    // Many scripts return the same response for every path below theirs.
    const program = await check({ result: json, hasJsonp: false, page: SITE }, { typed });
    assert.deepEqual(program.findings[0], {
      ...program.findings[0],
      result: { cause: 'otherProgram' },
      isOk: null,
    });
    assert.equal(program.response, typed);
    assert.ok(isSound(program));
  });

  it('suggests source="json" for wrapped JSON', async () => {
    const typed = 'https://panel.example:8080/now.php?id=1';
    const json = '{"now":"Ada Winter - Glass"}';
    const page = '<!doctype html><script>var x = {"now":"Glass"};</script>';
    for (const [text, isFound] of [
      [`\ufeff${json}`, true],
      [`callback(${json});`, true],
      [`<br />\n<b>Warning</b>: Undefined index in <b>now.php</b> on line <b>3</b><br />\n${json}`, true],
      [`${json}\n<!-- cached -->`, true],
      [page, false],
      ['var stations = ["a", "b"];', false],
      ['Ada Winter - Glass', false],
    ] as const) {
      const result = (url: string): ProbeResult =>
        url === typed
          ? { outcome: 'response', status: 200, type: 'text/html', text }
          : { outcome: 'response', status: 404 };
      const report = await check({ result, hasJsonp: false, page: SITE }, { typed });
      assert.equal(report.response, isFound ? typed : undefined, text);
    }
  });

  it('suggests JSONP for JSON without CORS', async () => {
    const typed = 'https://panel.example:8080/now.php?id=1';
    const tools: CheckTools = {
      ...toolsFor({ page: SITE }),
      probe: (_, mode) => Promise.resolve({ outcome: mode === 'opaque' ? 'opaque' : 'failed' }),
      requestJsonp: (url, callback) =>
        Promise.resolve(url === typed && callback === 'jsoncallback' ? { now: 'A - B' } : undefined),
    };
    const report = await checkPanel({ baseUrl: PANEL, server: 1, typed }, tools);
    assert.equal(report.response, typed);
    assert.ok(isSound(report));
    const text = reportText(report, englishDiagnostics);
    assert.ok(text.includes('map="title: …, artist: …, callback: jsoncallback"'), text);
    assert.match(text, /They use JSONP instead/);
    const closed = await checkPanel(
      { baseUrl: PANEL, server: 1, typed },
      { ...tools, requestJsonp: () => Promise.resolve(undefined) },
    );
    assert.deepEqual(closed.findings[0]!.result, { cause: 'noCors' });
    assert.equal(closed.response, undefined);
  });

  it("reads a response with the tag's map", async () => {
    const url = 'https://panel.example:8080/now.php?id=1';
    const known = {
      name: 'json',
      baseUrl: url,
      station: 'title: now.t, artist: now.a, callback: cb',
    } as const;
    const tools: CheckTools = {
      ...toolsFor({ page: SITE }),
      probe: () => Promise.resolve({ outcome: 'failed' }),
      requestJsonp: (address, callback) =>
        Promise.resolve(
          address === url && callback === 'cb' ? { now: { t: 'Glass', a: 'Ada Winter' } } : undefined,
        ),
    };
    const report = await checkPanel({ baseUrl: PANEL, server: 1, typed: url, known }, tools);
    assert.ok(isSound(report));
    const text = reportText(report, englishDiagnostics);
    assert.match(text, /ok +on air +Ada Winter – Glass/);
    assert.ok(text.includes(`base-url="${url}" source="json" map="${known.station}"`), text);
    assert.match(text, /They use JSONP instead/);
  });

  it('reports missing paths of a map', async () => {
    const url = 'https://panel.example:8080/now.php?id=1';
    const known = { name: 'json', baseUrl: url, station: 'title: current.song' } as const;
    const result = { outcome: 'response', status: 200, text: '{"now":{"t":"Glass"}}' } as const;
    const report = await check({ result, page: SITE }, { typed: url, known });
    assert.deepEqual(report.findings[0]!.result, { cause: 'noPath' });
    assert.equal(report.response, url);
    const text = reportText(report, englishDiagnostics);
    assert.match(
      text,
      /map names current\.song, but the response from .* has no value there\. Available: now/,
    );
  });

  it('lists the servers for an unknown server number', async () => {
    const result = (url: string): ProbeResult =>
      url.includes('/servers/')
        ? { outcome: 'response', status: 200, body: SERVERS }
        : { outcome: 'response', status: 400, body: { server: ['invalid_choice'] } };
    const { findings, servers } = await check({ result }, { server: 99 });
    assert.deepEqual(findings[0]!.result, { cause: 'wrongServer' });
    assert.deepEqual(
      servers.map(({ id }) => id),
      [1, 2],
    );
  });
});
