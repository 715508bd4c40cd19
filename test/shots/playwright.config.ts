/** Compares the elements' pictures with those of the commit in `looked-at`: `npm run shots`, with `-u` to move that mark. */
import { defineConfig } from '@playwright/test';
import { PATIENCE_MS } from '../kit/patience.js';
import { launch } from './stage.js';

export default defineConfig({
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../../reports/looks',
  globalSetup: './set-up.ts',
  fullyParallel: true,
  workers: 2,
  // Both sides may wait that long for a state.
  timeout: 3 * PATIENCE_MS,
  reporter: [['list'], ['json', { outputFile: '../../reports/looks.json' }], ['./contact-sheet.ts']],
  // The gate compares 42 pictures if the elements changed; `all` takes all 173 in any case.
  projects: [{ name: 'gate' }, { name: 'all' }],
  use: { launchOptions: launch },
});
