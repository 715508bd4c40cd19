/** The elements in forced colours and with reduced motion, which the browser tests can't emulate. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openSite, type Site } from '../kit/browser.js';
import { openPanel, type OpenedPanel } from '../kit/open-panel.js';

describe('elements in forced colours', () => {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  before(async () => {
    [browser, site, panel] = await Promise.all([
      openBrowser(),
      openSite(),
      openPanel({ port: 0, now: Date.now() }),
    ]);
    await panel.play({ title: 'Glass', author: 'Ada Winter', length: 7_200_000 });
  });
  after(() => Promise.all([browser, site, panel].map((each) => each.close())));

  async function open(markup: string, options: Parameters<Browser['newPage']>[0]): Promise<Page> {
    site.pages['/'] = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>
      <script type="module" src="onair.js" data-base-url="${panel.url}"></script>${markup}`;
    const page = await browser.newPage({ viewport: { width: 1000, height: 800 }, ...options });
    await page.goto(site.url);
    return page;
  }

  /** Returns the computed value of a system colour. */
  const systemColour = (page: Page, name: string): Promise<string> =>
    page.evaluate((colour) => {
      const probe = document.body.appendChild(document.createElement('p'));
      probe.style.color = colour;
      return getComputedStyle(probe).color;
    }, name);

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`mark the current show, ${colorScheme}`, async () => {
      for (const [view, selector] of [
        ['now', '[part=upcoming] .on'],
        ['week', '[part=week] .on > [part~=show]'],
      ] as const) {
        const page = await open(`<onair-schedule view="${view}"></onair-schedule>`, {
          forcedColors: 'active',
          colorScheme,
        });
        const current = page.locator(`onair-schedule ${selector}`).first();
        await current.waitFor();
        const { outlineStyle, outlineColor, width } = await current.evaluate((element) => {
          const { outlineStyle, outlineColor, outlineWidth: width } = getComputedStyle(element);
          return { outlineStyle, outlineColor, width };
        });
        assert.deepEqual([outlineStyle, width], ['solid', '3px'], view);
        assert.equal(outlineColor, await systemColour(page, 'Highlight'), view);
        await page.close();
      }
    });

    it(`draw the play button in system colours, ${colorScheme}`, async () => {
      const accent = '--onair-accent: #e4572e';
      const page = await open(`<onair-now-playing play style="${accent}"></onair-now-playing>`, {
        forcedColors: 'active',
        colorScheme,
      });
      const button = page.locator('onair-now-playing [part=play]');
      await button.waitFor();
      const ground = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
      const sign = await button.locator('svg').evaluate((element) => getComputedStyle(element).fill);
      assert.equal(ground, await systemColour(page, 'ButtonFace'));
      assert.equal(sign, await systemColour(page, 'ButtonText'));
      assert.notEqual(ground, sign);
      await page.close();
    });
  }

  it("don't animate the play button if motion is reduced", async () => {
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      const accent = '--onair-accent: #e4572e';
      const page = await open(`<onair-now-playing play style="${accent}"></onair-now-playing>`, {
        reducedMotion,
      });
      const button = page.locator('onair-now-playing [part=play]');
      await button.waitFor();
      const moves = await button.evaluate((element) => {
        element.classList.add('waiting');
        const { transitionDuration } = getComputedStyle(element);
        const { animationName } = getComputedStyle(element.querySelector('svg')!);
        return [transitionDuration, animationName];
      });
      assert.deepEqual(moves, reducedMotion === 'reduce' ? ['0s', 'none'] : ['0.15s', 'breathe']);
      await page.close();
    }
  });
});
