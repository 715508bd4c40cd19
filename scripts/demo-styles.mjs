import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SHEETS = /(?:\s*<link rel="stylesheet" href="(?:\.\.\/)?[\w-]+\.css" \/>)+/;

/** Inlines the style sheets of the built demo pages, so that the first paint doesn't wait for a request. */
export function inlineStyles(folder) {
  for (const page of readdirSync(folder).filter((name) => name.endsWith('.html'))) {
    const file = join(folder, page);
    const html = readFileSync(file, 'utf8');
    const inlined = html.replace(SHEETS, (links) => {
      const sheets = [...links.matchAll(/href="([^"]+)"/g)].map(([, name]) =>
        readFileSync(join(folder, name), 'utf8'),
      );
      return `\n    <style>\n${sheets.join('')}    </style>`;
    });
    writeFileSync(file, inlined);
  }
}
