import { defaultReporter } from '@web/test-runner';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';
import { failedFiles } from './scripts/failed-files.mjs';
import { BROWSER_FLAGS, findBrowser } from './scripts/find-browser.mjs';
import { panelsPlugin } from './test/support/panels-plugin.ts';

export default {
  files: ['test/**/*.browser.test.ts'],
  nodeResolve: { exportConditions: ['browser', 'production'] },
  // Most of the time a page waits: for a panel, for a fade, for the end of a track.
  concurrency: 3,
  testsFinishTimeout: 240_000,
  reporters: [defaultReporter(), failedFiles()],
  plugins: [esbuildPlugin({ ts: true, target: 'es2022', tsconfig: './tsconfig.json' }), panelsPlugin()],
  testFramework: { config: { timeout: 20_000 } },
  browsers: [
    chromeLauncher({
      launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
      // A window of its own for each page: of several tabs in one window all but one are hidden, and a hidden page draws nothing.
      createPage: async ({ browser }) => (await browser.createBrowserContext()).newPage(),
    }),
  ],
  coverage: process.env.COVERAGE === '1',
  coverageConfig: {
    include: ['src/client/**/*.ts', 'src/station/**/*.ts'],
    reporters: ['json'],
    reportDir: 'coverage/browser',
  },
};
