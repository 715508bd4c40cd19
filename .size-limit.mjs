/** What a page loads at once, compressed by Brotli: a module counts with every module that it imports. */
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { init, parse } from 'es-module-lexer';
import { build } from 'esbuild';

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

/** What a bundler makes of a page that imports one element: Lit is in it. */
async function bundled(element) {
  const outdir = mkdtempSync(join(tmpdir(), 'onair-size-'));
  await build({
    entryPoints: [`dist/onair-widgets/elements/${element}.js`],
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    conditions: ['production'],
    legalComments: 'none',
  });
  return withImports(join(outdir, `${element}.js`));
}

const languages = readdirSync(`${CDN}/lang`)
  .filter((file) => file.endsWith('.js'))
  .map((file) => `${CDN}/lang/${file}`);
/** Compressed, it need not be the one with the most letters. */
const sizeOf = (file) => brotliCompressSync(readFileSync(file)).length;
const largestLanguage = languages.reduce((a, b) => (sizeOf(a) > sizeOf(b) ? a : b));

const limits = {
  station: 22,
  'now-playing': 24,
  history: 24,
  vote: 22,
  podcasts: 22,
  player: 26,
  schedule: 28,
};

export default [
  {
    name: 'onair.js, a page of now-playing and history',
    path: withImports(`${CDN}/onair.js`),
    limit: '24 KiB',
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
  { name: 'lang/, the largest', path: largestLanguage, limit: '2 KiB', ...brotli },
  { name: 'embed.html, with all tags and languages', path: `${CDN}/embed.html`, limit: '90 KiB', ...brotli },
  { name: 'check.html', path: `${CDN}/check.html`, limit: '18 KiB', ...brotli },
  { name: 'embed.js', path: `${CDN}/embed.js`, limit: '1 KiB', ...brotli },
  { name: 'onair.legacy.js', path: `${CDN}/onair.legacy.js`, limit: '5 KiB', ...brotli },
];
