/**
 * In:  the pictures in `baseline/`, and which of them a run found changed.
 * Out: `seen/index.html`, which shows them all beside each other: by element, look and width. Beside one that changed
 *      stand what was seen and the difference.
 *
 * Playwright's own page shows only what failed.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { LOOKS } from './looks.js';

export const BASELINE = join(import.meta.dirname, 'baseline');
const SHEET = join(import.meta.dirname, 'seen', 'index.html');

/** Of a picture's name: what was seen and the difference, as paths. */
export type Changes = Record<string, { seen?: string; difference?: string }>;

interface Picture {
  name: string;
  element: string;
  /** Of the window: CSS pixels. */
  width: number;
  look: string;
}

/** A reporter for Playwright. */
export default class ContactSheet implements Reporter {
  private changes: Changes = {};

  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    for (const { name, path } of attachments) {
      const [, picture, kind] = /^(.+)-(actual|diff)\.png$/.exec(name) ?? [];
      if (!picture || !path) continue;
      const change = (this.changes[picture] ??= {});
      change[kind === 'diff' ? 'difference' : 'seen'] = path;
    }
  }

  onEnd(): void {
    mkdirSync(dirname(SHEET), { recursive: true });
    writeFileSync(SHEET, contactSheet(readNames(), this.changes));
    console.log(`\nAll pictures beside each other: ${relative('.', SHEET)}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** Of all baselines, without `.png`. */
export function readNames(): string[] {
  return globSync('*.png', { cwd: BASELINE }).map((file) => file.slice(0, -'.png'.length));
}

/** Every name is that of a baseline. */
export function contactSheet(names: readonly string[], changes: Changes): string {
  const pictures = names.map(parse).sort((one, other) => one.width - other.width);
  const elements = [...new Set(pictures.map(({ element }) => element))].sort();
  const changed = pictures.filter(({ name }) => changes[name]);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
  body { margin: 1rem; font: 0.875rem/1.5 system-ui, sans-serif; color: #222; background: #bbb }
  header { position: sticky; top: 0; left: 0; z-index: 1; padding: 0.5rem; background: #bbb }
  header a { margin-inline-end: 1em }
  .row { display: flex; align-items: flex-start; gap: 16px; overflow-x: auto; padding-block-end: 16px }
  .row > * { zoom: var(--zoom, 0.5) }
  figure { flex: none; margin: 0 }
  figcaption { font-size: 28px }
  img { display: block; height: auto }
  .changed { display: flex; gap: 16px; outline: 6px solid #c00 }
</style>
<header>
  ${elements.map((element) => link(element, element)).join('\n  ')}
  <label>Size <input type="range" min="0.2" max="1" step="0.05" value="0.5"
    oninput="document.body.style.setProperty('--zoom', value)"></label>
  <p>${names.length} pictures, ${changed.length} changed${changed.length ? ':' : ''}
  ${changed.map(({ name }) => link(name, name)).join('\n  ')}</p>
</header>
${elements.map((element) => section(pictures, element, changes)).join('\n')}
</html>
`;
}

/** One row for each look: those of `LOOKS` in their order, then others. */
function section(pictures: readonly Picture[], element: string, changes: Changes): string {
  const own = pictures.filter((picture) => picture.element === element);
  const rows = [...new Set([...LOOKS, ...own.map(({ look }) => look)])].map((look) => {
    const ofLook = own.filter((picture) => picture.look === look);
    return ofLook.length ? `<h3>${element}, ${look}</h3>\n${row(ofLook, changes)}` : '';
  });
  return `<h2 id="${element}">${element}</h2>\n${rows.join('\n')}`;
}

function row(pictures: readonly Picture[], changes: Changes): string {
  const figures = pictures.map(({ name, width }) => {
    const before = figure(`${width}`, join(BASELINE, `${name}.png`), name);
    const change = changes[name];
    if (!change) return before;
    const { seen, difference } = change;
    return `<div class="changed">
${before}
${seen ? figure('seen', seen) : ''}
${difference ? figure('the difference', difference) : ''}
</div>`;
  });
  return `<div class="row">\n${figures.join('\n')}\n</div>`;
}

/** With its size, so that nothing moves while others load. */
function figure(caption: string, file: string, name?: string): string {
  const [width, height] = sizeOf(file);
  const source = relative(dirname(SHEET), file).split('/').map(encodeURIComponent).join('/');
  return `<figure${name ? ` id="${name}" title="${name}"` : ''}><figcaption>${caption}</figcaption>
  <img src="${source}" width="${width}" height="${height}" alt="${name ?? caption}" loading="lazy"></figure>`;
}

/** A PNG's first chunk begins with them. */
function sizeOf(file: string): [width: number, height: number] {
  const head = readFileSync(file);
  return [head.readUInt32BE(16), head.readUInt32BE(20)];
}

function link(name: string, text: string): string {
  return `<a href="#${name}">${text}</a>`;
}

/** As the test names it: `now-playing-280-light`. */
function parse(name: string): Picture {
  const [, element, width, look] = /^(.+)-(\d+)-([a-z]+)$/.exec(name)!;
  return { name, element: element!, width: Number(width), look: look! };
}
