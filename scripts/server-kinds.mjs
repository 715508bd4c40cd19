/**
 * Generates the lists of kinds of servers from `src/servers/kinds.ts`: the relay's imports, and the names in the documentation
 * and on the demo page. `npm run docs` writes them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceInParagraph } from './paragraphs.mjs';

const RELAY = 'src/panel/playout/relay/reader/polled-kinds.ts';
const README = 'README.md';
const SOURCES = 'docs/sources.md';
const WIDGETS = 'scripts/packages/onair-widgets.md';
const PANEL = 'scripts/packages/onair-panel.md';
const RELAY_PAGE = 'docs/relay.md';
const CSP_PAGE = 'docs/csp.md';
const DEMO = 'demo/index.html';

/** Returns the text of the files, keyed by their paths. `kinds` is `SERVER_KINDS`. */
export function serverKindFiles(kinds) {
  const names = Object.keys(kinds);
  const products = names.filter((name) => !kinds[name].hasMap);
  const labels = products.map((name) => kinds[name].label);
  const hosted = products.filter((name) => kinds[name].host).map((name) => kinds[name].label);
  const readme = read(README);
  const others = products
    .filter((name) => !readme.includes(`data-source="${name}"`))
    .map((name) => `**${kinds[name].label}** (\`${name}\`)`);
  return {
    [RELAY]: relayImports(products),
    [README]: replaceInParagraph(
      readme,
      /^.* work in the same way; .* need no `data-base-url`/,
      `${list(others, 'and')} work in the same way; ${list(hosted, 'and')} need no \`data-base-url\``,
    ),
    [SOURCES]: replaceInParagraph(
      read(SOURCES),
      /(?<=stations that run on ).*(?=, and \[any other)/,
      list(labels, 'or'),
    ),
    [WIDGETS]: replaceInParagraph(read(WIDGETS), /(?<=control panel, ).*(?= or any JSON)/, labels.join(', ')),
    [PANEL]: replaceInParagraph(read(PANEL), /(?<=relay stations from ).*(?=, any JSON)/, labels.join(', ')),
    [DEMO]: read(DEMO).replace(
      /(<ul class="names" data-kinds>\n)[^]*?( *)(<\/ul>)/,
      (_, start, indent, end) =>
        `${start}${names.map((name) => `${indent}  <li>${kinds[name].label}</li>\n`).join('')}${indent}${end}`,
    ),
  };
}

/** Returns a sentence for each kind that lacks a row or a name in a page that is written by hand. */
export function undocumentedKinds(kinds) {
  return Object.entries(kinds).flatMap(([name, { host }]) =>
    [
      [SOURCES, `| \`${name}\``, 'a row'],
      [RELAY_PAGE, `| \`${name}\``, 'a row'],
      ...(host ? [[CSP_PAGE, host, 'the sources']] : []),
    ]
      .filter(([page, text]) => !read(page).includes(text))
      .map(([page, , what]) => `${page} doesn’t mention the kind of server “${name}”: add ${what}.`),
  );
}

const read = (path) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

const list = (items, word) => [items.slice(0, -1).join(', '), items.at(-1)].filter(Boolean).join(` ${word} `);

function relayImports(products) {
  const sorted = products.toSorted();
  return `/** Generated from \`src/servers/kinds.ts\` by \`npm run docs\`. */
${sorted.map((name) => `import { ${name} } from '../../../../servers/${name}/read.js';\n`).join('')}
/** Imported statically, because the panel is one file, in which a module can't wait for a later one. */
export const polledKinds = {
${products.map((name) => `  ${name},\n`).join('')}};
`;
}
