/** The most important results. All the faults are in `test/diagnostics/cli/check-panel.nightly.test.ts`. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { CauseName } from '../../../src/words/owner-words.js';
import { runPanelCheck } from '../../../src/diagnostics/cli/check-panel.js';
import { causeIn, rowsOf } from '../../kit/check-report.js';
import { closedPort, startBroken, type BrokenServer } from '../../kit/broken-servers.js';
import { openLivePanel, type OpenedPanel } from '../../kit/open-panel.js';
import { startProcess } from '../../kit/panel-process.js';

describe('onair-panel check', () => {
  let panel: OpenedPanel;
  let website: BrokenServer;
  before(async () => {
    panel = await openLivePanel();
    website = await startBroken('website');
  });
  after(() => Promise.all([panel, website].map((each) => each.close())));

  it("reports the cause if the station can't be read", async () => {
    const rows: [address: string, cause: CauseName, server?: number][] = [
      [`http://${await closedPort()}`, 'portClosed'],
      [`http://${website.host}`, 'website'],
      [`https://${website.host}`, 'noTls'],
      [`${panel.url}/api/v2`, 'endsInApi'],
      [panel.url, 'wrongServer', 99],
    ];
    for (const [address, cause, server = 1] of rows) {
      assert.equal(causeIn(await runPanelCheck(address, server)), cause, address);
    }
  });

  it('reports on every subject if the panel works', async () => {
    const report = await runPanelCheck(panel.url, 1);
    assert.equal(causeIn(report), undefined);
    const rows = rowsOf(report);
    const ok = rows.filter(({ isOk }) => isOk).map(({ subject }) => subject);
    for (const subject of [
      'reachable',
      'v2',
      'servers',
      'CORS',
      'JSONP',
      'clock',
      'streams',
      'covers',
      'feeds',
    ]) {
      assert.ok(ok.includes(subject), `${subject}: ${JSON.stringify(rows)}`);
    }
    const doc = readFileSync('docs/csp.md', 'utf8');
    const { text } = rows.find(({ subject }) => subject === 'policy')!;
    for (const directive of text.split('; ')) {
      const documented = `\`${directive.replace(panel.url, 'https://panel.example:8080')}\``;
      assert.ok(doc.includes(documented), documented);
    }
  });

  it('uses the language given with --lang', async () => {
    const address = `http://${await closedPort()}`;
    for (const [switches, LC_ALL, line] of [
      [['--lang', 'de'], 'en_GB.UTF-8', /^NO {2}Sender {2}.*der Port ist geschlossen/m],
      [[], 'de_AT.UTF-8', /^NO {2}Sender /m],
      [[], 'C', /^NO {2}station /m],
    ] as const) {
      const { lines, stop } = await startProcess(['check', address, ...switches], { LC_ALL });
      assert.equal(await stop(), 1);
      assert.match(lines().join('\n'), line);
    }
  });

  it('exits with 1 after finding a problem', async () => {
    const { lines, stop } = await startProcess(['check', `http://${await closedPort()}`, '--lang', 'en']);
    assert.equal(await stop(), 1);
    assert.match(lines().join('\n'), /^NO {2}station /m);
  });
});
