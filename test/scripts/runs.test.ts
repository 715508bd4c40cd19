import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it, mock } from 'node:test';
// @ts-expect-error A script without types.
import * as flakyScript from '../../scripts/runs/flaky.mjs';
// @ts-expect-error A script without types.
import { kindOf as kindOfFile } from '../../scripts/runs/kinds.mjs';
// @ts-expect-error A script without types.
import { readReport } from '../../scripts/runs/run-part.mjs';
// @ts-expect-error A script without types.
import { readPlaywright } from '../../scripts/runs/playwright.mjs';
// @ts-expect-error A script without types.
import { startProgress as start } from '../../scripts/runs/progress.mjs';
// @ts-expect-error A script without types.
import { summarize as sumUp } from '../../scripts/runs/summary.mjs';
// @ts-expect-error A script without types.
import { reportBrowserTests, shorten as shortenMessage } from '../../scripts/runs/reporters.mjs';

interface Failure {
  file: string;
  name: string;
  message: string;
  entry?: string;
}
interface Result {
  name: string;
  passed: number;
  failures: Failure[];
  skipped: object[];
  fileSeconds: Record<string, number>;
  load: number;
  seconds?: number;
  isComplete?: boolean;
  part?: object;
}

const kindOf = kindOfFile as (path: string) => string | null;
const shorten = shortenMessage as (message: unknown) => string;
const { isTimeout, timedOutFiles, readFlakyList } = flakyScript as {
  isTimeout(message: string): boolean;
  timedOutFiles(results: Result[]): { file: string }[];
  readFlakyList(path: string, now: number): { warnings: string[]; failures: Failure[] };
};

describe('the kind of a test file', () => {
  const kinds: [string, string | null][] = [
    ['test/a.test.ts', 'unit'],
    ['test/a.browser.test.ts', 'browser'],
    ['test/a.engine.test.ts', 'engine'],
    ['test/a.built.test.ts', 'built'],
    ['test/a.smoke.built.test.ts', 'smoke'],
    ['test/a.real.test.ts', 'real'],
    ['test/a.nightly.test.ts', 'nightly'],
    ['test/kit/until.ts', null],
  ];
  for (const [path, kind] of kinds) it(`is ${kind} for ${path}`, () => assert.equal(kindOf(path), kind));
});

describe('a file that may be rerun', () => {
  const result = (name: string, ...failures: [file: string, message: string][]): Result => ({
    name,
    passed: 1,
    skipped: [],
    fileSeconds: {},
    load: 1,
    failures: failures.map(([file, message]) => ({ file, name: 'a test', message })),
  });
  const files = (...results: Result[]) => timedOutFiles(results).map(({ file }) => file);
  const TIMEOUT = 'Timed out waiting for: a title';

  it('is a .real or .engine file with timeouts', () => {
    const found = files(result('real', ['a.real.test.ts', TIMEOUT], ['b.real.test.ts', TIMEOUT]));
    assert.deepEqual(found, ['a.real.test.ts', 'b.real.test.ts']);
    assert.deepEqual(files(result('webkit', ['a.engine.test.ts', TIMEOUT])), ['a.engine.test.ts']);
  });

  it('is the file that imported the failed test', () => {
    const failure = { file: 'a.wire.ts', name: 'a test', message: TIMEOUT, entry: 'all.real.test.ts' };
    assert.deepEqual(files({ ...result('real'), failures: [failure] }), ['all.real.test.ts']);
  });

  it('never uses virtual time', () => {
    for (const kind of ['', '.browser', '.built', '.smoke.built', '.nightly'])
      assert.deepEqual(files(result('unit', [`a${kind}.test.ts`, TIMEOUT])), [], kind);
  });

  it('has no failures other than timeouts', () => {
    const mixed = result('real', ['a.real.test.ts', TIMEOUT], ['a.real.test.ts', 'Expected 1 to equal 2']);
    assert.deepEqual(files(mixed), []);
  });

  it('is determined separately for each engine', () => {
    const firefox = result('firefox', ['a.engine.test.ts', 'Expected 1 to equal 2']);
    const webkit = result('webkit', ['a.engine.test.ts', TIMEOUT]);
    assert.deepEqual(files(firefox, webkit), ['a.engine.test.ts']);
  });

  const messages: [boolean, string][] = [
    [true, 'Timed out waiting for: the second title'],
    [true, 'Error: Timed out waiting for: the second title'],
    [true, 'page.waitForSelector: Timeout 120000ms exceeded. Call log: …'],
    [true, 'Timeout of 180000ms exceeded. For async tests and hooks, ensure "done()" is called'],
    [true, 'test timed out after 900000ms'],
    [false, 'Expected "Timed out waiting for: x" to equal "y"'],
    [false, 'fetch failed'],
    [false, '503 Service Unavailable'],
    [false, 'It was stopped by SIGSEGV.'],
    [false, 'The whole part: Timed out'],
  ];
  for (const [expected, message] of messages)
    it(`${expected ? 'may' : "can't"} have this failure: ${message}`, () =>
      assert.equal(isTimeout(message), expected));
});

