import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe, requestJsonp } from '../../../src/diagnostics/cli/probe.js';
import { mayBeOtherServer } from '../../../src/diagnostics/core/cause-of.js';
import { ownerSentence } from '../../../src/diagnostics/core/sentence.js';
import type { CauseName } from '../../../src/words/owner-words.js';
import { causes as english } from '../../../src/words/en/owner.js';
import type { Finding } from '../../../src/diagnostics/core/failure.js';
import {
  checkForOtherServer,
  checkForStation,
  findingOfKind,
  findOtherServer,
  mayBeWrongStation,
} from '../../../src/diagnostics/core/other-server.js';
import { startAzuraCast } from '../../kit/servers/azuracast.js';
import { startIcecast } from '../../kit/servers/icecast.js';
import { startShoutcast } from '../../kit/servers/shoutcast.js';
import { startLibreTime } from '../../kit/servers/libretime.js';

const tools = { probe, requestJsonp, page: {} };

describe('checkForOtherServer', () => {
  it('returns the kind and the attributes', async (t) => {
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

  it("only runs if the response isn't a panel's", () => {
    assert.equal(mayBeOtherServer('website'), true);
    assert.equal(mayBeOtherServer('busy'), false);
    assert.equal(mayBeOtherServer('silentHttp'), false);
  });
});

describe('findOtherServer', () => {
  /** The requests that a page sends to a website without a station. */
  const requests = async (address: string): Promise<string[]> => {
    const urls: string[] = [];
    const website = { outcome: 'response', status: 200, type: 'text/html', text: '<p>Radio</p>' } as const;
    const probe = (url: string) => {
      urls.push(url);
      return Promise.resolve(website);
    };
    const requestJsonp = (url: string) => Promise.resolve(void urls.push(url));
    await findOtherServer(address, { probe, requestJsonp, page: {} });
    return urls;
  };

  it('requests each path once', async () => {
    const atRoot = await requests('https://radio.example');
    assert.equal(new Set(atRoot).size, atRoot.length);
    for (const address of ['https://radio.example/now.php', 'https://radio.example/now?id=1'])
      assert.deepEqual(await requests(address), atRoot);
    assert.equal((await requests('https://radio.example/radio')).length, 2 * atRoot.length);
  });
});

describe('findingOfKind', () => {
  const values = { url: 'https://radio.example/now.json', status: '500' };
  const sentence = (cause: CauseName, source: string): string =>
    ownerSentence(findingOfKind({ cause, values }, source), english);

  it("doesn't mention a panel for JSON or Icecast", () => {
    assert.match(sentence('noPanel', 'json'), /can’t read the response from \S+now\.json as source="json"/);
    assert.match(
      sentence('crashed', 'icecast'),
      /now\.json failed with status 500\..* ask the server’s host/,
    );
    assert.match(sentence('noCors', 'json'), /without the header .*, so this page can’t read it\./);
  });

  it("keeps the panel's finding for an unknown kind", () => {
    for (const source of ['panel', 'auto', 'constructor'])
      assert.equal(findingOfKind({ cause: 'noPanel', values }, source).cause, 'noPanel');
  });
});

describe('checkForStation', () => {
  const first: Finding = { cause: 'noCors', values: { url: 'requested' } };

  it('lists the stations of an AzuraCast server', async (t) => {
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

  it('lists the streams of a Shoutcast server', async (t) => {
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

  it('lists the mounts of an Icecast server', async (t) => {
    const server = await startIcecast({ isInProcess: true });
    t.after(() => server.close());
    server.play({ title: 'Harbour' });
    for (const [cause, station] of [
      ['badStation', '/../live'],
      ['noCors', '/livee.mp3'],
    ] as const) {
      const options = { baseUrl: server.url, source: 'icecast', station };
      const { cause: found, values } = await checkForStation({ cause, values: {} }, options, tools);
      assert.equal(found, 'wrongStation');
      assert.match(values.stations!, /^\/live\.mp3/);
    }
  });

  it('returns the original cause if the station exists', async (t) => {
    const [azuracast, libretime] = await Promise.all([startAzuraCast(), startLibreTime()]);
    t.after(() => Promise.all([azuracast.close(), libretime.close()]));
    for (const [{ url }, source, station] of [
      [azuracast, 'azuracast', 'meridian'],
      [azuracast, 'azuracast', ''],
      [azuracast, 'panel', 'meridain'],
      [libretime, 'libretime', 'meridian'],
    ] as const) {
      assert.equal(await checkForStation(first, { baseUrl: url, source, station }, tools), first);
    }
  });

  it('describes the format of station names', async () => {
    const ownServer = 'https://radio.example';
    const closed = { probe: () => Promise.reject(new Error('not needed')), requestJsonp, page: {} };
    for (const [source, station, example, address] of [
      ['sonicpanel', 'meridian', '8042', ownServer],
      ['centova', 'my account', 'myaccount', ownServer],
      ['live365', 'Radio Meridian', 'a12345', 'https://api.live365.com'],
      ['radioco', 's0', 's012345678', 'https://public.radio.co'],
      ['spinitron', 'W XYZ', 'WXYZ', 'https://widgets.spinitron.com'],
      ['radioking', 'Radio!', 'my-radio', 'https://api.radioking.io'],
    ] as const) {
      const options = { baseUrl: ownServer, source, station };
      const wrong = await checkForStation({ cause: 'badStation', values: {} }, options, closed);
      assert.equal(wrong.cause, 'noSuchStation');
      assert.equal(wrong.values.address, address);
      const sentence = ownerSentence(wrong, english);
      assert.ok(sentence.includes(`has no station ${station}.`), sentence);
      assert.ok(sentence.includes(`look like this: ${example}.`), sentence);
      assert.doesNotMatch(sentence, /[{}]|undefined/);
      const unset = { ...options, station: '' };
      const missing = await checkForStation({ cause: 'badStation', values: {} }, unset, closed);
      assert.match(
        ownerSentence(missing, english),
        RegExp(`^This page doesn’t specify which .*: ${example}\\.`),
      );
    }
    // There is no such server at this address.
    const website: Finding = { cause: 'website', values: {} };
    const own = { baseUrl: ownServer, source: 'sonicpanel', station: '8042' };
    assert.equal(await checkForStation(website, own, closed), website);
    const hosted = { baseUrl: '', source: 'radioco', station: 's0000000000' };
    assert.equal((await checkForStation(website, hosted, closed)).cause, 'noSuchStation');
  });

  it('only runs if the station may be wrong', () => {
    assert.equal(mayBeWrongStation('badStation'), true);
    assert.equal(mayBeWrongStation('website'), true);
    assert.equal(mayBeWrongStation('login'), false);
    assert.equal(mayBeWrongStation('busy'), false);
  });
});
