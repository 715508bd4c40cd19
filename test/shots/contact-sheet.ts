/**
 * Writes `reports/looks/index.html`, which shows all pictures of a run by element, look and width. A changed picture has the previous one
 * and the difference beside it. Playwright's own report shows only failures.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { head } from './bundles.js';
import { LOOKS, readSeries } from './looks.js';
import { isMoving, writeMark } from './mark.js';

const FOLDER = join(import.meta.dirname, '../../reports/looks');
const SHEET = join(FOLDER, 'index.html');

/** Paths of the pictures of a run. The last two exist if the picture has changed. */
export interface Files {
  after: string;
  before?: string;
  difference?: string;
}

/** Files by name of the picture. */
export type Drawn = Record<string, Files>;

interface Picture {
  name: string;
  element: string;
  /** Width of the window in CSS pixels. */
  width: number;
  look: string;
  files: Files;
}

/** A Playwright reporter. With `-u`, it updates `looked-at`. */
export default class ContactSheet implements Reporter {
  private drawn: Drawn = {};
  private config!: FullConfig;

  onBegin(config: FullConfig): void {
    this.config = config;
  }

  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    for (const { name, path } of attachments) {
      const [, picture, kind] = /^(.+)-(after|before|difference)\.png$/.exec(name) ?? [];
      if (picture && path) this.drawn[picture] = { ...this.drawn[picture], [kind!]: path } as Files;
    }
  }

  async onEnd({ status }: FullResult): Promise<{ status: 'failed' } | undefined> {
    const names = Object.keys(this.drawn);
    if (names.length) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(SHEET, contactSheet(this.drawn));
      console.log(`\nContact sheet of all pictures: ${relative('.', SHEET)}`);
    }
    if (!isMoving(this.config) || status !== 'passed') return undefined;
    const missing = (await readSeries())
      .flatMap(({ shots }) => shots.map(({ name }) => name))
      .filter((name) => !this.drawn[name]);
    if (missing.length) {
      console.log(`The mark isn't moved: ${missing.length} pictures are missing.`);
      return { status: 'failed' };
    }
    writeMark(head());
    console.log('Check all of them. If they are correct, commit test/shots/looked-at.');
    return undefined;
  }

  printsToStdio(): boolean {
    return false;
  }
}

export function contactSheet(drawn: Drawn): string {
  const pictures = Object.keys(drawn)
    .map((name) => parse(name, drawn[name]!))
    .sort((one, other) => one.width - other.width);
  const elements = [...new Set(pictures.map(({ element }) => element))].sort();
  const changed = pictures.filter(({ files }) => files.before);
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
  <p>${pictures.length} pictures, ${changed.length} changed${changed.length ? ':' : ''}
  ${changed.map(({ name }) => link(name, name)).join('\n  ')}</p>
</header>
${elements.map((element) => section(pictures, element)).join('\n')}
</html>
`;
}

/** Returns one row for each look, in the order of `LOOKS`. */
function section(pictures: readonly Picture[], element: string): string {
  const own = pictures.filter((picture) => picture.element === element);
  const rows = [...new Set([...LOOKS, ...own.map(({ look }) => look)])].map((look) => {
    const ofLook = own.filter((picture) => picture.look === look);
    return ofLook.length ? `<h3>${element}, ${look}</h3>\n${row(ofLook)}` : '';
  });
  return `<h2 id="${element}">${element}</h2>\n${rows.join('\n')}`;
}

function row(pictures: readonly Picture[]): string {
  const figures = pictures.map(({ name, width, files: { after, before, difference } }) => {
    const now = figure(`${width}`, after, name);
    if (!before) return now;
    return `<div class="changed">
${figure('before', before)}
${now}
${difference ? figure('difference', difference) : ''}
</div>`;
  });
  return `<div class="row">\n${figures.join('\n')}\n</div>`;
}

/** Returns a figure with the size of the picture, so that the page doesn't move while pictures load. */
function figure(caption: string, file: string, name?: string): string {
  const [width, height] = sizeOf(file);
  const source = relative(FOLDER, file).split('/').map(encodeURIComponent).join('/');
  return `<figure${name ? ` id="${name}" title="${name}"` : ''}><figcaption>${caption}</figcaption>
  <img src="${source}" width="${width}" height="${height}" alt="${name ?? caption}" loading="lazy"></figure>`;
}

/** Reads the size from the first chunk of a PNG. */
function sizeOf(file: string): [width: number, height: number] {
  const head = readFileSync(file);
  return [head.readUInt32BE(16), head.readUInt32BE(20)];
}

function link(name: string, text: string): string {
  return `<a href="#${name}">${text}</a>`;
}

/** Splits a name such as `now-playing-280-light`. */
function parse(name: string, files: Files): Picture {
  const [, element, width, look] = /^(.+)-(\d+)-([a-z]+)$/.exec(name)!;
  return { name, element: element!, width: Number(width), look: look!, files };
}
