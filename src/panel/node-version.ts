import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** In older versions, better-sqlite3 crashes the process without a message. */
const MIN_NODE_MAJOR = 22;
/** Environment variable that is set in the second process, so that it doesn't start a third one. */
const HANDED_OVER = 'ONAIR_HANDED_OVER';

export function isNodeTooOld(): boolean {
  return Number(process.versions.node.split('.')[0]) < MIN_NODE_MAJOR;
}

/**
 * Runs the file with a newer version of Node from a `node_modules` folder above the file, as in a checkout.
 * Returns false if there is no such version.
 */
export function runInNewerNode(file: string, args: string[]): boolean {
  const node = process.env[HANDED_OVER] ? null : findNode(dirname(file));
  if (!node) return false;
  const child = spawn(node, [...process.execArgv, file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, [HANDED_OVER]: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
  return true;
}

function findNode(folder: string): string | null {
  const node = join(folder, 'node_modules', '.bin', 'node');
  if (existsSync(node)) return node;
  return dirname(folder) === folder ? null : findNode(dirname(folder));
}
