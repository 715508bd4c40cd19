import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { otherServerFindings } from '../../../src/diagnostics/core/check/other-server-findings.js';
import { checkForOtherServer, findOtherServer } from '../../../src/diagnostics/core/other-server.js';
import type { CheckTools, ProbeResult } from '../../../src/diagnostics/core/probe.js';

const ADDRESS = 'https://radio.example/cp/get_info.php?p=8042';
const page = { protocol: 'https:', hostname: 'site.example', origin: 'https://site.example' };

/** A page's tools. `results` has the results of probes by mode. */
function toolsWith(results: Record<string, ProbeResult>): CheckTools {
  return {
    probe: (_, mode) => Promise.resolve(results[mode] ?? { outcome: 'failed' }),
    requestJsonp: () => Promise.resolve(undefined),
    tryMedia: () => Promise.resolve(''),
    page,
    now: () => 0,
  };
}

describe('identification of a server by its address', () => {
  const closed = toolsWith({ opaque: { outcome: 'opaque' } });

  it('leads to a relay command', async () => {
    const server = await findOtherServer(ADDRESS, closed);
    assert.equal(server?.name, 'sonicpanel');
    assert.equal(server.report, null);
    const findings = await otherServerFindings(server, { baseUrl: ADDRESS, server: 1 }, closed);
    assert.deepEqual(
      findings.map(({ name, isOk }) => [name, isOk]),
      [
        ['cors', false],
        ['relay', null],
      ],
    );
    assert.equal(
      findings[1]!.values.relay,
      'onair-panel --db relay.sqlite --relay sonicpanel:https://radio.example#8042',
    );
  });

  it('requires a response', async () => {
    assert.equal(await findOtherServer(ADDRESS, toolsWith({})), null);
  });

  it('requires an unambiguous address', async () => {
    assert.equal(await findOtherServer('https://radio.example/8042/stream', closed), null);
  });

  it("doesn't change the original cause", async () => {
    const finding = { cause: 'noCors', values: {} } as const;
    assert.equal(await checkForOtherServer(finding, ADDRESS, 'panel', closed), finding);
  });
});

describe('a station with settings from the builder', () => {
  it('is found without its name in the URL', async () => {
    const text = JSON.stringify({ title: 'A - B', djusername: '', listeners: 1 });
    const open = toolsWith({ read: { outcome: 'response', status: 200, text } });
    const known = { name: 'sonicpanel', baseUrl: 'https://radio.example', station: '8042' } as const;
    const server = await findOtherServer('https://radio.example', open, known);
    assert.deepEqual([server?.name, server?.station, server?.access], ['sonicpanel', '8042', 'fetch']);
  });
});
