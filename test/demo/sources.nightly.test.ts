import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { openBrowser, watchErrors } from '../kit/browser.js';
import { startSixStations, type SixStations } from '../kit/six-stations.js';

describe('the page with six stations', () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let started: SixStations;
  let errors: string[];
  const scripts: string[] = [];

  const card = (kind: string): Locator => page.locator(`[data-kind=${kind}]`);
  const shown = (kind: string): Locator => card(kind).locator('onair-now-playing [part=title]').first();

  /** Starts a new track on each station. Returns pairs of a kind and its title. */
  async function beginTitles(word: string): Promise<[string, string][]> {
    const { panel, old, stations } = started;
    const play = { author: 'Ada Winter', length: 600_000 };
    await panel.play({ ...play, title: `${word} here` });
    await old.play({ ...play, title: `${word} there`, server: 2 });
    for (const { playout } of stations) {
      do playout.skip();
      while (playout.onAir.file === null);
    }
    return [
      ['panel', `${word} here`],
      ['legacy', `${word} there`],
      ...stations.map(({ kind, playout }): [string, string] => [kind, playout.onAir.title]),
    ];
  }

  const select = (kind: string): Promise<void> => page.locator(`#${kind}-tab`).click();

  async function showsAll(titles: [string, string][]): Promise<void> {
    assert.equal(titles.length, 6);
    for (const [kind, title] of titles) {
      await select(kind);
      await shown(kind).filter({ hasText: title }).waitFor();
    }
  }

  before(async () => {
    [browser, started] = await Promise.all([openBrowser(), startSixStations()]);
    context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
    page = await context.newPage();
    errors = watchErrors(page);
    page.on('request', (request) => {
      const isForeign = new URL(request.url()).origin !== started.panel.url;
      if (request.resourceType() === 'script' && isForeign && request.frame() === page.mainFrame())
        scripts.push(request.url());
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[];
        // Shifts after input don't count, because switching stations changes the height.
        for (const entry of entries.filter(({ hadRecentInput }) => !hadRecentInput)) {
          document.documentElement.dataset.moved = `${Number(document.documentElement.dataset.moved ?? 0) + entry.value}`;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
  });
  after(async () => {
    await browser.close();
    await started.close();
  });

  it('shows the current track of each server', async () => {
    const titles = await beginTitles('Paper Boats');
    await page.goto(`${started.panel.url}/sources.html`);
    await showsAll(titles);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main [status]')].every((tag) =>
        /ready|empty/.test(tag.getAttribute('status')!),
      ),
    );
    assert.ok(Number(await page.evaluate(() => document.documentElement.dataset.moved ?? '0')) < 0.001);
  });

  it("shows each server's next title", async () => {
    const titles = await beginTitles('Night Ferry');
    // After a network change, the page polls at once.
    await context.setOffline(true);
    await context.setOffline(false);
    await showsAll(titles);
  });

  it('shows only the supported lists', async () => {
    const has = await page.locator('[data-kind]').evaluateAll((cards) =>
      cards.map((each) => {
        const tags = each.querySelectorAll('onair-station [data-place] > :not(onair-now-playing)');
        return [(each as HTMLElement).dataset.kind, [...tags].map((tag) => tag.localName.slice(6)).join(' ')];
      }),
    );
    assert.deepEqual(has, [
      ['panel', 'player history schedule'],
      ['legacy', 'player history schedule'],
      ['azuracast', 'player history schedule podcasts'],
      ['libretime', 'history schedule'],
      ['icecast', 'player history'],
      ['shoutcast', 'player history'],
    ]);
    const progress = (kind: string) => card(kind).locator('onair-now-playing [part~=progress]');
    await select('icecast');
    assert.ok(!(await progress('icecast').isVisible()));
    await select('azuracast');
    assert.ok(await progress('azuracast').isVisible());
    await card('azuracast').locator('[part=podcast]').getByText('Four Flights Up').waitFor();
    await select('libretime');
    await card('libretime').locator('onair-schedule').getByText('Now', { exact: true }).first().waitFor();
    assert.deepEqual(errors, []);
  });

  it("shows markup with the server's address", async () => {
    const { url } = started.stations.find(({ kind }) => kind === 'azuracast')!;
    const lines = card('azuracast').locator('code');
    await select('azuracast');
    assert.match(
      await lines.innerText(),
      new RegExp(`base-url="${url}"\\s+source="azuracast"\\s+station="orchard">\\s+<onair-now-playing>`),
    );
    await page.getByRole('button', { name: 'Copy AzuraCast' }).waitFor();
  });

  it('runs foreign scripts only in sandboxed frames', () => {
    assert.deepEqual(scripts, []);
    assert.ok(page.url().startsWith(started.panel.url));
  });

  it('is translated into German', async () => {
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Jeder Sender' }).waitFor();
    await select('azuracast');
    await card('azuracast').locator('onair-podcasts').getByText('3 Folgen').waitFor();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`has no accessibility violations, ${colorScheme}`, async () => {
      const narrow = await browser.newPage({ viewport: { width: 280, height: 900 }, colorScheme });
      await narrow.goto(`${started.panel.url}/sources.html`);
      for (const [kind, tag] of [
        ['libretime', 'schedule'],
        ['azuracast', 'podcasts'],
      ]) {
        await narrow.locator(`#${kind}-tab`).click();
        await narrow.locator(`#${kind} onair-${tag}[status=ready]`).waitFor();
      }
      await narrow.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
      const found = await narrow.evaluate(async () => {
        const { axe } = window as unknown as {
          axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
        };
        return (await axe.run()).violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
      });
      assert.deepEqual(found, []);
      assert.equal(await narrow.evaluate(() => document.documentElement.scrollWidth), 280);
      await narrow.close();
    });
  }
});
