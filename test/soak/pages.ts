/** Opens the pages of the soak test. Each uses Onair in a different way, and all share the storage of one visitor. */
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { watchErrors } from '../kit/pages.js';
import type { Site } from '../kit/site.js';
import type { SoakOptions } from './options.js';
import type { PageOrder, SoakedPage } from './page/main.js';
import type { Tag } from './tags.js';

interface Kind {
  name: string;
  script: string;
  /** True if its time runs at the station's speed. Otherwise it uses the real clock, as sound and animations do. */
  isFast: boolean;
  residents: PageOrder['residents'];
}

const FRAMED = '<script type="module" src="/onair.js" data-base-url="PANEL"></script>';
const DIRECT = '<script type="module" src="/onair.js" data-base-url="PANEL" data-jsonp="direct"></script>';

const KINDS: Kind[] = [
  // Measured without elements, so everything that was added is a leak.
  { name: 'comes and goes', script: FRAMED, isFast: true, residents: null },
  // A page whose elements stay all day. Without covers, since a drawn cover is a document whose number of nodes varies with the title.
  { name: 'stays all day', script: FRAMED, isFast: true, residents: { covers: 'none' } },
  { name: 'at its own pace', script: DIRECT, isFast: false, residents: { covers: 'none' } },
];

export interface Soaked {
  name: string;
  page: Page;
  /** Errors that the page has thrown or logged, and navigations. */
  errors: string[];
  /** Calls a method of the page's `soak` object. */
  callPage<N extends keyof SoakedPage>(
    name: N,
    ...args: Parameters<SoakedPage[N]>
  ): Promise<ReturnType<SoakedPage[N]>>;
}

/** Syntax errors of JSONP responses that the fault `truncate` has cut. */
const TRUNCATED = /^(Invalid or unexpected token|Unexpected |missing \))/;

/** Returns the errors without those that the faults of the panel explain. */
export const complaintsOf = ({ errors }: Soaked): string[] =>
  errors.filter((error) => !TRUNCATED.test(error));

export async function openPages(
  context: BrowserContext,
  site: Site,
  panel: { url: string; now: number },
  tags: Tag[],
  { speed, seed, leak }: SoakOptions,
): Promise<Soaked[]> {
  const source = await scriptOfPage();
  const start = { machine: Date.now(), station: panel.now };
  return Promise.all(
    KINDS.map(async ({ name, script, isFast, residents }, index) => {
      const path = `/${name.replaceAll(' ', '-')}.html`;
      const title = `<!doctype html><html lang="en"><title>${name}</title>`;
      site.pages[path] = title + script.replace('PANEL', panel.url) + '<body></body></html>';
      const page = await context.newPage();
      const clock = { ...start, rate: isFast ? speed : 1 };
      const order: PageOrder = { tags, seed: seed + index, clock, residents, leak };
      await page.addInitScript({ content: `{ const soakOrder = ${JSON.stringify(order)}; ${source} }` });
      await page.goto(site.url + path);
      const errors = watchErrors(page);
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame() && new URL(frame.url()).pathname !== path)
          errors.push(`left for ${frame.url()}`);
      });
      page.on('crash', () => errors.push('crashed'));
      const callPage: Soaked['callPage'] = (method, ...args) =>
        page.evaluate(`soak.${method}(...${JSON.stringify(args)})`);
      await callPage('begin');
      return { name, page, errors, callPage };
    }),
  );
}

async function scriptOfPage(): Promise<string> {
  const entry = fileURLToPath(new URL('page/main.ts', import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]!.text;
}
