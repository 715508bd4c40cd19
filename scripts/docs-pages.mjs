import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Marked } from 'marked';
import { getHeadingList, gfmHeadingId, resetHeadings } from 'marked-gfm-heading-id';
import { siteHeader } from './site-header.mjs';

/** Groups of the navigation, in reading order. */
const GROUPS = {
  'For your site': [
    'README.md',
    'docs/install.md',
    'docs/builder.md',
    'docs/elements.md',
    'docs/sources.md',
    'docs/embed.md',
    'docs/languages.md',
    'docs/troubleshooting.md',
  ],
  'For developers': [
    'docs/headless.md',
    'docs/csp.md',
    'docs/contract.md',
    'docs/architecture.md',
    'docs/developing.md',
    'CONTRIBUTING.md',
    'CODE_OF_CONDUCT.md',
    'CHANGELOG.md',
  ],
  'For hosts': ['docs/panel.md', 'docs/relay.md', 'docs/caching.md', 'docs/security.md', 'SECURITY.md'],
};
const SOURCES = Object.values(GROUPS).flat();

/**
 * Page names that differ from the document's name. Some file systems don't distinguish `SECURITY.html` from
 * `security.html`.
 */
const NAMES = { 'README.md': './', 'SECURITY.md': 'vulnerabilities.html' };
/** Files to which pages link: path in the project, and file name next to the pages. */
const FILES = {
  LICENSE: 'LICENSE.txt',
  'demo/screenshot.png': 'screenshot.png',
  'demo/guide.css': 'guide.css',
  'scripts/project.json': 'project.json',
};
const pageOf = (source) => NAMES[source] ?? `${basename(source, '.md').toLowerCase()}.html`;

const escaped = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);

const titleOf = (markdown) => /^# (.*)$/m.exec(markdown)[1].replaceAll('`', '');

/**
 * Writes a page for each document, with links between them. The panel serves them at `/guide/`, and the
 * README is the first page.
 */
export function writeDocsPages(folder) {
  const missing = readdirSync('docs').filter((name) => !SOURCES.includes(`docs/${name}`));
  if (missing.length > 0) throw new Error(`scripts/docs-pages.mjs has no group for docs/${missing[0]}.`);
  mkdirSync(folder, { recursive: true });
  const pages = SOURCES.map((source) => {
    const markdown = readFileSync(source, 'utf8');
    return {
      source,
      name: pageOf(source),
      title: source === 'README.md' ? 'Start' : titleOf(markdown),
      markdown,
    };
  });
  for (const page of pages) {
    const file = page.name === './' ? 'index.html' : page.name;
    writeFileSync(join(folder, file), html(page, pages));
  }
  for (const [file, name] of Object.entries(FILES)) cpSync(file, join(folder, name));
}

function html({ source, name, title, markdown }, pages) {
  resetHeadings();
  const content = new Marked(gfmHeadingId(), {
    gfm: true,
    walkTokens: (token) => {
      if (token.type !== 'link' && token.type !== 'image') return;
      const target = SOURCES.find((each) => each === pathOf(token.href, source));
      token.href = linkOf(token.href, source);
      // If the text of a link is a file name, use the page's title instead.
      if (target && /^[\w/]+\.md$/.test(token.text)) {
        const { title: text } = pages.find((each) => each.source === target);
        token.tokens = [{ type: 'text', raw: text, text: escaped(text) }];
      }
    },
    renderer: {
      // Makes code and tables that are wider than the page scrollable, including by keyboard.
      code: ({ text, lang }) =>
        `<pre tabindex="0"${lang ? ` data-lang="${escaped(lang)}"` : ''}><code>${escaped(text)}</code></pre>\n`,
      // An image with a size reserves its space before it has loaded.
      image: ({ href, text }) => `<img src="${href}" alt="${escaped(text)}"${sizeOf(href)} />`,
      table({ header, rows }) {
        const row = (cells, tag) =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
        return `<div class="wide" tabindex="0" role="group" aria-label="Table"><table><thead>${row(header, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>\n`;
      },
    },
  }).parse(markdown);
  const link = (each) =>
    `<li><a href="${each.name}"${each.name === name ? ' aria-current="page"' : ''}>${escaped(each.title)}</a></li>`;
  const groupOf = ([title, sources]) =>
    `<p class="group">${title}</p><ul>${sources.map((each) => link(pages.find(({ source }) => source === each))).join('')}</ul>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="Onair: ${escaped(title)}" />
    <title>${escaped(title)} · Onair</title>
    <link rel="icon" href="../icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="guide.css" />
    <link rel="stylesheet" href="../header.css" />
  </head>
  <body>
    ${siteHeader('guide/', '\n      <a class="all" href="#documents">All pages</a>')}
    <main>
      ${content.replace('</h1>', `</h1>${contentsOf(getHeadingList())}`)}
    </main>
    <nav id="documents" aria-label="All pages">
      ${Object.entries(GROUPS).map(groupOf).join('\n      ')}
    </nav>
  </body>
</html>
`;
}

/** A table of contents, for pages with at least four sections. */
function contentsOf(headings) {
  const sections = headings.filter(({ level }) => level === 2);
  if (sections.length < 4) return '';
  const items = sections.map(({ id, text }) => `<li><a href="#${id}">${text}</a></li>`);
  return `<details class="places"><summary>On this page</summary><ul>${items.join('')}</ul></details>`;
}

/** Returns the size attributes of an image next to the pages, or '' for any other image. */
function sizeOf(name) {
  const source = Object.keys(FILES).find((each) => FILES[each] === name && name.endsWith('.png'));
  if (!source) return '';
  const png = readFileSync(source);
  return ` width="${png.readUInt32BE(16)}" height="${png.readUInt32BE(20)}"`;
}

/** Path of a link's file, relative to the project. */
const pathOf = (href, source) => join(dirname(source), href.split('#')[0]);

/** Returns the URL of a link's target: the page of a document, or a file next to the pages. */
function linkOf(href, source) {
  if (/^(https?:|#)/.test(href)) return href;
  const hash = /#.*/.exec(href)?.[0] ?? '';
  const target = pathOf(href, source);
  if (SOURCES.includes(target)) return pageOf(target) + hash;
  return FILES[target] ?? basename(target);
}
