/** Pastes every output of the builder into a real page of its kind. */
import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { BuilderChoice } from '../../src/builder/choice.js';
import type { Files, OutputName } from '../../src/builder/outputs/outputs.js';
import { VERSION } from '../../src/station/version.js';
import { HOSTILE } from './hostile.js';
import {
  ACCENT,
  assertHarmless,
  assertMore,
  MORE,
  outputOf,
  TAGS,
  TITLE,
  untilTitle,
  WORST,
} from './pasted.js';
import { openBrowser, openSite, watchErrors, type Site } from '../kit/browser.js';
import { newProject, pack, runIn } from '../kit/installed.js';
import { slowScripts, watchMoves } from '../kit/moves.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';
import { page as htmlPage, REACT, tsconfig, TYPESCRIPT, VITE, VUE, VUE_PLUGIN } from '../kit/projects.js';
import { freePort } from '../kit/sshd.js';
import { until } from '../kit/until.js';
import { allowLoopback, installPlugin, openStage, type Stage } from '../kit/wordpress-stage.js';
import { whyNoWordPress } from '../kit/wordpress.js';

let panel: OpenedPanel;
let browser: Browser;
let site: Site;

const code = (name: OutputName, given?: Partial<BuilderChoice>, files?: Partial<Files>): string =>
  outputOf(panel, name, given, files);

/** Opens a page and records its errors. `alert` sets a flag, for hostile texts. */
async function visit(address: string, width = 1280): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    window.alert = () => Object.assign(window, { ran: true });
  });
  await page.goto(address);
  return { page, errors };
}

let pasted = 0;
/** Puts HTML into a page of another site, and returns its URL. */
function put(html: string): string {
  const path = `/pasted-${(pasted += 1)}`;
  site.pages[path] = `<!doctype html><html lang="en"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>Site</title><body>${html}<p>Below</p>`;
  return site.url + path;
}

const paste = (html: string, width?: number): ReturnType<typeof visit> => visit(put(html), width);

/** Waits until the tags are ready, or the frames have their heights. */
async function untilShown(page: Page, name: OutputName, tags: BuilderChoice['tags']): Promise<void> {
  if (name !== 'iframe') {
    for (const tag of tags) await page.locator(`onair-${tag.name}[status=ready]`).waitFor();
    return;
  }
  for (const frame of await page.locator('iframe').elementHandles()) {
    await (await frame.contentFrame())!.waitForSelector('main [status=ready]');
    await until(
      () => frame.evaluate((each) => (each as HTMLElement).style.height !== ''),
      'a height that was told',
    );
  }
}

