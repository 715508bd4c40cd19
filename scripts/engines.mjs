/**
 * The browser tests in Firefox, or in WebKitGTK under a display of its own.
 *   node scripts/engines.mjs firefox | webkit
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
  const args = ['--import', 'tsx', 'node_modules/@web/test-runner/dist/bin.js', ...process.argv.slice(3)];
  const tests = spawn(process.execPath, [...args, '--config', 'web-test-runner.engines.config.mjs'], {
    stdio: 'inherit',
    env,
  });
  [exit] = await once(tests, 'exit');
} finally {
  for (const helper of helpers.reverse()) helper.kill();
}
process.exit(exit ?? 1);

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
