/** All the faults. The most important ones are in `test/diagnostics/cli/check-panel.command.ts`. */
import '../../kit/nightly.js';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { terminalCauses } from '../../../src/words/en/owner.js';
import type { CauseName } from '../../../src/words/owner-words.js';
import { runPanelCheck } from '../../../src/diagnostics/cli/check-panel.js';
import { causeIn, rowsOf } from '../../kit/check-report.js';
import {
  COMMON_CAUSES,
  makeCertificates,
  startBroken,
  startReset,
  startSecure,
  type BrokenServer,
  type Certificates,
  type HttpFault,
  type TlsFault,
} from '../../kit/broken-servers.js';
import { openLivePanel, type OpenedPanel } from '../../kit/open-panel.js';
import { startProcess } from '../../kit/panel-process.js';

const NO_SERVER: Record<string, CauseName> = {
  'http://nowhere.invalid:8080': 'noSuchName',
};
/** Browsers report some of these less precisely. */
const FAULTS: Partial<Record<HttpFault, CauseName>> = {
  ...COMMON_CAUSES,
  websiteNoCors: 'website',
  brokenGzip: 'brokenJson',
};

// Sequential, because each probe has a timeout of some seconds.
describe('onair-panel check', () => {
  let panel: OpenedPanel;
  let noCors: OpenedPanel;
  let folder: string;
  let certificates: Certificates;
  const servers: BrokenServer[] = [];
  const start = async (server: Promise<BrokenServer>): Promise<string> => {
    servers.push(await server);
    return servers.at(-1)!.host;
  };
  before(async () => {
    panel = await openLivePanel();
    noCors = await openLivePanel({ cors: false });
    certificates = makeCertificates();
    folder = mkdtempSync(join(tmpdir(), 'onair-check-'));
    writeFileSync(join(folder, 'authority.pem'), certificates.authority);
  });
  after(async () => {
    rmSync(folder, { recursive: true, force: true });
    await Promise.all([panel, noCors, ...servers].map((each) => each.close()));
  });

  it("reports the cause if the station can't be read", async () => {
    const rows: [address: string, cause: CauseName][] = [
      ...Object.entries(NO_SERVER),
      [`http://${await start(startReset())}`, 'reset'],
      [`${panel.url}/radio/`, 'wrongPath'],
    ];
    for (const [fault, cause] of Object.entries(FAULTS)) {
      rows.push([`http://${await start(startBroken(fault as HttpFault))}`, cause]);
    }
    const wrong: string[] = [];
    for (const [address, cause] of rows) {
      const found = causeIn(await runPanelCheck(address, 1));
      if (found !== cause) wrong.push(`${cause} at ${address}: ${found}`);
    }
    assert.deepEqual(wrong, []);
  });

  it('lists the servers for an unknown server number', async () => {
    const report = await runPanelCheck(panel.url, 99);
    assert.equal(causeIn(report), 'wrongServer');
    assert.match(report.findings[0]!.values.servers ?? '', /^1 Radio/);
  });

  it('distinguishes certificate errors', async () => {
    const run = async (fault: TlsFault): Promise<string> => {
      const host = await start(startSecure(fault, certificates));
      const { lines, stop } = await startProcess(['check', `https://${host}`], {
        NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem'),
      });
      await stop();
      return lines().join('\n');
    };
    const faults: TlsFault[] = ['ended', 'own', 'chain', 'name', 'none'];
    const outputs: string[] = [];
    for (const fault of faults) outputs.push(await run(fault));
    const [ended, own, chain, name, none] = outputs;
    for (const [output, cause] of [
      [ended, 'certificateEnded'],
      [own, 'certificateOwn'],
      [chain, 'certificateChain'],
      [name, 'certificateName'],
    ] as const) {
      const [, part = ''] = terminalCauses[cause].details!.split('{host}');
      assert.ok(output?.includes(part.split('{')[0]!.trim()), `${cause}: ${output}`);
    }
    assert.match(none!, /^ok {2}certificate /m);
  });

  it('reports a missing CORS header', async () => {
    const rows = rowsOf(await runPanelCheck(noCors.url, 1));
    const { isOk, text } = rows.find(({ subject }) => subject === 'CORS')!;
    assert.equal(isOk, null);
    assert.match(text, /fall back to JSONP/);
  });

  it('prints its usage for invalid arguments', async () => {
    for (const switches of [['check'], ['check', 'ftp://x'], ['check', panel.url, '--server', 'one']]) {
      const { complaints, stop } = await startProcess(switches);
      assert.equal(await stop(), 2);
      assert.match(complaints(), /Usage: onair-panel check URL/);
    }
  });
});
