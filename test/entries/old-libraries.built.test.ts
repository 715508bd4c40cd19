/** Pages with libraries that replace or extend natives show the same as other pages. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser, openSite, watchErrors, type Site } from '../kit/browser.js';
import { installedLibraries, LIBRARIES } from '../kit/old-libraries.js';
import { watchRequests } from '../kit/requests.js';
import { MORNING, openPanel, type OpenedPanel } from '../kit/open-panel.js';

const TAGS = [
  'onair-now-playing vote links',
  'onair-now-playing layout="wall"',
  'onair-history search links vote',
  'onair-vote',
  'onair-player',
  'onair-schedule',
  'onair-schedule view="now"',
  'onair-podcasts episodes',
];
const BODY =
  TAGS.map((tag) => `<${tag}></${tag.split(' ')[0]}>`).join('') + '<div data-onair="now-playing"></div>';

/** What a visitor sees of a tag. */
interface Shown {
  tag: string;
  status: string | null;
  size: string;
  text: string;
}

/** Runs in the page, whose natives are replaced. */
function readShown(): Shown[] {
  const shown: Shown[] = [];
  document.querySelectorAll('[status]').forEach((element) => {
    const { width, height } = element.getBoundingClientRect();
    let text = '';
    element.shadowRoot!.querySelectorAll('*').forEach((each) => {
      if (!/^(style|svg)$/.test(each.localName) && !each.firstElementChild) text += ` ${each.textContent}`;
    });
    text = text.replace(/\s+/g, ' ');
    shown[shown.length] = {
      tag: element.localName,
      status: element.getAttribute('status'),
      size: `${Math.round(width)} x ${Math.round(height)}`,
      text,
    };
  });
  return shown;
}

describe('a page with an outdated library', () => {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  let expected: { shown: Shown[]; tracks: unknown };
  before(async () => {
    browser = await openBrowser();
    site = await openSite();
    panel = await openPanel({ port: 0 });
    await panel.play({ title: 'Glass', author: 'Ada Winter', length: 600_000 });
    expected = await visit('', []);
  });
  after(async () => {
    await browser.close();
    await site.close();
    await panel.close();
  });

  /** Returns what a second visit shows, and the stored tracks. */
  async function visit(library: string, errors: string[]): Promise<{ shown: Shown[]; tracks: unknown }> {
    // A zone other than UTC shows dates in the wrong zone.
    const context = await browser.newContext({ timezoneId: 'America/New_York' });

    try {
      const requests = watchRequests(context);
      const page = await context.newPage();
      await page.clock.setFixedTime(MORNING + 60_000);
      const failures = watchErrors(page);
      site.pages['/'] =
        `<!doctype html><html lang="de"><meta charset="utf-8"><title>Site</title>` +
        `<script>${library.replaceAll('</script', '<\\/script')}</script>` +
        `<script type="module" src="onair.js" data-base-url="${panel.url}"></script><body>${BODY}`;
      const untilReady = (): Promise<unknown> =>
        page.waitForFunction(
          (count) => document.querySelectorAll('[status=ready]').length === count,
          TAGS.length + 1,
        );
      await page.goto(site.url);
      await untilReady();
      await page.reload();
      await untilReady();
      await page.locator('onair-player [part=stream]').waitFor({ state: 'attached' });
      // Code that loads on demand may still arrive.
      await requests.settled();
      const shown = await page.evaluate(readShown);
      const stored = await page.evaluate(`localStorage['onair:${panel.url} 1 auto frame']`);
      errors.push(...failures);
      return { shown, tracks: (JSON.parse(String(stored)) as { tracks: unknown }).tracks };
    } finally {
      await context.close();
    }
  }

  for (const [name, script] of Object.entries({ ...LIBRARIES, ...installedLibraries() })) {
    it(`renders the tags as usual: ${name}`, async () => {
      const errors: string[] = [];
      const { shown, tracks } = await visit(script, errors);
      assert.deepEqual(errors, []);
      assert.deepEqual(shown, expected.shown);
      assert.deepEqual(tracks, expected.tracks);
    });
  }
});
