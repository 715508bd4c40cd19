import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { camelCase, readManifest } from './manifest.js';
import { everywhere, type Proofs } from './proofs/proofs.js';

const here = import.meta.dirname;
const described = readManifest();
const all = await Promise.all(
  globSync(join(here, 'proofs', '*.ts'))
    .filter((file) => !file.endsWith('proofs.ts'))
    .map(async (file) => ((await import(file)) as { proofs: Proofs }).proofs),
);
/** Source of all tests. Tests of several kinds share a plain file. */
const tests = globSync(join(here, '..', '**', '*.ts'))
  .map((file) => readFileSync(file, 'utf8').replace(/\\(['"`])/g, '$1'))
  .join('\n');

describe('every name that a page can use', () => {
  for (const { tag, attributes, properties, events, parts, tokens, slots } of described) {
    const known = all.find((each) => each.tag === tag);
    const own = properties.filter((name) => !attributes.map(camelCase).includes(name));
    for (const [kind, names] of Object.entries({ attributes, properties: own, events })) {
      const proofs = {
        ...everywhere[kind as keyof typeof everywhere],
        ...known?.[kind as keyof typeof everywhere],
      };
      it(`of ${tag}’s ${kind} is listed with the title of a test, and there is such a test`, () => {
        assert.deepEqual(
          names.filter((name) => !proofs[name]),
          [],
          `test/elements/proofs/ has no test for these ${kind} of ${tag}`,
        );
        const gone = names.filter((name) => !isTitle(proofs[name]!));
        assert.deepEqual(gone, [], `no test has these names’ titles`);
        const wrong = Object.keys(known?.[kind as keyof typeof everywhere] ?? {});
        assert.deepEqual(
          wrong.filter((name) => !names.includes(name)),
          [],
          `${tag} has no such ${kind}`,
        );
      });
    }

    if (parts.length + tokens.length === 0) continue;
    it(`of ${tag}’s parts, tokens and slots (${parts.length + tokens.length + slots.length}) is looked for in a sheet`, () => {
      const sheets = globSync(join(here, '..', 'shots', 'sheets', '*.ts'));
      assert.ok(
        sheets.some((file) => readFileSync(file, 'utf8').includes(`tag: '${tag}'`)),
        `no file in test/shots/sheets/ is of ${tag}`,
      );
    });
  }

  it('is described where a tag is registered', () => {
    const registered = globSync('src/elements/*/define.ts').map(
      (file) => /define\('([\w-]+)'/.exec(readFileSync(file, 'utf8'))![1],
    );
    assert.deepEqual(described.map(({ tag }) => tag).sort(), registered.sort());
  });
});

/** Whether the title of a test starts with a text. */
function isTitle(title: string): boolean {
  return ["it('", 'it("', 'it(`'].some((start) => tests.includes(start + title));
}
