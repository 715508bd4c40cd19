/**
 * The browser tests in Firefox, or in WebKitGTK under a display of its own.
 *   node scripts/engines.mjs firefox | webkit
 *
 * An engine that breaks down, or a lost connection to a page, is no verdict about a test: the files that told of none
 * are named, and run once more, in an engine that is begun anew.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const engine = process.argv[2];
const DISPLAY = ':97';
const PORT = 4455;
const REPORT = `reports/${engine}.json`;

let { exit, report } = await run(process.argv.slice(3));
if (report.lost.length && !report.failed) {
  console.log(`\nThe engine told nothing of ${report.lost.join(', ')}: once more.\n`);
  const second = await run(['--files', ...report.lost]);
  report = {
    passed: report.passed + second.report.passed,
    failed: second.report.failed + second.report.lost.length,
    skipped: [...report.skipped, ...second.report.skipped],
    again: report.lost,
  };
  writeFileSync(REPORT, JSON.stringify(report));
  exit = report.failed ? 1 : second.exit;
}
process.exit(exit);

/** The tests in an engine of their own: the runner's exit code, and what its reporter wrote. */
async function run(args) {
  /** Started here, ended here. */
  const helpers = [];
  const env = { ...process.env, ENGINE: engine, REPORT: engine };
  rmSync(REPORT, { force: true });
  try {
    if (engine === 'webkit') {
      helpers.push(start('Xvfb', [DISPLAY, '-screen', '0', '1280x900x24'], env));
      await sleep(1000);
      helpers.push(start('WebKitWebDriver', [`--port=${PORT}`], { ...env, DISPLAY }));
      await untilReady(`http://127.0.0.1:${PORT}/status`);
    }
    const runner = ['--import', 'tsx', 'node_modules/@web/test-runner/dist/bin.js', ...args];
    const tests = spawn(process.execPath, [...runner, '--config', 'web-test-runner.engines.config.mjs'], {
      stdio: 'inherit',
      env,
    });
    const [code] = await once(tests, 'exit');
    return { exit: code ?? 1, report: JSON.parse(readFileSync(REPORT, 'utf8')) };
  } finally {
    for (const helper of helpers.reverse()) {
      if (helper.kill()) await once(helper, 'exit');
    }
  }
}

function start(program, args, env) {
  const helper = spawn(program, args, { stdio: 'ignore', env });
  helper.on('error', () => console.error(`${program} is missing: npm run test:long installs it on Debian.`));
  return helper;
}

async function untilReady(url) {
  for (let tries = 0; tries < 50; tries++) {
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await sleep(200);
  }
  throw new Error('WebKitWebDriver does not answer.');
}
