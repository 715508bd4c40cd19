/** Runs one part of a test run. Its output goes to `reports/NAME.log`, and its results are read from its report while it runs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, relative } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { cutLines } from './cut-lines.mjs';
import { reportOf } from './parts.mjs';
import { readPlaywright } from './playwright.mjs';

/** A part that takes longer than this has hung, unless it has its own `limitMs`. */
const LONGEST_PART_MS = 80 * 60_000;
/** A file in a separate process that takes longer than this has hung, unless its part has a `fileLimitMs`. */
const LONGEST_FILE_MS = 20 * 60_000;
/**
 * How long to wait for the end of the output, because a process that a test left running may keep it open.
 */
const LAST_OUTPUT_MS = 2000;
const POLL_MS = 500;
/** Number of output lines that the summary prints for a failed command. */
const LAST_LINES = 40;

/**
 * Returns `{ name, seconds, load, passed, skipped, failures, fileSeconds, exit }`. `onResults` gets the same
 * object while the part runs. The part is stopped after `limitMs`; the result then has `isStopped` and a
 * failure.
 */
export async function runPart(part, options = {}) {
  if (part.missing?.length) {
    const reason = `${part.missing.join(' and ')} not installed: npm run setup:system`;
    const skipped = part.files.map((file) => ({ file, name: part.name, reason }));
    return { ...emptyResult(part.name), skipped };
  }
  const limited = { limitMs: part.limitMs ?? LONGEST_PART_MS, ...options };
  return part.eachFile ? runEachFile(part, limited) : runCommand(part, limited);
}

/** Runs the files of a part one after another, each in a separate process with its own log and report. */
async function runEachFile(part, { onResults = () => {}, limitMs }) {
  const { name, files, eachFile, fileLimitMs = LONGEST_FILE_MS } = part;
  const started = performance.now();
  const result = emptyResult(name);
  rmSync(`reports/${name}`, { recursive: true, force: true });
  for (const file of files) {
    const before = { ...result };
    const add = (one) => {
      result.passed = before.passed + one.passed;
      result.skipped = [...before.skipped, ...one.skipped];
      // Store the file to run again, because a test may be reported under the name of an imported file.
      result.failures = [...before.failures, ...one.failures.map((failure) => ({ ...failure, entry: file }))];
      result.fileSeconds = { ...before.fileSeconds, ...one.fileSeconds };
      result.seconds = (performance.now() - started) / 1000;
      onResults(result);
    };
    const rest = limitMs - (performance.now() - started);
    const filePart = eachFile(
      `${name}/${file.replace(/^test.|\.test\.ts$/g, '').replaceAll('/', '-')}`,
      file,
    );
    const one = await runCommand(filePart, { limitMs: Math.min(rest, fileLimitMs), onResults: add });
    add(one);
    result.isStopped ||= one.isStopped;
    result.load = one.load;
  }
  return result;
}

async function runCommand(part, { onResults = () => {}, limitMs }) {
  const { name, command, args, env = {} } = part;
  mkdirSync(dirname(reportOf(name)), { recursive: true });
  // Delete reports of earlier runs, so that they don't count.
  for (const path of [reportOf(name), part.playwrightReport]) if (path) rmSync(path, { force: true });
  const started = performance.now();
  const result = {
    name,
    seconds: 0,
    load: 0,
    passed: 0,
    skipped: [],
    failures: [],
    fileSeconds: {},
    exit: null,
  };
  const log = createWriteStream(`reports/${name}.log`);
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Start a separate process group, so that stopping the group also stops the programs that the part has started.
    detached: true,
    env: { ...process.env, ...env },
  });
  for (const output of [child.stdout, child.stderr]) output.pipe(cutLines()).pipe(log, { end: false });
  const stop = () => killGroup(child.pid);
  process.once('exit', stop);
  const limit = setTimeout(() => {
    result.isStopped = true;
    stop();
  }, limitMs);
  const read = () => {
    if (part.files) readReport(reportOf(name), result);
    // A command without a report counts as one check.
    else if (!part.playwrightReport && result.exit === 0) result.passed = 1;
    result.seconds = (performance.now() - started) / 1000;
    onResults(result);
  };
  const timer = setInterval(read, POLL_MS);
  const [code, signal] = await once(child, 'exit').catch((error) => [1, String(error)]);
  clearInterval(timer);
  clearTimeout(limit);
  process.off('exit', stop);
  await Promise.race([
    Promise.all([finished(child.stdout), finished(child.stderr)]).catch(() => {}),
    sleep(LAST_OUTPUT_MS, undefined, { ref: false }),
  ]);
  log.end();
  await once(log, 'close');
  // Stop the processes that tests have left running.
  stop();
  result.exit = code ?? 1;
  result.load = loadavg()[0];
  if (part.playwrightReport) readPlaywright(part.playwrightReport, result);
  read();
  judge(part, result, signal);
  for (const failure of result.failures) failure.log = `reports/${name}.log`;
  return result;
}

function emptyResult(name) {
  return {
    name,
    seconds: 0,
    load: 0,
    passed: 0,
    skipped: [],
    failures: [],
    fileSeconds: {},
    exit: null,
  };
}

/** Adds a failure if the part failed for any reason other than a test. */
function judge({ name, files }, result, signal) {
  const log = `reports/${name}.log`;
  const tail = () => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LAST_LINES).join('\n');
  const fail = (message) =>
    result.failures.push({ file: name, name: 'the whole part', message, tail: tail() });
  if (result.isStopped) fail(`It was stopped after ${Math.round(result.seconds)} s.`);
  else if (signal) fail(`It was stopped by ${signal}.`);
  else if (files?.length && !result.isComplete)
    fail(`It ended before its last test (exit code ${result.exit}).`);
  else if (files?.length && !result.passed && !result.skipped.length && !result.failures.length)
    fail('It ran no tests.');
  else if (result.exit && !result.failures.length) fail(`It failed (exit code ${result.exit}).`);
  // If there is only one file, it may import its tests, which are then reported under the imported file's
  // name.
  for (const file of result.isComplete && files?.length > 1 ? files : [])
    if (!(relative('.', file) in result.fileSeconds) && !name.match(/-\d$/))
      result.failures.push({ file, name: 'the file itself', message: 'It has no result.' });
}

/** Reads the lines of a report. The last line may be incomplete. */
export function readReport(path, result) {
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    // Nothing is reported yet.
  }
  Object.assign(result, {
    passed: 0,
    skipped: [],
    failures: [],
    fileSeconds: {},
    isComplete: false,
  });
  for (const line of text.slice(0, text.lastIndexOf('\n') + 1).split('\n')) {
    if (!line) continue;
    const { file, name, status, seconds, whole, message, reason, end } = JSON.parse(line);
    if (end) result.isComplete = true;
    else if (seconds !== undefined)
      result.fileSeconds[file] = whole ? seconds : (result.fileSeconds[file] ?? 0) + seconds;
    else if (status === 'passed') result.passed += 1;
    else if (status === 'skipped') result.skipped.push({ file, name, reason });
    else result.failures.push({ file, name, message });
  }
}

function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}
