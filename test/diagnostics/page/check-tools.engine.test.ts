import { expect } from '@open-wc/testing';
import { pageTools } from '../../../src/diagnostics/page/check-tools.js';
import { checkPanel } from '../../../src/diagnostics/core/check/check-panel.js';
import { startOther, startPanel, startServer } from '../../kit/panel.js';

const resultsOf = async (baseUrl: string): Promise<Record<string, boolean | null>> => {
  const { findings } = await checkPanel({ baseUrl, server: 1 }, pageTools());
  return Object.fromEntries(findings.map(({ name, isOk }) => [name, isOk]));
};

describe('a check in the browser', function () {
  it('reads the panel with and without CORS', async () => {
    const panel = await startPanel();
    const newer = await startPanel({ legacy: false });
    try {
      const all = { reachable: true, servers: true, jsonp: true, streams: true, covers: true, feeds: true };
      expect(await resultsOf(panel.url)).to.include({ ...all, v2: true, cors: true });
      await panel.faults({ cors: false });
      expect(await resultsOf(panel.url)).to.include({ ...all, v2: null, cors: null });
      // A second panel, because a browser may cache a script for two seconds.
      expect(await resultsOf(newer.url)).to.include({ v2: true, jsonp: null });
      const { page, now } = pageTools();
      expect(page).to.include({ protocol: location.protocol, origin: location.origin });
      const before = Date.now();
      expect(now()).to.be.within(before, Date.now());
    } finally {
      await panel.stop();
      await newer.stop();
    }
  });

  it("reports why a URL can't be loaded", async () => {
    const server = await startServer({
      '/page': { headers: { 'Content-Type': 'text/html' }, body: '<p>no' },
      '/hidden': { headers: { 'Access-Control-Allow-Origin': 'https://elsewhere.example' }, body: '<rss/>' },
    });
    const { tryMedia } = pageTools();
    try {
      expect(await tryMedia(server.url + '/page', 'stream')).to.equal('unplayable');
      expect(await tryMedia(server.url + '/page', 'cover')).to.equal('noPicture');
      expect(await tryMedia(server.url + '/page', 'feed')).to.equal('noFeed');
      expect(await tryMedia(server.url + '/none', 'feed')).to.equal('status 404');
      expect(await tryMedia(server.url + '/hidden', 'feed')).to.equal('unread');
    } finally {
      await server.stop();
    }
  });

  it('finds servers via fetch and JSONP', async () => {
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
        const { findings } = await checkPanel({ baseUrl: server.url, server: 1 }, pageTools());
        const { values } = findings.find(({ name }) => name === 'attributes')!;
        expect(values.attributes).to.equal(`base-url="${server.url}" source="${kind}"`);
        expect(findings.find(({ name }) => name === 'onAir')!.values.title).to.equal('Björk – Jóga');
        expect(findings.find(({ name }) => name === 'cors')!.isOk).to.equal(cors);
        const { policy } = findings.find(({ name }) => name === 'policy')!.values;
        expect(policy!.includes('script-src')).to.equal(cors === null);
      } finally {
        await server.stop();
      }
    }
  });

  it('reports an unknown kind of server', async () => {
    const headers = { 'Access-Control-Allow-Origin': 'https://elsewhere.example' };
    const server = await startServer({
      '/status-json.xsl': { headers, body: '{"icestats":{}}' },
      '*': { status: 404, headers },
    });
    try {
      const { findings } = await checkPanel({ baseUrl: server.url, server: 1 }, pageTools());
      expect(findings.map(({ result }) => result)).to.deep.equal([
        { cause: 'noCors' },
        { says: 'kindUnseen' },
      ]);
    } finally {
      await server.stop();
    }
  });

  it('requests each list once', async () => {
    const panel = await startPanel();
    try {
      await resultsOf(panel.url);
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
