import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

const folder = mkdtempSync(join(tmpdir(), 'onair-regex-'));
after(() => rmSync(folder, { recursive: true }));

/** Checks a folder that has these contents as files `0.ts`, `1.ts` and so on. */
function check(name: string, contents: readonly string[]) {
  mkdirSync(join(folder, name));
  contents.forEach((content, index) => writeFileSync(join(folder, name, `${index}.ts`), content));
  return spawnSync(process.execPath, ['scripts/check-regex.mjs', join(folder, name)], {
    encoding: 'utf8',
    timeout: 120_000,
  });
}

describe('check-regex', () => {
  const wrong: [fact: string, content: string, says: RegExp][] = [
    [
      'an exponential literal',
      'export const WORDS = /^ad([ -]?(insert|end)\\w*)*$/i;',
      /^1: this takes exponential time/,
    ],
    [
      'an exponential pattern assembled from constants',
      "const ENDS = ['insert', 'end'].join('|');\nexport const WORDS = new RegExp('^ad(' + `[ -]?(${ENDS})\\\\w*` + ')*$');",
      /^2: this takes exponential time/,
    ],
    [
      'an exponential pattern from a string',
      "export const find = (text: string) => text.match('^(a+)+$');",
      /^1: this takes exponential time/,
    ],
    [
      'an exponential pattern with limited input',
      '// regex-bound: 100 characters, a name.\nexport const NAME = /^(a+)+$/;',
      /^2: this takes exponential time/,
    ],
    [
      'a polynomial pattern without an input limit',
      'export const END = /\\s+$/;',
      /^1: this takes polynomial time \(degree 2\).* no regex-bound/,
    ],
    [
      'a limit that is too high',
      '// regex-bound: 10,000 characters, cut by read.\nexport const END = /\\s+$/;',
      /^2: .*10000 characters are too many/,
    ],
    [
      'a limit without a reason',
      '// regex-bound: 300 characters\nexport const END = /\\s+$/;',
      /^2: write the limit as/,
    ],
    [
      'an unnecessary limit',
      '// regex-bound: 300 characters, cut by read.\nexport const END = /a+b/y;',
      /^2: this takes linear time, so remove its regex-bound/,
    ],
    [
      'a limit without a pattern',
      'export const END = 1;\n// regex-bound: 300 characters, cut by read.',
      /^2: no regular expression follows/,
    ],
    [
      'an exponential string passed to search()',
      "export const find = (text: string) => text.search('^(a+)+$');",
      /^1: this takes exponential time/,
    ],
    [
      "an exponential string passed to ['match']()",
      "export const find = (text: string) => text['match']('^(a+)+$');",
      /^1: this takes exponential time/,
    ],
    [
      'a pattern from an alias of RegExp',
      "const Pattern = RegExp;\nexport const NAME = new Pattern('^(a+)+$');",
      /^1: write this pattern as a literal/,
    ],
    [
      'a pattern from a parameter named like a constant',
      "const SAFE = 'a';\nexport const find = (SAFE: string) => new RegExp(SAFE);\nexport { SAFE as other };",
      /^2: this pattern is assembled at run time/,
    ],
    [
      'a pattern assembled at run time',
      'export const find = (name: string) => new RegExp(`^${name}$`);',
      /^1: this pattern is assembled at run time/,
    ],
  ];
  let lines: string[] = [];

  before(() => {
    const { status, stderr } = check(
      'wrong',
      wrong.map(([, content]) => content),
    );
    assert.equal(status, 1);
    lines = stderr.split('\n');
  });

  for (const [index, [fact, , says]] of wrong.entries()) {
    it(`rejects ${fact}`, () => {
      const file = join(folder, 'wrong', `${index}.ts:`);
      const found = lines.filter((line) => line.startsWith(file)).map((line) => line.slice(file.length));
      assert.equal(found.length, 1, found.join('\n'));
      assert.match(found[0]!, says);
    });
  }

  it('accepts linear patterns and limited polynomial patterns', () => {
    const { status, stderr, stdout } = check('right', [
      'export const A = /^a+$/;\n// regex-bound: 300 characters, cut by read.\nexport const END = /\\s+$/;\n' +
        "export const find = (text: string) => text.replace(/b/g, '').match(A);",
    ]);
    assert.equal(stderr, '');
    assert.match(stdout, /3 regular expressions, 3 of them distinct; 1 take polynomial time/);
    assert.equal(status, 0);
  });
});
