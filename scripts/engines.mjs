/**
 * The browser tests in Firefox, or in WebKitGTK under a display of its own.
 *   node scripts/engines.mjs firefox | webkit
 *
 * A lost connection to a page is no verdict about a test: the files whose page it was are named, and run once more.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const engine = process.argv[2];
const DISPLAY = ':97';
const PORT = 4455;

/** Started here, ended here. */
const helpers = [];
let exit;
try {
  const env = { ...process.env, ENGINE: engine, REPORT: engine };
  if (engine === 'webkit') {
    start('Xvfb', [DISPLAY, '-screen', '0', '1280x900x24'], env);
    await sleep(1000);
    start('WebKitWebDriver', [`--port=${PORT}`], { ...env, DISPLAY });
    await untilReady(`http://127.0.0.1:${PORT}/status`);
  }
  exit = await runTests(process.argv.slice(3), env);
  const report = `reports/${engine}.json`;
  const first = JSON.parse(readFileSync(report, 'utf8'));
  if (first.lost.length && !first.failed) {
    console.log(`\nThe engine lost the pages of ${first.lost.join(', ')}: once more.\n`);
    exit = await runTests(['--files', ...first.lost], env);
    const second = JSON.parse(readFileSync(report, 'utf8'));
    const failed = second.failed + second.lost.length;
    const skipped = [...first.skipped, ...second.skipped];
    writeFileSync(report, JSON.stringify({ passed: first.passed + second.passed, failed, skipped }));
  }
} finally {
  for (const helper of helpers.reverse()) helper.kill();
}
process.exit(exit ?? 1);

/** The exit code. */
async function runTests(args, env) {
  const runner = ['--import', 'tsx', 'node_modules/@web/test-runner/dist/bin.js', ...args];
  const tests = spawn(process.execPath, [...runner, '--config', 'web-test-runner.engines.config.mjs'], {
    stdio: 'inherit',
    env,
  });
  const [code] = await once(tests, 'exit');
  return code;
}

function start(program, args, env) {
  const helper = spawn(program, args, { stdio: 'ignore', env });
  helper.on('error', () => console.error(`${program} is missing: npm run test:long installs it on Debian.`));
  helpers.push(helper);
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
