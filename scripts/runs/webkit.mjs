/** Runs Web Test Runner in WebKitGTK: starts a virtual display and the driver, and stops them after the run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const DISPLAY = ':97';
/** The same port as in `web-test-runner.config.mjs`. */
const DRIVER_PORT = 4455;
const READY_TRIES = 600;

const helpers = [];
try {
  await start('Xvfb', [DISPLAY, '-screen', '0', '1280x900x24']);
  await sleep(1000);
  await start('WebKitWebDriver', [`--port=${DRIVER_PORT}`], { DISPLAY });
  await untilReady(`http://127.0.0.1:${DRIVER_PORT}/status`);
  const runner = ['--import=tsx', 'node_modules/@web/test-runner/dist/bin.js', ...process.argv.slice(2)];
  const tests = spawn(process.execPath, runner, { stdio: 'inherit' });
  const [code] = await once(tests, 'exit');
  process.exitCode = code ?? 1;
} finally {
  for (const helper of helpers.reverse()) {
    if (helper.kill()) await once(helper, 'exit');
  }
}
process.exit();

async function start(program, args, env = {}) {
  const helper = spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...env } });
  helper.on('error', () =>
    console.error(`${program} is missing: npm run setup:system installs it on Debian.`),
  );
  await once(helper, 'spawn');
  helpers.push(helper);
}

async function untilReady(url) {
  for (let tries = 0; tries < READY_TRIES; tries++) {
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await sleep(200);
  }
  throw new Error('WebKitWebDriver does not respond.');
}
