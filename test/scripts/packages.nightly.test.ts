/** Tests both packages as npm would publish them, in projects of frameworks and from a registry. `packed.real.test.ts` tests one installation. */
import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { endWithTests } from '../kit/end-with-tests.js';
import { newProject, pack, runIn } from '../kit/installed.js';
import { page, REACT, tsconfig, TYPESCRIPT, VITE, VUE, VUE_PLUGIN } from '../kit/projects.js';
import { until } from '../kit/until.js';

const SVELTE = ['svelte@5.57.3', 'svelte-check@4.7.8', '@sveltejs/vite-plugin-svelte@7.3.1'];
const PREACT = ['preact@11.2.0'];

/** Wrong values in the markup for React and Svelte, each with the right one. */
const WRONG: [right: string, wrong: string][] = [
  ['layout="line"', 'layout="lines"'],
  ['vote={true}', 'vote={{}}'],
  ['view="week"', 'view="month"'],
  ['from-hour={6}', 'from-hour={[]}'],
  ['detail.track?.title', 'detail.song'],
];

/**
 * How each framework writes the attributes that all HTML elements have, and the handler of an event. `TAG` is a tag's class.
 */
const FRAMEWORKS: Record<string, { packages: string[]; jsx: object; common: string; handler: string }> = {
  react: {
    packages: ['react@19.3.1', '@types/react@19.3.0'],
    jsx: { jsx: 'react-jsx' },
    common: `ref={(tag: TAG | null) => { tag?.focus(); }} key="a" className="b" class="c" tabIndex={0} style={{ marginTop: 8 }} onClick={({ currentTarget }) => currentTarget.baseUrl}`,
    handler: 'onNAME={({ detail }) => Object.keys(detail)}',
  },
  'react 18': {
    packages: ['react@18.3.1', '@types/react@18.3.27'],
    jsx: { jsx: 'react-jsx' },
    common: `ref={(tag: TAG | null) => { tag?.focus(); }} key="a" class="c" tabIndex={0} style={{ marginTop: 8 }} onClick={({ currentTarget }) => currentTarget.baseUrl}`,
    handler: '',
  },
  preact: {
    packages: PREACT,
    jsx: { jsx: 'react-jsx', jsxImportSource: 'preact' },
    common: `ref={(tag: TAG | null) => { tag?.focus(); }} key="a" class="c" tabIndex={0} style={{ marginTop: 8 }} onClick={({ currentTarget }) => currentTarget.baseUrl}`,
    handler: 'onNAME={({ detail }) => Object.keys(detail)}',
  },
  solid: {
    packages: ['solid-js@1.9.10'],
    jsx: { jsx: 'preserve', jsxImportSource: 'solid-js' },
    common: `ref={(tag: TAG) => tag.focus()} class="c" classList={{ d: true }} tabIndex={0} style={{ 'margin-top': '8px' }} onClick={({ currentTarget }) => currentTarget.baseUrl}`,
    handler: 'on:NAME={({ detail }) => Object.keys(detail)}',
  },
};

/** The props of HTML elements that are written in the same way everywhere. */
const HTML_PROPS = 'id="e" title="f" hidden slot="g" data-h="i" aria-label="j" role="region" dir="rtl"';

interface Declaration {
  name: string;
  tagName: string;
  attributes: { name: string; type?: { text: string } }[];
  events: { name: string }[];
}

function declarations(): Declaration[] {
  const text = readFileSync('dist/onair-widgets/custom-elements.json', 'utf8');
  const { modules } = JSON.parse(text) as { modules: { declarations: Declaration[] }[] };
  return modules.flatMap((each) => each.declarations);
}

/** The values of an attribute as in HTML. */
function valuesIn({ type }: Declaration['attributes'][number]): string[] {
  const text = type?.text ?? 'string';
  const values = Array.from(text.matchAll(/'([^']*)'/g), ([, choice]) => choice!);
  if (text.includes('boolean')) values.push('', 'false');
  if (text.includes('number')) values.push('5');
  return values.length ? values : ['text'];
}

/** Every tag with each value of its attributes, and with the attributes that all elements of a framework have. */
function everyTag(common: string, handler: string): string[] {
  return declarations().flatMap(({ name, tagName, attributes, events }) => [
    `<${tagName} ${HTML_PROPS} ${common.replaceAll('TAG', name)} ${handler && events.map((event) => handler.replace('NAME', event.name)).join(' ')}><p>text</p></${tagName}>`,
    ...attributes.flatMap((attribute) =>
      valuesIn(attribute).map((value) => `<${tagName} ${attribute.name}="${value}"></${tagName}>`),
    ),
  ]);
}

