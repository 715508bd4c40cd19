/**
 * Debian's Icecast on a page that polls it and in a relay that listens to it. The page has its own clock, so a test doesn't
 * wait for the next poll. `ICECAST_TITLES=100` makes it longer.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { HistoryRecord } from '../../../src/contract/records.js';
import { createPanel, type Panel } from '../../../src/panel/panel.js';
import { readRelays } from '../../../src/panel/base/relay-sources.js';
import { readResponse } from '../../kit/read-response.js';
import { openBrowser, openSite, partText, watchErrors, type Site } from '../../kit/browser.js';
import { openRealIcecast, whyNoIcecast, type Encoder, type RealIcecast } from '../../kit/real-icecast.js';
import { until } from '../../kit/until.js';
import { untilOnAir } from './read-icecast.js';

const TITLES = Number(process.env.ICECAST_TITLES ?? 16);
/** A page polls an Icecast every 15 seconds. */
const MOST_SECONDS = 20;
const titleOf = (index: number): string => `Song ${index}`;
const HISTORY = 'http://relay.test/api/v2/history/?server=1';

/** Runs in the page. A request is pending until its body has arrived. */
function countRequests(): void {
  const page = window as unknown as { pendingRequests: number };
  page.pendingRequests = 0;
  const ownFetch = window.fetch.bind(window);
  window.fetch = async (...request) => {
    page.pendingRequests += 1;
    try {
      const response = await ownFetch(...request);
      await response.clone().arrayBuffer();
      return response;
    } finally {
      page.pendingRequests -= 1;
    }
  };
}

describe("a page and a relay with Debian's Icecast", { skip: whyNoIcecast() }, () => {
  let server: RealIcecast;
  let encoder: Encoder;
  let site: Site;
  let browser: Browser;
  let page: Page;
  let relay: Panel;
  let errors: string[];

  before(async () => {
    [server, site, browser] = await Promise.all([openRealIcecast(), openSite(), openBrowser()]);
    encoder = await server.send('/live.mp3');
    await server.setTitle('/live.mp3', { song: 'The Tides - Before' });
    relay = createPanel({ relay: readRelays(`icy:${server.url}/live.mp3`)! });
    site.pages['/'] = `<!doctype html><meta charset="utf-8">
      <script type="module" src="/onair.js" data-base-url="${server.url}" data-source="icecast" data-station="/live.mp3"></script>
      <onair-now-playing></onair-now-playing>
      <onair-history limit="100" include-current></onair-history>`;
    page = await browser.newPage();
    errors = watchErrors(page);
    await page.addInitScript(countRequests);
    await page.clock.install();
    await page.goto(site.url);
    await until(async () => (await onPage()) === 'Before', 'the first title');
    // The relay accepts a title after two seconds.
    await until(async () => (await plays()).length > 0, 'the first play of the relay');
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  });
  after(async () => {
    relay.close();
    await browser.close();
    await Promise.all([encoder.close(), site.close()]);
    await server.close();
  });

  const onPage = (): Promise<string | null> => partText(page, 'onair-now-playing', 'title');
  const plays = async (): Promise<HistoryRecord[]> =>
    (await readResponse(await relay.app.request(HISTORY))).json();
  /** Lets the page's time pass until it shows a title, and waits for its requests meanwhile. Returns the seconds that passed. */
  async function secondsUntil(title: string): Promise<number> {
    for (let seconds = 0; ; seconds += 1) {
      await until(async () => (await page.evaluate('pendingRequests')) === 0, 'the responses');
      if ((await onPage()) === title) return seconds;
      assert.ok(seconds < MOST_SECONDS, `${title} is not shown after ${seconds} seconds`);
      await page.clock.runFor(1000);
    }
  }

  it(`show each of ${TITLES} titles once`, async (t) => {
    const seconds: number[] = [];
    for (let index = 1; index <= TITLES; index += 1) {
      await server.setTitle('/live.mp3', { song: `The Tides - ${titleOf(index)}` });
      // Icecast takes a fraction of a second, during which the page's time must not pass.
      await untilOnAir(server.url, 'The Tides', titleOf(index));
      seconds.push(await secondsUntil(titleOf(index)));
      await until(
        async () => (await plays()).some(({ title }) => title === titleOf(index)),
        `${titleOf(index)} in the relay`,
      );
      // The next title starts at a different moment between two polls.
      await page.clock.runFor(((index * 7) % 15) * 1000);
    }
    t.diagnostic(`seconds until the page showed each title: ${seconds.join(' ')}`);

    const wanted = [...Array.from({ length: TITLES }, (_, index) => titleOf(index + 1)).reverse(), 'Before'];
    const rows = await page.evaluate(() =>
      [...document.querySelector('onair-history')!.shadowRoot!.querySelectorAll('li [part=title]')].map(
        (each) => each.textContent.trim(),
      ),
    );
    assert.deepEqual(rows.slice(0, 100), wanted.slice(0, 100));
    const kept = (await plays()).sort((a, b) => b.ts - a.ts).map(({ title }) => title);
    assert.deepEqual(kept, wanted);
    assert.deepEqual(errors, []);
  });
});
