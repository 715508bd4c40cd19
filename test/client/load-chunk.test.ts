import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { loadChunk } from '../../src/client/load-chunk.js';

const setOnline = (value: boolean) =>
  Object.defineProperty(globalThis.navigator, 'onLine', { value, configurable: true });

describe('loadChunk', () => {
  let said: unknown[][];
  beforeEach(() => {
    said = [];
    mock.method(console, 'error', (...words: unknown[]) => said.push(words));
    setOnline(true);
  });
  afterEach(() => {
    mock.restoreAll();
    delete (globalThis.navigator as { onLine?: boolean }).onLine;
  });

  it('retries once', async () => {
    let tries = 0;
    const load = () => (tries++ ? Promise.resolve('part') : Promise.reject(new Error('lost')));
    assert.equal(await loadChunk(load), 'part');
    assert.deepEqual(said, []);
  });

  it('retries a bundled file with the same import', async () => {
    let tries = 0;
    const lost = new TypeError(
      'Failed to fetch dynamically imported module: https://site.example/assets/a-1.js',
    );
    const load = () => (tries++ ? Promise.resolve('part') : Promise.reject(lost));
    assert.equal(await loadChunk(load), 'part');
    assert.deepEqual(said, []);
  });

  it("doesn't log a failure that occurred offline", async () => {
    setOnline(false);
    let tries = 0;
    const load = () => {
      if (tries++) setOnline(true);
      return Promise.reject(new Error('lost'));
    };
    await assert.rejects(loadChunk(load));
    assert.deepEqual(said, []);
  });

  // This test is last, because each file is logged only once.
  it("logs a file that couldn't be loaded", async () => {
    const lost = new Error('lost');
    await assert.rejects(
      loadChunk(() => Promise.reject(lost)),
      lost,
    );
    assert.deepEqual(said, [['Onair: a file could not be loaded.', lost]]);
  });
});