describe('test results on disk', () => {
  let folder: string;
  before(() => (folder = mkdtempSync(join(tmpdir(), 'onair-runs-'))));
  after(() => rmSync(folder, { recursive: true }));

  describe('the list of flaky tests', () => {
    const NOW = Date.parse('2026-12-20T12:00Z');
    const row = (date: string) => ({ test: 'a', date, symptom: 'timed out', hypothesis: 'slow disk' });
    const read = (rows: object[]) => {
      const path = join(folder, 'flaky.json');
      writeFileSync(path, JSON.stringify(rows));
      return readFlakyList(path, NOW);
    };

    it('warns about entries older than 14 days', () => {
      const { warnings, failures } = read([row('2026-12-07'), row('2026-12-06'), row('2026-12-05')]);
      assert.deepEqual(failures, []);
      assert.deepEqual(warnings, [
        'Flaky for more than 14 days (2026-12-06): a. slow disk',
        'Flaky for more than 14 days (2026-12-05): a. slow disk',
      ]);
    });

    it('fails the run if it has six entries', () => {
      const rows = Array.from({ length: 6 }, () => row('2026-12-19'));
      assert.deepEqual(read(rows.slice(1)).failures, []);
      assert.equal(read(rows).failures.length, 1);
    });

    it('fails the run if a hypothesis or date is missing', () => {
      assert.equal(read([{ ...row('2026-12-19'), hypothesis: '' }]).failures.length, 1);
      assert.equal(read([row('yesterday')]).failures.length, 1);
    });

    it('is valid in this project', () => {
      assert.deepEqual(readFlakyList('test/flaky.json', 0).failures, []);
    });
  });

  describe('the report of browser tests', () => {
    const file = resolve('bundled/one.browser.test.js');
    const suite = (name: string, tests: object[], suites: object[] = []) => ({ name, tests, suites });
    const report = (...sessions: object[]): Result => {
      const path = join(folder, 'browser.jsonl');
      const reporter = reportBrowserTests(path, (bundle: string) =>
        bundle.replace('bundled/', 'test/').replace(/js$/, 'ts'),
      ) as { start(): void; stop(): void; reportTestFileResults(given: object): void };
      reporter.start();
      reporter.reportTestFileResults({ testFile: file, sessionsForTestFile: sessions });
      reporter.stop();
      const result = {} as Result;
      (readReport as (path: string, result: Result) => void)(path, result);
      return result;
    };

    it('contains failures with their suites', () => {
      const failed = { name: 'fails', passed: false, duration: 500, error: { message: 'no\n  title' } };
      const passed = { name: 'passes', passed: true, duration: 1000 };
      const skipped = { name: 'waits', passed: true, skipped: true };
      const testResults = suite('', [passed], [suite('a tag', [skipped], [suite('inside', [failed])])]);
      assert.deepEqual(report({ passed: false, testResults }), {
        passed: 1,
        skipped: [{ file: 'test/one.browser.test.ts', name: 'a tag > waits', reason: '' }],
        failures: [{ file: 'test/one.browser.test.ts', name: 'a tag > inside > fails', message: 'no title' }],
        fileSeconds: { 'test/one.browser.test.ts': 1.5 },
        isComplete: true,
      });
    });

    it('contains a failure for an unloadable file', () => {
      const { failures } = report({ passed: false, errors: [{ message: 'no such module' }] });
      assert.deepEqual(
        failures.map(({ name, message }) => [name, message]),
        [['the file itself', 'no such module']],
      );
    });
  });

  it('are read up to the last complete line', () => {
    const path = join(folder, 'half.jsonl');
    writeFileSync(path, '{"file":"a","name":"b","status":"passed"}\n{"file":"a","na');
    const result = {} as Result;
    (readReport as (path: string, result: Result) => void)(path, result);
    assert.deepEqual([result.passed, result.isComplete], [1, false]);
  });
});

