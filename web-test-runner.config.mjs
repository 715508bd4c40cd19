import { defaultReporter } from '@web/test-runner';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';
import { countBrowserTests } from './scripts/count-tests.mjs';
import { BROWSER_FLAGS, findTestBrowser, STILL_FLAGS } from './scripts/find-browser.mjs';
import { panelsPlugin } from './test/kit/panels-plugin.ts';
import { PATIENCE_MS } from './test/kit/patience.ts';

const FONTS = '/node_modules/dejavu-fonts-ttf/ttf';

/** Sets the limit for loading a page, which is 30 s by default. */
export function patient(page) {
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

export default {
  files: ['test/!(long)/**/*.browser.test.ts'],
  nodeResolve: { exportConditions: ['browser', 'production'] },
  // Most of the time a page waits: for a panel, for a fade, for the end of a track.
  concurrency: 3,
  browserStartTimeout: PATIENCE_MS,
  testsStartTimeout: PATIENCE_MS,
  // Of one file: never before the limit of each of its tests.
  testsFinishTimeout: 40 * 60_000,
  reporters: [defaultReporter(), countBrowserTests(`reports/${process.env.REPORT ?? 'browser'}.json`)],
  // The first one changes a script of the runner before it is compiled.
  plugins: [panelsPlugin(), esbuildPlugin({ ts: true, target: 'es2022', tsconfig: './tsconfig.json' })],
  // A test may wait for several things.
  testFramework: { config: { timeout: 180_000 } },
  // Letters are as wide on every machine.
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
      <body>
        <script type="module">
          await Promise.all([...document.fonts].map((font) => font.load()));
          await import('${framework}');
        </script>
      </body>
    </html>`,
  browsers: [
    chromeLauncher({
      launchOptions: {
        executablePath: findTestBrowser(),
        args: [...BROWSER_FLAGS, ...STILL_FLAGS],
        timeout: PATIENCE_MS,
      },
      // A window of its own for each page: of several tabs in one window all but one are hidden, and a hidden page draws nothing.
      createPage: async ({ browser }) => patient(await (await browser.createBrowserContext()).newPage()),
    }),
  ],
  coverage: process.env.COVERAGE === '1',
  coverageConfig: {
    include: ['src/**/*.ts'],
    reporters: ['json'],
    reportDir: 'coverage/browser',
  },
};
