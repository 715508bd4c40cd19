/** Applies each row of the table in docs/csp.md, and each example, to real pages and panels. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { HistoryRecord } from '../../src/contract/records.js';
import { openBrowser, openSite, partText, untilStatus, type Site } from '../kit/browser.js';
import type { Violation } from '../kit/site.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';
import { until } from '../kit/until.js';

const DOC = readFileSync('docs/csp.md', 'utf8');
const EVERY = 'every page';
const V2 = 'a panel with v2';
const LEGACY = 'the same with `data-transport="legacy"`';

/** The policy of each row of the table, by its first column. */
const rows = new Map(
  [...DOC.matchAll(/^\| (.+?) +\| `(.+?)` +\|$/gm)].map(([, name, policy]) => [name!.trim(), policy!]),
);
/** The examples: markup and policy. */
const examples = [...DOC.matchAll(/```html\n([^`]*)```\s+```http\nContent-Security-Policy: (.*)\n```/g)].map(
  ([, markup, policy]) => ({ markup: markup!, policy: policy! }),
);

/** Merges several policies. If two have the same directive, their sources are combined. */
function sum(...policies: string[]): string {
  const all = new Map<string, string[]>();
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name, ...sources] = directive.split(' ');
    all.set(name!, [...(all.get(name!) ?? []), ...sources]);
  }
  return [...all].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

interface Use {
  /** Other rows that the page also needs. */
  beside?: string[];
  panel: 'v2' | 'jsonp' | 'noCors' | null;
  /** Additional attributes of the script. */
  script?: string;
  body: string;
}

const player = '<onair-player covers="none"></onair-player>';
const card = '<onair-now-playing covers="none"></onair-now-playing>';

/** A page for each row. */
const uses: Record<string, Use> = {
  [EVERY]: { panel: null, body: '<onair-now-playing></onair-now-playing>' },
  [V2]: { panel: 'v2', body: card },
  'a panel that supports only JSONP': { panel: 'noCors', body: card },
  [LEGACY]: { panel: 'noCors', script: 'data-transport="legacy"', body: card },
  'the same with `data-jsonp="direct"`': {
    panel: 'noCors',
    script: 'data-transport="legacy" data-jsonp="direct"',
    body: card,
  },
  'votes and song requests': {
    beside: [LEGACY],
    panel: 'jsonp',
    script: 'data-transport="legacy"',
    body: '<onair-now-playing covers="none" vote></onair-now-playing>',
  },
  covers: { beside: [V2], panel: 'v2', body: '<onair-now-playing></onair-now-playing>' },
  'the player, and episodes when played': { beside: [V2], panel: 'v2', body: player },
  "the list of a podcast's episodes": {
    beside: [LEGACY],
    panel: 'jsonp',
    script: 'data-transport="legacy"',
    body: '<onair-podcasts episodes covers="none"></onair-podcasts>',
  },
};

/** Tests run in parallel, since pages spend most of their time waiting for the panel and for reports. */
const AT_ONCE = { concurrency: 3 };

describe('docs/csp.md', AT_ONCE, () => {
  let browser: Browser;
  let site: Site;
  const panels = {} as Record<'v2' | 'jsonp' | 'noCors', OpenedPanel>;
  let visits = 0;
  before(async () => {
    browser = await openBrowser();
    site = await openSite();
    panels.v2 = await openLivePanel();
    panels.jsonp = await openLivePanel({ v2: false });
    panels.noCors = await openLivePanel({ v2: false, cors: false });
    // A normal track, because a jingle has no votes and a live set has no cover.
    const history = (await panels.v2.request('/api/v2/history/?server=1')).json<HistoryRecord[]>();
    const { img_url } = history.find((record) => record.img_url)!;
    const track = { title: 'Track', author: 'Somebody', all_music_id: 1, length: 1_800_000 };
    await panels.v2.play({ ...track, img_url });
    await panels.jsonp.play(track);
    await panels.noCors.play(track);
  });
  after(async () => {
    await browser.close();
    await site.close();
    for (const panel of Object.values(panels)) await panel.close();
  });

  /** Opens a page of the docs with the URLs of this test. `refused` returns the violations so far. */
  async function visit(
    markup: string,
    policy: string,
    panel: Use['panel'],
    run: (page: Page, refused: () => Violation[]) => Promise<void>,
  ): Promise<void> {
    const here = (text: string): string =>
      text
        .replaceAll('https://www.radio.example', site.url)
        .replaceAll('https://panel.example:8080', panel ? panels[panel].url : 'http://127.0.0.1:9');
    const path = `/${++visits}`;
    site.pages[path] =
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>${here(markup)}`;
    site.policies[path] = here(policy);
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      await page.goto(site.url + path);
      await run(page, () => site.violations.filter((each) => each.page === path));
    } finally {
      await context.close();
    }
  }

  /** Uses everything on the page as a visitor would. */
  async function use(page: Page): Promise<void> {
    for (const tag of ['onair-now-playing', 'onair-history', 'onair-player', 'onair-podcasts']) {
      if (!(await page.locator(tag).count())) continue;
      await untilStatus(page, tag, 'ready');
      if (tag === 'onair-player') {
        await Promise.all([
          page.waitForRequest(/\/listen\//),
          page.locator('onair-player [part=play]').click(),
        ]);
      }
      if (tag === 'onair-podcasts') {
        await page.locator('[part~=toggle]').first().click();
        await page.locator('[part=episode]').first().waitFor();
      }
      if (await page.locator(`${tag}[vote]`).count()) {
        const like = page.locator(`${tag} [part~=like]`).first();
        if (await like.isEnabled()) await like.click();
      }
    }
  }

  /** Returns all violations so far. Causes one more violation, and waits for its report, which arrives last. */
  async function refusedUpTo(page: Page, refused: () => Violation[]): Promise<Violation[]> {
    // Depending on the violation, the URL is in the blocked URL or in the Trusted Types sample.
    const isLast = (each: Violation): boolean => JSON.stringify(each).includes('last.example');
    await page.evaluate(() => {
      const attempt = document.createElement('object');
      document.body.append(attempt);
      try {
        attempt.data = 'https://last.example/';
      } catch {
        // Trusted Types block the assignment.
      }
    });
    await until(() => refused().some(isLast), 'the last report');
    return refused().filter((each) => !isLast(each));
  }

  const script = (more = '', panel = true): string =>
    `<script type="module" src="https://www.radio.example/onair.js" ${panel ? 'data-base-url="https://panel.example:8080"' : ''} ${more}></script>`;

  it('has a row for each tested case', () => {
    assert.deepEqual([...rows.keys()], Object.keys(uses));
    assert.equal(examples.length, 5);
  });

  for (const [name, { beside = [], panel, script: more, body }] of Object.entries(uses)) {
    const others = [...(name === EVERY ? [] : [EVERY]), ...beside].map((each) => rows.get(each)!);
    const markup = script(more, panel !== null) + body;

    it(`${name}: the listed sources are sufficient`, async () => {
      await visit(
        markup,
        sum("default-src 'none'", ...others, rows.get(name)!),
        panel,
        async (page, refused) => {
          if (panel) await use(page);
          else await untilStatus(page, 'onair-now-playing', 'failed');
          assert.deepEqual(await refusedUpTo(page, refused), []);
        },
      );
    });

    it(`${name}: the listed sources are necessary`, async () => {
      await visit(markup, sum("default-src 'none'", ...others), panel, async (page, refused) => {
        if (others.length) void use(page).catch(() => undefined);
        await until(() => refused().length > 0, 'a violation');
      });
    });
  }

  for (const { markup, policy } of examples) {
    const ways = policy.includes('sha256-') ? (['v2', 'jsonp'] as const) : (['v2'] as const);
    for (const panel of ways) {
      it(`has a working example: "${policy.slice(0, 60)}…" (${panel})`, async () => {
        await visit(markup, policy, panel, async (page, refused) => {
          await use(page);
          assert.deepEqual(await refusedUpTo(page, refused), []);
        });
      });
    }
  }

  describe('a trusted-types directive without "onair"', AT_ONCE, () => {
    const policy = "require-trusted-types-for 'script'; trusted-types lit-html";

    it('is sufficient for a panel with v2', async () => {
      await visit(script() + card, policy, 'v2', async (page, refused) => {
        await use(page);
        assert.deepEqual(await refusedUpTo(page, refused), []);
      });
    });

    for (const more of ['', 'data-transport="legacy" data-jsonp="direct"']) {
      it(`causes a message for a JSONP panel ${more}`, async () => {
        await visit(script(more) + card, policy, 'jsonp', async (page) => {
          await untilStatus(page, 'onair-now-playing', 'failed');
          assert.equal(
            await partText(page, 'onair-now-playing', 'message'),
            'This page’s Content-Security-Policy blocks the panel.',
          );
        });
      });
    }
  });
});
