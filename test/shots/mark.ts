/** Reads and writes `looked-at`: the commit whose pictures a person last checked. `npm run shots -- -u` updates it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';

const FILE = join(import.meta.dirname, 'looked-at');

export function readMark(): string {
  return readFileSync(FILE, 'utf8').trim();
}

export function writeMark(hash: string): void {
  writeFileSync(FILE, `${hash}\n`);
}

/** Returns true if Playwright was started with `-u`. */
export function isMoving({ updateSnapshots }: FullConfig): boolean {
  return updateSnapshots === 'changed' || updateSnapshots === 'all';
}
