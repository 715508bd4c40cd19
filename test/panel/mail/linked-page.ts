/** The page that the link of a mail leads to, in a browser. */
import type { Page } from 'playwright-core';
import { openBrowser, watchErrors } from '../../kit/browser.js';
import { linkIn } from './mail-server.js';

export interface LinkedPage {
  page: Page;
  /** What the page threw, or wrote as an error. */
  errors: string[];
  close(): Promise<void>;
}

/** `url` is where the panel listens: the mail has its public address. */
export async function openLinkedPage(url: string, mail = ''): Promise<LinkedPage> {
  const browser = await openBrowser();
  const page = await browser.newPage();
  const errors = watchErrors(page);
  const { pathname, search } = linkIn(mail);
  await page.goto(url + pathname + search);
  return { page, errors, close: () => browser.close() };
}
