import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe, requestJsonp } from '../../../src/diagnostics/cli/probe.js';
import { mayBeOtherServer } from '../../../src/diagnostics/core/cause-of.js';
import type { Finding } from '../../../src/diagnostics/core/failure.js';
import {
  checkForOtherServer,
  checkForStation,
  mayBeWrongStation,
} from '../../../src/diagnostics/core/other-server.js';
import { startAzuraCast } from '../../kit/servers/azuracast.js';
import { startIcecast } from '../../kit/servers/icecast.js';
import { startShoutcast } from '../../kit/servers/shoutcast.js';
import { startSonicPanel } from '../../kit/servers/sonicpanel.js';

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

describe('the cause of a failure if the server lacks the station', () => {
  const first: Finding = { cause: 'noCors', values: { url: 'requested' } };

  it('lists the stations of AzuraCast, also if the kind was detected', async (t) => {
    const server = await startAzuraCast({ name: 'Radio Meridian' });
    t.after(() => server.close());
    for (const source of ['azuracast', 'auto']) {
      const finding = await checkForStation(
        first,
        { baseUrl: server.url, source, station: 'meridain' },
        tools,
      );
      assert.deepEqual(finding, {
        cause: 'wrongStation',
        values: {
          url: 'requested',
          address: server.url,
          station: 'meridain',
          stations: 'meridian (Radio Meridian)',
        },
      });
    }
  });

  it('lists the streams of Shoutcast, which pages read through JSONP', async (t) => {
    const streams = [
      { sid: 1, name: 'Radio Meridian' },
      { sid: 4, name: 'Radio Ferry' },
    ];
    const server = await startShoutcast({ streams });
    t.after(() => server.close());
    const options = { baseUrl: server.url, source: 'shoutcast', station: '7' };
    const { cause, values } = await checkForStation(first, options, tools);
    assert.equal(cause, 'wrongStation');
    assert.equal(values.stations, '1 (Radio Meridian), 4 (Radio Ferry)');
  });

  it('stays as it was if the station exists, no station is set, or the server lists none', async (t) => {
    const [azuracast, sonicpanel] = await Promise.all([startAzuraCast(), startSonicPanel()]);
    t.after(() => Promise.all([azuracast.close(), sonicpanel.close()]));
    for (const [{ url }, source, station] of [
      [azuracast, 'azuracast', 'meridian'],
      [azuracast, 'azuracast', ''],
      [azuracast, 'panel', 'meridain'],
      [sonicpanel, 'sonicpanel', '9999'],
    ] as const) {
      assert.equal(await checkForStation(first, { baseUrl: url, source, station }, tools), first);
    }
  });

  it('is determined only if the response may be due to the station', () => {
    assert.equal(mayBeWrongStation('badStation'), true);
    assert.equal(mayBeWrongStation('website'), true);
    assert.equal(mayBeWrongStation('login'), false);
    assert.equal(mayBeWrongStation('busy'), false);
  });
});
