/**
 * In:  the version of the Node that runs this.
 * Out: when it is too old, the same command in a newer Node from a `node_modules`
 *      folder above, as in a checkout.
 *
 * better-sqlite3 crashes an older Node without a message.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NEEDED = 22;
/** An environment variable that is set for the second process, so that there is never a third. */
const HANDED_OVER = 'ONAIR_HANDED_OVER';

export function isNodeTooOld(): boolean {
  return Number(process.versions.node.split('.')[0]) < NEEDED;
}

/** Runs the file again in a newer Node, and waits for its end. False when there is none. */
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
