import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openBrowser } from '../kit/browser.js';
import { linesOf, objectionsOf, untilChecked } from '../kit/check-page.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';
import type { Browser, Page } from 'playwright-core';

describe('the check page', () => {
  let browser: Browser;
  let panel: OpenedPanel;
  let page: Page;
  before(async () => {
    browser = await openBrowser();
    panel = await openLivePanel({ dist: 'dist/onair-panel' });
    page = await browser.newPage({ locale: 'en-GB' });
  });
  after(async () => {
    await browser.close();
    await panel.close();
  });

  const CHECK = () => `${panel.url}/check/`;

  it('checks its own panel', async () => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(`${CHECK()}?panel=${panel.url}`);
    const result = await untilChecked(page);
    assert.equal(result, `Problems at ${panel.url}: mixed content.`);
    const lines = await linesOf(page);
    const held = Object.keys(lines).filter((name) => lines[name]!.startsWith('OK'));
    assert.deepEqual(
      held,
      ['Reachable', 'v2', 'Servers', 'CORS', 'JSONP', 'Clock', 'Streams', 'Covers', 'Feeds'],
      JSON.stringify(lines),
    );
    assert.match(lines.CORS!, /This page isn’t on the panel’s site, and can read the panel’s responses/);
    assert.match(lines['Mixed content']!, /^Problem.*Ask the panel’s host to enable https\.$/s);
    assert.equal(await page.evaluate('origin'), 'null');
    for (const url of requested) assert.ok(/^data:|^about:/.test(url) || url.startsWith(panel.url), url);
    assert.deepEqual(await objectionsOf(page), []);
  });
});
