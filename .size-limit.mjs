/** What a page loads at once, compressed by Brotli: a module counts with every module that it imports. */
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { init, parse } from 'es-module-lexer';
import { rollup } from 'rollup';

const CDN = 'dist/onair-widgets/cdn';
const brotli = { brotli: true };

await init;

/** These files, and all that they import, but not what they load when it is needed. */
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
 * What a bundler makes of a page that imports one element: Lit is in it. Rollup knows what is loaded already when a part
 * comes later, and makes one file of the rest; `test/long/packages.test.ts` holds the same limits in a build by Vite.
 */
async function bundled(element) {
  const dir = mkdtempSync(join(tmpdir(), 'onair-size-'));
  const bundle = await rollup({
    input: { [element]: `dist/onair-widgets/elements/${element}.js` },
    plugins: [resolve({ exportConditions: ['production'] }), terser({ module: true })],
  });
  await bundle.write({ dir, format: 'es' });
  return withImports(join(dir, `${element}.js`));
}

const sizeOf = (file) => brotliCompressSync(readFileSync(file)).length;
/** Of the files with such a name. Compressed, it need not be the one with the most letters. */
const largest = (folder, name) =>
  readdirSync(folder)
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`)
    .reduce((a, b) => (sizeOf(a) > sizeOf(b) ? a : b));

/** Of a page with one element, in KiB. */
const limits = JSON.parse(readFileSync('scripts/sizes.json', 'utf8'));

export default [
  {
    name: 'onair.js, a page of now-playing and history',
    path: withImports(`${CDN}/onair.js`),
    limit: '28 KiB',
    ...brotli,
  },
  ...(await Promise.all(
    Object.entries(limits).map(async ([element, limit]) => ({
      name: `modules, a page with ${element}`,
      path: await bundled(element),
      limit: `${limit} KiB`,
      ...brotli,
    })),
  )),
  // Code that a page with this `source` loads: its own reader and the code that readers share.
  ...['azuracast', 'libretime', 'icecast', 'shoutcast'].map((kind) => ({
    name: `source="${kind}"`,
    path: withImports(largest(`${CDN}/parts`, new RegExp(`^source-${kind}-.*\\.js$`))).filter(
      (file) => !file.endsWith('/onair.js'),
    ),
    limit: '6 KiB',
    ...brotli,
  })),
  { name: 'lang/, the largest', path: largest(`${CDN}/lang`, /\.js$/), limit: '2.25 KiB', ...brotli },
  {
    name: 'parts/owner-, the largest',
    path: largest(`${CDN}/parts`, /^owner-..\.js$/),
    limit: '5.5 KiB',
    ...brotli,
  },
  { name: 'embed.html, with all tags and languages', path: `${CDN}/embed.html`, limit: '110 KiB', ...brotli },
  // It has the readers of all servers in it: one file, which works where it was copied alone.
  { name: 'check.html', path: `${CDN}/check.html`, limit: '36 KiB', ...brotli },
  { name: 'embed.js', path: `${CDN}/embed.js`, limit: '1 KiB', ...brotli },
  { name: 'onair.legacy.js', path: `${CDN}/onair.legacy.js`, limit: '6 KiB', ...brotli },
];
