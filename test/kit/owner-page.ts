/** Opens pages with failing stations, to read the note for the owner and the text for visitors. */
import type { BrowserContext, Page } from 'playwright-core';
import { openBrowser, openSite, type Site } from './browser.js';

/** The messages that visitors may see. They never name a cause. */
export const CALM =
  /^(Can’t reach the station\. Retrying…|The panel’s response can’t be read\. Retrying…|There is no panel at this address\.|The panel has no server with this number\.|The panel refused the request \(\d+\)\.|The base-url isn’t a valid address\.|This page’s Content-Security-Policy blocks the panel\.|No station yet: .*)$/;

/** Matches the console line with this sentence of a cause and any values. */
export const pattern = (sentence: string): RegExp =>
  new RegExp(`^Onair: ${sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+?')}$`, 's');

export const tag = (attributes = ''): string =>
  `<script type="module" src="/onair.js" ${attributes}></script>`;
export const card = (attributes: string): string => `<onair-now-playing ${attributes}></onair-now-playing>`;
export const noteOf = (page: Page, selector: string): Promise<string | null> =>
  page.locator(`${selector} [role=note]`).evaluate((note) => note.firstChild!.textContent);

/** Returns true if the note shows its whole sentence. */
export const isWhole = (page: Page, selector: string): Promise<boolean> =>
  page.locator(`${selector} [role=note]`).evaluate((note) => {
    const range = document.createRange();
    range.selectNodeContents(note.firstChild!);
    const text = range.getBoundingClientRect();
    const box = note.getBoundingClientRect();
    const end = note.querySelector('a')?.getBoundingClientRect().top ?? box.bottom;
    return text.right <= box.right && text.bottom <= end;
  });

interface Opened {
  page: Page;
  /** Console lines for owners. */
  lines: string[];
}

interface Options {
  head?: string;
  /** The page's Content-Security-Policy. */
  policy?: string;
  query?: string;
  context?: BrowserContext;
  lang?: string;
  /** False ignores certificate errors. */
  certain?: boolean;
}

export interface OwnerStage {
  site: Site;
  /** Opens a new page of the site. */
  open(body: string, options?: Options): Promise<Opened>;
  newContext(): Promise<BrowserContext>;
  close(): Promise<void>;
}

export async function openOwnerStage(): Promise<OwnerStage> {
  const browser = await openBrowser();
  const site = await openSite();
  const contexts: BrowserContext[] = [];
  let visits = 0;

  async function newContext(certain = true): Promise<BrowserContext> {
    const context = await browser.newContext({ ignoreHTTPSErrors: !certain });
    contexts.push(context);
    return context;
  }

  return {
    site,
    newContext,
    async open(body, { head = tag(), policy, query = '', context, lang = 'en', certain } = {}) {
      const page = await (context ?? (await newContext(certain))).newPage();
      const lines: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning' && message.text().startsWith('Onair: ')) lines.push(message.text());
      });
      const path = `/${++visits}/`;
      site.pages[path] =
        `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Site</title>${head}<body>${body}`;
      if (policy) site.policies[path] = policy;
      await page.goto(site.url + path + query);
      return { page, lines };
    },
    async close() {
      const pages = contexts.flatMap((context) => context.pages());
      await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      await browser.close();
      await site.close();
    },
  };
}
