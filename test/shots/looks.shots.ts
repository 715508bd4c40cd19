/** Each state of each element as it was when somebody last looked at it, in windows of several widths and on several pages. */
import { expect, test, type Page } from '@playwright/test';
import { LOOKS, widthsOf } from './looks.js';
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
        for (const width of widthsOf(look)) {
          await fit(page, width);
          await expect.soft(page).toHaveScreenshot(`${name}-${width}-${look}.png`);
        }
      } finally {
        await close();
      }
    });
  }
}

// Large text is not among them: a wall's letters are a share of the screen.
for (const look of LOOKS.filter((each) => each !== 'large')) {
  test(`a wall looks as before, ${look}`, async ({ browser }) => {
    const { page, close } = await show(browser, site, walls, look);
    try {
      for (const [width, height] of SCREENS) {
        // Each is a screen; above it stands its name, and around it nothing.
        await page.addStyleTag({
          content: `section { padding: 0 !important } onair-now-playing { height: ${height}px !important }`,
        });
        await fit(page, width);
        await expect.soft(page).toHaveScreenshot(`wall-${width}-${look}.png`);
      }
    } finally {
      await close();
    }
  });
}

test('schedule looks as before, printed', async ({ browser }) => {
  const { page, close } = await show(browser, site, printed, 'light');
  try {
    await page.emulateMedia({ media: 'print' });
    await fit(page, PRINT_WIDTH);
    await expect(page).toHaveScreenshot(`schedule-${PRINT_WIDTH}-print.png`);
  } finally {
    await close();
  }
});

/** Makes the window so wide, and as high as the page. */
async function fit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 1000 });
  const { height } = (await page.locator('body').boundingBox())!;
  await page.setViewportSize({ width, height: Math.round(height) });
}
