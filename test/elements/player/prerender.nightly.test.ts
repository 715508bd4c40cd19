/**
 * Sound continues on a page that the browser rendered in advance, and when a page returns from the back/forward cache. The pages drive
 * themselves and report to a server, because Chromium doesn't prerender pages that a debugger is attached to.
 */
import '../../kit/nightly.js';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
// @ts-expect-error The script has no types.
import { BROWSER_FLAGS, findBrowser } from '../../../scripts/find-browser.mjs';
import { openSite, type Site } from '../../kit/site.js';
import { openLivePanel, type OpenedPanel } from '../../kit/open-panel.js';
import { until } from '../../kit/until.js';

interface Report {
  page: string;
  /** Whether the browser rendered the page in advance. */
  wasPrerendered: boolean;
  /** Whether the page returned from the back/forward cache. */
  wasCached: boolean;
  /** State of the player's sound, and its button. */
  sound: string;
  label: string;
  isMoving: boolean;
}

/** Runs in each page. Reports the state of the player each half second, and does what `step` says. */
function drive(reports: string, step: (play: HTMLElement) => void): void {
  const wasPrerendered = (document as { prerendering?: boolean }).prerendering === true;
  let wasCached = false;
  let hasStepped = false;
  let time = 0;
  addEventListener('pageshow', ({ persisted }) => (wasCached ||= persisted));
  setInterval(() => {
    const player = document.querySelector('onair-player') as unknown as {
      shadowRoot: ShadowRoot | null;
      playback: { sound: { state: string; audio: HTMLAudioElement } };
    };
    const play = player.shadowRoot?.querySelector<HTMLButtonElement>('[part=play]');
    if (!play || play.disabled || (document as { prerendering?: boolean }).prerendering) return;
    const { state, audio } = player.playback.sound;
    const report = {
      page: location.pathname,
      wasPrerendered,
      wasCached,
      sound: state,
      label: play.ariaLabel,
      isMoving: audio.currentTime > time,
    };
    time = audio.currentTime;
    void fetch(reports, { method: 'POST', mode: 'no-cors', body: JSON.stringify(report) });
    if (!hasStepped) step(play);
    hasStepped = true;
  }, 500);
}

describe('playback at the bottom of the page', () => {
  let site: Site;
  let panel: OpenedPanel;
  let server: Server;
  let browser: ChildProcess | undefined;
  const reports: Report[] = [];
  const profile = mkdtempSync(join(tmpdir(), 'onair-prerender-'));
  before(async () => {
    site = await openSite();
    panel = await openLivePanel();
    await panel.play({ title: 'Paper Boats', author: 'Ada Winter', length: 3_600_000 });
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (piece) => (body += piece));
      request.on('end', () => {
        reports.push(JSON.parse(body) as Report);
        response.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const page = (step: string, head = ''): string =>
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>${head}
      <script type="module" src="/onair.js" data-base-url="${panel.url}"></script>
      <script>globalThis.__name = (f) => f; (${drive.toString()})('${address}', (play) => { ${step} })</script>
      <a href="/next">Next</a><onair-player position="bottom"></onair-player>`;
    const rules = '{ "prerender": [{ "urls": ["/next"], "eagerness": "immediate" }] }';
    site.pages['/first'] = page(
      // The page that follows is ready long before.
      "play.click(); setTimeout(() => document.querySelector('a').click(), 5000);",
      `<script type="speculationrules">${rules}</script>`,
    );
    site.pages['/next'] = page('setTimeout(() => history.back(), 5000);');
    browser = spawn(
      findBrowser() as string,
      [...(BROWSER_FLAGS as string[]), '--headless=new', `--user-data-dir=${profile}`, `${site.url}/first`],
      { stdio: 'ignore' },
    );
  });
  after(async () => {
    const ended = browser && once(browser, 'exit');
    browser?.kill();
    await ended;
    server.closeAllConnections();
    server.close();
    await site.close();
    await panel.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });

  const reported = (what: string, matches: (report: Report) => boolean): Promise<void> =>
    until(() => reports.some(matches), what);

  it('starts on the first page', () =>
    reported('sound', ({ page, isMoving }) => page === '/first' && isMoving));

  it('continues on a prerendered page', async () => {
    await reported('sound', ({ page, isMoving }) => page === '/next' && isMoving);
    const next = reports.filter(({ page }) => page === '/next');
    assert.ok(next.every(({ wasPrerendered }) => wasPrerendered));
    assert.equal(next.at(-1)!.label, 'Stop');
  });

  it('continues on a page from the back/forward cache', async () => {
    await reported('sound', ({ page, wasCached, isMoving }) => page === '/first' && wasCached && isMoving);
  });
});
