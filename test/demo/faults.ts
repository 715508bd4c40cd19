import assert from 'node:assert/strict';
import { after, before, beforeEach, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Faults } from '../../src/panel/base/faults.js';
import { openBrowser } from '../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';

/** The fault that a switch causes, and the status of a page that is opened with it. */
export const SWITCHES: { label: string; choose?: string; fault: Partial<Faults>; status?: string }[] = [
  { label: 'Responses arrive', choose: 'after 1 second', fault: { latency_ms: 1000 } },
  { label: 'The panel accepts connections but never responds', fault: { hang: true } },
  { label: 'Errors instead of responses', choose: 'always', fault: { fail: 1 }, status: 'stale' },
  { label: 'Responses break off in the middle', fault: { truncate: true }, status: 'stale' },
  { label: 'The response is a sign-in page, as on hotel Wi-Fi', fault: { html: true }, status: 'stale' },
  { label: 'The data is sloppy', fault: { wrong_types: true }, status: 'ready' },
  { label: 'The station’s clock is', choose: '5 minutes fast', fault: { skew_ms: 300_000 }, status: 'ready' },
  { label: 'Other sites can’t read the panel (no CORS)', fault: { cors: false }, status: 'ready' },
  { label: 'Without the v2 interface', fault: { v2: false }, status: 'ready' },
  { label: 'No old interface', fault: { legacy: false }, status: 'ready' },
  { label: '“You have already voted”', fault: { vote_repeat: true }, status: 'ready' },
];

/** Call this in a `describe`. */
export function testFaults(switches: typeof SWITCHES): void {
  let browser: Browser;
  let context: BrowserContext;
  let panel: OpenedPanel;
  let page: Page;

  const faultsNow = async () => (await panel.state()) as unknown as { faults: Faults };
  const visited = () => page.frameLocator('#visit').locator('onair-now-playing');
  const untilStatus = (status: string) =>
    page.frameLocator('#visit').locator(`onair-now-playing[status=${status}]`).waitFor();

  /** Waits until the action has reloaded the listener's page. */
  async function untilReloadedBy(act: () => Promise<unknown>): Promise<void> {
    await page.evaluate(() =>
      Object.assign(document.querySelector('iframe')!.contentWindow!, { isOld: true }),
    );
    await act();
    await page.waitForFunction(() => !('isOld' in document.querySelector('iframe')!.contentWindow!));
  }

  const use = (label: string, choose?: string) =>
    untilReloadedBy(() => {
      const input = page.getByLabel(label);
      return choose ? input.selectOption(choose) : input.click();
    });

  async function resetFaults(): Promise<void> {
    await untilReloadedBy(() => page.getByRole('button', { name: 'Reset' }).click());
    await untilStatus('ready');
  }

  before(async () => {
    browser = await openBrowser();
    panel = await openLivePanel({ dist: 'dist/onair-panel' });
    await panel.play({ title: 'Paper Boats', author: 'Ada Winter', length: 600_000 });
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    await page.goto(`${panel.url}/developers.html`);
    await page.locator('#faults').scrollIntoViewIfNeeded();
    await untilStatus('ready');
  });
  after(async () => {
    await browser.close();
    await panel.close();
  });
  beforeEach(() => panel.faults({ reset: true }));

  for (const { label, choose, fault, status } of switches) {
    const [name] = Object.keys(fault) as (keyof Faults)[];
    it(`change the panel: ${name}${status ? ` (${status})` : ''}`, async () => {
      await use(label, choose);
      if (status) await untilStatus(status);
      const { faults } = await faultsNow();
      assert.deepEqual({ [name!]: faults[name!] }, fault);
      await resetFaults();
      assert.notDeepEqual({ [name!]: (await faultsNow()).faults[name!] }, fault);
    });
  }

  it("the listener's page keeps its title during failures", async () => {
    await use('Errors instead of responses', 'always');
    await untilStatus('stale');
    assert.equal(await visited().locator('[part="title"]').textContent(), 'Paper Boats');
    await page.getByText('The page keeps the last title and shows its age.').waitFor();
    await resetFaults();
  });

  it("the listener's page falls back to JSONP", async () => {
    await use('Other sites can’t read the panel (no CORS)');
    await untilStatus('ready');
    await page.locator('#visit-asked', { hasText: 'old interface 200' }).waitFor();
  });

  it('can be operated by keyboard', async () => {
    await resetFaults();
    await page.getByLabel('Responses break off in the middle').focus();
    await page.keyboard.press('Space');
    const done = page.locator('#faults-done[role=status]');
    await done.filter({ hasText: 'On: Responses break off in the middle.' }).waitFor();
    await page.keyboard.press('Space');
    await done.filter({ hasText: 'Off: Responses break off in the middle.' }).waitFor();
    assert.equal((await faultsNow()).faults.truncate, false);
  });

  it('keep their state after a reload', async () => {
    await use('Errors instead of responses', 'one in five');
    await use('No old interface');
    await page.reload();
    const second = await context.newPage();
    await second.goto(`${panel.url}/developers.html`);
    for (const tab of [page, second]) {
      await tab.locator('#faults').waitFor();
      assert.equal(await tab.getByLabel('Errors instead of responses').inputValue(), '0.2');
      assert.equal(await tab.getByLabel('No old interface').isChecked(), true);
      assert.equal(await tab.getByLabel('Without the v2 interface').isChecked(), false);
    }
    await second.close();
    await page.locator('#faults').scrollIntoViewIfNeeded();
    await panel.faults({ reset: true });
    // The switches reflect changes made elsewhere.
    await page.locator('[name=legacy]:not(:checked)').waitFor();
  });

  it('are replaced by an explanation if --control is missing', async () => {
    const plain = await openLivePanel({ control: false, dist: 'dist/onair-panel' });
    const shown = await browser.newPage();
    await shown.goto(`${plain.url}/developers.html`);
    await shown.getByText('start it with npm start, or with --control').waitFor();
    assert.equal(await shown.locator('#faults').isVisible(), false);
    await shown.close();
    await plain.close();
  });
}
