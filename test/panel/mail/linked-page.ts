/** Opens the page of a mail's link in a browser. */
import type { Page } from 'playwright-core';
import { openBrowser, watchErrors } from '../../kit/browser.js';
import { linkIn } from './mail-server.js';

export interface LinkedPage {
  page: Page;
  /** Errors that the page threw or logged. */
  errors: string[];
  close(): Promise<void>;
}

/** `url` is the panel's local URL, which replaces the public URL in the mail. */
export async function openLinkedPage(url: string, mail = ''): Promise<LinkedPage> {
  const browser = await openBrowser();
  const page = await browser.newPage();
  const errors = watchErrors(page);
  const { pathname, search } = linkIn(mail);
  await page.goto(url + pathname + search);
  return { page, errors, close: () => browser.close() };
}
