import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, describe, it } from 'node:test';
// @ts-expect-error A script without types.
import { countBrowserTests, shorten } from '../../scripts/count-tests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'onair-reports-'));
after(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'reports'));

/** Node ignores a run of tests within a test. */
const env = { ...process.env };
delete env.NODE_TEST_CONTEXT;

interface Report {
  passed: number;
  failed: number;
  skipped: object[];
  failures: { file: string; name: string; message: string }[];
  seconds: Record<string, number>;
  lost?: string[];
}

const readReport = (name: string) =>
  JSON.parse(readFileSync(join(folder, 'reports', `${name}.json`), 'utf8')) as Report;

describe('the output of a test run', () => {
  const runner = resolve('scripts/run-tests.mjs');
  const run = (code: string) =>
    spawnSync(process.execPath, [runner, 'printed', process.execPath, '-e', code], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });

  it('has no more than 500 characters of a line, and all of the lines after it', () => {
    const { stdout, stderr } = run(
      `const long = '\\u20ac'.repeat(20e6); console.log(long + '\\nafter'); console.error('x'.repeat(501))`,
    );
    assert.equal(stdout, `${'€'.repeat(500)}\x1b[0m …\nafter\n`);
    assert.equal(stderr, `${'x'.repeat(500)}\x1b[0m …\n`);
  });

  it('has short lines as they are', () => {
    const { stdout } = run(`process.stdout.write('one\\r\\ntwo\\n' + 'x'.repeat(500) + '\\nno end')`);
    assert.equal(stdout, `one\r\ntwo\n${'x'.repeat(500)}\nno end`);
  });

  it('arrives while the runner runs, in parts of lines too', async () => {
    const code = `process.stdout.write('begun'); process.stdin.on('data', () => process.exit(3))`;
    const child = spawn(process.execPath, [runner, 'printed', process.execPath, '-e', code], { cwd: folder });
    const [begun] = (await once(child.stdout, 'data')) as [Buffer];
    assert.equal(String(begun), 'begun');
    const rest = text(child.stdout);
    child.stdin.write('end');
    const [exit] = (await once(child, 'exit')) as [number];
    assert.deepEqual([exit, await rest], [3, '']);
  });

  it('ends with the exit code of the runner, and with 1 if a signal ended it', () => {
    for (const code of [0, 1, 7]) assert.equal(run(`process.exit(${code})`).status, code);
    const { status, stderr } = run(`process.kill(process.pid, 'SIGKILL')`);
    assert.equal(status, 1);
    assert.match(stderr, /^printed: the runner was ended by SIGKILL\.$/m);
  });

  it('does not wait for a process that the runner has left behind', async () => {
    const left = `const { spawn } = require('node:child_process');
      const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1e6)'], { stdio: 'inherit', detached: true });
      console.log(pid); process.exit(4)`;
    const child = spawn(process.execPath, [runner, 'printed', process.execPath, '-e', left], { cwd: folder });
    const [pid] = (await once(child.stdout, 'data')) as [Buffer];
    try {
      assert.deepEqual(await once(child, 'exit'), [4, null]);
    } finally {
      process.kill(Number(pid));
    }
  });

  it('comes without the report of an earlier run', () => {
    writeFileSync(join(folder, 'reports', 'printed.json'), '{}');
    run('');
    assert.throws(() => readReport('printed'), /ENOENT/);
  });
});

