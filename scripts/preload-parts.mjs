import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The chunks that the player at the top of the product page needs. Without preloading, they load one after
 * another.
 */
const FIRST_CHUNKS = ['onair-player', 'card', 'sleeve', 'onair-vote'];
const SCRIPT = /<script type="module" src="onair\.js"[^>]*><\/script>/;
const IMPORTS = /\b(?:from|import)\s*"\.\/([\w.-]+\.js)"/g;

/**
 * Preloads the files of the first player on the built product page together with its script. The script is first,
 * because it sends the first request.
 */
export function preloadParts(page, cdn) {
  const parts = join(cdn, 'parts');
  const names = readdirSync(parts);
  const files = new Set();
  for (const chunk of FIRST_CHUNKS) {
    const name = names.find((each) => /^(.+)-.{8}\.js$/.exec(each)?.[1] === chunk);
    if (!name) throw new Error(`${parts} has no file for the chunk ${chunk}.`);
    add(name);
  }
  const html = readFileSync(page, 'utf8');
  if (!SCRIPT.test(html)) throw new Error(`${page} has no script tag for onair.js.`);
  const links = [...files].map((name) => `\n    <link rel="modulepreload" href="parts/${name}" />`);
  writeFileSync(page, html.replace(SCRIPT, `$&${links.join('')}`));

  function add(name) {
    if (files.has(name)) return;
    files.add(name);
    for (const [, other] of readFileSync(join(parts, name), 'utf8').matchAll(IMPORTS)) add(other);
  }
}
