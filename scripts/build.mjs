/** Fills `dist/`: bundles, types, and the description of the elements for editors. */
import { copyFileSync, rmSync } from 'node:fs';
import { runSteps } from './steps.mjs';

rmSync('dist', { recursive: true, force: true });
await runSteps([
  ['bundles', 'rollup -c --silent'],
  ['types', 'tsc -p tsconfig.types.json'],
  ['manifest', 'cem analyze --quiet'],
]);
// The demo pages link to it.
copyFileSync('README.md', 'dist/README.md');