describe('the report of tests in Node', () => {
  const file = join(folder, 'some.test.mjs');
  writeFileSync(
    file,
    `import assert from 'node:assert/strict';
     import { before, describe, it } from 'node:test';
     it('passes', () => {});
     it('is skipped', { skip: 'for a reason' }, () => {});
     describe('outer', () => {
       describe('inner', () => {
         it('passes', () => new Promise((resolve) => setTimeout(resolve, 50)));
         it('compares', () => assert.equal('a\\n'.repeat(1000), 'b'));
       });
       it('throws no error', () => { throw 'a text'; });
     });
     describe('with a hook', () => {
       before(() => { throw new Error('no server'); });
       it('never runs', () => {});
     });`,
  );
  const broken = join(folder, 'broken.test.mjs');
  writeFileSync(broken, 'import "./missing.mjs";');
  const run = (...args: string[]) =>
    spawnSync(
      process.execPath,
      ['scripts/node-tests.mjs', relative('reports', join(folder, 'reports', 'node')), ...args],
      { env, encoding: 'utf8' },
    );

  for (const args of [['--one-process'], []]) {
    it(`names each failure with its suites, and has the seconds of a file${args.join()}`, () => {
      assert.equal(run(...args, file).status, 1);
      const { failures, seconds, ...counts } = readReport('node');
      const path = relative('.', file);
      assert.deepEqual(counts, {
        passed: 2,
        failed: failures.length,
        skipped: [{ file: path, name: 'is skipped', reason: 'for a reason' }],
      });
      const messages = new Map(failures.map(({ name, message }) => [name, message]));
      assert.ok(failures.every((each) => each.file === path));
      assert.match(messages.get('outer > inner > compares')!, /^Expected values to be strictly equal: /);
      assert.ok(messages.get('outer > inner > compares')!.length < 510);
      assert.match(messages.get('outer > throws no error')!, /a text/);
      assert.match(messages.get('with a hook')!, /no server/);
      assert.deepEqual(Object.keys(seconds), [path]);
      assert.ok(seconds[path]! > 0.04);
    });
  }

  it('has a file that does not load', () => {
    assert.equal(run(broken, file).status, 1);
    assert.ok(readReport('node').failures.some((each) => each.file === relative('.', broken)));
  });
});

describe('the report of tests in a browser', () => {
  const path = join(folder, 'reports', 'browser.json');
  const file = resolve('test/one.browser.test.ts');
  const suite = (name: string, tests: object[], suites: object[] = []) => ({ name, tests, suites });
  const reporter = countBrowserTests(path) as {
    start(given: object): void;
    reportTestFileResults(given: object): void;
  };

  it('has failures with their suites, seconds, and the files without a result', () => {
    reporter.start({ testFiles: [file, resolve('test/two.browser.test.ts')] });
    const failed = { name: 'fails', passed: false, duration: 500, error: { message: 'no\n  title' } };
    const passed = { name: 'passes', passed: true, duration: 1000 };
    const skipped = { name: 'waits', passed: true, skipped: true };
    reporter.reportTestFileResults({
      testFile: file,
      sessionsForTestFile: [
        {
          passed: false,
          testResults: suite('', [passed], [suite('a tag', [skipped], [suite('inside', [failed])])]),
        },
      ],
    });
    assert.deepEqual(readReport('browser'), {
      passed: 1,
      failed: 1,
      skipped: [{ file: 'test/one.browser.test.ts', name: 'a tag > waits', reason: '' }],
      failures: [{ file: 'test/one.browser.test.ts', name: 'a tag > inside > fails', message: 'no title' }],
      seconds: { 'test/one.browser.test.ts': 1.5 },
      lost: ['test/two.browser.test.ts'],
    });
  });

  it('has a file that throws while it is loaded', () => {
    reporter.start({ testFiles: [file] });
    reporter.reportTestFileResults({
      testFile: file,
      sessionsForTestFile: [{ passed: false, errors: [{ message: 'no such module' }] }],
    });
    const { message } = readReport('browser').failures.at(-1)!;
    assert.equal(message, 'no such module');
  });

  it('has one line of a message at most, without colours', () => {
    assert.equal(shorten('\x1b[31mred\x1b[0m\n\n  text'), 'red text');
    assert.equal(shorten('x'.repeat(20e6)), `${'x'.repeat(500)} …`);
    assert.equal(shorten(undefined), '');
  });
});

