/** Follows the instructions for Hugo in docs/install.md in a new site. */
import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';
import { whyMissing } from '../kit/why-missing.js';
import { visit } from '../kit/wordpress-pages.js';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Returns the code block in this language. */
function block(language: string): string {
  const section = readFileSync('docs/install.md', 'utf8')
    .split(/^## /m)
    .find((each) => each.startsWith('Markdown sites'))!;
  return new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'm').exec(section)![1]!;
}

describe('a site built with Hugo', { skip: whyMissing('hugo') }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'onair-hugo-'));
  let panel: OpenedPanel;
  let browser: Browser;
  let url: string;
  const server = createServer((request, response) => {
    const path = join(folder, 'public', request.url!.replace(/^\/radio/, '').replace(/\/$/, '/index.html'));
    try {
      const body = readFileSync(path);
      response.writeHead(200, { 'Content-Type': `${TYPES[extname(path)] ?? ''}; charset=utf-8` }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text.replaceAll('https://panel.example:8080', panel.url));
  }

  before(async () => {
    [panel, browser] = await Promise.all([openLivePanel(), openBrowser()]);
    await panel.play({ title: 'Tide Tables', author: 'The Harbour Lights', length: 6_000_000 });
    cpSync('dist/onair-widgets/cdn', join(folder, 'static/onair'), { recursive: true });
    write(
      'config.toml',
      "baseURL = 'http://radio.example/radio/'\ndisableKinds = ['taxonomy', 'term', 'RSS', 'sitemap']\n",
    );
    const layout =
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title><body>{{ .Content }}';
    for (const name of ['single', 'list']) write(`layouts/_default/${name}.html`, layout);
    write('layouts/shortcodes/onair.html', block('go-html-template'));
    write('content/station.md', `---\ntitle: Station\n---\n${block('markdown')}`);
    write('content/about.md', '---\ntitle: About\n---\nWe are a harbour station.');
    execFileSync('hugo', ['--source', folder, '--quiet']);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/radio`;
  });
  after(async () => {
    server.close();
    server.closeAllConnections();
    await browser?.close();
    await panel?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('shows tags without a layout shift', async () => {
    const { statuses, moved } = await visit(browser, `${url}/station/`);
    assert.deepEqual(statuses, { 'onair-now-playing': 'ready', 'onair-history': 'ready' });
    assert.ok(moved <= 0.02, `moved by ${moved}`);
    const html = readFileSync(join(folder, 'public/station/index.html'), 'utf8');
    assert.equal(html.match(/<script/g)?.length, 1);
    assert.match(html, /<onair-now-playing vote><\/onair-now-playing>/);
  });

  it('loads no script on pages without tags', () => {
    assert.doesNotMatch(readFileSync(join(folder, 'public/about/index.html'), 'utf8'), /onair/);
  });
});
