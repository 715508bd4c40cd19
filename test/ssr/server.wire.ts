import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { renderTag, renderText } from '../../src/ssr/index.js';
import { PATIENCE_MS } from '../kit/patience.js';
import { startAzuraCast } from '../kit/servers/azuracast.js';
import { startIcecast } from '../kit/servers/icecast.js';
import { startJson } from '../kit/servers/json.js';
import { OTHER_SERVERS, STATION_ATTRIBUTES, type OtherKind } from '../kit/servers/kinds.js';

/** The renderer waits 2 s by default. With this limit, responses arrive in time even on a slow machine. */
const timeoutMs = PATIENCE_MS;

const withoutStyle = (markup: string): string => markup.replace(/<style>[^]*?<\/style>/g, '');

describe('renderTag for AzuraCast, Icecast and other servers', () => {
  it('renders the current and then the last track', async (t) => {
    const server = await startAzuraCast();
    t.after(() => server.close());
    server.play({ title: 'Glass', artist: 'Ada Winter', length: 200 });
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const options = { baseUrl: server.url, source: 'azuracast', station: 'meridian', timeoutMs } as const;
    const markup = withoutStyle(await renderTag('now-playing', options));
    assert.match(markup, / source="azuracast" station="meridian" /);
    assert.match(markup, /<p part="title" dir="auto" translate="no">\s*<!--lit-part-->Glass<!/);
    server.silence();
    t.mock.timers.tick(3001);
    assert.equal(
      await renderText('now-playing', options),
      '<p>Last played · <bdi translate="no">Ada Winter</bdi> – <bdi translate="no">Glass</bdi></p>',
    );
  });

  it('renders plays without a start time as text', async (t) => {
    const server = await startIcecast();
    t.after(() => server.close());
    server.play({ title: 'Glass', artist: 'Ada Winter' });
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const options = { baseUrl: server.url, source: 'icecast', timeoutMs } as const;
    const words = '<bdi translate="no">Ada Winter</bdi> – <bdi translate="no">Glass</bdi>';
    assert.equal(await renderText('now-playing', options), `<p>On air · ${words}</p>`);
    assert.doesNotMatch(await renderTag('now-playing', options), /Glass/);
    assert.equal(await renderText('history', options), '');
    server.play({ title: 'Moss', artist: 'Ada Winter' });
    t.mock.timers.tick(60_000);
    // The list contains the plays that this process has seen.
    assert.equal(await renderText('history', options), `<ol><li>${words}</li></ol>`);
  });

  it('renders no track if the server reports no title', async (t) => {
    const server = await startIcecast();
    t.after(() => server.close());
    server.play({ title: 'Glass', artist: 'Ada Winter' });
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const options = { baseUrl: server.url, source: 'icecast', timeoutMs } as const;
    assert.match(await renderText('now-playing', options), /Glass/);
    server.play({ title: '' });
    t.mock.timers.tick(3001);
    assert.equal(await renderText('now-playing', options), '<p><bdi translate="no">On air</bdi></p>');
    assert.match(await renderText('history', options), /^<ol>.*Glass/);
  });

  for (const [source, start] of Object.entries(OTHER_SERVERS))
    it(`renders the current track of ${source} as text`, async (t) => {
      const server = await start();
      t.after(() => server.close());
      server.play({ title: 'Glass', artist: 'Ada Winter', length: 200 });
      const { 'base-url': baseUrl = server.url, ...more } = STATION_ATTRIBUTES[source]?.(server.url) ?? {};
      const options = { baseUrl, source: source as OtherKind, ...more, timeoutMs };
      assert.match(
        await renderText('now-playing', options),
        /<bdi translate="no">Ada Winter<\/bdi> – <bdi translate="no">Glass<\/bdi>/,
      );
    });

  it("passes a station's map to the tag", async (t) => {
    const server = await startJson();
    t.after(() => server.close());
    server.play({ title: 'Glass', artist: 'Ada Winter', length: 200 });
    const options = {
      baseUrl: `${server.url}/now.php?station=meridian`,
      source: 'json',
      map: 'title: now.song.name, artist: now.song.by, start: now.began, length: now.seconds',
      timeoutMs,
    } as const;
    const markup = withoutStyle(await renderTag('now-playing', options));
    assert.ok(markup.includes(` map="${options.map}"`));
    assert.match(markup, /Glass/);
  });

  it('needs no base URL for a hosted service', async (t) => {
    const requested: string[] = [];
    t.mock.method(globalThis, 'fetch', (url: string) => {
      requested.push(url);
      const current = {
        title: 'Glass',
        artist: 'Ada Winter',
        start: new Date().toISOString(),
        duration: 200,
      };
      return Promise.resolve(Response.json({ 'current-track': current }));
    });
    const options = { source: 'live365', station: 'a12345', timeoutMs } as const;
    assert.match(await renderText('now-playing', options), /Glass/);
    const markup = await renderTag('now-playing', options);
    const [tag] = markup.split('>', 1);
    assert.match(tag!, /^<onair-now-playing [^]*source="live365" station="a12345"/);
    assert.doesNotMatch(tag!, /base-url/);
    assert.deepEqual([...new Set(requested)], ['https://api.live365.com/station/a12345']);
  });
});

describe('without @lit-labs/ssr', () => {
  it('renderText works but renderTag rejects', () => {
    const program = `
      import { registerHooks } from 'node:module';
      registerHooks({
        resolve(name, context, next) {
          if (name.startsWith('@lit-labs/ssr') && name !== '@lit-labs/ssr-dom-shim') throw new Error('not installed');
          return next(name, context);
        },
      });
      const { renderTag, renderText } = await import('./src/ssr/index.ts');
      const baseUrl = 'http://127.0.0.1:1';
      console.log(JSON.stringify(await renderText('now-playing', { baseUrl })));
      console.log(await renderTag('now-playing', { baseUrl }).catch(({ message }) => message));`;
    const said = execFileSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', program],
      {
        encoding: 'utf8',
      },
    );
    assert.deepEqual(said.trim().split('\n'), [
      '""',
      'renderTag requires the package @lit-labs/ssr. Install it alongside onair-widgets.',
    ]);
  });
});
