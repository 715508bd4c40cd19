/**
 * Configures the browser tests. `scripts/runs/parts.mjs` passes the files (TEST_FILES), the engine (ENGINE: chromium,
 * firefox or webkit) and the path of the report (REPORT).
 */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { puppeteerLauncher } from '@web/test-runner-puppeteer';
import { BROWSER_FLAGS, findTestBrowser, STILL_FLAGS } from './scripts/find-browser.mjs';
import { bundleTests, sourcesPlugin } from './scripts/runs/bundle-tests.mjs';
import { reportBrowserTests } from './scripts/runs/reporters.mjs';
import { panelsPlugin } from './test/kit/panels-plugin.ts';
import { PATIENCE_MS } from './test/kit/patience.ts';
import { webdriverLauncher } from './test/kit/webdriver-launcher.ts';

const FONTS = '/node_modules/dejavu-fonts-ttf/ttf';
const engine = process.env.ENGINE || 'chromium';
const report = process.env.REPORT || 'reports/browser.jsonl';
const listed = (process.env.TEST_FILES ?? '').split('\n').filter(Boolean);
const { bundles, sourceOf } = await bundleTests(listed, `reports/bundled/${basename(report, '.jsonl')}`, {
  isWatching: process.argv.includes('--watch'),
});

/**
 * After the tests of a file, the runner navigates away from the page. Firefox sometimes aborts this navigation, so it
 * is repeated. By then, the tests have already ended.
 */
function leavable(page) {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    try {
      return await goto(url, options);
    } catch (error) {
      if (url !== 'about:blank' || !error.message.includes('NS_BINDING_ABORTED')) throw error;
      return goto(url, options);
    }
  };
  return page;
}

/** Raises the limit for loading a page, which is 30 s by default. */
function patient(page) {
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

const launchers = {
  chromium: () =>
    chromeLauncher({
      launchOptions: {
        executablePath: findTestBrowser(),
        args: [...BROWSER_FLAGS, ...STILL_FLAGS],
        timeout: PATIENCE_MS,
      },
      // Each page needs its own window: only one tab of a window is visible, and hidden pages don't render.
      createPage: async ({ browser }) => patient(await (await browser.createBrowserContext()).newPage()),
    }),
  firefox: () =>
    puppeteerLauncher({
      concurrency: 1,
      createPage: async ({ context }) => leavable(patient(await context.newPage())),
      launchOptions: {
        browser: 'firefox',
        executablePath: '/usr/bin/firefox-esr',
        headless: true,
        timeout: PATIENCE_MS,
        // Allow autoplay without a click, as in Chromium.
        extraPrefsFirefox: { 'media.autoplay.default': 0 },
      },
    }),
  webkit: () =>
    webdriverLauncher('http://127.0.0.1:4455', {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0],
        args: ['--automation'],
      },
    }),
};

/**
 * Engines dispatch this error if a size changes again before the next paint; the new size is reported a frame later.
 * WebKit occasionally dispatches it in an accessibility check of the schedule, for an unknown reason. The error has no
 * visible effect.
 */
const UNDELIVERED = 'ResizeObserver loop completed with undelivered notifications.';
const WITHOUT_UNDELIVERED = `<script>
  addEventListener('error', (event) => event.message === '${UNDELIVERED}' && event.stopImmediatePropagation(), true);
</script>`;

export default {
  files: bundles,
  nodeResolve: { exportConditions: ['browser', 'production'] },
  // Pages spend most of their time waiting. Other engines can send keys only to one page at a time.
  concurrency: engine === 'chromium' ? 3 : 1,
  concurrentBrowsers: 1,
  // Engines that start at the same time would choose the same free port.
  ...{ webkit: { port: 8100 }, firefox: { port: 8200 } }[engine],
  browserStartTimeout: PATIENCE_MS,
  testsStartTimeout: PATIENCE_MS,
  // The limit for one file must be longer than the sum of the limits of its tests.
  testsFinishTimeout: 40 * 60_000,
  reporters: [defaultReporter({ reportTestProgress: false }), reportBrowserTests(report, sourceOf)],
  plugins: [panelsPlugin(), sourcesPlugin()],
  // A test may contain several waits.
  testFramework: { config: { timeout: 180_000 } },
  // Use the same font on every machine.
  testRunnerHtml: (framework) => `<!doctype html>
    <html>
      <head>
        <meta charset="utf-8">
        <style>
          @font-face { font-family: 'Test Sans'; src: url(${FONTS}/DejaVuSans.ttf) }
          @font-face { font-family: 'Test Sans'; font-weight: bold; src: url(${FONTS}/DejaVuSans-Bold.ttf) }
          html { font-family: 'Test Sans' }
        </style>
      </head>
      <body>${engine === 'chromium' ? '' : WITHOUT_UNDELIVERED}
        <script type="module">
          await Promise.all([...document.fonts].map((font) => font.load()));
          await import('${framework}');
        </script>
      </body>
    </html>`,
  browsers: [launchers[engine]()],
};
