import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser, watchErrors } from '../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';

const ZONE = 'Europe/Berlin';
/** A Friday afternoon in the station's zone. */
const NOW = Date.parse('2027-03-12T14:30Z');

describe('the schedule and podcasts of the demo page', () => {
  let browser: Browser;
  let panel: OpenedPanel;
  let page: Page;
  let week: Locator;
  let errors: string[];

  async function write(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const response = await panel.send(method, `/api/v2/${path}`, body);
    assert.ok(response.status < 300, `${method} ${path}: ${response.status}`);
    return response.json();
  }

  const inWeek = (text: string) =>
    week.locator('.column li:not([aria-hidden]) [part~=show]', { hasText: text });
  const refresh = () => page.getByRole('button', { name: 'Refresh' }).click();

  before(async () => {
    browser = await openBrowser();
    panel = await openLivePanel({ dist: 'dist/onair-panel', zone: ZONE, now: NOW });
    await write('DELETE', 'grid/clear/?server=1');
    // A visitor in another time zone.
    page = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      timezoneId: 'America/New_York',
      locale: 'en-GB',
    });
    errors = watchErrors(page);
    week = page.locator('#week');
    await page.goto(panel.url);
  });
  after(async () => {
    await browser.close();
    await panel.close();
  });

  it('an empty week is reported', async () => {
    // The current play determines the time at the station.
    await page.locator('.hero onair-player[status=ready]').waitFor();
    await refresh();
    await week.getByText('Nothing scheduled this week.').waitFor();
  });

  it('include shows added through the API', async () => {
    const weekly = { wd_fri: true, wd_sat: true, week_1: true, week_2: true, week_3: true, week_4: true };
    const show = { server: 1, periodicity: 'periodic', cast_type: 'radioshow', ...weekly };
    await write('POST', 'grid/', {
      ...show,
      name: 'The <b>Afternoon</b>',
      start_time: '15:00',
      finish_time: '18:00',
      color: '#2a9d8f',
    });
    await write('POST', 'grid/', {
      ...show,
      name: 'Evening Post',
      start_time: '18:00',
      finish_time: '20:00',
    });
    await refresh();

    await inWeek('Evening Post').first().waitFor();
    const today = week.getByRole('list', { name: 'Friday 12 March' });
    assert.deepEqual(await today.locator('[part=show-name]').allInnerTexts(), [
      'The <b>Afternoon</b>',
      'Evening Post',
    ]);
    assert.deepEqual(await today.locator('[part=show-time]').allInnerTexts(), [
      '15:00 – 18:00',
      '18:00 – 20:00',
    ]);
    assert.equal(await inWeek('Evening Post').count(), 2);
    assert.equal(await week.locator('option:checked').innerText(), 'Station time (Berlin)');
  });

  it("the panel's clock determines the current show", async () => {
    const now = week.locator('[part~=show-on-air] [part=show-name]');
    await now.first().waitFor();
    assert.deepEqual(await now.allInnerTexts(), ['The <b>Afternoon</b>']);
  });

  it("the week's schedule is kept while the panel fails", async () => {
    const { faults } = panel;
    await faults({ fail: 1 });
    await refresh();
    await week.and(page.locator('[status=stale]')).waitFor();
    assert.ok(await inWeek('Evening Post').first().isVisible());
    assert.match(await week.locator('[part=state]').innerText(), /^as of \d\d:\d\d$/);
    await faults({ reset: true });
    await refresh();
    await week.and(page.locator('[status=ready]')).waitFor();
  });

  it("the week's schedule tolerates fields of wrong types", async () => {
    const { faults } = panel;
    await faults({ wrong_types: true });
    await refresh();
    await page.waitForFunction(() => {
      const block = document.querySelector('#week')!.shadowRoot!.querySelector<HTMLElement>('.column li');
      // An object isn't a colour, which distinguishes the second response from the first.
      return block && block.style.getPropertyValue('--_c') === '';
    });
    assert.equal(
      await inWeek('Evening Post').first().locator('[part=show-time]').innerText(),
      '18:00 – 20:00',
    );
    await faults({ reset: true });
  });

  it('podcasts are listed with their links', async () => {
    const podcast = { server: 1, description: 'Said by <i>many</i>.' };
    await write('POST', 'podcasts/', { ...podcast, title: 'Harbour Talk', published: true });
    await write('POST', 'podcasts/', { ...podcast, title: 'Not Yet', published: false });
    await refresh();
    await page.locator('#podcasts-title').scrollIntoViewIfNeeded();
    const shown = page.locator('onair-podcasts [part=podcast]', { hasText: 'Harbour Talk' });
    await shown.waitFor();
    assert.equal(await shown.locator('[part=description]').innerText(), 'Said by <i>many</i>.');
    assert.equal(await shown.locator('[part=count]').innerText(), '0 episodes');
    await shown.locator('summary').click();
    for (const name of ['Website – Harbour Talk', 'RSS – Harbour Talk']) {
      const address = await page.getByRole('link', { name }).getAttribute('href');
      assert.equal((await fetch(address!)).status, 200, name);
    }
    assert.equal(await page.getByText('Not Yet').count(), 0);
  });

  it('are translated into German', async () => {
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await week.getByRole('list', { name: 'Freitag, 12. März' }).waitFor();
    await week.getByRole('button', { name: 'Nächste Woche' }).waitFor();
    await page.locator('onair-podcasts [part=count]', { hasText: '0 Folgen' }).first().waitFor();
    assert.deepEqual(errors, []);
  });
});
