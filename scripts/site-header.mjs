import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pages in the order of the header's links, by their path from the panel's root. The demo pages have the same links in their markup. */
const LINKS = {
  'skins/': 'Skins',
  'builder/': 'Builder',
  'check/': 'Check',
  'guide/': 'Guide',
  'sources.html': 'Any station',
  'docs/': 'API',
};

export const HEADER_STYLES = 'demo/header.css';

/** Returns the header of a page in a folder of the panel's root. `current` is the path of the page; `more` is added at the end. */
export function siteHeader(current, more = '') {
  const links = Object.entries(LINKS).map(
    ([path, text]) => `<a href="../${path}"${path === current ? ' aria-current="page"' : ''}>${text}</a>`,
  );
  return `<header class="top" lang="en" dir="ltr">
      <p class="mark">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="3.5" />
          <path
            d="M7 17a7 7 0 0 1 0-10M17 7a7 7 0 0 1 0 10M4.2 19.8a11 11 0 0 1 0-15.6M19.8 4.2a11 11 0 0 1 0 15.6"
          />
        </svg>
        <a href="../">Onair</a>
      </p>
      <nav aria-label="Onair">
        ${links.join('\n        ')}
      </nav>${more}
    </header>`;
}

/** Adds the header to the check page that a panel serves. */
export function addHeaderToCheck(folder) {
  const file = join(folder, 'check.html');
  const page = readFileSync(file, 'utf8')
    .replace(
      '</style>',
      () => `${readFileSync(HEADER_STYLES, 'utf8')}.top + main { padding-top: 1rem }\n</style>`,
    )
    .replace('<main>', () => `${siteHeader('check/')}\n    <main>`);
  writeFileSync(file, page);
}
