/** The built check page with all broken setups, and at all widths. */
import '../../kit/nightly.js';
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import * as english from '../../../src/words/en/owner.js';
import type { CauseName } from '../../../src/words/owner-words.js';
import { openBrowser, openSite, watchErrors, type Site } from '../../kit/browser.js';
import {
  closedPort,
  COMMON_CAUSES,
  makeCertificates,
  startBroken,
  startSecure,
  type BrokenServer,
  type HttpFault,
} from '../../kit/broken-servers.js';
import { linesOf, objectionsOf, untilChecked } from '../../kit/check-page.js';
import { openLivePanel, type OpenedPanel } from '../../kit/open-panel.js';
import { pattern } from '../../kit/cause-texts.js';

const causes = { ...english.causes, ...english.terminalCauses };

/** The causes that a page can find out. */
const FAULTS: Partial<Record<HttpFault, CauseName>> = {
  ...COMMON_CAUSES,
  website: 'website',
  noCors: 'noCors',
  websiteNoCors: 'noCors',
  swallowed: 'swallowed',
};

/** A panel with hostile texts and with missing files in its records. */
async function startHostile(): Promise<BrokenServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://x');
    const here = `http://${request.headers.host}`;
    const lists: Record<string, unknown> = {
      '/api/v2/servers/': [
        { id: 1, name: '<img src=x onerror=alert(1)>' },
        { id: 2, name: 'Other' },
      ],
      '/api/v2/history/': [{ id: 1, ts: Date.now() + 100_000, img_url: `${here}/none.jpg` }],
      '/api/v2/channels/': [{ id: 1, stream_url: `${here}/none.mp3` }],
      '/api/v2/podcasts/': [{ id: 1, feed_url: `${here}/none.xml` }],
    };
    if (pathname === '/api/history/') {
      const script =
        "try{parent.document.title='taken'}catch(e){}try{top.location='http://evil.invalid/'}catch(e){}";
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`${script};onair({"objects":[]})`);
      return;
    }
    const headers = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'max-age=3600' };
    const list = lists[pathname];
    if (list)
      response.writeHead(200, { ...headers, 'Content-Type': 'application/json' }).end(JSON.stringify(list));
    else response.writeHead(404, { ...headers, 'Content-Type': 'text/html' }).end('<p>no');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

