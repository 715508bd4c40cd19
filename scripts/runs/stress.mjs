/**
 * Runs one test file 20 times while six other processes keep the machine busy: `npm run stress FILE`. A new
 * or changed browser, engine or real test must pass this before it is committed. `-- --times 5` and `--
 * --busy 3` change the numbers, and `-- --engine firefox` the engine.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startBusy } from './busy.mjs';
import { partOf } from './parts.mjs';
import { runPart } from './run-part.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '20' },
    busy: { type: 'string', default: '6' },
    engine: { type: 'string' },
  },
});
const [file] = positionals;
const part = file && existsSync(file) && partOf(file, { name: 'stress', engine: values.engine });
if (!part) {
  console.error('Usage: npm run stress FILE [-- --times 20] [-- --busy 6]; FILE is a test file below test/.');
  process.exit(2);
}
const times = Number(values.times);
const stopBusy = startBusy(Number(values.busy));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
let failed = 0;
for (let run = 1; run <= times; run++) {
  const { seconds, passed, failures } = await runPart(part);
  console.log(`${run}/${times}  ${passed} passed, ${failures.length} failed  ${seconds.toFixed(1)} s`);
  for (const { name, message, tail } of failures)
    console.log(`  ${name}\n    ${message}${tail ? `\n${tail}` : ''}`);
  if (failures.length) failed += 1;
}
stopBusy();
console.log(failed ? `${failed} of ${times} runs failed.` : `All ${times} runs passed.`);
process.exit(failed ? 1 : 0);
