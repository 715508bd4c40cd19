import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runPanelCheck } from '../../../src/diagnostics/cli/check-panel.js';
import { loadWords } from '../../../src/diagnostics/cli/load-words.js';
import { reportText } from '../../../src/diagnostics/core/check/finding.js';
import { closedPort } from '../../kit/broken-servers.js';

describe('the messages of onair-panel check', () => {
  it('are loaded from the built package', async () => {
    const report = await runPanelCheck(`http://${await closedPort()}`, 1);
    const textIn = async (dist: string | null): Promise<string> =>
      reportText(report, await loadWords('fr-CA', dist));
    assert.match(await textIn('dist/onair-panel'), /^NO {2}station {2}.*son port est fermé/m);
    for (const dist of [null, 'dist/none'])
      assert.match(await textIn(dist), /its port is closed/, String(dist));
  });
});
