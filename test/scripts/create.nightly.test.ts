/** Creates an element in a copy of the checkout, as `npm run create element NAME` does for a developer. */
import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
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

  before(() => {
    const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      encoding: 'utf8',
    });
    for (const file of tracked.split('\0').filter(Boolean)) {
      mkdirSync(dirname(join(checkout, file)), { recursive: true });
      copyFileSync(file, join(checkout, file));
    }
    symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'));
    run('npm', 'run', 'create', 'element', NAME);
  });

  it('creates an element that passes the type check', () => {
    run('node_modules/.bin/tsc', '-p', 'tsconfig.json');
  });

  it('formats the files that it changes, and passes ESLint', () => {
    const files = [
      `src/elements/${NAME}/${NAME}.ts`,
      `src/elements/${NAME}/${NAME}.styles.ts`,
      `src/elements/${NAME}/define.ts`,
      `test/elements/${NAME}/${NAME}.browser.test.ts`,
      `test/shots/sheets/${NAME}.ts`,
      'src/contract/tags.ts',
      'src/builder/outputs/heights.ts',
    ];
    run('node_modules/.bin/prettier', '--check', ...files);
    run('node_modules/.bin/eslint', ...files);
  });

  it('creates a test that passes in a browser', () => {
    const output = run('npm', 'run', 'test:one', `test/elements/${NAME}/${NAME}.browser.test.ts`);
    assert.match(output, /^2 passed, 0 failed, 0 skipped$/m);
  });

  it('adds the element to the documentation', () => {
    run('npm', 'run', 'docs');
    const docs = readFileSync(join(checkout, 'docs/elements.md'), 'utf8');
    assert.match(docs, new RegExp(`^## .*onair-${NAME}`, 'm'));
  });

  it('refuses a name that is taken or invalid, and changes nothing', () => {
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
