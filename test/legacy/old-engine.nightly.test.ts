import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openSite, type Site } from '../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';
import { PATIENCE_MS } from '../kit/patience.js';
import { startLibreTime } from '../kit/servers/libretime.js';
import { startShoutcast } from '../kit/servers/shoutcast.js';
import { whyMissing } from '../kit/why-missing.js';

const SHOWN = 'shown';

/** A script in the head. It sets the window's status, for which the engine waits, when the body contains these texts. */
const untilTexts = (...texts: string[]): string => `<script>
  setInterval(function () {
    var body = document.body && document.body.textContent;
    if (body && ${JSON.stringify(texts).replaceAll('<', '\\u003c')}.every(function (text) { return body.indexOf(text) !== -1; })) window.status = '${SHOWN}';
  }, 50);
</script>`;

/** Returns the text of a page in an engine without fetch and custom elements: QtWebKit in wkhtmltopdf. */
async function printed(url: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'onair-'));
  const pdf = join(folder, 'page.pdf');
  try {
    await new Promise<void>((resolve, reject) => {
      const args = ['--quiet', '--window-status', SHOWN, url, pdf];
      execFile('wkhtmltopdf', args, { timeout: PATIENCE_MS }, (error) => (error ? reject(error) : resolve()));
    });
    return execFileSync('pdftotext', ['-layout', pdf, '-'], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the legacy script in QtWebKit', { skip: whyMissing('wkhtmltopdf', 'pdftotext') }, () => {
  let site: Site;
  let panel: OpenedPanel;
  before(async () => {
    site = await openSite();
    panel = await openLivePanel({ v2: false, cors: false });
    await panel.play({ title: 'Lange Weile', author: 'Zoë Größe', length: 600_000 });
    await panel.play({
      title: 'Paper <b>Boats</b>',
      author: 'Ada Winter',
      all_music_id: 1001,
      length: 600_000,
    });
  });
  after(async () => {
    await site.close();
    await panel.close();
  });

  it('renders the same markup as the modern script', async () => {
    site.pages['/'] =
      `<!doctype html><html lang="de"><meta charset="utf-8"><title>Site</title>${untilTexts('Lange Weile', 'Paper <b>Boats</b>')}
      <script type="module" src="onair.js" data-base-url="${panel.url}"></script>
      <script nomodule src="onair.legacy.js"></script>
      <div data-onair="now-playing" data-vote>Gleich</div><onair-history limit="2">Gleich</onair-history>`;
    const text = await printed(site.url);
    for (const words of [
      'Auf Sendung',
      'Paper <b>Boats</b>',
      'Ada Winter',
      '/ 10:00',
      'Lange Weile',
      'Zoë Größe',
      'Gefällt mir nicht',
    ]) {
      assert.ok(text.includes(words), `"${words}" is missing in:\n${text}`);
    }
    assert.ok(!text.includes('Gleich'));
  });

  it('renders stations on LibreTime and Shoutcast', async (t) => {
    const libretime = await startLibreTime({ name: 'Radio Größe' });
    t.after(() => libretime.close());
    const shoutcast = await startShoutcast({
      streams: [
        { sid: 1, name: 'Eins' },
        { sid: 2, name: 'Zwei' },
      ],
    });
    t.after(() => shoutcast.close());
    libretime.play({ title: 'Lange Weile & <b>mehr</b>', artist: 'Zoë Größe', length: 600 });
    shoutcast.play({ title: 'Vorher', artist: 'The Tides', at: Date.now() - 60_000 });
    shoutcast.play({ title: 'Jóga', artist: 'Björk' });
    site.pages['/'] =
      `<!doctype html><html lang="de"><meta charset="utf-8"><title>Site</title>${untilTexts('Lange Weile', 'Jóga', 'Vorher')}
      <script type="module" src="onair.js"></script>
      <script nomodule src="onair.legacy.js" data-base-url="${libretime.url}" data-source="libretime"></script>
      <div data-onair="now-playing" data-vote>Gleich</div>
      <onair-station base-url="${shoutcast.url}" source="shoutcast" station="2">
        <onair-now-playing>Gleich</onair-now-playing><onair-history limit="2">Gleich</onair-history>
      </onair-station>
      <onair-now-playing source="icecast">Nur der eigene Text</onair-now-playing>`;
    const text = await printed(site.url);
    for (const words of [
      'Lange Weile & <b>mehr</b>',
      'Zoë Größe',
      '/ 10:00',
      'Jóga',
      'Björk',
      'Vorher',
      'Nur der eigene Text',
    ])
      assert.ok(text.includes(words), `"${words}" is missing in:\n${text}`);
    // These servers have no votes.
    assert.doesNotMatch(text, /Gleich|Gefällt/);
  });

  it('explains how to set a missing address', async () => {
    site.pages['/'] =
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>${untilTexts('add base-url')}
      <script src="onair.legacy.js"></script><div data-onair="now-playing"></div>`;
    assert.match(await printed(site.url), /add base-url/);
  });
});
