import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { SERVER_KINDS } from '../../src/sources/server-kind.js';

const PARTS = 'dist/onair-widgets/cdn/parts/';
const MOST = 4 * 1024;

describe('what a page loads to read a server of another kind', () => {
  for (const kind of SERVER_KINDS) {
    it(`is at most 4 KB: ${kind}`, (t) => {
      const name = readdirSync(PARTS).find(
        (file) => file.startsWith(`source-${kind}-`) && file.endsWith('.js'),
      );
      const sizes = [...withImports(name!, new Map()).values()];
      const size = sizes.reduce((sum, each) => sum + each);
      t.diagnostic(`${size} bytes in ${sizes.length} files`);
      assert.ok(size > 1000 && size <= MOST, `${size} bytes`);
    });
  }
});

/** A part and all that it imports, but for the script of the page itself; each with its size as it travels. */
function withImports(part: string, sizes: Map<string, number>): Map<string, number> {
  if (sizes.has(part)) return sizes;
  const code = readFileSync(PARTS + part);
  sizes.set(part, brotliCompressSync(code).length);
  for (const [, imported] of code.toString().matchAll(/\b(?:from|import) ?"\.\/([\w.-]+\.js)"/g))
    withImports(imported!, sizes);
  return sizes;
}
