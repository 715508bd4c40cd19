/** The npm package, imported in Node without a DOM. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import type * as renderer from '../../src/ssr/index.js';
import { openLivePanel } from '../kit/open-panel.js';

const WIDGETS = 'dist/onair-widgets';

const { exports } = JSON.parse(readFileSync(`${WIDGETS}/package.json`, 'utf8')) as {
  exports: Record<string, string | { default?: string }>;
};

describe('the npm package', () => {
  it('can be imported on a server', async () => {
    const modules = Object.values(exports).flatMap((target) =>
      typeof target === 'string' || !target.default ? [] : target.default.replace('*', 'now-playing'),
    );
    assert.ok(modules.length >= 5);
    for (const path of modules) {
      if (path.includes('/lang/')) continue;
      assert.ok(await import(resolve(WIDGETS, path)), path);
    }
  });

  it('renders a tag with the current track', async (t) => {
    const panel = await openLivePanel();
    t.after(() => panel.close());
    await panel.play({ title: 'Paper Boats', length: 600_000 });
    const { renderTag } = (await import(resolve(WIDGETS, 'server/index.js'))) as typeof renderer;
    const markup = await renderTag('now-playing', { baseUrl: panel.url });
    assert.match(markup, /^<onair-now-playing .*?><template [^>]*shadowrootmode="open"/);
    assert.ok(markup.includes('Paper Boats'), markup);
  });
});
