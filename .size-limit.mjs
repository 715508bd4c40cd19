/** What a page loads, compressed by Brotli: a module counts with every module that it loads. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A page of `esm/onair.js` and some elements: all that is imported at once, not what is loaded when needed. */
function loadedBy(...elements) {
  const files = new Set();
  const load = (file) => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g)) {
      load(join(dirname(file), path));
    }
  };
  load('dist/esm/onair.js');
  for (const element of elements) load(`dist/esm/elements/${element}.js`);
  return [...files];
}

const languages = readdirSync('dist/lang').map((file) => `dist/lang/${file}`);
const largestLanguage = languages.reduce((a, b) => (statSync(a).size > statSync(b).size ? a : b));

const brotli = { brotli: true };

export default [
  { name: 'modules, a page with now-playing', path: loadedBy('now-playing'), limit: '16 KiB', ...brotli },
  { name: 'modules, a page with history', path: loadedBy('history'), limit: '16 KiB', ...brotli },
  { name: 'modules, a page with vote', path: loadedBy('vote'), limit: '16 KiB', ...brotli },
  { name: 'modules, a page with player', path: loadedBy('player'), limit: '16 KiB', ...brotli },
  { name: 'modules, a page with podcasts', path: loadedBy('podcasts'), limit: '16 KiB', ...brotli },
  { name: 'modules, a page with schedule', path: loadedBy('schedule'), limit: '20 KiB', ...brotli },
  { name: 'onair.js, everything', path: 'dist/onair.js', limit: '32 KiB', ...brotli },
  { name: 'lang/, the largest', path: largestLanguage, limit: '2 KiB', ...brotli },
  { name: 'onair.legacy.js', path: 'dist/onair.legacy.js', limit: '4 KiB', ...brotli },
];
