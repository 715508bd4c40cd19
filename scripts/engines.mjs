/**
 * The browser tests in Firefox, or in WebKitGTK under a display of its own.
 *   node scripts/engines.mjs firefox | webkit
 *
 * An engine that breaks down, or a lost connection to a page, is no verdict about a test: the files that told of none
 * are named, and run once more, in an engine that is begun anew.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { runTests } from './run-tests.mjs';

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
    failed: second.report.failed,
    lost: second.report.lost,
    skipped: [...report.skipped, ...second.report.skipped],
    failures: [...report.failures, ...second.report.failures],
    seconds: { ...report.seconds, ...second.report.seconds },
    again: report.lost,
  };
  writeFileSync(REPORT, JSON.stringify(report));
  exit = report.failed || report.lost.length ? 1 : second.exit;
}
process.exit(exit);

/** The tests in an engine of their own: the runner's exit code, and what its reporter wrote. */
async function run(args) {
  /** Started here, ended here. */
  const helpers = [];
  const env = { ...process.env, ENGINE: engine, REPORT: engine };
  try {
    if (engine === 'webkit') {
      helpers.push(start('Xvfb', [DISPLAY, '-screen', '0', '1280x900x24'], env));
      await sleep(1000);
      helpers.push(start('WebKitWebDriver', [`--port=${PORT}`], { ...env, DISPLAY }));
      await untilReady(`http://127.0.0.1:${PORT}/status`);
    }
    const runner = ['--import', 'tsx', 'node_modules/@web/test-runner/dist/bin.js', ...args];
    const config = ['--config', 'web-test-runner.engines.config.mjs'];
    const exit = await runTests(engine, process.execPath, [...runner, ...config], env);
    return { exit, report: JSON.parse(readFileSync(REPORT, 'utf8')) };
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
  for (let tries = 0; tries < 600; tries++) {
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await sleep(200);
  }
  throw new Error('WebKitWebDriver does not answer.');
}
