/** A failed request for a file is retried, with the same result. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { startStations, type PlayingStation } from '../../demo/servers/stations.js';
import { openBrowser, openSite, untilStatus, watchErrors, type Site } from '../kit/browser.js';
import { closedPort } from '../kit/broken-servers.js';
import { until } from '../kit/until.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';

describe('a file that fails to load at first', () => {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  let stations: PlayingStation[];
  before(async () => {
    [browser, site, panel, stations] = await Promise.all([
      openBrowser(),
      openSite(),
      openLivePanel(),
      startStations(0, () => undefined),
    ]);
  });
  after(() => Promise.all([browser, site, panel, ...stations].map((each) => each.close())));

  /** Opens a page on which the first request for a file fails. */
  async function lose(part: string, body: string, run: (page: Page) => Promise<void>): Promise<void> {
    const context = await browser.newContext();
    const page = await context.newPage();
    const errors = watchErrors(page);
    let lost = '';
    await page.route(`**/parts/${part}-*.js`, (route, request) => {
      if (lost) return route.continue();
      lost = request.url();
      return route.abort();
    });
    site.pages['/'] = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>
      <script type="module" src="onair.js" data-base-url="${panel.url}"></script>${body}`;
    try {
      await page.goto(site.url);
      await run(page);
      // A tag may show its message before it requests the file that explains a failure.
      await until(() => lost !== '', 'a lost request');
      assert.deepEqual(errors, []);
    } finally {
      await context.close();
    }
  }

  for (const kind of ['azuracast', 'libretime', 'icecast', 'shoutcast'] as const) {
    for (const source of [kind, 'auto']) {
      it(`doesn't prevent reading a ${kind} server with source="${source}"`, async () => {
        const { url, playout } = stations.find((each) => each.kind === kind)!;
        do playout.skip();
        while (playout.onAir.file === null || playout.onAir.file % 9 === 0);
        const tag = `<onair-now-playing base-url="${url}" source="${source}"></onair-now-playing>`;
        await lose(`source-${kind}`, tag, async (page) => {
          await page
            .locator('onair-now-playing [part=title]')
            .filter({ hasText: playout.onAir.title })
            .waitFor();
        });
      });
    }
  }

  it("doesn't prevent explanations to the owner", async () => {
    const tag = `<onair-now-playing base-url="http://${await closedPort()}"></onair-now-playing>`;
    await lose('explain-failure', tag, async (page) => {
      await page.locator('onair-now-playing').getByText('Can’t reach the station').first().waitFor();
    });
  });

  it("doesn't prevent showing a podcast's episodes", async () => {
    await lose('episodes', '<onair-podcasts episodes></onair-podcasts>', async (page) => {
      await untilStatus(page, 'onair-podcasts', 'ready');
      await page.locator('onair-podcasts [part=toggle]').first().click();
      await page.locator('onair-podcasts [part=episode]').first().waitFor();
    });
  });

  it('is requested once despite unexpected exports', async () => {
    const page = await browser.newPage();
    let requests = 0;
    await page.route('**/parts/week-interaction-*.js', (route) => {
      requests++;
      return route.fulfill({ contentType: 'text/javascript', body: 'export const other = 1;' });
    });
    site.pages['/'] = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>
      <script type="module" src="onair.js" data-base-url="${panel.url}"></script>
      <onair-player></onair-player><onair-schedule></onair-schedule>`;
    try {
      const error = page.waitForEvent('console', (message) => message.type() === 'error');
      await page.goto(site.url);
      assert.match((await error).text(), /WeekInteraction/);
      await untilStatus(page, 'onair-schedule', 'ready');
      // An endless loop of updates would leave no time for frames.
      await page.waitForFunction(() => true);
      assert.equal(requests, 1);
    } finally {
      await page.close();
    }
  });
});

describe('a retried chunk of onair.js', () => {
  it('resolves with the exports of its module', () => {
    const folder = 'dist/onair-widgets/cdn';
    const files = readdirSync(`${folder}/parts`).filter((file) => file.endsWith('.js'));
    assert.ok(files.length > 50);
    const others = ['onair.js', ...files.map((file) => `parts/${file}`)].flatMap((file) => [
      ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(
        /import\("[./]*(?:parts\/)?([\w-]+)-[\w-]{8}\.js"\)\.then\(function\((\w+)\)\{return \2\.\w+/g,
      ),
    ]);
    // Modules that register a tag need no exports. At least one is found, so the pattern still matches the built code.
    assert.ok(others.length > 0);
    assert.deepEqual(
      others.map(([, part]) => part).filter((part) => !part!.startsWith('onair-')),
      [],
    );
  });
});
