/** Operates WordPress in a browser. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { slowScripts, untilDrawn, watchMoves } from './moves.js';
import { PASSWORD, type WordPress } from './wordpress.js';

/** All tags except `onair-station`. */
export const TAGS = ['now-playing', 'history', 'vote', 'player', 'schedule', 'podcasts'];

/** The parts of WordPress's editor API that tests use. */
interface Editor {
  data: {
    dispatch(store: string): Record<string, (...given: unknown[]) => unknown>;
    select(store: string): Record<string, (...given: unknown[]) => unknown>;
  };
  blocks: {
    createBlock(name: string, attributes?: object): unknown;
    getBlockTypes(): { name: string }[];
  };
}
type EditorWindow = { wp: Editor };

/** Signs in a user. */
export async function signIn(browser: Browser, { url }: WordPress, user: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1600 } });
  const page = await context.newPage();
  await page.goto(`${url}/wp-login.php`);
  await page.fill('#user_login', user);
  await page.fill('#user_pass', PASSWORD);
  await page.click('#wp-submit');
  await page.waitForURL(/wp-admin/);
  await page.close();
  return context;
}

/** Opens an editor with these blocks. */
export async function openEditor(
  context: BrowserContext,
  { url }: WordPress,
  kind: 'post' | 'page',
  blocks: [name: string, attributes?: object][],
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/wp-admin/post-new.php?post_type=${kind}`);
  await page.waitForFunction(
    () => (window as unknown as Partial<EditorWindow>).wp?.blocks?.getBlockTypes().length,
  );
  await page.evaluate((blocks) => {
    const { data, blocks: types } = (window as unknown as EditorWindow).wp;
    data.dispatch('core/edit-post').toggleFeature!('welcomeGuide');
    data.dispatch('core/block-editor').insertBlocks!(
      blocks.map(([name, attributes]) => types.createBlock(name, attributes)),
    );
  }, blocks);
  return page;
}

/** Adds a block to an editor. */
export function insert(page: Page, name: string): Promise<void> {
  return page.evaluate((name) => {
    const { data, blocks } = (window as unknown as EditorWindow).wp;
    data.dispatch('core/block-editor').insertBlocks!([blocks.createBlock(name)]);
  }, name);
}

/** Selects the first block and opens the sidebar with its attributes. */
export function selectFirst(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { data } = (window as unknown as EditorWindow).wp;
    const [first] = data.select('core/block-editor').getBlocks!() as { clientId: string }[];
    data.dispatch('core/block-editor').selectBlock!(first!.clientId);
    data.dispatch('core/edit-post').openGeneralSidebar!('edit-post/block');
  });
}

/** Publishes the editor's content and returns its id. */
export function publish(page: Page, title: string): Promise<number> {
  return page.evaluate(async (title) => {
    const { data } = (window as unknown as EditorWindow).wp;
    data.dispatch('core/editor').editPost!({ title, status: 'publish' });
    await data.dispatch('core/editor').savePost!();
    return data.select('core/editor').getCurrentPostId!() as number;
  }, title);
}

export interface Visit {
  /** The final status of each tag. */
  statuses: Record<string, string | null>;
  /** Sum of the layout shifts during loading. */
  moved: number;
  /** Addresses of Onair's scripts on the page. */
  scripts: string[];
  errors: string[];
}

/** Opens a page and waits until its tags have loaded. Scripts are delayed, so that the page is painted first. */
export async function visit(browser: Browser, address: string, width = 1280): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 1600 } });
  try {
    const page = await context.newPage();
    const scripts: string[] = [];
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await slowScripts(page, 200, /\/onair(-widgets)?\/.*\.js/, (script) => scripts.push(script));
    const moved = await watchMoves(page);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(
      (tags) =>
        [...document.querySelectorAll(tags)].every((tag) =>
          /ready|empty|failed/.test(tag.getAttribute('status') ?? ''),
        ),
      TAGS.map((tag) => `onair-${tag}`).join(),
    );
    await untilDrawn(page);
    const statuses = await page.evaluate(
      (tags) => {
        const statuses: Record<string, string | null> = {};
        for (const tag of document.querySelectorAll(tags))
          statuses[tag.localName] = tag.getAttribute('status');
        return statuses;
      },
      TAGS.map((tag) => `onair-${tag}`).join(),
    );
    return { statuses, moved: await moved(), scripts, errors };
  } finally {
    await context.close();
  }
}
