/**
 * Runs Lighthouse on the demo page of the built panel, five times as a phone and five times as a desktop. Prints the median, all
 * results, and the load of the machine: Lighthouse multiplies processor time, so results are only valid on an idle machine.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
// @ts-expect-error The script has no types.
import { BROWSER_FLAGS, findBrowser } from '../../scripts/find-browser.mjs';
import { newProject, runIn } from '../kit/installed.js';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 5;
const PANEL = 'dist/onair-panel/panel.js';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  'first-contentful-paint': 'first text',
  'largest-contentful-paint': 'largest',
  'speed-index': 'speed index',
  'total-blocking-time': 'blocked',
} as const;
/** Goals in the order of the categories. */
const SIDES = [
  { name: 'phone', options: [], goals: [95, 100, 100, 100] },
  { name: 'desktop', options: ['--preset=desktop'], goals: [100, 100, 100, 100] },
];

/** The parts of Lighthouse's report that are used. */
interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  audits: Record<keyof typeof TIMES, { numericValue: number }>;
}

export async function printLighthouse(): Promise<void> {
  if (!existsSync(PANEL)) return console.log('  skipped: nothing is built (npm run build)');
  // Lighthouse reads the browser's path from this variable.
  process.env.CHROME_PATH = findBrowser() as string;
  const folder = newProject([LIGHTHOUSE]);
  const panel = spawn(process.execPath, [PANEL, '--port', '0', '--control'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(createInterface(panel.stdout), 'line')) as [string];
    const [url] = /http:\S+/.exec(line)!;
    for (const { name, options, goals } of SIDES) {
      const [load] = loadavg();
      const reports = Array.from({ length: RUNS }, () => runLighthouse(folder, url, options));
      console.log(
        `  ${name}, at a load of ${load!.toFixed(1)} before and ${loadavg()[0]!.toFixed(1)} after:`,
      );
      CATEGORIES.forEach((category, index) =>
        printRow(
          category,
          reports.map(({ categories }) => Math.round(categories[category].score * 100)),
          `goal: ${goals[index]}`,
        ),
      );
      for (const [audit, words] of Object.entries(TIMES) as [keyof typeof TIMES, string][])
        printRow(
          words,
          reports.map(({ audits }) => Math.round(audits[audit].numericValue)),
          'ms',
        );
    }
  } finally {
    panel.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function runLighthouse(folder: string, url: string, options: string[]): Report {
  runIn(
    folder,
    'lighthouse',
    url,
    ...options,
    '--quiet',
    `--only-categories=${CATEGORIES.join(',')}`,
    '--output=json',
    '--output-path=report.json',
    `--chrome-flags=--headless=new ${(BROWSER_FLAGS as string[]).join(' ')}`,
  );
  return JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report;
}

function printRow(name: string, values: number[], remark: string): void {
  const median = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
  console.log(`    ${name.padEnd(15)} ${String(median).padStart(5)} of ${values.join(', ')} (${remark})`);
}
