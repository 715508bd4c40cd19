/** Opens pages with failing stations, to read the note for the owner and the text for visitors. */
import type { BrowserContext, Page } from 'playwright-core';
import { openBrowser, openSite, type Site } from './browser.js';

/** The messages that visitors may see. They never name a cause. */
export const CALM =
  /^(Can’t reach the station\. Retrying…|The panel’s response can’t be read\. Retrying…|There is no panel at this address\.|The panel has no server with this number\.|The panel refused the request \(\d+\)\.|The base-url isn’t a valid address\.|This page’s Content-Security-Policy blocks the panel\.|No station yet: .*)$/;

export const tag = (attributes = ''): string =>
  `<script type="module" src="/onair.js" ${attributes}></script>`;
export const card = (attributes: string): string => `<onair-now-playing ${attributes}></onair-now-playing>`;

/** Returns the explanations in the page's only note, each formatted like a line in the console. */
export const explanationsOf = (page: Page, selector = ''): Promise<string[]> =>
  page.locator(`${selector} [role=note]`.trim()).evaluate((note) =>
    [...note.children].flatMap((problem) => {
      const [sentence = '', advice = ''] = [...problem.querySelectorAll(':scope > div')].map(
        (each) => each.textContent,
      );
      const details = [...problem.querySelectorAll('details > div')].map((each) => each.textContent);
      return (details.length ? details : ['']).map((each) =>
        [sentence, each, advice].filter(Boolean).join(' '),
      );
    }),
  );

/** Returns the first explanation in the note of this element. */
export const noteOf = async (page: Page, selector: string): Promise<string | null> =>
  (await explanationsOf(page, selector))[0] ?? null;

/** Opens the details in the page's note, and returns true if no text of the note is cut off. */
export const isWhole = (page: Page): Promise<boolean> =>
  page.locator('[role=note]').evaluate((note) => {
    for (const details of note.querySelectorAll('details')) details.open = true;
    const box = note.getBoundingClientRect();
    return [...note.querySelectorAll('div:not(:has(div)), summary, a')].every((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      const text = range.getBoundingClientRect();
      return text.width > 0 && text.left >= box.left && text.right <= box.right && text.bottom <= box.bottom;
    });
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
