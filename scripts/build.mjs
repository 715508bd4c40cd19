/** Fills `dist/` with the two packages, ready to be published or run: bundles, types, and the description of the elements for editors. */
import { cpSync, rmSync } from 'node:fs';
import { runSteps } from './steps.mjs';
import { writePackage } from './write-package.mjs';

const WIDGETS = 'dist/onair-widgets';
const PANEL = 'dist/onair-panel';

rmSync('dist', { recursive: true, force: true });
await runSteps([
  ['bundles', 'rollup -c --silent'],
  ['types', 'tsc -p tsconfig.types.json'],
  ['manifest', 'cem analyze --quiet'],
]);
writePackage('onair-widgets', WIDGETS);
writePackage('onair-panel', PANEL);
cpSync('src/bundles/onair.css', `${WIDGETS}/cdn/onair.css`);
// The README links to them.
for (const folder of [WIDGETS, PANEL]) cpSync('docs', `${folder}/docs`, { recursive: true });
cpSync('demo/screenshot.png', `${WIDGETS}/demo/screenshot.png`);
// The panel serves them.
cpSync(`${WIDGETS}/cdn`, `${PANEL}/cdn`, { recursive: true });
cpSync('demo', `${PANEL}/demo`, { recursive: true });
// The demo pages link to it.
cpSync('README.md', `${PANEL}/demo/README.md`);
