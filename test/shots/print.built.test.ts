import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { PRINT_WIDTH, printed } from './printed.js';
import type { Sheet } from './sheet.js';
import { readSheets } from './sheets.js';
import { openSite, type Site } from './site.js';
import { openBrowser, show, type Shown } from './stage.js';

describe('a printed week', () => {
  let browser: Browser;
  let site: Site;
  let shown: Shown;
  before(async () => {
    [browser, site] = await Promise.all([openBrowser(), openSite()]);
    shown = await show(browser, site, printed, 'light');
  });
  after(async () => {
    await shown.close();
    await browser.close();
    site.close();
  });

  for (const landscape of [true, false]) {
    it(`fits one A4 page, ${landscape ? 'landscape' : 'portrait'}`, async () => {
      const { page } = shown;
      const pdf = await page.pdf({ format: 'A4', landscape });
      assert.equal(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, 1);
    });
  }

  it("doesn't truncate the text of shows", async () => {
    const { page } = shown;
    await page.emulateMedia({ media: 'print' });
    for (const width of [PRINT_WIDTH, 700]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page
        .locator('onair-schedule')
        .evaluate(({ shadowRoot }) =>
          [...shadowRoot!.querySelectorAll('.column [part~=show]')]
            .filter(
              ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
                scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
            )
            .map((each) => each.textContent.replace(/\s+/g, ' ').trim()),
        );
      assert.deepEqual(cut, [], `${width} pixels`);
    }
  });

  it('shows each hour once', async () => {
    const { page } = shown;
    await page.setViewportSize({ width: PRINT_WIDTH, height: 900 });
    await page.emulateMedia({ media: 'print' });
    const hours = await page.locator('onair-schedule').evaluate(({ shadowRoot }) => {
      const labels = [...shadowRoot!.querySelectorAll('[part=hour]')];
      labels.forEach((each) => each.classList.add('covered'));
      const seen = labels.filter((each) => each.checkVisibility({ visibilityProperty: true }));
      labels.forEach((each) => each.classList.remove('covered'));
      return { seen: seen.length, different: new Set(labels.map((each) => each.textContent)).size };
    });
    assert.equal(hours.seen, hours.different);
  });

  it('contains only the chosen day on narrow paper', async () => {
    const { page } = shown;
    await page.setViewportSize({ width: 390, height: 900 });
    await page.emulateMedia({ media: 'print' });
    const seen = await page.locator('onair-schedule').evaluate(({ shadowRoot }) => {
      const visible = (selector: string) =>
        [...shadowRoot!.querySelectorAll(selector)].filter((each) => each.checkVisibility());
      const isLeft = (each: Element) =>
        each.querySelector('[part=show-time]')!.getBoundingClientRect().left <
        each.querySelector('[part=show-name]')!.getBoundingClientRect().left;
      const shows = visible('.column [part~=show]');
      return {
        days: visible('[part=tabs] button').map((each) => each.getAttribute('part')),
        times: visible('.column [part=show-time]').length,
        shows: shows.length,
        left: shows.filter(isLeft).length,
      };
    });
    assert.ok(seen.shows > 0);
    const { shows } = seen;
    assert.deepEqual(seen, { days: ['tab chosen-tab'], times: shows, shows, left: shows });
  });

  it("doesn't truncate the dates", async () => {
    const { page } = shown;
    await page.setViewportSize({ width: PRINT_WIDTH, height: 900 });
    await page.emulateMedia({ media: 'print' });
    const [bar, range] = await page
      .locator('onair-schedule')
      .evaluate(({ shadowRoot }) =>
        ['bar', 'range'].map(
          (name) => shadowRoot!.querySelector(`[part=${name}]`)!.getBoundingClientRect().left,
        ),
      );
    assert.ok(range! >= bar!, `${range} is left of ${bar}`);
  });

  it('contains no controls except the shows', async () => {
    const { page } = shown;
    await page.setViewportSize({ width: PRINT_WIDTH, height: 900 });
    await page.emulateMedia({ media: 'print' });
    const seen = await page.locator('onair-schedule').evaluate(({ shadowRoot }) => {
      const parts = [...shadowRoot!.querySelectorAll('button, select, [part=now-line], .clock, .column')];
      const names = parts
        .filter((each) => each.getClientRects().length > 0)
        .map((each) => each.getAttribute('part') ?? each.className.split(' ')[0]!);
      return [...new Set(names)].sort();
    });
    assert.deepEqual(seen, ['column', 'show', 'show show-on-air']);
  });

  for (const name of ['history', 'now-playing', 'player', 'podcasts', 'vote']) {
    it(`a ${name} has no controls in print`, async () => {
      const sheet = Object.fromEntries(await readSheets())[name]!;
      const { page, close } = await show(browser, site, withControls(sheet), 'light');
      try {
        await page.emulateMedia({ media: 'print' });
        const seen = await page.locator(sheet.tag).evaluate((tag) => {
          const roots = [tag, ...tag.shadowRoot!.querySelectorAll('*')].flatMap(
            ({ shadowRoot }) => shadowRoot ?? [],
          );
          const names = roots.flatMap((root) =>
            [...root.querySelectorAll('button, input, select, summary, [part=links] a')]
              .filter((each) => each.checkVisibility())
              .map((each) => each.getAttribute('part') ?? each.localName),
          );
          return { names, text: (tag as HTMLElement).offsetHeight > 0 };
        });
        assert.deepEqual(seen, { names: [], text: !/player|vote/.test(name) });
      } finally {
        await close();
      }
    });
  }
});

/** Returns the first state with all optional controls. */
function withControls(sheet: Sheet): Sheet {
  const [first] = sheet.states;
  const markup = first!.markup.replace(`<${sheet.tag}`, `<${sheet.tag} vote search episodes`);
  return { tag: sheet.tag, states: [{ ...first!, markup }] };
}
