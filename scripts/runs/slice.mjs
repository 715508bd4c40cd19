/**
 * A slice of the nightly tests at the end of the gate: files in turn, beginning at another one with each commit. It starts only in a run
 * that has been short so far, and stops after some minutes. Its results are printed and decide nothing.
 */
import { execFileSync } from 'node:child_process';
import { filesOf } from './kinds.mjs';
import { nodePart } from './parts.mjs';
import { runPart } from './run-part.mjs';

/** Minutes of the whole CI run after which no slice starts. */
const LATEST_START_MIN = 10;
const LONGEST_SLICE_MS = 2 * 60_000;
/** With less time than this no further file is started. */
const SHORTEST_TRY_MS = 30_000;
/** How many files further the next commit's slice begins. */
const STEP = 5;

export async function runSlice({ print }) {
  const startedAt = Number(process.env.CI_RUN_STARTED_AT ?? 0) * 1000;
  if (startedAt && Date.now() - startedAt > LATEST_START_MIN * 60_000)
    return print(`nightly slice: not run, as this run has taken more than ${LATEST_START_MIN} minutes`);
  const files = filesOf('nightly');
  const commits = Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' }));
  const end = performance.now() + LONGEST_SLICE_MS;
  for (let index = 0; index < files.length && end - performance.now() > SHORTEST_TRY_MS; index++) {
    const file = files[(commits * STEP + index) % files.length];
    const result = await runPart(nodePart('slice', [file]), {
      limitMs: end - performance.now(),
    });
    print(
      `nightly slice: ${file}: ${result.passed} passed, ${result.failures.length} failed` +
        (result.isStopped ? ', stopped as the time was up' : ''),
    );
    for (const { name, message } of result.failures) print(`  ${name}: ${message}`);
  }
}
