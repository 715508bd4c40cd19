import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
// @ts-expect-error A script of the build, without types.
import { indentByTabs } from '../../scripts/types.mjs';

it('indentByTabs converts indentation to tabs', (test) => {
  const folder = mkdtempSync(join(tmpdir(), 'onair-types-'));
  test.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'api'));
  const file = join(folder, 'api', 'index.d.ts');
  writeFileSync(
    file,
    'interface A {\n    /**\n     * Two    words.\n     */\n    b: {\n        c: 1;\n    };\n}\n',
  );
  (indentByTabs as (folder: string) => void)(folder);
  assert.equal(
    readFileSync(file, 'utf8'),
    'interface A {\n\t/**\n\t * Two    words.\n\t */\n\tb: {\n\t\tc: 1;\n\t};\n}\n',
  );
});
