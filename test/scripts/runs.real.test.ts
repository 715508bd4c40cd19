import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
// @ts-expect-error A script without types.
import { runPart as run } from '../../scripts/runs/run-part.mjs';
// @ts-expect-error A script without types.
import { nodePart } from '../../scripts/runs/parts.mjs';
import { until } from '../kit/until.js';

interface Part {
  name: string;
  command: string;
  args: string[];
  files?: string[];
  missing?: string[];
  limitMs?: number;
}
interface Result {
  passed: number;
  failures: { file: string; name: string; message: string; tail?: string }[];
  skipped: { file: string; name: string; reason: string }[];
  fileSeconds: Record<string, number>;
  exit: number;
  isStopped?: boolean;
}

const runPart = run as (part: Part, options?: { limitMs?: number }) => Promise<Result>;
const NAME = `runs-test-${process.pid}`;
const log = `reports/${NAME}.log`;
const command = (code: string): Part => ({ name: NAME, command: process.execPath, args: ['-e', code] });

describe('a step of a test run', () => {
  after(() => {
    for (const ending of ['log', 'jsonl']) rmSync(`reports/${NAME}.${ending}`, { force: true });
  });

  it('passes if its command succeeds', async () => {
    const { passed, failures } = await runPart(command(''));
    assert.deepEqual([passed, failures], [1, []]);
  });

  it('reports the last lines of a failed command', async () => {
    const { passed, failures } = await runPart(
      command('console.log("line\\n".repeat(99) + "why"); process.exit(3)'),
    );
    assert.equal(passed, 0);
    assert.equal(failures[0]!.message, 'It failed (exit code 3).');
    assert.ok(failures[0]!.tail!.endsWith('\nwhy'));
    assert.equal(failures[0]!.tail!.split('\n').length, 40);
  });

  it('fails at its time limit', async () => {
    const { failures, isStopped } = await runPart({
      ...command('setInterval(() => {}, 1000)'),
      limitMs: 500,
    });
    assert.ok(isStopped);
    assert.match(failures[0]!.message, /^It was stopped after \d+ s\.$/);
  });

  it('fails if a signal ends its command', async () => {
    const { failures } = await runPart(command('process.kill(process.pid, "SIGSEGV")'));
    assert.equal(failures[0]!.message, 'It was stopped by SIGSEGV.');
  });

  it('is skipped if a required program is missing', async () => {
    const files = ['test/a.engine.test.ts'];
    const { passed, failures, skipped } = await runPart({
      ...command(''),
      files,
      missing: ['/usr/bin/missing'],
    });
    assert.deepEqual([passed, failures], [0, []]);
    assert.deepEqual(skipped, [
      { file: files[0], name: NAME, reason: '/usr/bin/missing not installed: npm run setup:system' },
    ]);
  });

  it('truncates long lines in its log', async () => {
    await runPart(command(`console.log('\\u20ac'.repeat(20e6) + '\\nafter')`));
    assert.equal(readFileSync(log, 'utf8'), `${'€'.repeat(500)}\x1b[0m …\nafter\n`);
  });

  it('terminates processes that its command left running', async () => {
    const left = `const { spawn } = require('node:child_process');
      const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1e6)'], { stdio: 'inherit' });
      console.log(pid); process.exit(0)`;
    await runPart(command(left));
    const pid = Number(readFileSync(log, 'utf8'));
    assert.ok(pid);
    await until(() => !isRunning(pid), 'the end of the process');
  });

  it("is stopped at the run's time limit", async () => {
    const { isStopped, failures } = await runPart(command('setInterval(() => 0, 1e6)'), { limitMs: 500 });
    assert.equal(isStopped, true);
    assert.match(failures[0]!.message, /^It was stopped after \d+ s\.$/);
  });
});

