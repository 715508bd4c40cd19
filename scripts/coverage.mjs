/** In: what the tests in Node and in the browser ran of `src/client` and `src/station`. Out: the lines that neither did. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const NEEDED = 90;
const REPORTS = ['coverage/node/coverage-final.json', 'coverage/browser/coverage-final.json'];

/** File → line → whether any test ran it. */
const files = new Map();
for (const report of REPORTS) {
  if (!existsSync(report)) throw new Error(`${report} is missing: run the tests first`);
  for (const [path, { statementMap, s }] of Object.entries(JSON.parse(readFileSync(report, 'utf8')))) {
    const name = relative(process.cwd(), path);
    if (!/^src\/(client|station)\//.test(name)) continue;
    const lines = files.get(name) ?? new Map();
    files.set(name, lines);
    for (const [id, { start }] of Object.entries(statementMap)) {
      lines.set(start.line, Boolean(lines.get(start.line)) || s[id] > 0);
    }
  }
}

let all = 0;
let run = 0;
for (const [name, lines] of [...files].sort()) {
  const missed = [...lines].filter(([, hit]) => !hit).map(([line]) => line);
  all += lines.size;
  run += lines.size - missed.length;
  const share = (100 * (lines.size - missed.length)) / lines.size;
  console.log(
    `${share.toFixed(1).padStart(6)} %  ${name}${missed.length ? '  not run: ' + missed.join(', ') : ''}`,
  );
}
const share = (100 * run) / all;
console.log(`${share.toFixed(1).padStart(6)} %  of the lines of src/client and src/station`);
if (!(share >= NEEDED)) {
  console.error(`At least ${NEEDED} % are needed.`);
  process.exit(1);
}
