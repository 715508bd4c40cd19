import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readManifest } from './manifest.js';

const described = readManifest();

describe('the elements in the manifest', () => {
  it('are exactly the registered elements', () => {
    const registered = globSync('src/elements/*/define.ts').map(
      (file) => /define\('([\w-]+)'/.exec(readFileSync(file, 'utf8'))![1],
    );
    assert.deepEqual(described.map(({ tag }) => tag).sort(), registered.sort());
  });

  for (const { tag, parts, tokens } of described.filter(
    ({ parts, tokens }) => parts.length + tokens.length,
  )) {
    it(`appear in the reference screenshots: ${tag}`, () => {
      const sheets = globSync(join(import.meta.dirname, '..', 'shots', 'sheets', '*.ts'));
      assert.ok(
        sheets.some((file) => readFileSync(file, 'utf8').includes(`tag: '${tag}'`)),
        `no file in test/shots/sheets/ is of ${tag}: ${[...parts, ...tokens].join(', ')}`,
      );
    });

    it(`appear in the gallery: ${tag}`, () => {
      assert.ok(readFileSync('demo/gallery/states.js', 'utf8').includes(`tag: '${tag}'`));
    });
  }
});
