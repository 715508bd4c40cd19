import { expect } from '@open-wc/testing';
import { pageWays } from '../../../src/diagnostics/page/page-ways.js';
import { checkPanel } from '../../../src/diagnostics/core/check/check-panel.js';
import { startOther, startPanel, startServer } from '../../kit/panel.js';

const holdsOf = async (baseUrl: string): Promise<Record<string, boolean | null>> => {
  const { lines } = await checkPanel({ baseUrl, server: 1 }, pageWays());
  return Object.fromEntries(lines.map(({ name, holds }) => [name, holds]));
};

describe('how a page checks a panel', function () {
  it('uses the ways of the tags, with CORS and without', async () => {
    const panel = await startPanel();
    const newer = await startPanel({ legacy: false });
    try {
      const all = { reachable: true, servers: true, jsonp: true, streams: true, covers: true, feeds: true };
      expect(await holdsOf(panel.url)).to.include({ ...all, v2: true, cors: true });
      await panel.faults({ cors: false });
      expect(await holdsOf(panel.url)).to.include({ ...all, v2: null, cors: null });
      // Another panel: a browser may keep a script for two seconds.
      expect(await holdsOf(newer.url)).to.include({ v2: true, jsonp: null });
      const { page, now } = pageWays();
      expect(page).to.include({ protocol: location.protocol, origin: location.origin });
      const before = Date.now();
      expect(now()).to.be.within(before, Date.now());
    } finally {
      await panel.stop();
      await newer.stop();
    }
  });

  it('reports why an address can not be loaded', async () => {
    const server = await startServer({
      '/page': { headers: { 'Content-Type': 'text/html' }, body: '<p>no' },
      '/hidden': { headers: { 'Access-Control-Allow-Origin': 'https://elsewhere.example' }, body: '<rss/>' },
    });
    const { attempt } = pageWays();
    try {
      expect(await attempt(server.url + '/page', 'stream')).to.equal('unplayable');
      expect(await attempt(server.url + '/page', 'cover')).to.equal('noPicture');
      expect(await attempt(server.url + '/page', 'feed')).to.equal('noFeed');
      expect(await attempt(server.url + '/none', 'feed')).to.equal('status 404');
      expect(await attempt(server.url + '/hidden', 'feed')).to.equal('unread');
    } finally {
      await server.stop();
    }
  });

  it('finds the other kinds of servers, by fetch and by JSONP', async () => {
    const rows: [kind: 'azuracast' | 'libretime' | 'icecast' | 'shoutcast', cors: true | null][] = [
      ['azuracast', true],
      ['libretime', null],
      ['icecast', true],
      ['shoutcast', null],
    ];
    for (const [kind, cors] of rows) {
      const server = await startOther(kind, { isStrict: true });
      try {
        await server.play({ artist: 'Björk', title: 'Jóga' });
        const { lines } = await checkPanel({ baseUrl: server.url, server: 1 }, pageWays());
        const { values } = lines.find(({ name }) => name === 'attributes')!;
        expect(values.attributes).to.equal(`base-url="${server.url}" source="${kind}"`);
        expect(lines.find(({ name }) => name === 'onAir')!.values.title).to.equal('Björk – Jóga');
        expect(lines.find(({ name }) => name === 'cors')!.holds).to.equal(cors);
        const { policy } = lines.find(({ name }) => name === 'policy')!.values;
        expect(policy!.includes('script-src')).to.equal(cors === null);
      } finally {
        await server.stop();
      }
    }
  });

  it('reports that it can not see the kind of server if nothing may be read', async () => {
    const headers = { 'Access-Control-Allow-Origin': 'https://elsewhere.example' };
    const server = await startServer({
      '/status-json.xsl': { headers, body: '{"icestats":{}}' },
      '*': { status: 404, headers },
    });
    try {
      const { lines } = await checkPanel({ baseUrl: server.url, server: 1 }, pageWays());
      expect(lines.map(({ finding }) => finding)).to.deep.equal([
        { cause: 'noCors' },
        { says: 'kindUnseen' },
      ]);
    } finally {
      await server.stop();
    }
  });

  it('requests each thing once, and leaves no frame behind', async () => {
    const panel = await startPanel();
    try {
      await holdsOf(panel.url);
      expect(document.querySelectorAll('iframe[name*="jsonp"]').length).to.equal(0);
      const paths = (await panel.state()).requests.recent
        .map(({ path }) => path)
        .filter((path) => path.startsWith('/api/'));
      expect(paths).to.have.members([
        '/api/v2/history/',
        '/api/v2/servers/',
        '/api/v2/channels/',
        '/api/v2/podcasts/',
        '/api/history/',
      ]);
    } finally {
      await panel.stop();
    }
  });
});
