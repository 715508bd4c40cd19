/**
 * Starts a test runner: removes the report of the run before, and cuts long lines of what the runner prints.
 *   node scripts/run-tests.mjs REPORT COMMAND …
 *
 * The exit code is the runner's.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { cutLines } from './cut-lines.mjs';

/** A run takes at most an hour on a slow machine; one that takes longer hangs. */
const LONGEST_RUN_MS = 150 * 60_000;
/** A process that a test left behind may keep the output open. */
const LAST_OUTPUT_MS = 2000;

/** Runs it, and returns its exit code; 1 if a signal ended it. */
export async function runTests(report, command, args, env = process.env) {
  mkdirSync('reports', { recursive: true });
  // If the runner crashes, its last report must not count.
  rmSync(`reports/${report}.json`, { force: true });
  // What is piped through this process is coloured only if that is asked for.
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const runner = spawn(command, args, {
    stdio: ['inherit', 'pipe', 'pipe'],
    timeout: LONGEST_RUN_MS,
    env: { ...colours, ...env },
  });
  const stop = (signal) => runner.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  const printed = Promise.all([
    pipeline(runner.stdout, cutLines(), process.stdout, { end: false }),
    pipeline(runner.stderr, cutLines(), process.stderr, { end: false }),
  ]);
  const [code, signal] = await once(runner, 'exit');
  await Promise.race([printed, sleep(LAST_OUTPUT_MS)]);
  for (const name of ['SIGINT', 'SIGTERM']) process.off(name, stop);
  if (signal) console.error(`${report}: the runner was ended by ${signal}.`);
  return code ?? 1;
}

if (process.argv[1] === import.meta.filename) {
  const [report, command, ...args] = process.argv.slice(2);
  process.exit(await runTests(report, command, args));
}
