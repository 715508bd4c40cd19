/**
 * Runs a slice of the nightly tests at the end of the gate, starting with a different file for each commit.
 * It stops after two minutes, or when the whole run has taken 12 minutes. Its results are printed but don't
 * fail the run.
 */
import { execFileSync } from 'node:child_process';
import { filesOf } from './kinds.mjs';
import { nodePart } from './parts.mjs';
import { runPart } from './run-part.mjs';

/**
 * The slice stops when the whole CI run has taken this long, or when the slice has taken `LONGEST_SLICE_MS`.
 */
const LONGEST_RUN_MS = 12 * 60_000;
const LONGEST_SLICE_MS = 2 * 60_000;
/** If less time than this is left, no further file is started. */
const SHORTEST_TRY_MS = 20_000;
/** Number of files by which the start of the slice moves with each commit. */
const STEP = 5;

export async function runSlice({ print }) {
  const startedAt = Number(process.env.CI_RUN_STARTED_AT ?? 0) * 1000 || Date.now();
  const time = Math.min(LONGEST_SLICE_MS, startedAt + LONGEST_RUN_MS - Date.now());
  if (time < SHORTEST_TRY_MS)
    return print('nightly slice: skipped, because this run has already taken too long');
  const files = filesOf('nightly');
  const commits = Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' }));
  const end = performance.now() + time;
  for (let index = 0; index < files.length && end - performance.now() > SHORTEST_TRY_MS; index++) {
    const file = files[(commits * STEP + index) % files.length];
    const result = await runPart(nodePart('slice', [file]), {
      limitMs: end - performance.now(),
    });
    print(
      `nightly slice: ${file}: ${result.passed} passed, ${result.failures.length} failed` +
        (result.isStopped ? ', stopped at the time limit' : ''),
    );
    for (const { name, message } of result.failures) print(`  ${name}: ${message}`);
  }
}
