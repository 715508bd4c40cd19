/**
 * Compares the pictures of each state of each element with the pictures of the commit that a person last checked.
 *
 * Both sides use the current sheets, stage and panel; only the elements differ. A change of a sheet or of the panel's data therefore
 * changes both pictures and causes no failure. If a sheet uses an attribute or part that the earlier commit lacks, its elements may never
 * get into that state. The picture is then taken anyway: the test fails if the state looks different, and passes if a part was only
 * renamed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test as base, type Page, type TestInfo } from '@playwright/test';
import { difference } from '../kit/compare-pictures.js';
import { isInGate, readSeries } from './looks.js';
import { isMoving } from './mark.js';
import { readSides } from './set-up.js';
import type { State } from './sheet.js';
import { openSite, type Site } from './site.js';
import { show, type Tolerance } from './stage.js';

/** Minimum time for the elements of the earlier commit to get into a state. */
const EARLIER_TIMEOUT_MS = 30_000;
/** Number of pictures after which a page counts as unstable. */
const MAX_PICTURES = 10;

interface Sites {
  hash: string;
  now: Site;
  before: Site | null;
  reason: string | null;
  /** States that the elements of the earlier commit didn't reach. */
  unreached: Set<State>;
}

const test = base.extend<object, { sites: Sites }>({
  sites: [
    async ({ browserName: _ }, use) => {
      const { hash, reason, ...sides } = readSides();
      const now = await openSite(sides.now);
      const before = sides.before === null ? null : await openSite(sides.before);
      await use({ hash, reason, now, before, unreached: new Set() });
      now.close();
      before?.close();
    },
    { scope: 'worker' },
  ],
});

for (const { name, sheet, look, shots } of await readSeries()) {
  test(`${name}: matches the reference picture`, async ({ browser, sites }, info) => {
    const { hash, reason } = sites;
    const isGate = info.project.name === 'gate';
    test.skip(isGate && reason !== null, reason ?? '');

    const start = performance.now();
    const now = await show(browser, sites.now, sheet, look);
    const timeoutMs = Math.max(EARLIER_TIMEOUT_MS, 3 * (performance.now() - start));
    const tolerance: Tolerance = { timeoutMs, unreached: sites.unreached };
    const before = sites.before && (await show(browser, sites.before, sheet, look, undefined, tolerance));
    const changes: string[] = [];
    try {
      for (const shot of isGate ? shots.filter(isInGate) : shots) {
        const pages = before ? [now.page, before.page] : [now.page];
        for (const page of pages) {
          await shot.prepare?.(page);
          await fit(page, shot.width);
        }
        const change = await compare(now.page, before?.page, shot.name, info);
        if (change) changes.push(`${shot.name}: ${change}`);
      }
    } finally {
      await Promise.all([now.close(), before?.close()]);
    }

    if (changes.length === 0 || isMoving(info.config)) return;
    const unreached = sheet.states.filter((state) => sites.unreached.has(state)).map((state) => state.name);
    if (unreached.length)
      changes.push(`States that the earlier commit doesn't have: ${unreached.join('; ')}`);
    throw new Error(
      [
        `The pictures differ from those of commit ${hash.slice(0, 9)}:`,
        ...changes,
        'See reports/looks/index.html. If they are correct, commit the change and run `npm run shots -- -u`.',
      ].join('\n'),
    );
  });
}

/** Sets the width of the window, and makes it as high as the page. */
async function fit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 1000 });
  const { height } = (await page.locator('body').boundingBox())!;
  await page.setViewportSize({ width, height: Math.round(height) });
}

/** Writes the pictures and returns a description of the difference, or null. */
async function compare(
  now: Page,
  before: Page | undefined,
  name: string,
  info: TestInfo,
): Promise<string | null> {
  let picture = await takePicture(now);
  let earlier = before && (await takePicture(before));
  // Wait for stable pages only if the first pictures differ.
  if (before && earlier && difference(picture, earlier)) {
    picture = await takeStill(now, picture);
    earlier = await takeStill(before, earlier);
  }
  keep('after', picture);
  const change = earlier && difference(picture, earlier);
  if (!change) return null;
  keep('before', earlier!);
  if (change.diff) keep('difference', change.diff);
  return change.errorMessage;

  function keep(kind: string, content: Buffer): void {
    const path = join(info.project.outputDir, kind, `${name}.png`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    info.attachments.push({ name: `${name}-${kind}.png`, path, contentType: 'image/png' });
  }
}

async function takePicture(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** Takes pictures until two in a row are equal. */
async function takeStill(page: Page, picture: Buffer): Promise<Buffer> {
  let last = picture;
  for (let taken = 0; taken < MAX_PICTURES; taken++) {
    const next = await takePicture(page);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`The page still changes after ${MAX_PICTURES} pictures.`);
}