describe('the summary of a run', () => {
  const result = (more: Partial<Result>): Result => ({
    name: 'unit',
    seconds: 61,
    passed: 3,
    skipped: [],
    failures: [],
    fileSeconds: { 'a.test.ts': 1 },
    load: 1,
    ...more,
  });
  const summarize = (results: Result[], more: object = {}) =>
    (sumUp as (given: object) => { lines: string[]; exitCode: number })({
      run: 'test',
      results,
      failures: [],
      flaky: [],
      seconds: 125,
      ...more,
    });

  it('lists slow files, skipped tests and counts', () => {
    const skipped = [{ file: 'b.test.ts', name: 'one', reason: 'no PHP' }];
    assert.deepEqual(summarize([result({}), result({ name: 'real', skipped })]), {
      exitCode: 0,
      lines: [
        '\nThe slowest files, in seconds:',
        '     1.0 a.test.ts (unit)',
        '     1.0 a.test.ts (real)',
        '\nSkipped:',
        '  b.test.ts: one (no PHP)',
        '\ntest: 2:05 (unit 1:01, real 1:01)',
        '6 passed, 0 failed, 1 skipped',
      ],
    });
  });

  it('lists the failures and the ten slowest files', () => {
    const fileSeconds = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}.ts`, index]));
    const failures = [{ file: 'b.ts', name: 'a tag > fails', message: 'no title', log: 'reports/unit.log' }];
    const { exitCode, lines } = summarize([result({ fileSeconds, failures })]);
    assert.equal(exitCode, 1);
    assert.equal(lines.filter((line) => line.endsWith('(unit)')).length, 10);
    assert.deepEqual(lines.slice(-6), [
      '\nFailed:',
      '  b.ts: a tag > fails',
      '    no title',
      '    (the whole output is in reports/unit.log)',
      '\ntest: 2:05 (unit 1:01)',
      '3 passed, 1 failed, 0 skipped',
    ]);
  });

  it('sets exit code 0 despite flaky files', () => {
    const flaky = [
      {
        file: 'a.real.test.ts',
        part: 'real',
        tests: ['plays: Timed out waiting for: sound'],
        seconds: [122, 3],
        load: [14.2, 1],
      },
    ];
    const { exitCode, lines } = summarize([result({})], { flaky });
    assert.equal(exitCode, 0);
    assert.deepEqual(lines.slice(-6, -2), [
      '\nflaky: 1',
      '  a.real.test.ts (real): 2:02 at load 14.2, then 0:03 at load 1.0',
      '    plays: Timed out waiting for: sound',
      '    Find the reason, or add a row to test/flaky.json. The first output is in reports/flaky/.',
    ]);
  });

  it('sets exit code 1 if no test ran', () => {
    assert.equal(summarize([result({ passed: 0 })]).exitCode, 1);
  });

  it('counts flaky screenshot tests as failed', () => {
    const spec = (title: string, status: string, given: object, annotations: object[] = []) => ({
      title,
      file: 'looks.shots.ts',
      tests: [{ status, annotations, results: [{ duration: 1500, ...given }] }],
    });
    const specs = [
      spec('dark', 'expected', {}),
      spec('light', 'unexpected', { error: { message: '40 pixels' } }),
      spec('large', 'flaky', { error: { message: 'late' } }),
      spec('wide', 'skipped', {}, [{ type: 'skip', description: 'no earlier commit' }]),
    ];
    const suites = [{ title: 'looks.shots.ts', suites: [{ title: 'a card', specs }] }];
    const folder = mkdtempSync(join(tmpdir(), 'onair-runs-'));
    const path = join(folder, 'looks.json');
    writeFileSync(path, JSON.stringify({ stats: { expected: 1 }, errors: [], suites }));
    const pictures = result({ name: 'pictures', passed: 0, fileSeconds: {} });
    (readPlaywright as (path: string, result: Result) => void)(path, pictures);
    rmSync(folder, { recursive: true });
    assert.deepEqual(
      pictures.failures.map(({ name, message }) => `${name}: ${message}`),
      ['a card > light: 40 pixels', 'a card > large: late'],
    );
    assert.deepEqual(pictures.skipped, [
      { file: 'test/shots', name: '1 pictures', reason: 'no earlier commit' },
    ]);
    assert.deepEqual(pictures.fileSeconds, { 'test/shots/looks.shots.ts': 6 });
  });
});

describe('the progress log of a run', () => {
  const startProgress = start as (started: number) => {
    start(part: object): void;
    update(part: object, result: object): void;
    end(part: object, result: object): void;
    stop(): void;
  };
  /** Runs `act`, and returns the lines without the time. */
  function lines(act: (progress: ReturnType<typeof startProgress>, advance: () => void) => void): string[] {
    const timers = mock.timers;
    timers.enable({ apis: ['setInterval'] });
    const log = mock.method(console, 'log', () => {});
    const terminal = process.stdout.isTTY;
    process.stdout.isTTY = false;
    try {
      const progress = startProgress(0);
      act(progress, () => timers.tick(30_000));
      progress.stop();
      return log.mock.calls.map(({ arguments: [line] }) => String(line).replace(/^\d+:\d\d {2}/, ''));
    } finally {
      process.stdout.isTTY = terminal;
      log.mock.restore();
      timers.reset();
    }
  }
  const result = { passed: 0, failures: [] as object[], skipped: [], seconds: 65 };

  it('names the command of a check', () => {
    const part = { name: 'unused', command: 'sh', args: ['-c', 'knip --no-progress'] };
    assert.deepEqual(
      lines((progress, advance) => {
        progress.start(part);
        progress.update(part, result);
        advance();
        progress.end(part, { ...result, passed: 1 });
      }),
      ['unused … knip --no-progress', 'unused running', 'unused done (1:05)'],
    );
  });

  it('counts the tests of a step', () => {
    const part = { name: 'unit-1', files: ['a.test.ts'], command: 'node', args: ['--test', 'a.test.ts'] };
    const failed = { ...result, passed: 2, failures: [{ file: 'a.test.ts', name: 'adds' }] };
    assert.deepEqual(
      lines((progress, advance) => {
        progress.start(part);
        progress.update(part, failed);
        advance();
        progress.end(part, failed);
      }),
      ['unit-1 …', 'FAILED a.test.ts: adds', 'unit-1 2 passed, 1 failed', 'unit-1 2 passed, 1 failed (1:05)'],
    );
  });
});

describe('a message in a report', () => {
  it('is a single line without colours', () =>
    assert.equal(shorten('\x1b[31mred\x1b[0m\n\n  text'), 'red text'));
  it('has at most 1,000 characters', () => assert.equal(shorten('x'.repeat(20e6)), `${'x'.repeat(1000)} …`));
  it('is empty if missing', () => assert.equal(shorten(undefined), ''));
});
