/** A real browser and a small site, for tests of what is built. */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { VERSION } from '../../src/station/version.js';
// @ts-expect-error A script of the project's set-up, without types.
import { BROWSER_FLAGS, findBrowser, findTestBrowser } from '../../scripts/find-browser.mjs';
import { PATIENCE_MS } from './patience.js';

/** A light that breathes is drawn sixty times a second, on a processor that has other tests to do. The long runs see it. */
const MOTION: BrowserContextOptions = process.env.WHOLE_BROWSER ? {} : { reducedMotion: 'reduce' };

/** A browser where it is about noon: after midnight a history has a heading more, whose place moves with each play. Of flags that contradict each other, the last one counts. */
export function openBrowser(flags: string[] = []): Promise<Browser> {
  return launch(findTestBrowser() as string, flags);
}

/** The one that people have, windows and all: for what is measured. */
export function openWholeBrowser(): Promise<Browser> {
  return launch(findBrowser() as string, []);
}

async function launch(executablePath: string, flags: string[]): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath,
    args: [...(BROWSER_FLAGS as string[]), ...flags],
    env: { ...process.env, TZ: zoneAtNoon() },
  });
  const newContext = browser.newContext.bind(browser);
  return Object.assign(browser, {
    // A page that is opened without a context of its own comes through here too.
    newContext: async (options?: BrowserContextOptions) => {
      const context = await newContext({ ...MOTION, ...options });
      context.setDefaultTimeout(PATIENCE_MS);
      return context;
    },
  });
}

/** These names count westward: GMT-5 is five hours ahead. */
function zoneAtNoon(): string {
  const behind = new Date().getUTCHours() - 12;
  return `Etc/GMT${behind < 0 ? behind : `+${behind}`}`;
}

/** The part of a browser's report that tests look at. */
export interface Violation {
  /** The path of the page whose policy it was: a frame inherits that. */
  page: string;
  'effective-directive': string;
  'blocked-uri': string;
}

export interface Site {
  url: string;
  /** Puts a page at a path. */
  pages: Record<string, string>;
  /** The Content-Security-Policy of the page at a path. */
  policies: Record<string, string>;
  /** The Content-Security-Policy-Report-Only of the page at a path. */
  reportPolicies: Record<string, string>;
  /** What browsers refused because of a policy, in frames too. */
  violations: Violation[];
  close(): Promise<void>;
}

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json',
};

/**
 * A station's own site: its pages, and the built files. These lie in `/other/` once more, as another version of them, and
 * in `/without/NAME/` without the parts of that name. `cors`: whether other sites may take them.
 */
export async function openSite(dist = 'dist/onair-widgets/cdn', { cors = true } = {}): Promise<Site> {
  const pages: Record<string, string> = {};
  const policies: Record<string, string> = {};
  const reportPolicies: Record<string, string> = {};
  const violations: Violation[] = [];
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url!, 'http://site');
    if (pathname in pages) {
      const policy = policies[pathname];
      const reportPolicy = reportPolicies[pathname];
      response
        .writeHead(200, {
          'Content-Type': 'text/html; charset=utf-8',
          ...(policy && { 'Content-Security-Policy': `${policy}; report-uri /violations?${pathname}` }),
          ...(reportPolicy && { 'Content-Security-Policy-Report-Only': reportPolicy }),
        })
        .end(pages[pathname]);
      return;
    }
    if (pathname === '/violations') {
      void json(request).then((report) => {
        violations.push({ ...(report as { 'csp-report': Violation })['csp-report'], page: search.slice(1) });
        response.writeHead(204).end();
      });
      return;
    }
    const allowed = cors ? { 'Access-Control-Allow-Origin': '*' } : {};
    const [folder, without] = /^\/(?:other|without\/([\w-]+))(?=\/)/.exec(pathname) ?? ['', undefined];
    if (without && pathname.includes(`/parts/${without}-`)) return void response.writeHead(404).end();
    readFile(join(dist, pathname.slice(folder.length))).then(
      (file) =>
        response
          .writeHead(200, { 'Content-Type': TYPES[extname(pathname)] ?? 'text/plain', ...allowed })
          .end(folder === '/other' ? otherVersion(file) : file),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pages,
    policies,
    reportPolicies,
    violations,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function otherVersion(file: Buffer): string {
  return file.toString().replaceAll(`onair-widgets ${VERSION}`, 'onair-widgets of another version');
}

/** Errors that a page throws or prints are collected; a failed request is none, nor is what a sandboxed frame was refused. */
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

/** Text of a part inside an element's shadow root, without the marks that isolate directions. */
export async function partText(page: Page, element: string, part: string): Promise<string | null> {
  const text = await page.locator(`${element} [part~="${part}"]`).first().textContent();
  return text && text.replace(/[\u2068\u2069]/g, '').trim();
}

export async function untilStatus(page: Page, element: string, status: string): Promise<void> {
  await page.waitForSelector(`${element}[status=${status}]`, { state: 'attached' });
}
