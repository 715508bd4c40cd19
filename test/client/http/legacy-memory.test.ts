import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { legacyFoundAt, rememberLegacy } from '../../../src/client/http/legacy-memory.js';

function setStorage(storage: Partial<Storage> | undefined): void {
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true, writable: true });
}

describe('the memory of panels without v2', () => {
  afterEach(() => setStorage(undefined));

  it('lasts for the browser session', () => {
    const kept = new Map<string, string>();
    setStorage({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    rememberLegacy('https://one.example', 1000);
    assert.equal(legacyFoundAt('https://one.example'), 1000);
    assert.equal(legacyFoundAt('https://other.example'), 0);
    assert.deepEqual([...kept], [['onair:legacy:https://one.example', '1000']]);
    kept.set('onair:legacy:https://earlier.example', '500');
    assert.equal(legacyFoundAt('https://earlier.example'), 500, 'from the page before');
    rememberLegacy('https://one.example', 0);
    assert.equal(legacyFoundAt('https://one.example'), 0);
    assert.deepEqual([...kept.keys()], ['onair:legacy:https://earlier.example']);
  });

  it('is kept for the page if storage is blocked', () => {
    const blocked = (): never => {
      throw new Error('blocked');
    };
    for (const storage of [{ getItem: blocked, setItem: blocked }, undefined]) {
      setStorage(storage);
      assert.equal(legacyFoundAt('https://three.example'), 0);
      rememberLegacy('https://three.example', 3000);
      assert.equal(legacyFoundAt('https://three.example'), 3000);
      rememberLegacy('https://three.example', 0);
    }
  });
});
