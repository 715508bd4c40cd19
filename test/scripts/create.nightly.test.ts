/** Creates an element in a copy of the checkout, as `npm run create element NAME` does for a developer. */
import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { execFileSync, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';

const NAME = 'song-requests';

describe('npm run create element', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'onair-create-'));
  after(() => rmSync(checkout, { recursive: true, force: true }));

  function run(program: string, ...args: string[]): string {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: checkout, encoding: 'utf8' });
    assert.equal(status, 0, `${program} ${args.join(' ')}\n${stdout}${stderr}`);
    return stdout;
  }

  function edit(path: string, pattern: RegExp | string, text: string): void {
    const file = join(checkout, path);
    const old = readFileSync(file, 'utf8');
    const edited = old.replace(pattern, text);
    assert.notEqual(edited, old, path);
    writeFileSync(file, edited);
  }

  before(() => {
    const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      encoding: 'utf8',
    });
    for (const file of tracked.split('\0').filter(Boolean)) {
      mkdirSync(dirname(join(checkout, file)), { recursive: true });
      copyFileSync(file, join(checkout, file));
    }
    symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'));
    run('npm', 'run', 'create', 'element', NAME, 'Songs to request', 'Wunschtitel');
  });

  it('creates an element that passes the type check', () => {
    run('node_modules/.bin/tsc', '-p', 'tsconfig.json');
  });

  it('adds the title in both languages', () => {
    const read = (path: string): string => readFileSync(join(checkout, path), 'utf8');
    assert.match(read('src/words/en/builder.ts'), new RegExp(`'${NAME}': 'Songs to request'`));
    assert.match(read('src/words/de/builder.ts'), new RegExp(`'${NAME}': 'Wunschtitel'`));
    assert.match(read('src/elements/base/host-rules.styles.ts'), new RegExp(`^    onair-${NAME},$`, 'm'));
  });

  it('creates formatted files that pass ESLint', () => {
    const files = [
      `src/elements/${NAME}/${NAME}.ts`,
      `src/elements/${NAME}/${NAME}.styles.ts`,
      `src/elements/${NAME}/define.ts`,
      `test/elements/${NAME}/${NAME}.browser.test.ts`,
      `test/shots/sheets/${NAME}.ts`,
      'src/contract/tags.ts',
      'src/builder/outputs/heights.ts',
      'scripts/elements-page.mjs',
      'README.md',
      'docs/install.md',
    ];
    run('node_modules/.bin/prettier', '--check', ...files);
    run('node_modules/.bin/eslint', ...files);
  });

  it('creates a test that passes in a browser', () => {
    const output = run('npm', 'run', 'test:one', `test/elements/${NAME}/${NAME}.browser.test.ts`);
    assert.match(output, /^2 passed, 0 failed, 0 skipped$/m);
  });

  it('requires a summary for the documentation', () => {
    const docs = (): SpawnSyncReturns<string> =>
      spawnSync('npm', ['run', 'docs'], { cwd: checkout, encoding: 'utf8' });
    const unfinished = docs();
    assert.equal(unfinished.status, 1);
    assert.match(unfinished.stderr, new RegExp(`^<onair-${NAME}> has no summary: `, 'm'));
    edit(`src/elements/${NAME}/${NAME}.ts`, /TODO: .*/, 'A list of songs.');
    assert.equal(docs().status, 0);
    const read = (path: string): string => readFileSync(join(checkout, path), 'utf8');
    assert.match(read('docs/elements.md'), new RegExp(`^## .*onair-${NAME}.*\n[^]*^<onair-${NAME}></`, 'm'));
    assert.match(read('README.md'), new RegExp(`^\\| \`<onair-${NAME}>\` +\\| songs to request +\\|$`, 'm'));
    assert.match(read('docs/install.md'), new RegExp(`^\\| \`onair-${NAME}\` +\\| any`, 'm'));
    assert.match(read('docs/embed.md'), new RegExp(`^\\| \`${NAME}\` +\\| 32`, 'm'));
  });

  it('rejects a taken or invalid name', () => {
    const list = readFileSync(join(checkout, 'src/contract/tags.ts'), 'utf8');
    for (const name of [NAME, 'Charts', '../charts', '']) {
      const { status, stderr } = spawnSync('node', ['scripts/create.mjs', 'element', name], {
        cwd: checkout,
        encoding: 'utf8',
      });
      assert.equal(status, 2, name);
      assert.match(stderr, /exists already|Usage:/);
    }
    assert.equal(readFileSync(join(checkout, 'src/contract/tags.ts'), 'utf8'), list);
  });
});
