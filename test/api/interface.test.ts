import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
// @ts-expect-error A script of the project's set-up, without types.
import { writeInterface } from '../../scripts/interface.mjs';

describe('the types of the typed client', () => {
  it('match the current OpenAPI document', async () => {
    const written =
      (await (writeInterface as () => Promise<string>)()) === readFileSync('src/api/interface.ts', 'utf8');
    assert.ok(written, 'src/api/interface.ts is not what the document says: npm run interface');
  });
});
