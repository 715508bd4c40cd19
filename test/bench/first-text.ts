/**
 * Measures the time until a visitor with a slow phone (150 ms latency, 1.6 Mbit/s, a processor four times slower) can read the current
 * track. It compares first visits of pages with the script tag, with a Vite build, with a hand-written script, and with a plain Lit
 * element. It also measures return visits that show the stored copy with all files in the browser's cache, compared with a page whose
 * cached script has one line.
 *
 * The time runs from the start of the navigation to the frame that shows the title. The pages take turns. Other work on the machine slows
 * the pages that wait for the processor more than those that wait for the network, so ratios are only valid on an idle machine.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { CDPSession } from 'playwright-core';
import { startPanel } from '../../src/panel/panel.js';
import { launchWholeBrowser } from '../kit/launch-browser.js';
import { controlOf } from '../kit/control.js';
import { newProject, pack, runIn } from '../kit/installed.js';

const ROUNDS = 9;
const CPU_SLOWDOWN = 4;
const LATENCY_MS = 150;
/** 1.6 Mbit/s. */
const PIECE = { bytes: 4096, everyMs: 20 };
const TITLE = 'Paper Boats';
/** Longer than any first text takes. */
const NO_RESPONSE_MS = 15_000;
const CDN = 'dist/onair-widgets/cdn';
const VITE = 'vite@8.3.8';
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Pages with return visits. The last one is only for comparison. */
const AGAIN = ['/tag', '/other', '/one-line'];
const REMARKS: Record<string, string> = {
  '/tag': 'goal: 1.25',
  '/vite': 'goal: 1.35',
  '/tag again': 'goal: 0.6',
  '/one-line again': 'lower bound for cached scripts',
};

const FOUND = '/found';

/** Runs in the page. Checks in each frame if the title is shown, and reports that to the site. */
const WATCH = `<script>requestAnimationFrame(function look() {
  const places = [...document.querySelectorAll('onair-now-playing, plain-onair, #onair')];
  if (places.some((each) => (each.shadowRoot ?? each).textContent.includes('${TITLE}'))) navigator.sendBeacon('${FOUND}', performance.now());
  else requestAnimationFrame(look);
})</script>`;

/** Folders by prefix of the requested path. */
type Folders = Record<string, string>;

