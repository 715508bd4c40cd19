import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkPanel } from '../../../src/diagnostics/cli/check-panel.js';
import { loadWords } from '../../../src/diagnostics/cli/load-words.js';
import { closedPort } from '../../kit/broken-servers.js';

describe('onair-panel check', () => {
  it('has the other languages from beside the built panel, and is English without a build', async () => {
    const address = `http://${await closedPort()}`;
    const textIn = async (dist: string | null): Promise<string> =>
      (await checkPanel(address, 1, await loadWords('fr-CA', dist))).text;
    assert.match(await textIn('dist/onair-panel'), /^NO {2}station {2}.*son port est fermé/m);
    for (const dist of [null, 'dist/none'])
      assert.match(await textIn(dist), /its port is closed/, String(dist));
  });
});
