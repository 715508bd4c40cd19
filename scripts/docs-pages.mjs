/**
 * In:  the documents, as Markdown.
 * Out: a page of each for the panel to serve at `/guide/`, with links from one to the other; the README is the first.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Marked } from 'marked';
import { getHeadingList, gfmHeadingId, resetHeadings } from 'marked-gfm-heading-id';

const SOURCES = [
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...readdirSync('docs').map((name) => join('docs', name)),
];

/** In the order in which somebody needs them; what is not named follows. */
const FIRST = ['install', 'builder', 'elements', 'troubleshooting', 'languages', 'embed', 'headless'];

/** The README's is that of its folder; not every disk tells `SECURITY.html` from `security.html`. */
const NAMES = { 'README.md': './', 'SECURITY.md': 'vulnerabilities.html' };
const pageOf = (source) => NAMES[source] ?? `${basename(source, '.md').toLowerCase()}.html`;

const escaped = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);

const titleOf = (markdown) => /^# (.*)$/m.exec(markdown)[1].replaceAll('`', '');

/** @param {string} folder Where the pages go. */
export function writeDocsPages(folder) {
  mkdirSync(folder, { recursive: true });
  const pages = SOURCES.map((source) => {
    const markdown = readFileSync(source, 'utf8');
    return {
      source,
      name: pageOf(source),
      title: source === 'README.md' ? 'To begin' : titleOf(markdown),
      markdown,
    };
  });
  for (const page of pages) {
    const file = page.name === './' ? 'index.html' : page.name;
    writeFileSync(join(folder, file), html(page, pages));
  }
  for (const file of ['LICENSE', 'demo/screenshot.png', 'demo/guide.css']) {
    cpSync(file, join(folder, file === 'LICENSE' ? 'LICENSE.txt' : basename(file)));
  }
}

function html({ source, name, title, markdown }, pages) {
  resetHeadings();
  const content = new Marked(gfmHeadingId(), {
    gfm: true,
    walkTokens: (token) => {
      if (token.type !== 'link' && token.type !== 'image') return;
      const target = SOURCES.find((each) => each === pathOf(token.href, source));
      token.href = linkOf(token.href, source);
      // A page is named by its title, not by its file.
      if (target && /^[\w/]+\.md$/.test(token.text)) {
        const { title: text } = pages.find((each) => each.source === target);
        token.tokens = [{ type: 'text', raw: text, text: escaped(text) }];
      }
    },
    renderer: {
      // What is wider than the page scrolls by itself, by keyboard too.
      code: ({ text, lang }) =>
        `<pre tabindex="0"${lang ? ` data-lang="${escaped(lang)}"` : ''}><code>${escaped(text)}</code></pre>\n`,
      table({ header, rows }) {
        const row = (cells, tag) =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
        return `<div class="wide" tabindex="0" role="group" aria-label="Table"><table><thead>${row(header, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>\n`;
      },
    },
  }).parse(markdown);
  const link = (each) =>
    `<li><a href="${each.name}"${each.name === name ? ' aria-current="page"' : ''}>${escaped(each.title)}</a></li>`;
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
  </head>
  <body>
    <header><a class="mark" href="../">Onair</a><a class="all" href="#documents">All pages</a></header>
    <main>
      ${content.replace('</h1>', `</h1>${placesOf(getHeadingList())}`)}
    </main>
    <nav id="documents" aria-label="All pages">
      <ul>${ordered(pages).map(link).join('')}</ul>
    </nav>
  </body>
</html>
`;
}

/** A list of what stands on a page, where that is much. */
function placesOf(headings) {
  const places = headings.filter(({ level }) => level === 2);
  if (places.length < 4) return '';
  const items = places.map(({ id, text }) => `<li><a href="#${id}">${text}</a></li>`);
  return `<details class="places"><summary>On this page</summary><ul>${items.join('')}</ul></details>`;
}

function ordered(pages) {
  const place = ({ source, name }) => {
    if (source === 'README.md') return -1;
    const index = FIRST.indexOf(basename(name, '.html'));
    return index < 0 ? FIRST.length : index;
  };
  return [...pages].sort((a, b) => place(a) - place(b));
}

/** A link's file, from the top of the project. */
const pathOf = (href, source) => join(dirname(source), href.split('#')[0]);

/** To the page of another document; what is no document lies beside the pages. */
function linkOf(href, source) {
  if (/^(https?:|#)/.test(href)) return href;
  const hash = /#.*/.exec(href)?.[0] ?? '';
  const target = pathOf(href, source);
  if (SOURCES.includes(target)) return pageOf(target) + hash;
  return target === 'LICENSE' ? 'LICENSE.txt' : basename(target);
}
