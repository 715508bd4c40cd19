/** These tests run in separate processes, so that modules of the test runner make no difference. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { describe, it } from 'node:test';
import { drawOnServer } from '../kit/draw-on-server.js';

const GLOBALS = 'document window HTMLElement MutationObserver matchMedia localStorage CSSStyleSheet';

describe('server rendering in a separate process', () => {
  it('importing modules has no side effects', () => {
    const files = globSync('src/{client,contract,elements,messages,schedule,station}/**/*.ts').sort();
    const program = `
      for (const name of ${JSON.stringify(GLOBALS.split(' '))}) {
        // Node has some of these globals. No module may use them when it is loaded.
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

  it("doesn't depend on the machine's time zone or language", async () => {
    const elsewhere = execFileSync(
      process.execPath,
      ['--import', 'tsx', 'test/kit/draw-on-server.ts', 'https://a.example'],
      { encoding: 'utf8', env: { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8' } },
    );
    assert.deepEqual(JSON.parse(elsewhere), await drawOnServer('https://a.example'));
  });
});
