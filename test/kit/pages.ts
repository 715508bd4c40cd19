import type { Page } from 'playwright-core';

/** Collects errors that a page throws or logs, except failed requests and violations of a frame's sandbox. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!message.includes('Sandbox access violation')) errors.push(message);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource|CORS policy/.test(message.text())) {
      errors.push(message.text());
    }
  });
  return errors;
}

/** Returns the text of a part in an element's shadow root, without direction isolates. */
export async function partText(page: Page, element: string, part: string): Promise<string | null> {
  const text = await page.locator(`${element} [part~="${part}"]`).first().textContent();
  return text && text.replace(/[\u2068\u2069]/g, '').trim();
}

export async function untilStatus(page: Page, element: string, status: string): Promise<void> {
  await page.waitForSelector(`${element}[status=${status}]`, { state: 'attached' });
}

/**
 * Waits until a part has a matching text. Use it for texts that load on demand, such as languages, shows and the station's name: they may
 * arrive after the status has changed.
 */
export async function untilPartText(page: Page, element: string, part: string, text: RegExp): Promise<void> {
  const parts = page.locator(`${element} [part~="${part}"]`);
  await parts.filter({ hasText: text }).first().waitFor({ state: 'attached' });
}
