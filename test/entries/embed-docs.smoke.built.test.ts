/** The unchanged snippets of docs/embed.md on a page of another site. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser, openSite, type Site } from '../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';
import { startAzuraCast } from '../kit/servers/azuracast.js';
import type { StationServer } from '../kit/servers/test-server.js';
import { until } from '../kit/until.js';

const snippets = [...readFileSync('docs/embed.md', 'utf8').matchAll(/^```html\n([^]*?)^```$/gm)]
  .map(([, html = '']) => html)
  .filter((html) => html.includes('<iframe'));

describe('docs/embed.md', { concurrency: 3 }, () => {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  let azuracast: StationServer;
  before(async () => {
    browser = await openBrowser();
    site = await openSite();
    panel = await openLivePanel({ dist: 'dist/onair-panel' });
    // The current track, and one before it.
    const track = { title: 'Tide Tables', author: 'The Harbour Lights', length: 600_000 };
    await panel.play(track);
    await panel.play(track);
    azuracast = await startAzuraCast({ shortcode: 'my_station' });
    azuracast.play({ title: track.title, artist: track.author, length: 600 });
  });
  after(async () => {
    await browser.close();
    await site.close();
    await panel.close();
    await azuracast.close();
  });

  it('has a snippet for each method', () => {
    assert.ok(snippets.length >= 4);
    assert.ok(snippets.some((html) => html.includes('embed.js')));
    assert.ok(snippets.some((html) => html.includes('embed.html')));
    assert.ok(snippets.some((html) => html.includes('source=azuracast')));
  });

  it('has the colour scheme in the first snippet', () => {
    assert.match(snippets[0]!, /[?;]scheme=(light|dark)[&"]/);
  });

  for (const [index, snippet] of snippets.entries()) {
    it(`snippet ${index + 1} shows its tags in full`, async () => {
      const html = snippet
        .replaceAll('https://panel.example:8080', panel.url)
        .replaceAll('https://radio.example', azuracast.url)
        .replaceAll('"/onair/', '"/');
      site.pages[`/pasted-${index}`] =
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title><body style="max-width: 600px">${html}`;
      const page = await browser.newPage();
      await page.goto(`${site.url}/pasted-${index}`);
      const frame = await page.waitForSelector('iframe');
      assert.ok(await frame.getAttribute('title'));
      const inside = (await frame.contentFrame())!;
      await inside.waitForSelector('main [status=ready]');
      // A schedule doesn't show the track.
      const shown = snippet.includes('/schedule/') ? '[part~=show]' : 'main:has-text("Tide Tables")';
      await inside.locator(shown).first().waitFor();
      // Higher content would be clipped by the frame.
      await until(async () => {
        const [content, place] = await inside.evaluate(() => [
          document.querySelector('main')!.getBoundingClientRect().height,
          innerHeight,
        ]);
        return content <= place;
      }, 'a frame that is high enough');
      await page.close();
    });
  }
});
