import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pages in the order of the header's links: path from the panel's root, English text, and German text if it differs. */
const LINKS = [
  ['skins/', 'Skins'],
  ['builder/', 'Builder', 'Baukasten'],
  ['check/', 'Check', 'Prüfung'],
  ['guide/', 'Guide', 'Anleitung'],
  ['sources.html', 'Any station', 'Jeder Sender'],
  ['docs/', 'API'],
];

/** Pages in `demo/` with the full header, and the path of the section that each belongs to. */
const DEMO_PAGES = {
  'index.html': '',
  'developers.html': 'developers.html',
  'sources.html': 'sources.html',
  'skins/index.html': 'skins/',
  'gallery.html': 'gallery.html',
};
/** The gallery has its own settings. */
const WITHOUT_SWITCHES = 'gallery.html';
const PLACEHOLDER = '<header class="top"></header>';

const MARK = `<svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="3.5" />
          <path
            d="M7 17a7 7 0 0 1 0-10M17 7a7 7 0 0 1 0 10M4.2 19.8a11 11 0 0 1 0-15.6M19.8 4.2a11 11 0 0 1 0 15.6"
          />
        </svg>`;

/** `demo/demo.js` implements these switches. */
const SWITCHES = `
      <div class="switches">
        <button type="button" id="language" lang="de">Deutsch</button>
        <button type="button" id="theme" aria-pressed="false" data-de="Dunkel">Dark</button>
      </div>`;

export const HEADER_STYLES = 'demo/header.css';

/**
 * Returns the header of a page in a folder of the panel's root. `current` is the path of the page; `more` is added at the end. On a
 * German page, the style sheet shows the German texts.
 */
export function siteHeader(current, more = '') {
  const links = LINKS.map(([path, text, german]) => {
    const texts = german ? `<span lang="de">${german}</span><span>${text}</span>` : text;
    return `<a href="../${path}"${markIf(path === current)}>${texts}</a>`;
  });
  return `<header class="top" lang="en">
      ${contentOf('<a href="../">Onair</a>', links)}${more}
    </header>`;
}

/** Fills in the header of the built demo pages, which are in English and German. */
export function addHeadersToDemo(folder) {
  for (const [name, current] of Object.entries(DEMO_PAGES)) {
    const file = join(folder, name);
    const html = readFileSync(file, 'utf8');
    if (!html.includes(PLACEHOLDER)) throw new Error(`demo/${name} has no ${PLACEHOLDER}.`);
    const root = name.includes('/') ? '../' : '';
    const links = LINKS.map(
      ([path, text, german]) =>
        `<a href="${root}${path}"${markIf(path === current)}${german ? ` data-de="${german}"` : ''}>${text}</a>`,
    );
    const home = current === '' ? 'Onair' : `<a href="${root || './'}">Onair</a>`;
    writeFileSync(
      file,
      html.replace(
        PLACEHOLDER,
        `<header class="top">
      ${contentOf(home, links)}${name === WITHOUT_SWITCHES ? '' : SWITCHES}
    </header>`,
      ),
    );
  }
}

const markIf = (isCurrent) => (isCurrent ? ' aria-current="page"' : '');

const contentOf = (home, links) => `<p class="mark">
        ${MARK}
        ${home}
      </p>
      <nav aria-label="Onair">
        ${links.join('\n        ')}
      </nav>`;

/** Adds the header to the check page that a panel serves. */
export function addHeaderToCheck(folder) {
  const file = join(folder, 'check.html');
  const page = readFileSync(file, 'utf8')
    .replace(
      '</style>',
      () => `${readFileSync(HEADER_STYLES, 'utf8')}.top + main { padding-top: 1rem }
@media (prefers-color-scheme: dark) { .top { --accent: #ff7361 } }
</style>`,
    )
    .replace('<main>', () => `${siteHeader('check/')}\n    <main>`);
  writeFileSync(file, page);
}