describe('the check page', { concurrency: 3 }, () => {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  let noCors: OpenedPanel;
  const servers: BrokenServer[] = [];
  before(async () => {
    browser = await openBrowser();
    site = await openSite();
    panel = await openLivePanel({ dist: 'dist/onair-panel' });
    noCors = await openLivePanel({ cors: false });
  });
  after(async () => {
    await browser.close();
    await Promise.all([site, panel, noCors, ...servers].map((each) => each.close()));
  });
  const start = async (server: Promise<BrokenServer>): Promise<string> => {
    servers.push(await server);
    return servers.at(-1)!.host;
  };

  /** Opens a check of this address, by default on the panel. */
  async function visit<T>(
    address: string,
    run: (page: Page, result: string) => Promise<T>,
    {
      query = '',
      at = `${panel.url}/check/`,
      ...options
    }: BrowserContextOptions & Record<string, unknown> = {},
  ): Promise<T> {
    const page = await browser.newPage({ locale: 'en-GB', ...options });
    try {
      await page.goto(`${String(at)}?panel=${encodeURIComponent(address)}${String(query)}`);
      return await run(page, await untilChecked(page));
    } finally {
      await page.close();
    }
  }

  it('reports the same cause as the tags', async () => {
    const certificates = makeCertificates();
    const rows: [address: string, cause: CauseName][] = [
      [`${panel.url}/api/v2`, 'endsInApi'],
      [`${panel.url}/radio`, 'wrongPath'],
      [`http://${await closedPort()}`, 'silentHttp'],
      [`https://${await start(startBroken('website'))}`, 'noTls'],
      [`https://${await start(startSecure('ended', certificates))}`, 'silentHttps'],
      [`https://${await start(startSecure('own', certificates))}`, 'silentHttps'],
    ];
    for (const [fault, cause] of Object.entries(FAULTS))
      rows.push([`http://${await start(startBroken(fault as HttpFault))}`, cause]);
    const wrong: string[] = [];
    await Promise.all(
      [0, 1, 2, 3].map(async (part) => {
        for (const [address, cause] of rows.filter((_, index) => index % 4 === part)) {
          const { Station = '' } = await visit(address, (page) => linesOf(page));
          const sentence = Station.replace(/^(Problem|Note) /, '');
          // A note doesn't report the address as wrong.
          const text = Station.startsWith('Note ') ? { ...causes[cause], sentence: '' } : causes[cause];
          if (!pattern(text).test(`Onair: ${sentence}`)) wrong.push(`${cause} at ${address}: ${Station}`);
        }
      }),
    );
    assert.deepEqual(wrong, []);
  });

  it('reports how tags read a panel without CORS', async () => {
    const lines = await visit(noCors.url, (page) => linesOf(page));
    assert.match(lines.v2!, /^Note .*via JSONP/);
    assert.match(lines.CORS!, /^Note .*is missing, or the panel doesn’t support v2/);
    for (const name of ['Reachable', 'JSONP', 'Streams', 'Covers', 'Feeds'])
      assert.match(lines[name]!, /^OK/, `${name}: ${lines[name]}`);
    assert.match(lines.Policy!, /script-src http:\/\/127\.0\.0\.1:\d+ 'sha256-/);
  });

  it('reports missing files and a wrong clock', async () => {
    const address = `http://${await start(startHostile())}`;
    await visit(address, async (page, result) => {
      const lines = await linesOf(page);
      assert.match(lines.Streams!, /^Problem Can’t load .*none\.mp3/);
      assert.match(lines.Covers!, /^Problem .*none\.jpg \(not an image\)/);
      assert.match(lines.Feeds!, /^Problem .*none\.xml \(status 404\)/);
      assert.match(lines.Clock!, /^Problem .*from now.*NTP/);
      assert.match(lines['Cache headers']!, /^Problem .*3600 s/);
      assert.match(lines.Servers!, /<img src=x onerror=alert\(1\)>/);
      assert.equal(await page.locator('img, iframe').count(), 0);
      assert.ok((await page.title()).startsWith(result));
      assert.match(page.url(), /\/check\//);
    });
  });

  it('works on any site that hosts the files', async () => {
    const at = `${site.url}/check.html`;
    const lines = await visit(panel.url, (page) => linesOf(page), { at });
    assert.match(lines.CORS!, /^OK This page is on a different site/);
    // A copy at the panel's origin without the panel's policy.
    const page = await browser.newPage({ locale: 'en-GB' });
    await page.route(`${panel.url}/copy/**`, async (route) =>
      route.fulfill({ contentType: 'text/html', body: await (await fetch(at)).text() }),
    );
    await page.goto(`${panel.url}/copy/check.html?panel=${panel.url}`);
    await untilChecked(page);
    const own = await linesOf(page);
    await page.close();
    assert.match(own.CORS!, /^Note .*can’t find out.*onair-panel check/);
    assert.match(own.Clock!, /^OK/);
  });

  it('sends no http request if it uses https', async () => {
    const page = await browser.newPage({ locale: 'en-GB' });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).host));
    await page.route('https://site.example/**', async (route) =>
      route.fulfill({ contentType: 'text/html', body: await (await fetch(`${site.url}/check.html`)).text() }),
    );
    await page.goto('https://site.example/check.html?panel=http://panel.example:8080');
    await untilChecked(page);
    const { Station } = await linesOf(page);
    await page.close();
    assert.match(`Onair: ${Station!.replace('Problem ', '')}`, pattern(causes.insecure));
    assert.deepEqual([...new Set(requested.filter(Boolean))], ['site.example']);
  });

  it('is accessible at all widths', async () => {
    for (const [width, colorScheme, lang] of [
      [280, 'light', 'de'],
      [390, 'dark', 'en'],
      [1280, 'dark', 'de'],
      [1280, 'light', 'ar'],
    ] as const) {
      const viewport = { width, height: 800 };
      await visit(
        panel.url,
        async (page) => {
          const errors = watchErrors(page);
          assert.equal(await page.evaluate('document.documentElement.scrollWidth'), width);
          assert.equal(await page.evaluate('document.documentElement.lang'), lang);
          assert.deepEqual(await objectionsOf(page), [], `${width} ${colorScheme}`);
          const small = await page
            .locator('button, a, summary, input:not([type=hidden]), select')
            .evaluateAll((all) =>
              all.filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.outerHTML),
            );
          assert.deepEqual(small, []);
          assert.deepEqual(errors, []);
        },
        { viewport, colorScheme, query: `&lang=${lang}` },
      );
    }
  });

  it('can be used with the keyboard', async () => {
    const page = await browser.newPage({ locale: 'en-GB' });
    await page.goto(`${panel.url}/check/`);
    // The language menu precedes the form, and the links in the header precede the menu.
    await page.getByLabel('Language').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type(panel.url);
    await page.keyboard.press('Enter');
    await untilChecked(page);
    assert.equal(await page.locator('#result[role=status]').count(), 1);
    assert.equal(await page.locator('#running').count(), 0);
    const policy = page.getByRole('button', { name: 'Copy policy' });
    await policy.focus();
    await page.keyboard.press('Enter');
    const said = page.locator('.copy [role=status]').first();
    await said.filter({ hasText: 'Copied' }).waitFor();
    await page.getByLabel('Address of your panel or server').fill('');
    await page.keyboard.press('Control+V');
    assert.match(
      await page.getByLabel('Address of your panel or server').inputValue(),
      /^connect-src http.*; img-src/,
    );
    await page.close();
  });
});
