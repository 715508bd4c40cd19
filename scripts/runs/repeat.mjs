/**
 * Runs a command several times and logs each run as a line of `reports/repeat/NAME.jsonl`:
 *   node scripts/runs/repeat.mjs NAME --times 8 [--busy 3] -- bash .ci/run
 *
 * If it is started again with the same name, commit and number of busy processes, it continues after the logged runs.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startBusy } from './busy.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '8' }, busy: { type: 'string', default: '0' } },
});
const [name, program, ...args] = positionals;
if (!name || !program) {
  console.error('Usage: node scripts/runs/repeat.mjs NAME --times 8 [--busy 3] -- COMMAND …');
  process.exit(2);
}
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const busy = Number(values.busy);
const path = `reports/repeat/${name}.jsonl`;
mkdirSync('reports/repeat', { recursive: true });
const rows = existsSync(path)
  ? readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
const done = rows.filter((row) => row.commit === commit && row.busy === busy);
if (done.length) console.log(`The log has ${done.length} of these runs.`);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

for (let run = done.length + 1; run <= Number(values.times); run++) {
  const stopBusy = startBusy(busy);
  const started = performance.now();
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const log = createWriteStream(`reports/repeat/${name}-${commit}-${busy}-${run}.log`);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      log.write(chunk);
    });
  const [exit] = await once(child, 'close');
  stopBusy();
  log.end();
  const row = {
    commit,
    busy,
    run,
    exit,
    seconds: Math.round((performance.now() - started) / 1000),
    load: loadavg()[0],
    flaky: [...output.matchAll(/^flaky: (\d+)$/gm)].reduce((sum, [, count]) => sum + Number(count), 0),
    counts: output.match(/^\d+ passed, \d+ failed, \d+ skipped$/gm) ?? [],
  };
  appendFileSync(path, `${JSON.stringify(row)}\n`);
  done.push(row);
  console.log(
    `${run}/${values.times}  exit ${exit}  ${row.seconds} s  flaky ${row.flaky}  ${row.counts.join(' | ')}`,
  );
}
const red = done.filter(({ exit }) => exit !== 0).length;
console.log(red ? `${red} of ${done.length} runs failed.` : `All ${done.length} runs passed.`);
process.exit(red ? 1 : 0);
