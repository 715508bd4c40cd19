/** The unchanged snippets of the README and of docs/install.md on a page. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser, openSite, type Site } from '../kit/browser.js';
import { slowScripts, watchMoves } from '../kit/moves.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';
import { watchRequests } from '../kit/requests.js';

const DOCUMENTS = ['README.md', 'docs/install.md'];
/** Phone and desktop. */
const WIDTHS = [360, 1280];
/** Content below the tags, which must not move. */
const ARTICLE = '<p>All that a station tells its listeners, in a paragraph of some length.</p>'.repeat(60);
/** Delay of each script and response in milliseconds. The page is painted before. */
const SLOW = 150;

/** Tags that `cdn/onair.css` reserves space for. The height of podcasts depends on their texts. */
const WITH_SHEET = {
  tags: `<onair-now-playing vote></onair-now-playing><onair-now-playing layout="line"></onair-now-playing>
    <onair-history limit="3" search vote></onair-history><onair-player></onair-player><onair-vote></onair-vote>`,
  'the schedule': '<onair-schedule></onair-schedule>',
  'the other views of the schedule':
    '<onair-schedule view="now"></onair-schedule><onair-schedule view="day"></onair-schedule>',
  divs: `<div data-onair="now-playing" data-vote></div><div data-onair="history" data-limit="3" data-search></div>
    <div data-onair="player"></div><div data-onair="vote"></div><div data-onair="schedule"></div>`,
};

/** Snippets with tags and their script, in the order of the document. */
function snippetsOf(file: string): string[] {
  const blocks = [...readFileSync(file, 'utf8').matchAll(/^```html\n([^]*?)^```$/gm)].map(
    ([, html = '']) => html,
  );
  return blocks.filter(
    (html) =>
      /<(onair-|div data-onair=)/.test(html) &&
      /<script type="module"/.test(html) &&
      // test/docs/other-servers.built.test.ts tests other kinds of server.
      !/data-source=/.test(html),
  );
}

function atEachWidth<T>(all: readonly T[]): [T, number][] {
  return all.flatMap((each) => WIDTHS.map((width): [T, number] => [each, width]));
}

export const SNIPPETS = atEachWidth(
  DOCUMENTS.flatMap((file) =>
    snippetsOf(file).map((html, index) => ({ name: `${file}, ${index + 1}`, html })),
  ),
);
export const TAGS_WITH_SHEET = atEachWidth(Object.entries(WITH_SHEET));

/** Call it in a describe block. */
export function testSnippets(snippets: typeof SNIPPETS, withSheet: typeof TAGS_WITH_SHEET): void {
  let pasted = 0;
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  before(async () => {
    browser = await openBrowser();
    site = await openSite();
    panel = await openLivePanel({ latency: SLOW });
    await panel.play({ title: 'Tide Tables', author: 'The Harbour Lights', length: 600_000 });
  });
  after(async () => {
    await browser.close();
    await site.close();
    await panel.close();
  });

  it('are included in each document', () => {
    for (const file of DOCUMENTS) assert.ok(snippetsOf(file).length > 0, file);
  });

  it('would shift the layout without their styles', async () => {
    for (const file of DOCUMENTS) {
      const { moved } = await paste(
        snippetsOf(file)[0]!.replace(/<style>[^]*<\/style>|<link rel="stylesheet"[^>]*>/, ''),
        1280,
      );
      assert.ok(moved > 0.02, `the page moved by ${moved}`);
    }
  });

  for (const [{ name, html }, width] of snippets) {
    it(`cause no layout shift: ${name}, at ${width} pixels`, async () => {
      const { moved, statuses } = await paste(html, width);
      assert.ok(statuses.length > 0);
      assert.deepEqual(new Set(statuses), new Set(['ready']));
      assert.ok(moved <= 0.02, `the page moved by ${moved}`);
    });
  }

  for (const [[what, tags], width] of withSheet) {
    const linked = `<link rel="stylesheet" href="onair.css"><script type="module" src="onair.js" data-base-url="https://panel.example:8080"></script>${tags}`;
    it(`keep the layout with onair.css: ${what}, at ${width} pixels`, async () => {
      const { moved } = await paste(linked, width);
      assert.ok(moved <= 0.02, `the page moved by ${moved}`);
    });
  }

  /** Returns how far the content moved while the tags loaded, and the status of the tags. */
  async function paste(
    snippet: string,
    width: number,
  ): Promise<{ moved: number; statuses: (string | null)[] }> {
    const html = snippet
      .replaceAll('https://panel.example:8080', panel.url)
      .replace(/(src|href)="[^"]*\/(onair[.a-z]*\.(?:js|css))"/g, '$1="/$2"')
      .replace(/ integrity="[^"]*"/, '');
    const path = `/page-${(pasted += 1)}`;
    site.pages[path] = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>
      <meta name="viewport" content="width=device-width"><body><h1>Radio</h1>${html}${ARTICLE}`;
    const context = await browser.newContext({ viewport: { width, height: 1600 } });
    try {
      const page = await context.newPage();
      const requests = watchRequests(context);
      await slowScripts(page, SLOW);
      const moved = await watchMoves(page);
      await page.goto(site.url + path);
      const tags =
        'onair-now-playing, onair-history, onair-vote, onair-player, onair-schedule, onair-podcasts';
      await page.waitForFunction((tags) => {
        const found = [...document.querySelectorAll(tags)];
        const divs = document.querySelectorAll('[data-onair]:not([data-onair=station])').length;
        return (
          found.length >= Math.max(1, divs) && found.every((tag) => tag.getAttribute('status') === 'ready')
        );
      }, tags);
      await requests.settled();
      const statuses = await page.evaluate(
        (tags) => [...document.querySelectorAll(tags)].map((tag) => tag.getAttribute('status')),
        tags,
      );
      return { moved: await moved(), statuses };
    } finally {
      await context.close();
    }
  }
}
