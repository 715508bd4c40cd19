/** The snippets for AzuraCast, LibreTime, Icecast and Shoutcast in the README and docs/sources.md, pasted into a page. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser, openSite, type Site } from '../kit/browser.js';
import { startAzuraCast } from '../kit/servers/azuracast.js';
import { startIcecast } from '../kit/servers/icecast.js';
import { startLibreTime } from '../kit/servers/libretime.js';
import { startShoutcast } from '../kit/servers/shoutcast.js';
import type { TestServer } from '../kit/servers/test-server.js';

const snippets = ['README.md', 'docs/sources.md']
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^```html\n([^]*?)^```$/gm)].map(([, html = '']) => ({
      file,
      html,
    })),
  )
  .map((snippet) => ({ ...snippet, kind: /data-source="(\w+)"/.exec(snippet.html)?.[1] ?? '' }))
  .filter(({ kind }) => kind !== '');

describe("the README's snippets for other servers", () => {
  let browser: Browser;
  let site: Site;
  const servers: Record<string, TestServer> = {};
  before(async () => {
    browser = await openBrowser();
    site = await openSite();
    servers.azuracast = await startAzuraCast();
    servers.libretime = await startLibreTime();
    servers.icecast = await startIcecast();
    servers.shoutcast = await startShoutcast();
    for (const server of Object.values(servers))
      server.play({ title: 'Tide Tables', artist: 'The Harbour Lights', length: 600 });
  });
  after(() => Promise.all([browser, site, ...Object.values(servers)].map((each) => each?.close())));

  it('cover each kind', () => {
    const kinds = snippets.filter(({ file }) => file === 'README.md').map(({ kind }) => kind);
    assert.deepEqual(kinds, ['azuracast', 'libretime', 'icecast', 'shoutcast']);
  });

  for (const [index, { file, html, kind }] of snippets.entries())
    it(`${file}: shows the current track of ${kind}`, async () => {
      const body = html
        .replace(/data-base-url="[^"]*"/, `data-base-url="${servers[kind]!.url}"`)
        .replace('data-station="my_station"', 'data-station="meridian"')
        .replace('/onair/onair.js', '/onair.js');
      site.pages[`/${index}`] =
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>${body}`;
      const page = await browser.newPage();
      await page.goto(`${site.url}/${index}`);
      await page.locator('onair-now-playing', { hasText: 'Tide Tables' }).waitFor();
      await page.close();
    });
});
