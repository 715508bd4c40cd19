/**
 * Measures requests per second of a panel with 100,000 history records on one core, compared with a plain server that sends the same
 * bytes. Also measures the panel's latency at half of that rate, and its memory over 200,000 requests.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { timeAnswers } from './paced-sender.js';

const ROUNDS = 5;
const RUN_SECONDS = 4;
const CONNECTIONS = 32;
const REQUESTS = 200_000;
const MAX_PARTS = 12;
const PATH = '/api/v2/history/?limit=10&server=1';

interface Served {
  url: string;
  process: ChildProcess;
}

export async function printHistoryThroughput(): Promise<void> {
  if (!has('wrk') || !has('taskset')) {
    console.log('  skipped: wrk or taskset is not installed (Debian: apt-get install wrk util-linux)');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'onair-bench-'));
  const panel = await serve('history-panel.ts', join(folder, 'panel.sqlite'));
  const bare = await serve('bare-server.ts', panel.url + PATH);
  try {
    for (const { url } of [bare, panel]) rate(url + PATH, 2);
    const ratios: number[] = [];
    const rates: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const ofBare = rate(bare.url + PATH, RUN_SECONDS);
      const ofPanel = rate(panel.url + PATH, RUN_SECONDS);
      ratios.push(ofPanel / ofBare);
      rates.push(ofPanel);
      console.log(
        `  round ${round}: bare ${Math.round(ofBare)}/s, panel ${Math.round(ofPanel)}/s, ${percent(ofPanel / ofBare)}`,
      );
    }
    console.log(`  median of ${ROUNDS}: ${percent(median(ratios))} of the plain server (goal: 60 %)`);
    await printLatency(panel.url + PATH, median(rates) / 2);
    await printMemory(panel);
  } finally {
    for (const { process } of [bare, panel]) process.disconnect();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function printLatency(url: string, perSecond: number): Promise<void> {
  const times = await timeAnswers(url, perSecond, 10, CONNECTIONS);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? NaN).toFixed(1);
  console.log(
    `  at half of that, ${Math.round(perSecond)}/s: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (to reach: 20 ms)`,
  );
}

async function printMemory(panel: Served): Promise<void> {
  const script = join(import.meta.dirname, 'all-pages.lua');
  for (let answered = 0, part = 0; answered < REQUESTS && part < MAX_PARTS; part += 1) {
    answered += wrk(['-s', script, '-d10s', panel.url]);
    console.log(`  memory after ${answered} requests: ${await memoryOf(panel.process)} MiB`);
  }
}

function memoryOf(process: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    process.once('message', (message: { memory: number }) =>
      resolve(Math.round(message.memory / 1024 / 1024)),
    );
    process.send('memory');
  });
}

function serve(file: string, ...args: string[]): Promise<Served> {
  const command = ['-c', '0', process.execPath, '--import', 'tsx', join(import.meta.dirname, file), ...args];
  const started = spawn('taskset', command, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    started.once('message', (message: { url: string }) => resolve({ url: message.url, process: started }));
    started.once('exit', (code) => reject(new Error(`${file} exited with ${code}`)));
  });
}

/** Returns the number of responses per second. */
function rate(url: string, seconds: number): number {
  return wrk([`-d${seconds}s`, url]) / seconds;
}

/** Runs wrk on the other core and returns the total number of responses. */
function wrk(args: string[]): number {
  const report = execFileSync('taskset', ['-c', '1', 'wrk', '-t1', `-c${CONNECTIONS}`, ...args], {
    encoding: 'utf8',
  });
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1];
  if (refused) throw new Error(`${refused} requests were refused`);
  return Number(/(\d+) requests in/.exec(report)?.[1]);
}

function has(program: string): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, program)));
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
