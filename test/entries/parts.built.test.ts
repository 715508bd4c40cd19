/** onair.js and its chunks, on a site that is neither the script's nor the panel's. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { openLivePanel } from '../kit/open-panel.js';
import { partText, untilStatus } from '../kit/browser.js';
import { MISSING, partsSite, TAGS, testMissing } from './parts-site.js';

describe('the chunks of onair.js', () => {
  const t = partsSite();
  const { open, script } = t;

  it("aren't loaded for a now-playing line and history", async () => {
    await open(
      '<onair-now-playing layout="line"></onair-now-playing><onair-history></onair-history>',
      async (page, requested) => {
        await untilStatus(page, 'onair-now-playing', 'ready');
        await untilStatus(page, 'onair-history', 'ready');
        // The code for other tabs and events loads two seconds after the first response, and the code for track changes
        // after the first text. A slow machine has loaded them by now.
        assert.deepEqual(
          requested.filter(
            (path) => !/^\/parts\/(after-first-response|record-change|row-motion)-/.test(path),
          ),
          ['/onair.js'],
        );
      },
    );
  });

  it('share one history request with the script', async () => {
    for (const [body, query] of [
      ['<onair-now-playing></onair-now-playing><onair-now-playing></onair-now-playing>', /limit=2&/],
      ['<onair-now-playing></onair-now-playing><onair-history></onair-history>', /limit=20&/],
      ['<onair-history limit="50" hide-jingles></onair-history>', /limit=200&/],
      ['<div data-onair="history" data-limit="50" data-hide-jingles></div>', /limit=200&/],
    ] as const) {
      const before = (await t.panel.state()).requests.total;
      await open(body, async (page) => {
        await page.waitForSelector('[status=ready]');
        const { recent, total } = (await t.panel.state()).requests;
        const since = recent.slice(recent.length - (total - before));
        const [first, ...later] = since.filter(({ path }) => path === '/api/v2/history/');
        assert.match(first!.query, query);
        assert.ok(later.every((each) => each.query !== first!.query));
      });
    }
  });

  it('include the track menu', async () => {
    const others: string[] = [];
    const prepare = async (page: Page): Promise<void> => {
      const known = [t.site.url, t.scripts.url, t.panel.url];
      page.on('request', (request) => {
        if (!known.some((url) => request.url().startsWith(url))) others.push(request.url());
      });
      return Promise.resolve();
    };
    const names = 'spotify apple youtube deezer bandcamp musicbrainz';
    await open(
      `<onair-now-playing links="${names}"></onair-now-playing><onair-history links=" "></onair-history>`,
      async (page, requested) => {
        await page.locator('onair-now-playing [part=more]').click();
        await page.locator('[part=menu] a').last().focus();
        assert.equal(await page.locator('[part=menu] a').count(), 6);
        assert.ok(
          requested.some((path) => path.startsWith('/parts/menu')),
          String(requested),
        );
        assert.equal(await page.locator('onair-history [part=more]').count(), 0);
      },
      { prepare },
    );
    assert.deepEqual(others, []);
  });

  it('are requested concurrently', async () => {
    await open(
      '<onair-schedule></onair-schedule><onair-podcasts></onair-podcasts>',
      async (page, requested) => {
        await untilStatus(page, 'onair-schedule', 'ready');
        await untilStatus(page, 'onair-podcasts', 'ready');
        assert.equal(new Set(requested).size, requested.length, String(requested));
        assert.deepEqual(
          requested.slice(1, 3).map((path) => path.split('-')[0]),
          ['/parts/onair', '/parts/onair'],
        );
      },
    );
  });

  it("work with a version in the script's URL", async () => {
    const requested: string[][] = [];
    for (const path of ['/onair.js', '/onair.js?ver=7']) {
      const before = (await t.panel.state()).requests.total;
      await open(
        TAGS.map((tag) => `<${tag}></${tag}>`).join(''),
        async (page) => {
          for (const tag of TAGS) await untilStatus(page, tag, 'ready');
          const { recent, total } = (await t.panel.state()).requests;
          requested.push(
            recent.slice(recent.length - (total - before)).map((each) => each.path + each.query),
          );
        },
        { head: script(path) },
      );
    }
    const histories = requested.map((each) => each.filter((path) => path.includes('/history/')));
    assert.ok(histories[0]!.length > 0);
    assert.deepEqual(histories[1], histories[0]);
  });

  it('load for tags and divs that are added later', async () => {
    await open('<p>Nothing yet</p>', async (page, requested) => {
      await page.waitForFunction(() => document.readyState === 'complete');
      assert.deepEqual(requested, ['/onair.js']);
      await page.evaluate(() => document.body.append(document.createElement('onair-player')));
      await untilStatus(page, 'onair-player', 'ready');
      await page.evaluate(() => {
        const div = document.createElement('div');
        div.dataset.onair = 'history';
        document.body.append(div);
      });
      await untilStatus(page, 'div > onair-history', 'ready');
    });
  });

  it('load for tags in a discovered shadow root', async () => {
    await open('<section></section>', async (page) => {
      await page.evaluate(async (url) => {
        const root = document.querySelector('section')!.attachShadow({ mode: 'open' });
        root.innerHTML = '<onair-schedule></onair-schedule><div data-onair="now-playing"></div>';
        const { discover } = (await import(url)) as { discover(root: ShadowRoot): void };
        discover(root);
        discover(root);
      }, `${t.scripts.url}/onair.js`);
      await untilStatus(page, 'onair-schedule', 'ready');
      await untilStatus(page, 'onair-now-playing', 'ready');
    });
  });

  it("don't load for unknown tags", async () => {
    const warnings: string[] = [];
    await open(
      '<onair-now-playing></onair-now-playing><onair-histori></onair-histori>',
      async (page) => {
        const warned = page.waitForEvent('console', (line) => line.text().includes('<onair-histori>'));
        await page.evaluate((src) => {
          // The tag is known, but registered only after the page has been parsed.
          Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
          const script = document.createElement('script');
          Object.assign(script, { type: 'module', src });
          document.head.append(script);
        }, `${t.scripts.url}/onair.js?late`);
        await warned;
        await page.evaluate(() => dispatchEvent(new Event('DOMContentLoaded')));
        await untilStatus(page, 'onair-now-playing', 'ready');
        assert.equal(warnings.length, 1, String(warnings));
        assert.match(warnings[0]!, /<onair-histori> is unknown\. .*<onair-history>/);
      },
      {
        head: `<script data-onair data-base-url="${t.panel.url}"></script>`,
        prepare: (page) => {
          page.on('console', (message) => {
            if (message.type() === 'warning') warnings.push(message.text());
          });
          return Promise.resolve();
        },
      },
    );
  });

  it("load from the script's folder with any <base>", async () => {
    await open(
      '<onair-now-playing></onair-now-playing><onair-schedule></onair-schedule>',
      async (page) => {
        await untilStatus(page, 'onair-now-playing', 'ready');
        await untilStatus(page, 'onair-schedule', 'ready');
      },
      { head: `<base href="https://elsewhere.example/">${script()}` },
    );
  });

  it('load on a page with a pretty permalink', async () => {
    await open(
      '<onair-now-playing></onair-now-playing><onair-podcasts></onair-podcasts>',
      async (page) => {
        await untilStatus(page, 'onair-now-playing', 'ready');
        await untilStatus(page, 'onair-podcasts', 'ready');
      },
      {
        head: `<script type="module" src="/onair.js" data-base-url="${t.panel.url}"></script>`,
        path: '/2026/11/a-post/',
      },
    );
  });

  it('work next to another version on the page', async () => {
    await open(
      '<onair-now-playing></onair-now-playing><onair-schedule></onair-schedule>',
      async (page) => {
        await untilStatus(page, 'onair-now-playing', 'ready');
        await untilStatus(page, 'onair-schedule', 'ready');
        await page.evaluate(() => document.body.append(document.createElement('onair-podcasts')));
        await untilStatus(page, 'onair-podcasts', 'ready');
      },
      { head: script() + script('/other/onair.js') },
    );
  });

  it('load from the panel', async () => {
    const own = await openLivePanel({ dist: 'dist/onair-panel' });
    try {
      await open(
        '<onair-now-playing></onair-now-playing><onair-schedule></onair-schedule>',
        async (page) => {
          await untilStatus(page, 'onair-now-playing', 'ready');
          await untilStatus(page, 'onair-schedule', 'ready');
        },
        { head: `<script type="module" src="${own.url}/onair.js" data-base-url="${own.url}"></script>` },
      );
    } finally {
      await own.close();
    }
  });

  it('are retried from another URL', async () => {
    await open(
      '<onair-schedule></onair-schedule>',
      async (page, requested) => {
        await untilStatus(page, 'onair-schedule', 'ready');
        assert.equal(requested.filter((path) => path.endsWith('?again')).length, 1, String(requested));
      },
      { prepare: (page) => page.route(/parts\/onair-schedule-[\w-]+\.js$/, (route) => route.abort()) },
    );
  });

  it("leave a tag's content visible if loading fails", async () => {
    await open(
      '<onair-schedule>Mondays at nine</onair-schedule><onair-now-playing></onair-now-playing>',
      async (page) => {
        await untilStatus(page, 'onair-now-playing', 'ready');
        await untilStatus(page, 'onair-schedule', 'failed');
        assert.ok(await page.getByText('Mondays at nine').isVisible());
        await page.locator('onair-schedule').getByText(MISSING).waitFor();
        assert.ok(await partText(page, 'onair-now-playing', 'title'));
        await page.evaluate(() => document.body.append(document.createElement('onair-schedule')));
        await page.waitForFunction(
          () => document.querySelectorAll('onair-schedule[status=failed]').length === 2,
        );
      },
      {
        prepare: (page) => page.route('**/parts/onair-schedule-*', (route) => route.fulfill({ status: 404 })),
        expected: /^Onair: http:\S+\/parts\/onair-schedule-\S+ could not be loaded/,
      },
    );
  });

  testMissing(t, ['onair-player']);
});
