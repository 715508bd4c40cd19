import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, it } from 'node:test';

describe('a run of steps', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'onair-steps-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('ends with the exit code of the step that fails', () => {
    const { status, printed } = run(`[['one', 'exit 3'], ['two', 'echo went on']]`);
    assert.equal(status, 3);
    assert.match(printed, /one failed/);
    assert.doesNotMatch(printed, /went on/);
  });

  it('lets the other lane go on, and nothing after it', () => {
    const lanes = `{ lanes: [[['one', 'exit 3']], [['two', 'sleep 1'], ['three', 'echo went on']]] }`;
    const { status, printed } = run(`[${lanes}, ['four', 'echo never']]`);
    assert.equal(status, 3);
    assert.match(printed, /— three\nwent on/);
    assert.doesNotMatch(printed, /never/);
  });

  it('runs a test file that failed once more, and names it', () => {
    const log = join(folder, 'runs');
    writeTest('uneven', `appendFileSync(LOG, 'x'); assert.equal(readFileSync(LOG, 'utf8'), 'xx');`, log);
    writeTest('even', ``, log);
    const { status, printed } = run(`[nodeTests('tests', '${folder}/*.test.ts')]`);
    assert.equal(status, 0, printed);
    assert.equal(readFileSync(log, 'utf8'), 'xx');
    assert.match(printed, /Failed at first, passed alone:\n {2}\S*uneven\.test\.ts\n\n/);
  });

  it('fails by a test that fails twice', () => {
    writeTest('wrong', `assert.fail();`);
    assert.notEqual(run(`[nodeTests('tests', '${folder}/*.test.ts')]`).status, 0);
  });

  it('tries nothing again where many fail', () => {
    const log = join(folder, 'runs');
    for (let each = 0; each < 5; each++) {
      writeTest('wrong' + each, `appendFileSync(LOG, 'x'); assert.fail();`, log);
    }
    assert.notEqual(run(`[nodeTests('tests', '${folder}/*.test.ts')]`).status, 0);
    assert.equal(readFileSync(log, 'utf8'), 'xxxxx');
  });

  function writeTest(name: string, body: string, log = ''): void {
    const imports = `import assert from 'node:assert/strict';
      import { appendFileSync, readFileSync } from 'node:fs';
      import { it } from 'node:test';
      const LOG = ${JSON.stringify(log)};`;
    writeFileSync(join(folder, name + '.test.ts'), `${imports}\nit('${name}', () => {${body}});`);
  }

  /** The steps, in a run of their own. */
  function run(steps: string): { status: number | null; printed: string } {
    const ci = (file: string) => pathToFileURL(resolve('scripts', file)).href;
    const script = `
      import { runSteps } from '${ci('steps.mjs')}';
      import { nodeTests } from '${ci('test-commands.mjs')}';
      await runSteps(${steps});`;
    // Runs that begin in a test would else think that they belong to it.
    const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { env, encoding: 'utf8' },
    );
    return { status, printed: stdout + stderr };
  }
});
