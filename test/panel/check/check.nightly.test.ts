/** `onair-panel check` on all broken set-ups; the most frequent ones are in the short test beside this one. */
import '../../kit/nightly.js';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { causes } from '../../../src/words/causes/en.js';
import type { CauseName } from '../../../src/words/causes/names.js';
import { checkPanel, type Line } from '../../../src/diagnostics/cli/check-panel.js';
import {
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
/** What a browser could not name as exactly is marked by its own cause here. */
const FAULTS: Partial<Record<HttpFault, CauseName>> = {
  websiteNotFound: 'website',
  websiteNoCors: 'website',
  noPanel: 'noPanel',
  otherProgram: 'otherProgram',
  listMissing: 'listMissing',
  noSuchServer: 'noSuchServer',
  login: 'login',
  forbidden: 'forbidden',
  throttled: 'throttled',
  crashed: 'crashed',
  gateway: 'gateway',
  busy: 'busy',
  refused: 'refused',
  brokenJson: 'brokenJson',
  brokenGzip: 'brokenJson',
  cut: 'cut',
  redirected: 'redirected',
};

// One after the other: the check gives each answer some seconds, and so must the machine.
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

  const causeAt = async (address: string, server = 1) => (await checkPanel(address, server)).finding;
  const lineOf = (lines: readonly Line[], what: string) => lines.find((line) => line.what === what);

  it('names the cause where there is no station', async () => {
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
      const found = await causeAt(address);
      if (found?.cause !== cause) wrong.push(`${cause} at ${address}: ${JSON.stringify(found)}`);
    }
    assert.deepEqual(wrong, []);
  });

  it('names the servers that there are', async () => {
    const found = await causeAt(panel.url, 99);
    assert.equal(found?.cause, 'wrongServer');
    assert.match(found?.values.servers ?? '', /^1 Radio/);
  });

  it('tells the faults of certificates apart, and has no complaint about a right one', async () => {
    const run = async (fault: TlsFault): Promise<string> => {
      const host = await start(startSecure(fault, certificates));
      const { lines, stop } = await startProcess(['check', `https://${host}`], {
        NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem'),
      });
      await stop();
      return lines().join('\n');
    };
    const faults: TlsFault[] = ['ended', 'own', 'chain', 'name', 'none'];
    const said: string[] = [];
    for (const fault of faults) said.push(await run(fault));
    const [ended, own, chain, name, none] = said;
    for (const [told, cause] of [
      [ended, 'certificateEnded'],
      [own, 'certificateOwn'],
      [chain, 'certificateChain'],
      [name, 'certificateName'],
    ] as const) {
      const [, part = ''] = causes[cause].split('{host}');
      assert.ok(told?.includes(part.split('{')[0]!.trim()), `${cause}: ${told}`);
    }
    assert.match(none!, /^ok {2}certificate /m);
  });

  it('says how pages read a panel without CORS', async () => {
    const { lines } = await checkPanel(noCors.url, 1);
    assert.equal(lineOf(lines, 'CORS')?.holds, null);
    assert.match(lineOf(lines, 'CORS')!.says, /by JSONP/);
  });

  it('is told what it takes', async () => {
    for (const switches of [['check'], ['check', 'ftp://x'], ['check', panel.url, '--server', 'one']]) {
      const { complaints, stop } = await startProcess(switches);
      assert.equal(await stop(), 2);
      assert.match(complaints(), /Write onair-panel check URL/);
    }
  });
});
