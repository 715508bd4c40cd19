/** Each state of each element as it was when somebody last looked at it, in windows of several widths and on several pages. */
import { expect, test, type Page } from '@playwright/test';
import { LOOKS, WIDTHS } from './looks.js';
import { PRINT_WIDTH, printed } from './printed.js';
import { whyNotHere } from './reference.js';
import { SCREENS, walls } from './wall.js';
import { readSheets } from './sheets.js';
import { openSite, type Site } from './site.js';
import { show } from './stage.js';

const reason = whyNotHere();
test.skip(reason !== null, reason ?? '');

let site: Site;
test.beforeAll(async () => void (site = await openSite()));
test.afterAll(() => site.close());

for (const [name, sheet] of await readSheets()) {
  for (const look of LOOKS) {
    test(`${name} looks as before, ${look}`, async ({ browser }) => {
      const { page, close } = await show(browser, site, sheet, look);
      try {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 9000 });
          await expect.soft(page).toHaveScreenshot(`${name}-${width}-${look}.png`, await content(page));
        }
      } finally {
        await close();
      }
    });
  }
}

for (const look of LOOKS) {
  test(`a wall looks as before, ${look}`, async ({ browser }) => {
    const { page, close } = await show(browser, site, walls, look);
    try {
      for (const [width, height] of SCREENS) {
        // Each is a screen; above it stands its name, and around it nothing.
        await page.addStyleTag({
          content: `section { padding: 0 !important } onair-now-playing { height: ${height}px !important }`,
        });
        await page.setViewportSize({ width, height: 9000 });
        await expect.soft(page).toHaveScreenshot(`wall-${width}-${look}.png`, await content(page));
      }
    } finally {
      await close();
    }
  });
}

test('schedule looks as before, printed', async ({ browser }) => {
  const { page, close } = await show(browser, site, printed, 'light');
  try {
    await page.setViewportSize({ width: PRINT_WIDTH, height: 9000 });
    await page.emulateMedia({ media: 'print' });
    await expect(page).toHaveScreenshot(`schedule-${PRINT_WIDTH}-print.png`, await content(page));
  } finally {
    await close();
  }
});

/** All of the page that has something on it: the window is higher. */
async function content(page: Page) {
  const { width, height } = (await page.locator('body').boundingBox())!;
  return { clip: { x: 0, y: 0, width, height: Math.round(height) } };
}
