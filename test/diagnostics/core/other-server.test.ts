import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe, requestJsonp } from '../../../src/diagnostics/cli/probe.js';
import { mayBeOtherServer } from '../../../src/diagnostics/core/cause-of.js';
import type { Finding } from '../../../src/diagnostics/core/failure.js';
import { checkForOtherServer } from '../../../src/diagnostics/core/other-server.js';
import { startIcecast } from '../../kit/servers/icecast.js';

const tools = { probe, requestJsonp, page: {} };

describe('the cause of a failure if another kind of server is found', () => {
  it('includes the kind and the attributes, unless the tag already specifies that kind', async (t) => {
    const server = await startIcecast({ isInProcess: true });
    t.after(() => server.close());
    const first: Finding = { cause: 'noCors', values: { url: 'requested' } };
    const check = (source: string) => checkForOtherServer(first, server.url, source, tools);
    assert.deepEqual(await check('panel'), {
      cause: 'otherServer',
      values: {
        url: 'requested',
        kind: 'Icecast',
        address: server.url,
        attributes: `base-url="${server.url}" source="icecast"`,
      },
    });
    assert.equal((await check('azuracast')).cause, 'otherServer');
    assert.equal(await check('icecast'), first);
  });

  it("is determined only after a response that isn't from a panel", () => {
    assert.equal(mayBeOtherServer('website'), true);
    assert.equal(mayBeOtherServer('busy'), false);
    assert.equal(mayBeOtherServer('silentHttp'), false);
  });
});
