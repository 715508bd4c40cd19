/**
 * Without arguments, builds the two packages, the WordPress plugin and the files for web sites into `dist/`.
 * With `--for start`, builds only the files that a panel serves, into `.start/`.
 */
import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs, promisify } from 'node:util';
import { rollup } from 'rollup';
import { builds } from '../rollup.config.mjs';
import { linkBuilder } from './builder-link.mjs';
import { writeBuilder } from './builder-tags.mjs';
import { inlineStyles } from './demo-styles.mjs';
import { preloadParts } from './preload-parts.mjs';
import { addHeaderToCheck, addHeadersToDemo } from './site-header.mjs';
import { writeDocsPages } from './docs-pages.mjs';
import { writeEditorData, writeFrameworkTypes } from './framework-types.mjs';
import { writeIntegrity } from './integrity.mjs';
import { writeLanguageFiles } from './languages.mjs';
import { writeSbom } from './sbom.mjs';
import { writeShrinkwrap } from './shrinkwrap.mjs';
import { writeSite } from './site.mjs';
import { LICENSES } from './third-party.mjs';
import { writeWordPress } from './wordpress.mjs';
import { indentByTabs } from './types.mjs';
import { writePackage } from './write-package.mjs';

/** Output folder of `npm start`. It is separate, so that `dist/` is either complete or absent. */
const START_FOLDER = '.start';

/**
 * Rollup's caches from the previous build, in the order of its bundles. The next build in the same process
 * reuses them.
 */
const caches = [];

/** Writes the files that a panel serves to `.start/onair-panel`. */
export async function buildForStart() {
  const widgets = `${START_FOLDER}/onair-widgets`;
  const panel = `${START_FOLDER}/onair-panel`;
  writeLanguageFiles();
  if (!caches.length) rmSync(START_FOLDER, { recursive: true, force: true });
  await Promise.all([bundle(builds(START_FOLDER, { isQuick: true })), describeElements(widgets)]);
  writeServed(widgets, panel);
  writePackage('onair-panel', panel);
}

async function buildPackages() {
  const widgets = 'dist/onair-widgets';
  const panel = 'dist/onair-panel';
  writeLanguageFiles();
  rmSync('dist', { recursive: true, force: true });
  await Promise.all([
    bundle(builds('dist')),
    run('@typescript/native/bin/tsc', '-p', 'tsconfig.types.json'),
    describeElements(widgets),
  ]);
  indentByTabs(`${widgets}/types`);
  // Only editors read this file. Removing whitespace halves its size.
  const manifest = `${widgets}/custom-elements.json`;
  writeFileSync(manifest, JSON.stringify(JSON.parse(readFileSync(manifest, 'utf8'))));
  writeFrameworkTypes(widgets);
  writePackage('onair-widgets', widgets);
  writeEditorData(widgets);
  writePackage('onair-panel', panel);
  writeShrinkwrap(panel);
  // Some people copy only the folder `cdn`, so it contains the licences as well.
  cpSync(`${widgets}/${LICENSES}`, `${widgets}/cdn/${LICENSES}`);
  writeServed(widgets, panel);
  writeSite({ cdn: `${widgets}/cdn`, builder: `${panel}/builder`, site: 'dist/site' });
  // The README links to the docs.
  for (const folder of [widgets, panel]) cpSync('docs', `${folder}/docs`, { recursive: true });
  writeWordPress(widgets, 'dist');
  writeSbom(widgets);
  writeSbom(panel, ['swagger-ui-dist']);
}

/** Writes the files next to the bundles. */
function writeServed(widgets, panel) {
  cpSync('src/entries/onair.css', `${widgets}/cdn/onair.css`);
  writeIntegrity(`${widgets}/cdn`);
  cpSync(`${widgets}/cdn`, `${panel}/cdn`, { recursive: true });
  linkBuilder(`${panel}/cdn`);
  addHeaderToCheck(`${panel}/cdn`);
  cpSync('demo', `${panel}/demo`, { recursive: true, filter: (path) => !path.endsWith('servers') });
  addHeadersToDemo(`${panel}/demo`);
  preloadParts(`${panel}/demo/index.html`, `${panel}/cdn`);
  for (const folder of ['demo', 'demo/skins']) inlineStyles(`${panel}/${folder}`);
  writeDocsPages(`${panel}/demo/guide`);
  writeBuilder(widgets, `${panel}/builder`);
}

/**
 * Creates one bundle at a time. In parallel, the same input produced different names in the minified files.
 */
async function bundle(all) {
  for (const [index, { output, ...input }] of all.entries()) {
    const result = await rollup({ ...input, cache: caches[index], onLog: () => {} });
    caches[index] = result.cache;
    await result.write(output);
    await result.close();
  }
}

/** Writes `custom-elements.json`. */
function describeElements(folder) {
  return run('@custom-elements-manifest/analyzer/cem.js', 'analyze', '--quiet', '--outdir', folder);
}

async function run(program, ...args) {
  try {
    await promisify(execFile)(process.execPath, [`node_modules/${program}`, ...args]);
  } catch (cause) {
    throw new Error(`${program} failed:\n${cause.stdout}${cause.stderr}`, { cause });
  }
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { for: { type: 'string' } } });
  await (values.for === 'start' ? buildForStart() : buildPackages());
}
