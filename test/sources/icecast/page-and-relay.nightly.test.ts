/**
 * Debian's Icecast for ten minutes, on a page that reads it and in a relay that listens to it: each title is there in time, and once.
 * `ICECAST_MINUTES=60` makes it an hour.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { HistoryRecord } from '../../../src/contract/records.js';
import { createPanel, type Panel } from '../../../src/panel/panel.js';
import { readRelays } from '../../../src/panel/relay/sources.js';
import { readAnswer } from '../../kit/answer.js';
import { openBrowser, openSite, partText, watchErrors, type Site } from '../../kit/browser.js';
import { openRealIcecast, whyNoIcecast, type Encoder, type RealIcecast } from '../../kit/real-icecast.js';
import { until } from '../../kit/until.js';

const MINUTES = Number(process.env.ICECAST_MINUTES ?? 10);
/** Between two titles: no multiple of the 15 seconds between two looks. Milliseconds. */
const EVERY = 37_000;
const TITLES = Math.floor((MINUTES * 60_000) / EVERY);
const titleOf = (index: number): string => `Song ${index}`;
const HISTORY = 'http://relay.test/api/v2/history/?server=1';

describe("Debian's Icecast on a page and in a relay", { skip: whyNoIcecast() }, () => {
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
    await page.goto(site.url);
    await until(async () => (await onPage()) === 'Before', 'the first title');
    // The relay keeps a title after two seconds.
    await until(async () => (await plays()).length > 0, 'the first play of the relay');
  });
  after(async () => {
    relay.close();
    await browser.close();
    await Promise.all([encoder.close(), site.close()]);
    await server.close();
  });

  const onPage = (): Promise<string | null> => partText(page, 'onair-now-playing', 'title');
  const plays = async (): Promise<HistoryRecord[]> =>
    (await readAnswer(await relay.app.request(HISTORY))).json();
  /** How long it takes, in milliseconds; endless where it takes until the next title is due. */
  async function waitFor(isSo: () => Promise<boolean>): Promise<number> {
    const began = performance.now();
    while (performance.now() - began < EVERY) {
      if (await isSo()) return performance.now() - began;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return Infinity;
  }

  it(`shows each of ${TITLES} titles in time, and once`, async (t) => {
    const late: { page: number[]; relay: number[] } = { page: [], relay: [] };
    for (let index = 1; index <= TITLES; index += 1) {
      const due = performance.now() + EVERY;
      await server.setTitle('/live.mp3', { song: `The Tides - ${titleOf(index)}` });
      const [pageTook, relayTook] = await Promise.all([
        waitFor(async () => (await onPage()) === titleOf(index)),
        waitFor(async () => (await plays()).some(({ title }) => title === titleOf(index))),
      ]);
      late.page.push(pageTook);
      late.relay.push(relayTook);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    }
    const seconds = (all: number[]): string =>
      [...all]
        .sort((a, b) => a - b)
        .map((ms) => (ms / 1000).toFixed(1))
        .join(' ');
    t.diagnostic(`page, seconds: ${seconds(late.page)}`);
    t.diagnostic(`relay, seconds: ${seconds(late.relay)}`);
    // A machine that is busy with other tests may be late now and then.
    const within = (all: number[], ms: number): number =>
      all.filter((each) => each <= ms).length / all.length;
    assert.ok(within(late.page, 20_000) >= 0.9, `page: ${seconds(late.page)}`);
    // A title counts after two seconds.
    assert.ok(within(late.relay, 5000) >= 0.9, `relay: ${seconds(late.relay)}`);

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