describe('pasted builder outputs', () => {
  before(async () => {
    const port = await freePort();
    const publicUrl = `http://localhost:${port}`;
    [browser, site, panel] = await Promise.all([
      openBrowser(),
      openSite(),
      openLivePanel({ dist: 'dist/onair-panel', port, publicUrl }),
    ]);
    panel.url = publicUrl;
    for (let count = 0; count < 4; count += 1)
      await panel.play({ title: TITLE, author: 'The Harbour Lights', length: 6_000_000 });
  });
  after(async () => {
    await browser?.close();
    await site?.close();
    await panel?.close();
  });

  for (const name of ['script', 'div'] as const) {
    it(`${name}: shows hostile text as text`, async () => {
      const { page, errors } = await paste(code(name, WORST));
      await assertHarmless(page);
      assert.deepEqual(errors, []);
      await page.close();
    });
  }

  for (const [name, given] of [
    ['script', MORE],
    ['script', { tags: [{ name: 'history', attributes: { limit: '7' } }] }],
    ['div', MORE],
    ['iframe', { ...MORE, tags: TAGS.slice(0, 2) }],
    ['iframe', { tags: [TAGS[0]!, TAGS[3]!] }],
  ] as const)
    it(`${name}: causes no layout shift with ${given.tags!.length} tags`, async () => {
      for (const width of [360, 1280]) {
        const page = await browser.newPage({ viewport: { width, height: 1600 } });
        await slowScripts(page, 150);
        const moved = await watchMoves(page);
        await page.goto(put(`<h1>Radio</h1>${code(name, given)}${'<p>All that it tells.</p>'.repeat(60)}`));
        await untilShown(page, name, given.tags!);
        assert.ok((await moved()) <= 0.02, `${width} pixels: moved by ${await moved()}`);
        await page.close();
      }
    });

  it('script: is blocked if a file was modified', async () => {
    const cdn = `${panel.url}/v/${VERSION}/`;
    const integrity = (await (await fetch(`${cdn}integrity.json`)).json()) as Record<string, string>;
    const html = code('script', MORE, { cdn, integrity, version: VERSION });
    assert.match(html, /integrity="sha384-[^"]+" crossorigin/);
    const { page, errors } = await paste(html);
    await assertMore(page);
    assert.deepEqual(errors, []);
    await page.route('**/onair.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n// changed` });
    });
    const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
    await page.reload();
    await refused;
    assert.equal(await page.evaluate(() => customElements.get('onair-now-playing')), undefined);
    await page.close();
  });

  it('iframe: shows the station at its full height', async () => {
    const { page, errors } = await paste(code('iframe', { ...MORE, tags: TAGS.slice(0, 2) }));
    const frame = await page.waitForSelector('iframe');
    assert.equal(await frame.getAttribute('title'), 'Auf Sendung');
    const inside = (await frame.contentFrame())!;
    await untilTitle(inside);
    assert.equal(await inside.locator('onair-history [part~=row]').count(), 3);
    const accent = await inside.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--onair-accent').trim(),
    );
    assert.equal(accent, ACCENT);
    await until(async () => {
      const content = await inside.evaluate(
        () => document.querySelector('main')!.getBoundingClientRect().height,
      );
      return Math.abs((await frame.evaluate((each) => each.clientHeight)) - content) <= 2;
    }, 'its height');
    assert.deepEqual(errors, []);
    await page.close();
  });

  it('iframe: shows each tag in full without the script', async () => {
    for (const width of [360, 1280]) {
      const html = code('iframe', { tags: TAGS })
        .replaceAll('<iframe', '<iframe sandbox="allow-scripts"')
        .replace(/<script.*<\/script>/, '');
      const { page } = await paste(html, width);
      const frames = await page.locator('iframe').elementHandles();
      assert.equal(frames.length, TAGS.length);
      for (const [index, frame] of frames.entries()) {
        await frame.scrollIntoViewIfNeeded();
        const inside = (await frame.contentFrame())!;
        await inside.waitForSelector('main [status=ready]', { state: 'attached' });
        if (index === 0) await untilTitle(inside);
        const [content, place] = await inside.evaluate(() => [
          document.querySelector('main')!.getBoundingClientRect().height,
          innerHeight,
        ]);
        assert.ok(content <= place, `${TAGS[index]!.name} at ${width}: ${content} in ${place}`);
      }
      await page.close();
    }
  });

  it('iframe: falls back to embed.html', async () => {
    const { page, errors } = await paste(code('iframe', MORE, { cdn: `${site.url}/`, panelPages: null }));
    const frame = await page.waitForSelector('iframe[src*="embed.html"]');
    await untilTitle((await frame.contentFrame())!);
    assert.deepEqual(errors, []);
    await page.close();
  });

  describe('in WordPress', { skip: whyNoWordPress() }, () => {
    let stage: Stage;
    before(async () => {
      stage = await openStage();
      allowLoopback(stage.wordpress, Number(new URL(panel.url).port));
    });
    after(() => stage?.close());

    it('link: shows the chosen tags without the plugin', async () => {
      const chosen = { ...MORE, tags: [TAGS[0]!, TAGS[2]!] };
      // The editor stores pasted lines as paragraphs.
      const paragraphs = code('link', chosen)
        .split('\n\n')
        .map((each) => `<!-- wp:paragraph --><p>${each.replaceAll('&', '&amp;')}</p><!-- /wp:paragraph -->`);
      const { page } = await visit(await stage.write(paragraphs.join('\n\n'), 'ana'));
      const frames = await page.locator('iframe[data-secret]').elementHandles();
      assert.equal(frames.length, 2);
      const [card, schedule] = await Promise.all(frames.map(async (each) => (await each.contentFrame())!));
      await untilTitle(card!);
      const { lang, accent } = await card!.evaluate(() => ({
        lang: document.documentElement.lang,
        accent: getComputedStyle(document.documentElement).getPropertyValue('--onair-accent').trim(),
      }));
      assert.deepEqual([lang, accent], ['de', ACCENT]);
      await card!.locator('onair-now-playing[vote]').waitFor();
      assert.equal(await card!.locator('onair-history').count(), 0);
      await schedule!.locator('onair-schedule[view=now][status=ready]').waitFor();
      await page.close();
    });

    it('wordpress: shows the station from the shortcode', async () => {
      await installPlugin(stage.wordpress);
      await stage.set({ 'base-url': panel.url });
      for (const given of [{}, MORE]) {
        const { page, errors } = await visit(await stage.write(code('wordpress', given), 'ana'));
        await (given === MORE ? assertMore(page) : untilTitle(page));
        assert.deepEqual(errors, []);
        await page.close();
      }
    });

    it('wordpress: shows hostile text as text', async () => {
      const { page, errors } = await visit(await stage.write(code('wordpress', WORST), 'ana'));
      await untilTitle(page);
      assert.equal(await page.locator('onair-vote').count(), HOSTILE.length);
      assert.equal(await page.evaluate(() => 'ran' in window), false);
      assert.deepEqual(errors, []);
      await page.close();
    });
  });

  describe('in an npm project', () => {
    const packed = mkdtempSync(join(tmpdir(), 'onair-packed-'));
    let folder: string;
    let built: Site;
    before(async () => {
      const page = (name: string): [string, string] => [`${name}.html`, htmlPage(`${name}.ts`)];
      const start = (name: string, given: Partial<BuilderChoice>): Record<string, string> => ({
        [`src/react-${name}-app.tsx`]: code('react', given),
        [`src/react-${name}.ts`]: `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { OnAir } from './react-${name}-app';
createRoot(document.getElementById('app')!).render(createElement(OnAir));
`,
        [`src/Vue${name}.vue`]: code('vue', given),
        [`src/vue-${name}.ts`]: `import { createApp } from 'vue';
import App from './Vue${name}.vue';
createApp(App).mount('#app');
`,
      });
      const pages = ['react', 'vue'].flatMap((kind) =>
        ['one', 'more', 'worst'].map((name) => `${kind}-${name}`),
      );
      folder = newProject([pack('dist/onair-widgets', packed), TYPESCRIPT, VITE, ...REACT, ...VUE], {
        'tsconfig.json': tsconfig({ jsx: 'react-jsx' }),
        'vite.config.js': `import react from '@vitejs/plugin-react';
import vue from '@vitejs/plugin-vue';
export default {
  plugins: [react(), ${VUE_PLUGIN}],
  build: { rollupOptions: { input: ${JSON.stringify(pages.map((name) => `${name}.html`))} } },
};
`,
        ...Object.fromEntries(pages.map(page)),
        ...start('one', {}),
        ...start('more', MORE),
        ...start('worst', WORST),
        'src/react-dom.d.ts': `declare module 'react-dom/client';`,
      });
      runIn(folder, 'vite', 'build', '--logLevel', 'error');
      built = await openSite(join(folder, 'dist'));
    });
    after(async () => {
      await built?.close();
      for (const each of [packed, folder]) rmSync(each, { recursive: true, force: true });
    });

    it("react and vue: compile with the package's types", () => {
      runIn(folder, 'vue-tsc', '-p', '.');
    });

    for (const kind of ['react', 'vue'] as const) {
      it(`${kind}: shows the station`, async () => {
        for (const name of ['one', 'more']) {
          const { page, errors } = await visit(`${built.url}/${kind}-${name}.html`);
          await (name === 'more' ? assertMore(page) : untilTitle(page));
          assert.deepEqual(errors, []);
          await page.close();
        }
      });

      it(`${kind}: shows hostile text as text`, async () => {
        const { page, errors } = await visit(`${built.url}/${kind}-worst.html`);
        await assertHarmless(page);
        assert.deepEqual(errors, []);
        await page.close();
      });
    }
  });
});
