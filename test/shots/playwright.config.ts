/** `npm run shots` compares the elements' pictures with the pictures of the commit in `looked-at`; `-u` updates that file. */
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
  // Each side may wait for a state until its timeout.
  timeout: 3 * PATIENCE_MS,
  reporter: [['list'], ['json', { outputFile: '../../reports/looks.json' }], ['./contact-sheet.ts']],
  // `gate` compares 48 pictures if the elements have changed; `all` always takes all 199.
  projects: [{ name: 'gate' }, { name: 'all' }],
  use: { launchOptions: launch },
});
