/** Each element's looks, compared with the pictures in `baseline/`: `npm run shots`, with `-u` to keep what is seen. */
import { defineConfig } from '@playwright/test';
import { PATIENCE_MS } from '../kit/patience.js';
import { launch } from './stage.js';

export default defineConfig({
  testDir: '.',
  testMatch: '*.shots.ts',
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  outputDir: 'seen',
  workers: 1,
  timeout: 240_000,
  reporter: [
    ['list'],
    ['json', { outputFile: '../../reports/looks.json' }],
    ['./pack-pictures.ts'],
    ['./contact-sheet.ts'],
  ],
  // One and the same Chromium draws one and the same picture; another version may smooth letters otherwise.
  expect: { timeout: PATIENCE_MS, toHaveScreenshot: { threshold: 0.07, maxDiffPixels: 40 } },
  use: { launchOptions: launch },
});
