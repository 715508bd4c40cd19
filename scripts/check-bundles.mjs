/**
 * Fails if the code that a page loads exceeds its size limit, or if the script for old browsers uses syntax
 * newer than ES5. Sizes are compressed with Brotli, and a module's size includes all modules that it imports.
 */
import { globSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import resolve from '@rollup/plugin-node-resolve';
import { init, parse } from 'es-module-lexer';
import { Linter } from 'eslint';
import { rollup } from 'rollup';
import { minify } from 'rollup-plugin-esbuild';

const CDN = 'dist/onair-widgets/cdn';
const LEGACY = `${CDN}/onair.legacy.js`;

await init;

/** Returns these files and everything that they import statically. */
function withImports(...files) {
  const found = new Set(files);
  for (const file of found) {
    for (const { n: path, d: dynamic } of parse(readFileSync(file, 'utf8'))[0]) {
      if (dynamic === -1) found.add(join(dirname(file), path));
    }
  }
  return [...found];
}

/**
 * Bundles a page that imports one element, including Lit. `test/scripts/packages.nightly.test.ts` checks the
 * same limits for a build with Vite.
 */
async function bundled(element) {
  const dir = mkdtempSync(join(tmpdir(), 'onair-size-'));
  const bundle = await rollup({
    input: { [element]: `dist/onair-widgets/elements/${element}.js` },
    plugins: [resolve({ exportConditions: ['production'] }), minify({ target: 'es2020' })],
  });
  await bundle.write({ dir, format: 'es' });
  return withImports(join(dir, `${element}.js`));
}

const sizeOf = (file) => brotliCompressSync(readFileSync(file)).length;
/** Returns the file with the largest compressed size among those with a matching name. */
const largest = (folder, name) =>
  readdirSync(folder)
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`)
    .reduce((a, b) => (sizeOf(a) > sizeOf(b) ? a : b));

/** Limits for a page with one element, in KiB. */
const limits = JSON.parse(readFileSync('scripts/sizes.json', 'utf8'));

/** The kinds of servers. */
const kinds = globSync('src/servers/*/read.ts').map((file) => basename(dirname(file)));

/** The code that a page loads for any server other than the panel. */
const otherServers = withImports(largest(`${CDN}/parts`, /^open-client-.*\.js$/));

const budgets = [
  {
    name: 'onair.js, a page of now-playing and history',
    files: withImports(`${CDN}/onair.js`),
    // Includes a margin, because the hashes in chunk names compress differently in each commit.
    limit: 29.4,
  },
  ...(await Promise.all(
    Object.entries(limits).map(async ([element, limit]) => ({
      name: `modules, a page with ${element}`,
      files: await bundled(element),
      limit,
    })),
  )),
  {
    name: 'the code for servers other than the panel',
    files: otherServers.filter((file) => !file.endsWith('/onair.js')),
    limit: 12.5,
  },
  // The code that a page loads for this `source` in addition: its parser and the code that all parsers share.
  ...kinds.map((kind) => ({
    name: `source="${kind}"`,
    files: withImports(largest(`${CDN}/parts`, new RegExp(`^source-${kind}-.*\\.js$`))).filter(
      (file) => !otherServers.includes(file),
    ),
    // Includes 2.7 KiB for the placeholders and labels of other languages.
    limit: 10.5,
  })),
  { name: 'lang/, the largest', files: [largest(`${CDN}/lang`, /\.js$/)], limit: 2.25 },
  {
    name: 'parts/owner-, the largest',
    files: [largest(`${CDN}/parts`, /^owner-..\.js$/)],
    limit: 9,
  },
  { name: 'embed.html, without onair.js', files: [`${CDN}/embed.html`], limit: 8 },
  // A sandboxed frame can't load modules from most sites, so this file contains the code for all tags, languages and
  // kinds of servers.
  { name: 'embed-sandboxed.js', files: [`${CDN}/embed-sandboxed.js`], limit: 177 },
  // Contains the parsers of all kinds of servers, so that the single file works anywhere.
  { name: 'check.html', files: [`${CDN}/check.html`], limit: 56.65 },
  // Chunks that are loaded with a skin, or to draw a cover.
  { name: 'parts/, all skins', files: [largest(`${CDN}/parts`, /^dress-.*\.js$/)], limit: 2.65 },
  { name: 'podcast-page.js', files: ['dist/onair-panel/cdn/podcast-page.js'], limit: 12 },
  { name: 'embed.js', files: [`${CDN}/embed.js`], limit: 1 },
  // A single file, because old browsers can't load modules. It also contains LibreTime's and Shoutcast's
  // rules for titles.
  { name: 'onair.legacy.js', files: [LEGACY], limit: 10 },
];

let failures = 0;
for (const file of [`${CDN}/onair.js`, ...globSync(`${CDN}/parts/*.js`)]) {
  const [nested] =
    /import\("[^"]+"\)\.then\(\(?(\w+)\)?\s*=>\s*\1\.\w+\)/.exec(readFileSync(file, 'utf8')) ?? [];
  if (!nested) continue;
  failures++;
  console.error(`${file}: ${nested}: the chunk's exports are nested, so a retry from another URL wouldn't find them.
  Add the modules that other chunks import from it to SHARED in rollup.config.mjs.`);
}
for (const { name, files, limit } of budgets) {
  const size = files.reduce((sum, file) => sum + sizeOf(file), 0) / 1024;
  const isTooLarge = size > limit;
  if (isTooLarge) failures++;
  console.log(`${size.toFixed(2).padStart(7)} of ${limit} KiB  ${name}${isTooLarge ? '  TOO LARGE' : ''}`);
}
const options = { languageOptions: { ecmaVersion: 5, sourceType: 'script' } };
for (const { message, line, column } of new Linter().verify(readFileSync(LEGACY, 'utf8'), options)) {
  failures++;
  console.error(`${LEGACY}:${line}:${column}: not ES5: ${message}`);
}
process.exit(failures ? 1 : 0);
