import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shellWord } from '../../../src/diagnostics/core/shell-word.js';

describe('a URL in a shell command', () => {
  it('has no unnecessary quotes', () => {
    for (const address of ['https://panel.example:8080', 'http://127.0.0.1:9/radio/~ana/a%20b'])
      assert.equal(shellWord(address), address);
  });
});
