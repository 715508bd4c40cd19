import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { FRAME_SCRIPT } from '../../src/client/jsonp.js';
import { cliOptions } from '../../src/panel/cli-options.js';

const readme = readFileSync('README.md', 'utf8');

describe('README', () => {
  it("gives the hash of the frame's script", () => {
    const hash = 'sha256-' + createHash('sha256').update(FRAME_SCRIPT).digest('base64');
    const given = new Set(readme.match(/sha256-[\w+/=]+/g));
    assert.deepEqual([...given], [hash]);
  });

  it('names every switch of the panel, and none that it has not', () => {
    const [, section = ''] = /^## The panel\n([^]*?)^## /m.exec(readme) ?? [];
    const named = new Set(section.match(/(?<=`--)[a-z][a-z0-9-]+/g));
    const there = [...cliOptions.map(({ name }) => name), 'help'];
    assert.deepEqual([...named].sort(), there.sort());
  });
});
