/** Each state of each element as it was when somebody last looked at it, in windows of several widths and on several pages. */
import { expect, test } from '@playwright/test';
import { LOOKS, WIDTHS } from './looks.js';
import { PRINT_WIDTH, printed } from './printed.js';
import { whyNotHere } from './reference.js';
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
          await expect.soft(page.locator('body')).toHaveScreenshot(`${name}-${width}-${look}.png`);
        }
      } finally {
        await close();
      }
    });
  }
}

test('schedule looks as before, printed', async ({ browser }) => {
  const { page, close } = await show(browser, site, printed, 'light');
  try {
    await page.setViewportSize({ width: PRINT_WIDTH, height: 900 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body')).toHaveScreenshot(`schedule-${PRINT_WIDTH}-print.png`);
  } finally {
    await close();
  }
});
