/** A Node site whose pages contain tags with data, compared before any script, without scripts, and after the script. */
import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { build } from 'esbuild';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type * as Server from '../../src/ssr/index.js';
import { openBrowser, openSite, untilStatus, watchErrors, type Site } from '../kit/browser.js';
import { difference } from '../kit/compare-pictures.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';
import { PATIENCE_MS } from '../kit/patience.js';

const SERVER = '../../dist/onair-widgets/server/index.js';
/** The page's script by kind of site. */
const SCRIPTS = {
  'a bundler and hydration': '/page.js',
  'the script tag': '/onair.js',
};

describe('a Node site that uses renderTag', () => {
  let browser: Browser;
  let site: Site;
  let bundle: string;
  let panel: OpenedPanel;
  before(async () => {
    browser = await openBrowser();
    site = await openSite();
    panel = await openLivePanel();
    await panel.play({ title: 'Tide Tables', author: 'The Harbour Lights', length: 200_000 });
    // Long enough that the progress line doesn't move by a pixel during the test.
    await panel.play({ title: 'Glass', author: 'Ada Winter', length: 36_000_000 });
    const built = await build({
      stdin: {
        contents: `import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
          import './dist/onair-widgets/elements/now-playing.js';
          import './dist/onair-widgets/elements/history.js';`,
        resolveDir: '.',
      },
      bundle: true,
      write: false,
      format: 'esm',
      conditions: ['production'],
    });
    bundle = built.outputFiles[0]!.text;
  });
  after(async () => {
    await browser.close();
    await site.close();
    await panel.close();
  });

  async function makePage(script: string): Promise<{ now: number }> {
    const { renderTag } = (await import(SERVER)) as typeof Server;
    const at = { baseUrl: panel.url, timeoutMs: PATIENCE_MS };
    const tags = [
      await renderTag('now-playing', at),
      await renderTag('now-playing', { ...at, layout: 'line' }),
      await renderTag('history', { ...at, limit: 4 }),
    ];
    site.pages['/'] =
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title><meta name="viewport" content="width=device-width">
      <script type="module" src="${script}"></script><style>
        body { font-family: sans-serif }
        /* A server doesn't render the last plays in a wide card, but reserves their place. */
        onair-now-playing::part(recent) { visibility: hidden }
      </style><body><h1>Radio</h1>${tags.join('')}<p>Below</p>`;
    return { now: Number(/&quot;now&quot;:(\d+)/.exec(tags[0]!)![1]) };
  }

  async function open(
    options: BrowserContextOptions,
    now: number,
  ): Promise<{ page: Page; errors: string[] }> {
    // The panel's station is in this zone.
    const context = await browser.newContext({
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    const errors = watchErrors(page);
    await page.route('**/page.js', (route) =>
      route.fulfill({ body: bundle, contentType: 'text/javascript' }),
    );
    // A server doesn't render the next show, which appears after the panel's response.
    await page.route('**/api/v2/grid/**', () => undefined);
    if (options.javaScriptEnabled !== false) await page.clock.setFixedTime(now);
    await page.goto(site.url);
    return { page, errors };
  }

  function picture(page: Page): Promise<Buffer> {
    // A server leaves the space of a missing cover empty.
    const mask = [page.locator('onair-now-playing [part=cover]:visible')];
    return page.screenshot({ fullPage: true, animations: 'disabled', mask });
  }

  for (const [what, script] of Object.entries(SCRIPTS)) {
    for (const width of [390, 1280]) {
      it(`looks the same with ${what} (${width} pixels)`, async () => {
        const { now } = await makePage(script);
        const viewport = { width, height: 900 };
        const plain = await open({ viewport, javaScriptEnabled: false }, now);
        for (const [part, text] of [
          ['onair-now-playing [part=title]', 'Glass'],
          ['onair-history [part=title]', 'Tide Tables'],
        ] as const) {
          const title = plain.page.locator(part).first();
          assert.deepEqual([await title.isVisible(), await title.textContent()], [true, text]);
        }
        const first = await picture(plain.page);
        await plain.page.context().close();

        const { page, errors } = await open({ viewport }, now);
        await page.waitForFunction(() => !document.querySelector('[answer]'));
        for (const tag of ['onair-now-playing', 'onair-history']) await untilStatus(page, tag, 'ready');
        const last = await picture(page);
        assert.deepEqual(errors, []);
        await page.context().close();
        assert.equal(
          difference(last, first, [{ threshold: 0.1, maxDiffPixels: 0 }])?.errorMessage,
          undefined,
        );
      });
    }
  }
});
