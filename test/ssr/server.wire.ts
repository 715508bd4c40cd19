import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { renderTag, renderText } from '../../src/ssr/index.js';
import { PATIENCE_MS } from '../kit/patience.js';
import { startAzuraCast } from '../kit/servers/azuracast.js';
import { startIcecast } from '../kit/servers/icecast.js';

/** The renderer waits 2 s by default. With this limit slow machines have data, too. */
const timeoutMs = PATIENCE_MS;

const withoutStyle = (markup: string): string => markup.replace(/<style>[^]*?<\/style>/g, '');

describe('renderTag with a server of another kind', () => {
  it('renders the current track of another kind of server, and the last one once it goes off air', async (t) => {
    const server = await startAzuraCast();
    t.after(() => server.close());
    server.play({ title: 'Glass', artist: 'Ada Winter', length: 200 });
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const options = { baseUrl: server.url, source: 'azuracast', station: 'meridian' } as const;
    const markup = withoutStyle(await renderTag('now-playing', { ...options, timeoutMs }));
    assert.match(markup, / source="azuracast" station="meridian" /);
    assert.match(markup, /<p part="title" dir="auto" translate="no">\s*<!--lit-part-->Glass<!/);
    server.silence();
    t.mock.timers.tick(3001);
    assert.equal(
      await renderText('now-playing', options),
      '<p>Last played · <bdi>Ada Winter</bdi> – <bdi>Glass</bdi></p>',
    );
  });

  it('leaves plays without a start to the browser', async (t) => {
    const server = await startIcecast();
    t.after(() => server.close());
    server.play({ title: 'Glass', artist: 'Ada Winter' });
    assert.equal(await renderText('now-playing', { baseUrl: server.url, source: 'icecast' }), '');
  });
});

describe('without @lit-labs/ssr', () => {
  it('renderTag rejects with one sentence, while renderText works', () => {
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
      'renderTag needs the package @lit-labs/ssr: install it beside onair-widgets.',
    ]);
  });
});