export async function printFirstText(): Promise<void> {
  if (!existsSync(`${CDN}/onair.js`)) return console.log('  skipped: nothing is built (npm run build)');
  const trash: string[] = [];
  const panel = await startPanel({ control: true });
  await controlOf(panel.url).play({ title: TITLE, author: 'Ada Winter', length: 3_600_000 });
  const page = (head: string, body = '<onair-now-playing></onair-now-playing>'): string =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Radio</title>${head}</head><body><h1>Radio</h1>${body}</body></html>`;
  const pages: Record<string, string> = {
    '/tag': page(`<script type="module" src="/cdn/onair.js" data-base-url="${panel.url}"></script>`),
    '/hand': page(
      '<script type="module" src="/bench/by-hand.js"></script>',
      `<div id="onair" data-panel="${panel.url}"></div>`,
    ),
    '/one-line': page('<script type="module" src="/bench/one-line.js"></script>', '<div id="onair"></div>'),
  };
  const folders: Folders = { '/cdn/': CDN, '/bench/': 'test/bench/page' };
  // Path of the `cdn` folder of another build, for comparison in the same run.
  const other = process.env.BENCH_OTHER;
  if (other) {
    folders['/other/'] = other;
    pages['/other'] = page(
      `<script type="module" src="/other/onair.js" data-base-url="${panel.url}"></script>`,
    );
  }
  for (const [name, body, script] of [
    [
      'vite',
      `<onair-now-playing base-url="${panel.url}"></onair-now-playing>`,
      "import 'onair-widgets/elements/now-playing.js';",
    ],
    [
      'lit',
      `<plain-onair base-url="${panel.url}"></plain-onair>`,
      readFileSync('test/bench/page/plain-lit.js', 'utf8'),
    ],
  ] as const) {
    const folder = buildWithVite(
      page('<script type="module" src="/main.js"></script>', body),
      script,
      name,
      trash,
    );
    pages[`/${name}`] = readFileSync(join(folder, 'index.html'), 'utf8');
    folders[`/${name}/`] = folder;
  }
  const site = await serve(pages, folders);
  const browser = await launchWholeBrowser();
  const devtools = await browser.newBrowserCDPSession();
  const latency = (ms: number) => controlOf(panel.url).faults({ latency_ms: ms });
  await latency(LATENCY_MS);
  try {
    const sides: Record<string, () => Promise<number>> = {
      ...Object.fromEntries(
        Object.keys(pages).map((path) => [
          path,
          () => inNewProfile(devtools, (profile) => visit(devtools, profile, site, path)),
        ]),
      ),
      ...Object.fromEntries(
        AGAIN.filter((path) => path in pages).map((path) => [
          `${path} again`,
          () =>
            inNewProfile(devtools, async (profile) => {
              await visit(devtools, profile, site, path);
              // The panel doesn't respond in time, so the page shows the stored copy.
              await latency(NO_RESPONSE_MS);
              return visit(devtools, profile, site, path).finally(() => latency(LATENCY_MS));
            }),
        ]),
      ),
    };
    const times = Object.fromEntries(Object.keys(sides).map((side): [string, number[]] => [side, []]));
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [side, measure] of Object.entries(sides)) {
        const time = await measure();
        // The first round is a warm-up.
        if (round) times[side]!.push(time);
      }
    }
    const hand = median(times['/hand']!);
    for (const [path, each] of Object.entries(times)) {
      const remark = REMARKS[path];
      console.log(
        `  ${path.slice(1).padEnd(15)} ${median(each).toFixed(0).padStart(5)} ms, ${(median(each) / hand).toFixed(2)} times by hand` +
          (remark ? ` (${remark})` : ''),
      );
    }
  } finally {
    await browser.close();
    site.close();
    await panel.close();
    for (const folder of trash) rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds a page and returns its folder. */
function buildWithVite(html: string, script: string, name: string, trash: string[]): string {
  const packed = mkdtempSync(join(tmpdir(), 'onair-packed-'));
  const folder = newProject([VITE, pack('dist/onair-widgets', packed)], {
    'index.html': html,
    'main.js': script,
  });
  trash.push(packed, folder);
  runIn(folder, 'vite', 'build', '--base', `/${name}/`, '--logLevel', 'error');
  return join(folder, 'dist');
}

/** A slow site with compression. */
interface Site {
  url: string;
  /** Resolves when the next page shows the title, with the milliseconds since the start of its navigation. */
  found(): Promise<number>;
  close(): void;
}

async function serve(pages: Record<string, string>, folders: Folders): Promise<Site> {
  const compressed = new Map<string, Buffer>();
  let onFound = (_time: number): void => undefined;
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, 'http://site').pathname);
    if (path === FOUND) {
      response.writeHead(204).end();
      return void text(request).then((time) => onFound(Number(time)));
    }
    const [begin, folder] = Object.entries(folders).find(([each]) => path.startsWith(each)) ?? [];
    const file = begin && join(folder!, path.slice(begin.length));
    const found =
      pages[path]?.replace('</title>', `$&${WATCH}`) ?? (file && existsSync(file) && readFileSync(file));
    if (!found) return response.writeHead(404).end();
    if (!compressed.has(path)) compressed.set(path, brotliCompressSync(found));
    const head = {
      'Content-Type': `${TYPES[extname(path) || '.html']}; charset=utf-8`,
      'Content-Encoding': 'br',
      // The headers of the panel. Pages are revalidated each time.
      'Cache-Control': file ? 'max-age=300' : 'no-cache',
    };
    void sendSlowly(response, head, compressed.get(path)!);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    found: () =>
      new Promise((resolve, reject) => {
        onFound = resolve;
        setTimeout(() => reject(new Error('The page did not show the title.')), NO_RESPONSE_MS).unref();
      }),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function sendSlowly(
  response: ServerResponse,
  head: Record<string, string>,
  body: Buffer,
): Promise<void> {
  await wait(LATENCY_MS);
  response.writeHead(200, head);
  for (let from = 0; from < body.length; from += PIECE.bytes) {
    if (from) await wait(PIECE.everyMs);
    response.write(body.subarray(from, from + PIECE.bytes));
  }
  response.end();
}

/** Runs a function with a new browser profile. */
async function inNewProfile<T>(devtools: CDPSession, run: (profile: string) => Promise<T>): Promise<T> {
  const { browserContextId } = await devtools.send('Target.createBrowserContext');
  try {
    return await run(browserContextId);
  } finally {
    await devtools.send('Target.disposeBrowserContext', { browserContextId });
  }
}

/**
 * Opens a page in a tab that isn't controlled by Playwright, since that would change the result: Playwright injects 330 KB of script,
 * which takes up to 170 ms on the slow processor, and observing the network makes the browser parse the script again for the stack of
 * its first request. The network is slowed by the site.
 */
async function visit(
  devtools: CDPSession,
  browserContextId: string,
  site: Site,
  path: string,
): Promise<number> {
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false });
  const order = (id: number, method: string, params: object) =>
    devtools.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
  const found = site.found();
  await order(1, 'Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await order(2, 'Page.navigate', { url: site.url + path });
  const time = await found;
  await devtools.send('Target.closeTarget', { targetId });
  return time;
}

function median(times: number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
}