describe('the packed packages', () => {
  const packed = mkdtempSync(join(tmpdir(), 'onair-packed-'));
  const trash = [packed];
  let widgets: string;
  let panel: string;
  before(() => {
    widgets = pack('dist/onair-widgets', packed);
    panel = pack('dist/onair-panel', packed);
  });
  after(() => {
    for (const folder of trash) rmSync(folder, { recursive: true, force: true });
  });

  function project(packages: string[], files: Record<string, string> = {}): string {
    const folder = newProject(packages, files);
    trash.push(folder);
    return folder;
  }

  /** Runs a type checker and returns its errors; '' if there are no errors. */
  function complaints(folder: string, program: string, ...args: string[]): string {
    try {
      runIn(folder, program, ...args);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  }

  /** Asserts that the project has no errors with `file` as it is, and errors with each of these replacements. */
  function assertChecked(
    folder: string,
    file: string,
    wrong: [from: string, to: string][],
    ...command: [string, ...string[]]
  ): void {
    const right = readFileSync(join(folder, file), 'utf8');
    assert.equal(complaints(folder, ...command), '');
    for (const [from, to] of wrong) {
      assert.ok(right.includes(from), from);
      writeFileSync(join(folder, file), right.replace(from, to));
      assert.notEqual(complaints(folder, ...command), '', `${to} is an error`);
    }
    writeFileSync(join(folder, file), right);
  }

  it('have types for React', () => {
    const folder = project([widgets, TYPESCRIPT, VITE, ...REACT], {
      'tsconfig.json': tsconfig({ jsx: 'react-jsx' }),
      'vite.config.js': `import react from '@vitejs/plugin-react'; export default { plugins: [react()] };`,
      'index.html': page('main.tsx'),
      'src/main.tsx': `import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import 'onair-widgets/elements/now-playing.js';
import 'onair-widgets/elements/player.js';
import 'onair-widgets/elements/schedule.js';
import type { OnairPlayer } from 'onair-widgets';
import type {} from 'onair-widgets/jsx';

const player = createRef<OnairPlayer>();
createRoot(document.getElementById('app')!).render(
  <>
    <onair-now-playing base-url="https://panel.example" layout="line" vote={true}
      ononair-track={(event) => console.log(event.detail.track?.title)} />
    <onair-schedule view="week" from-hour={6} />
    <onair-player ref={player} className="radio" style={{ marginTop: 8, '--onair-accent': '#a00' }} onClick={(event) => event.currentTarget.play()} />
  </>,
);
`,
    });
    const wrong: [string, string][] = [
      ...WRONG,
      ['createRef<OnairPlayer>', 'createRef<HTMLInputElement>'],
      ['currentTarget.play()', 'currentTarget.start()'],
      ['marginTop: 8', 'marginTip: 8'],
      ["'#a00'", '{}'],
    ];
    // The types of React's root are not needed here.
    writeFileSync(join(folder, 'src', 'react-dom.d.ts'), `declare module 'react-dom/client';`);
    assertChecked(folder, 'src/main.tsx', wrong, 'tsc', '-p', '.');
    runIn(folder, 'vite', 'build', '--logLevel', 'error');
  });

  it('have types for Preact', () => {
    const folder = project([widgets, TYPESCRIPT, VITE, ...PREACT], {
      'tsconfig.json': tsconfig({ jsx: 'react-jsx', jsxImportSource: 'preact' }),
      'index.html': page('main.tsx'),
      'src/main.tsx': `import { createRef, render } from 'preact';
import 'onair-widgets/elements/history.js';
import type { OnairHistory } from 'onair-widgets';
import type {} from 'onair-widgets/jsx';

const list = createRef<OnairHistory>();
render(<onair-history ref={list} limit={5} search={true} style={{ '--onair-accent': '#a00' }} onClick={() => list.current?.limit} />, document.getElementById('app')!);
`,
    });
    assertChecked(
      folder,
      'src/main.tsx',
      [
        ['limit={5}', 'limit={[5]}'],
        ['search={true}', 'search={7}'],
        ["'#a00'", '{}'],
        ['createRef<OnairHistory>', 'createRef<HTMLInputElement>'],
      ],
      'tsc',
      '-p',
      '.',
    );
  });

  it('have types for Vue', () => {
    const folder = project([widgets, TYPESCRIPT, VITE, ...VUE], {
      'tsconfig.json': tsconfig({ jsx: 'preserve' }),
      'vite.config.js': `import vue from '@vitejs/plugin-vue'; export default { plugins: [${VUE_PLUGIN}] };`,
      'index.html': page('main.ts'),
      'src/main.ts': `import { createApp } from 'vue';
import App from './App.vue';
createApp(App).mount('#app');
`,
      'src/App.vue': `<script setup lang="ts">
import 'onair-widgets/elements/now-playing.js';
import 'onair-widgets/elements/schedule.js';
import type {} from 'onair-widgets/vue';

// This is not in the template, because this vue-tsc ignores a tag with "//" in an attribute.
const panel = 'https://panel.example';
const show = (title?: string | null) => console.log(title);
</script>

<template>
  <onair-now-playing :base-url="panel" layout="line" :vote="true"
    @onair-track="show($event.detail.track?.title)" />
  <onair-schedule view="week" :from-hour="6" />
</template>
`,
    });
    const wrong: [string, string][] = [
      ['layout="line"', 'layout="lines"'],
      [':vote="true"', ':vote="{}"'],
      ['view="week"', 'view="month"'],
      [':from-hour="6"', ':from-hour="[]"'],
      ['detail.track?.title', 'detail.song'],
    ];
    assertChecked(folder, 'src/App.vue', wrong, 'vue-tsc', '-p', '.');
    runIn(folder, 'vite', 'build', '--logLevel', 'error');
  });

  it('have types for Svelte', () => {
    const folder = project([widgets, TYPESCRIPT, VITE, ...SVELTE], {
      'tsconfig.json': tsconfig({ verbatimModuleSyntax: true }),
      'vite.config.js': `import { svelte } from '@sveltejs/vite-plugin-svelte'; export default { plugins: [svelte()] };`,
      'index.html': page('main.ts'),
      'src/main.ts': `import { mount } from 'svelte';
import App from './App.svelte';
mount(App, { target: document.getElementById('app')! });
`,
      'src/App.svelte': `<script lang="ts">
  import 'onair-widgets/elements/now-playing.js';
  import 'onair-widgets/elements/schedule.js';
  import type {} from 'onair-widgets/svelte';
</script>

<onair-now-playing base-url="https://panel.example" layout="line" vote={true}
  ononair-track={(event) => console.log(event.detail.track?.title)}></onair-now-playing>
<onair-schedule view="week" from-hour={6}></onair-schedule>
`,
    });
    assertChecked(
      folder,
      'src/App.svelte',
      WRONG,
      'svelte-check',
      '--tsconfig',
      './tsconfig.json',
      '--threshold',
      'error',
    );
    runIn(folder, 'vite', 'build', '--logLevel', 'error');
  });

  for (const [name, { packages, jsx, common, handler }] of Object.entries(FRAMEWORKS)) {
    it(`have types for each attribute value in ${name}`, () => {
      const [framework] = name.split(' ');
      const folder = project([widgets, TYPESCRIPT, ...packages], {
        // All files of types are checked, too, because only this framework is installed.
        'tsconfig.json': tsconfig({ ...jsx, skipLibCheck: false, exactOptionalPropertyTypes: true }),
        'src/tags.tsx': `import type { ${declarations()
          .map((each) => each.name)
          .join(', ')} } from 'onair-widgets';
import type {} from 'onair-widgets/${framework}';
export const tags = () => [\n${everyTag(common, handler).join(',\n')},\n];
`,
      });
      assertChecked(
        folder,
        'src/tags.tsx',
        [
          ['limit="5"', 'limit="five"'],
          ['vote="false"', 'vote="no"'],
          ['skin="ink"', 'skin="inky"'],
        ],
        'tsc',
        '-p',
        '.',
      );
    });
  }

  it('have types for each attribute in Vue and Svelte', () => {
    const vue = project([widgets, TYPESCRIPT, ...VUE], {
      'tsconfig.json': JSON.stringify({
        ...(JSON.parse(tsconfig({ jsx: 'preserve' })) as object),
        vueCompilerOptions: { strictTemplates: true, dataAttributes: ['data-*'] },
      }),
      'src/App.vue': `<script setup lang="ts">
import type {} from 'onair-widgets/vue';
</script>
<template>
${everyTag(`ref="tag" :key="1" class="c" :class="{ d: true }" tabindex="0" :style="{ marginTop: '8px' }" @click.stop="(event) => event.preventDefault()"`, '@NAME="(event) => Object.keys(event.detail)"').join('\n')}
</template>
`,
    });
    assertChecked(vue, 'src/App.vue', [['limit="5"', 'limit="five"']], 'vue-tsc', '-p', '.');
    const svelte = project([widgets, TYPESCRIPT, ...SVELTE], {
      'tsconfig.json': tsconfig({ verbatimModuleSyntax: true, skipLibCheck: false }),
      'src/App.svelte': `<script lang="ts">
  import type {} from 'onair-widgets/svelte';
</script>
<x-site>
${everyTag(
  `class="c" class:d={true} tabindex={0} style:--onair-accent="red" onclick={(event) => event.preventDefault()}`,
  'onNAME={(event) => Object.keys(event.detail)}',
)
  // Svelte takes every attribute that starts with "on" for an event.
  .filter((tag) => !/ on[a-z]+="/.test(tag))
  .join('\n')}
</x-site>
`,
    });
    const check = ['svelte-check', '--tsconfig', './tsconfig.json', '--threshold', 'error'] as const;
    assertChecked(svelte, 'src/App.svelte', [['limit="5"', 'limit="five"']], ...check);
  });

  it('are installed with the tested versions of dependencies', async () => {
    const manifest = JSON.parse(readFileSync('dist/onair-panel/package.json', 'utf8')) as { version: string };
    const upstream = runIn('.', 'npm', 'config', 'get', 'registry').trim().replace(/\/$/, '');
    /** The manifest in a registry. npm ignores the shrinkwrap without `_hasShrinkwrap`. */
    const describePanel = (url: string) => ({
      name: 'onair-panel',
      'dist-tags': { latest: manifest.version },
      versions: {
        [manifest.version]: { ...manifest, _hasShrinkwrap: true, dist: { tarball: `${url}/panel.tgz` } },
      },
    });
    async function respond(path: string, response: ServerResponse): Promise<void> {
      if (path === '/onair-panel') return void response.end(JSON.stringify(describePanel(url)));
      if (path === '/panel.tgz') return void response.end(readFileSync(panel));
      const found = await fetch(upstream + path);
      response.writeHead(found.status).end(Buffer.from(await found.arrayBuffer()));
    }
    const server = createServer((request, response) => {
      // Without a response, npm would wait forever.
      respond(request.url!, response).catch(() => response.writeHead(502).end());
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const folder = mkdtempSync(join(tmpdir(), 'onair-pinned-'));
    trash.push(folder);
    writeFileSync(join(folder, 'package.json'), '{ "name": "site", "private": true }');
    const args = [
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      'onair-panel',
    ];
    const env = { ...process.env, npm_config_registry: `${url}/` };
    const [code] = (await once(spawn('npm', args, { cwd: folder, env, stdio: 'inherit' }), 'close')) as [
      number,
    ];
    server.close();
    server.closeAllConnections();
    assert.equal(code, 0);
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { version: string }>;
    };
    const root = join(folder, 'node_modules/onair-panel');
    const installed = globSync('node_modules/{*,@*/*}/package.json', { cwd: root });
    assert.ok(installed.length > 18);
    for (const file of installed) {
      const { version } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { version: string };
      assert.equal(version, packages[dirname(file)]?.version, file);
    }
  });

  it('let npx start the panel', async () => {
    const folder = project([panel]);
    const readme = readFileSync(join(folder, 'node_modules/onair-panel/README.md'), 'utf8');
    assert.match(readme, /^# onair-panel\n[^]*?onair-panel[^]*?`\/builder\/`/);
    const child = spawn('npx', ['onair-panel', '--port', '0'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    // The panel is a child process of npx.
    const end = (): boolean => process.kill(-child.pid!);
    endWithTests(child, end);
    let output = '';
    child.stdout.on('data', (part) => (output += String(part)));
    try {
      await until(() => {
        assert.equal(child.exitCode, null, output);
        return /http:\S+\n/.test(output);
      }, "the panel's address");
      const url = /http:\S+/.exec(output)![0];
      for (const path of [
        '',
        'onair.js',
        'onair.legacy.js',
        'lang/fr.js',
        'docs/',
        'docs/swagger-ui-bundle.js',
        'openapi.json',
        'api/v2/servers/',
      ]) {
        assert.equal((await fetch(url + path)).status, 200, path);
      }
    } finally {
      end();
    }
  });
});
