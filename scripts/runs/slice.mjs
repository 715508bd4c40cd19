/**
 * A slice of the nightly tests at the end of the gate: files in turn, beginning at another one with each commit. It ends after
 * two minutes, and when the whole run has taken 12. Its results are printed and decide nothing.
 */
import { execFileSync } from 'node:child_process';
import { filesOf } from './kinds.mjs';
import { nodePart } from './parts.mjs';
import { runPart } from './run-part.mjs';

/** Milliseconds after which the slice ends: of a whole CI run, and of the slice itself. */
const LONGEST_RUN_MS = 12 * 60_000;
const LONGEST_SLICE_MS = 2 * 60_000;
/** With less time than this no further file is started. */
const SHORTEST_TRY_MS = 20_000;
/** How many files further the next commit's slice begins. */
const STEP = 5;

export async function runSlice({ print }) {
  const startedAt = Number(process.env.CI_RUN_STARTED_AT ?? 0) * 1000 || Date.now();
  const time = Math.min(LONGEST_SLICE_MS, startedAt + LONGEST_RUN_MS - Date.now());
  if (time < SHORTEST_TRY_MS) return print('nightly slice: not run, as this run has taken long enough');
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
        (result.isStopped ? ', stopped as the time was up' : ''),
    );
    for (const { name, message } of result.failures) print(`  ${name}: ${message}`);
  }
}
