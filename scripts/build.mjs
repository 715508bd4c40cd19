/** Fills `dist/` with the two packages, ready to be published or run: bundles, types, and the description of the elements for editors. And with the plugin. */
import { execSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeBuilder } from './builder-tags.mjs';
import { inlineStyles } from './demo-styles.mjs';
import { writeDocsPages } from './docs-pages.mjs';
import { writeFrameworkTypes } from './framework-types.mjs';
import { writeIntegrity } from './integrity.mjs';
import { writeSbom } from './sbom.mjs';
import { writeShrinkwrap } from './shrinkwrap.mjs';
import { LICENSES } from './third-party.mjs';
import { writeWordPress } from './wordpress.mjs';
import { indentByTabs } from './types.mjs';
import { writePackage } from './write-package.mjs';

const WIDGETS = 'dist/onair-widgets';
const PANEL = 'dist/onair-panel';

rmSync('dist', { recursive: true, force: true });
for (const step of ['rollup -c --silent', 'tsc -p tsconfig.types.json', 'cem analyze --quiet']) {
  execSync(step, { stdio: 'inherit' });
}
indentByTabs(`${WIDGETS}/types`);
// Editors read it, not people: its blanks are half of it.
const manifest = `${WIDGETS}/custom-elements.json`;
writeFileSync(manifest, JSON.stringify(JSON.parse(readFileSync(manifest, 'utf8'))));
writeFrameworkTypes(WIDGETS);
writePackage('onair-widgets', WIDGETS);
writePackage('onair-panel', PANEL);
writeShrinkwrap(PANEL);
cpSync('src/bundles/onair.css', `${WIDGETS}/cdn/onair.css`);
// Some people copy this folder alone.
cpSync(`${WIDGETS}/${LICENSES}`, `${WIDGETS}/cdn/${LICENSES}`);
writeIntegrity(`${WIDGETS}/cdn`);
// The README links to them.
for (const folder of [WIDGETS, PANEL]) cpSync('docs', `${folder}/docs`, { recursive: true });
cpSync('demo/screenshot.png', `${WIDGETS}/demo/screenshot.png`);
// The panel serves them.
cpSync(`${WIDGETS}/cdn`, `${PANEL}/cdn`, { recursive: true });
cpSync('demo', `${PANEL}/demo`, { recursive: true, filter: (path) => !path.endsWith('servers') });
inlineStyles(`${PANEL}/demo`);
writeDocsPages(`${PANEL}/demo/guide`);
writeBuilder(WIDGETS, `${PANEL}/builder`);
writeWordPress(WIDGETS, 'dist');
writeSbom(WIDGETS);
writeSbom(PANEL, ['swagger-ui-dist']);
