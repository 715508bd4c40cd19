/**
 * Takes the README's picture `demo/screenshot.png` from a built `dist/`: a card and the history, light and dark. The
 * clocks of the station and of the browser are stopped, but the picture depends on the fonts of this machine.
 */
import { statSync } from 'node:fs';
import { withFixedPanel } from './fixed-panel.mjs';

const FILE = 'demo/screenshot.png';
const MAX_BYTES = 300 * 1024;

/** Two halves with separate colours, which the elements inherit. */
const PICTURE = `
  <style>
    body { display: flex; max-width: none; padding: 0 }
    .half { flex: 1; min-width: 0; padding: 2.75rem; color: var(--ink); background: var(--paper) }
    .light { --paper: #fafaf8; --ink: #16181d; --accent: #d0392b; color-scheme: light }
    .dark { --paper: #111318; --ink: #eceef2; --accent: #ff7361; color-scheme: dark }
    onair-history { margin-top: 1.25em }
  </style>
  ${['light', 'dark']
    .map(
      (scheme) => `
        <div class="half result ${scheme}">
          <onair-now-playing></onair-now-playing>
          <onair-history limit="3" hide-jingles></onair-history>
        </div>`,
    )
    .join('')}`;

await withFixedPanel('dist/onair-panel/panel.js', async (url, newPage) => {
  const page = await newPage({ viewport: { width: 1000, height: 600 }, deviceScaleFactor: 1.5 });
  await page.goto(url);
  // The markup is a constant of this file and contains no data.
  await page.evaluate((markup) => (document.body.innerHTML = markup), PICTURE);
  await page.waitForFunction(() => document.querySelectorAll('[status=ready]').length === 4);
  await page.waitForLoadState('networkidle');
  // The progress line takes a second to reach its position.
  await page.waitForTimeout(1500);
  const { height } = await page.locator('.half').first().boundingBox();
  await page.screenshot({
    path: FILE,
    clip: { x: 0, y: 0, width: 1000, height },
    animations: 'disabled',
  });
});
const { size } = statSync(FILE);
if (size > MAX_BYTES) throw new Error(`${FILE} has ${size} bytes; the limit is ${MAX_BYTES}.`);
console.log(`${FILE}: ${Math.ceil(size / 1024)} KiB`);