describe('a step with Node test files', () => {
  let folder: string;
  before(() => (folder = mkdtempSync(join(tmpdir(), 'onair-runs-'))));
  after(() => {
    rmSync(folder, { recursive: true });
    for (const ending of ['log', 'jsonl']) rmSync(`reports/${NAME}.${ending}`, { force: true });
  });
  const runFiles = async (files: Record<string, string>): Promise<Result> => {
    // Node ignores a test run inside a test.
    const { NODE_TEST_CONTEXT: context } = process.env;
    delete process.env.NODE_TEST_CONTEXT;
    const paths = Object.entries(files).map(([name, text]) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    });
    const part = (nodePart as (name: string, files: string[], options?: object) => Part)(NAME, paths);
    const result = await runPart(part);
    if (context) process.env.NODE_TEST_CONTEXT = context;
    return result;
  };
  const SOME = `import assert from 'node:assert/strict';
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
     });`;

  it('reports each failure with its suites', async () => {
    const { passed, failures, skipped, fileSeconds } = await runFiles({ 'some.test.mjs': SOME });
    assert.equal(passed, 2);
    assert.deepEqual(
      skipped.map(({ name, reason }) => [name, reason]),
      [['is skipped', 'for a reason']],
    );
    const messages = new Map(failures.map(({ name, message }) => [name, message]));
    assert.match(messages.get('outer > inner > compares')!, /^Expected values to be strictly equal: /);
    assert.match(messages.get('outer > throws no error')!, /a text/);
    assert.match(messages.get('with a hook')!, /no server/);
    assert.equal(Object.keys(fileSeconds).length, 1);
  });

  it("fails if a file can't be loaded", async () => {
    const { failures } = await runFiles({
      'broken.test.mjs': 'import "./missing.mjs";',
      'some.test.mjs': SOME,
    });
    assert.ok(failures.some(({ file }) => file.endsWith('broken.test.mjs')));
  });

  it('fails if the process exits between two tests', async () => {
    const { failures } = await runFiles({
      'some.test.mjs': `import { it } from 'node:test'; it('one', () => {}); it('two', () => process.kill(process.pid, 'SIGKILL'));`,
    });
    assert.match(failures.at(-1)!.message, /SIGKILL/);
  });

  it('ends despite an open connection', async () => {
    const { passed, failures } = await runFiles({
      'some.test.mjs': `import { it } from 'node:test'; it('one', () => void setInterval(() => 0, 1000));`,
    });
    assert.deepEqual([passed, failures], [1, []]);
  });
});

describe('the command for a complete run', () => {
  it('prints its usage for an unknown run', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/runs/main.mjs', 'everything'], {
      encoding: 'utf8',
    });
    assert.equal(status, 2);
    assert.equal(stderr, 'Usage: node scripts/runs/main.mjs check | test | gate | nightly [PART …]\n');
  });

  it('reruns a real-time file after a timeout', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'onair-runs-'));
    cpSync('scripts/runs', join(folder, 'scripts/runs'), { recursive: true });
    mkdirSync(join(folder, 'test/kit'), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ type: 'module', scripts: { build: 'true' } }),
    );
    writeFileSync(join(folder, 'test/flaky.json'), '[]');
    writeFileSync(join(folder, 'test/kit/cheap-passwords.ts'), '');
    const file = (message: string) => `import { existsSync, writeFileSync } from 'node:fs';
      import { it } from 'node:test';
      it('waits', () => {
        if (existsSync('once')) return;
        writeFileSync('once', '');
        throw new Error('${message}');
      });`;
    const path = join(folder, 'test/a.real.test.ts');
    const runGate = async (message: string): Promise<[number, string]> => {
      writeFileSync(path, file(message));
      rmSync(join(folder, 'once'), { force: true });
      const env: NodeJS.ProcessEnv = { ...process.env };
      delete env.NODE_TEST_CONTEXT;
      const child = spawn(process.execPath, ['scripts/runs/main.mjs', 'gate', 'real'], { cwd: folder, env });
      let output = '';
      child.stdout.on('data', (chunk) => (output += String(chunk)));
      const [code] = (await once(child, 'close')) as [number];
      return [code, output];
    };
    const [code, output] = await runGate('Timed out waiting for: a title');
    assert.equal(code, 0, output);
    assert.match(
      output,
      /\nflaky: 1\n {2}test\/a\.real\.test\.ts \(real\): 0:\d\d at load .*\n {4}waits: Timed out/,
    );
    assert.match(output, /\n1 passed, 0 failed, 0 skipped\n$/);
    assert.ok(existsSync(join(folder, 'reports/flaky/a.real.log')));
    const [wrong, words] = await runGate('Expected 1 to equal 2');
    assert.equal(wrong, 1);
    assert.doesNotMatch(words, /flaky/);
    assert.match(words, /\n0 passed, 1 failed, 0 skipped\n$/);
    rmSync(folder, { recursive: true });
  });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // The system still lists a process whose parent has not waited for it.
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}
