import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { drawOnServer } from '../kit/draw-on-server.js';

const GLOBALS = 'document window HTMLElement MutationObserver matchMedia localStorage CSSStyleSheet';

describe('on a server', () => {
  it('every module that a page loads can be imported, and nothing happens', () => {
    const files = globSync('src/{client,contract,elements,messages,schedule,station}/**/*.ts').sort();
    const program = `
      for (const name of ${JSON.stringify(GLOBALS.split(' '))}) {
        // Node may have some of these; nobody may touch them.
        Object.defineProperty(globalThis, name, { get: () => undefined, configurable: true });
      }
      globalThis.fetch = () => { throw new Error('asked for something'); };
      globalThis.setTimeout = globalThis.setInterval = () => { throw new Error('set a timer'); };
      for (const file of ${JSON.stringify(files)}) await import('./' + file);
      console.log('imported');`;
    const said = execFileSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', program],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    );
    assert.equal(said.trim(), 'imported');
  });

  it('each element draws its first state, and asks nobody for anything', async () => {
    let asked = 0;
    const panel = createServer((_, response) => {
      asked++;
      response.end('[]');
    }).listen(0, '127.0.0.1');
    await once(panel, 'listening');
    const { port } = panel.address() as AddressInfo;
    try {
      const drawn = await drawOnServer(`http://127.0.0.1:${port}`);
      for (const [tag, markup] of Object.entries(drawn)) {
        assert.match(markup, new RegExp(`^(<!--.*?-->)*<${tag}\\s`), tag);
        assert.match(markup, /<template shadowroot="open" shadowrootmode="open"><style>/, tag);
        if (tag !== 'onair-station') assert.match(markup, /class="[^"]*\bloading\b|class="box"/, tag);
      }
      // Outlines: as many rows as there will be, and the small form of a vote.
      assert.equal(drawn['onair-history']!.match(/class="row"/g)!.length, 3);
      assert.match(drawn['onair-now-playing']!, /class="box inside onair-now-playing"/);
      assert.match(drawn['onair-station']!, /part="line"/);
      await new Promise((resolve) => setTimeout(resolve, 50));
      assert.equal(asked, 0);
    } finally {
      panel.close();
    }
  });

  it('what is drawn depends neither on the time nor on the machine', async () => {
    const [first, second] = [
      await drawOnServer('https://a.example'),
      await drawOnServer('https://a.example'),
    ];
    assert.deepEqual(first, second);
    const elsewhere = execFileSync(
      process.execPath,
      ['--import', 'tsx', 'test/kit/draw-on-server.ts', 'https://a.example'],
      { encoding: 'utf8', env: { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8' } },
    );
    assert.deepEqual(JSON.parse(elsewhere), first);
  });
});
