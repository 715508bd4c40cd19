import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';

describe('docs/elements.md', () => {
  it('matches the doc comments of the elements', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/elements-page.mjs', '--check'], {
      encoding: 'utf8',
    });
    assert.equal(status, 0, stderr);
  });
});
