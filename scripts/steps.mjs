/** Runs named steps; the first that fails ends the run with its exit code. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** More failed files than these are no accident of a busy machine. */
const SECOND_TRIES = 4;

/**
 * In order: steps, and lanes of steps that go side by side (`{ lanes: [steps, …] }`; what a step of them prints is shown
 * when it has ended, and where one fails the other lanes go on, to tell all that is wrong).
 * Each step: a name, a command line, run with the project's own programs first, and options:
 *   env     more of the environment
 *   again   files → a command line for them alone. Test files that failed, which the step has written to FAILED_FILES,
 *           are run once more with nothing beside them. What passes then is named at the end: it has a mistake,
 *           if only in how it waits.
 */
export async function runSteps(list) {
  const times = [];
  const uneven = [];
  for (const item of list) {
    const ran = item.lanes
      ? await Promise.all(item.lanes.map((lane) => runLane(lane, times, true)))
      : [await runLane([item], times)];
    if (process.exitCode) process.exit();
    for (const second of ran.flat()) {
      await runLane([second.step], times);
      if (process.exitCode) process.exit();
      uneven.push(...second.files);
    }
  }
  if (uneven.length) console.log(`\nFailed at first, passed alone:\n  ${uneven.join('\n  ')}`);
  console.log(`\nAll good: ${times.join(', ')}.`);
}

/** The steps to be run again, with their files. */
async function runLane(steps, times, isBeside = false) {
  const second = [];
  for (const [name, command, { env, again } = {}] of steps) {
    const start = Date.now();
    if (!isBeside) console.log(`\n— ${name}`);
    const { status, printed, failed } = await run(command, env, isBeside);
    if (isBeside) process.stdout.write(`\n— ${name}\n${printed}`);
    times.push(`${name} ${Math.round((Date.now() - start) / 1000)} s`);
    if (status === 0) continue;
    if (!again || !canBeRun(failed)) {
      console.error(`\n${name} failed.`);
      process.exitCode = status ?? 1;
      break;
    }
    const files = failed.map((file) => JSON.stringify(file)).join(' ');
    second.push({ files: failed, step: [`${name}, once more: ${files}`, again(files)] });
  }
  return second;
}

/** A failure may be told of a file that is no test: run alone, that would pass. */
function canBeRun(files) {
  return files.length > 0 && files.length <= SECOND_TRIES && files.every((file) => file.endsWith('.test.ts'));
}

async function run(command, env, isBeside) {
  const folder = mkdtempSync(join(tmpdir(), 'onair-step-'));
  const list = join(folder, 'failed');
  const child = spawn(command, {
    shell: true,
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env, FAILED_FILES: list },
  });
  const pieces = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => pieces.push(piece));
  const status = await new Promise((resolve) => child.on('close', resolve));
  const failed = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : [];
  rmSync(folder, { recursive: true });
  return { status, printed: Buffer.concat(pieces).toString(), failed: [...new Set(failed)] };
}