describe('the summary of all reports', () => {
  const summary = resolve('scripts/test-summary.mjs');
  function summarize(reports: Record<string, object | string>, ...args: string[]) {
    for (const [name, report] of Object.entries(reports))
      writeFileSync(
        join(folder, 'reports', `${name}.json`),
        typeof report === 'string' ? report : JSON.stringify(report),
      );
    const { status, stdout } = spawnSync(process.execPath, [summary, ...args, ...Object.keys(reports)], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    return { status, lines: stdout.trimEnd().split('\n') };
  }
  const good = { passed: 3, failed: 0, skipped: [], failures: [], seconds: { 'a.ts': 1 } };
  const skipped = [{ file: 'a.ts', name: 'one', reason: 'no PHP' }];

  it('ends with a line of the sum', () => {
    assert.deepEqual(summarize({ pure: good, node: { ...good, skipped } }), {
      status: 0,
      lines: [
        'pure             3 passed, 0 failed, 0 skipped',
        'node             3 passed, 0 failed, 1 skipped',
        '',
        'The slowest files, in seconds:',
        '     1.0 a.ts (pure)',
        '     1.0 a.ts (node)',
        '',
        'Skipped:',
        '  a.ts: one (no PHP)',
        '',
        '6 passed, 0 failed, 1 skipped',
      ],
    });
  });

  it('has the failures just before, and the ten slowest files', () => {
    const seconds = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}.ts`, index]));
    const failures = [{ file: 'b.ts', name: 'a tag > fails', message: 'no title' }];
    const { status, lines } = summarize({ pure: { ...good, seconds, failed: 1, failures } });
    assert.equal(status, 1);
    assert.deepEqual(lines.slice(-6), [
      '',
      'Failed:',
      '  b.ts: a tag > fails',
      '    no title',
      '',
      '3 passed, 1 failed, 0 skipped',
    ]);
    const slowest = lines.slice(lines.indexOf('The slowest files, in seconds:') + 1, -6);
    assert.equal(slowest.length, 10);
    assert.equal(slowest[0], '    11.0 11.ts (pure)');
  });

  it('names a group that crashed or never ran, and files without a result', () => {
    rmSync(join(folder, 'reports', 'missing.json'), { force: true });
    const { status, lines } = summarize({ pure: good, cut: '{"passed": 3', empty: '' }, 'missing');
    assert.equal(status, 1);
    for (const name of ['cut', 'empty', 'missing'])
      assert.ok(lines.includes(`  ${name}: the whole group`), lines.join('\n'));
    assert.equal(lines.at(-1), '3 passed, 3 failed, 0 skipped');
    const lost = summarize({ browser: { ...good, lost: ['c.browser.test.ts'] } });
    assert.equal(lost.status, 1);
    assert.ok(lost.lines.includes('  c.browser.test.ts: the file itself'));
  });

  it('fails if no test ran', () => {
    assert.equal(summarize({ pure: { ...good, passed: 0 } }).status, 1);
  });

  it('reads the report of Playwright', () => {
    const spec = (title: string, status: string, result: object, annotations: object[] = []) => ({
      title,
      file: 'looks.shots.ts',
      tests: [{ status, annotations, results: [{ duration: 1500, ...result }] }],
    });
    const { lines } = summarize({
      looks: {
        stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
        errors: [],
        suites: [
          {
            title: 'looks.shots.ts',
            suites: [
              {
                title: 'a card',
                specs: [
                  spec('dark', 'expected', {}),
                  spec('light', 'unexpected', { error: { message: '40 pixels' } }),
                  spec('large', 'flaky', { error: { message: 'late' } }),
                  spec('wide', 'skipped', {}, [{ type: 'skip', description: 'another Chromium' }]),
                ],
              },
            ],
          },
        ],
      },
    });
    assert.ok(lines.includes('     6.0 test/shots/looks.shots.ts (looks)'), lines.join('\n'));
    assert.ok(lines.includes('  test/shots: 1 pictures (another Chromium)'));
    assert.deepEqual(lines.slice(-6, -2), [
      '  test/shots/looks.shots.ts: a card > light',
      '    40 pixels',
      '  test/shots/looks.shots.ts: a card > large',
      '    late',
    ]);
    assert.equal(lines.at(-1), '1 passed, 2 failed, 1 skipped');
  });

  it('comes after a script that it runs, whatever that ends with, and not from earlier reports', () => {
    const path = join(folder, 'writes.mjs');
    writeFileSync(
      path,
      `import { writeFileSync } from 'node:fs'; writeFileSync('reports/pure.json', '${JSON.stringify(good)}')`,
    );
    const scripts = {
      writes: 'node writes.mjs',
      breaks: 'npm run writes && exit 1',
      nothing: 'exit 1',
    };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
    const fine = summarize({ pure: good }, '--run', 'writes');
    assert.deepEqual([fine.status, fine.lines.at(-1)], [0, '3 passed, 0 failed, 0 skipped']);
    const broken = summarize({ pure: good }, '--run', 'breaks');
    assert.deepEqual([broken.status, broken.lines.at(-1)], [1, '3 passed, 0 failed, 0 skipped']);
    assert.ok(broken.lines.includes('A check or the build failed: see above.'));
    const none = summarize({ pure: good }, '--run', 'nothing');
    assert.deepEqual([none.status, none.lines.at(-1)], [1, '0 passed, 1 failed, 0 skipped']);
  });
});
