/** Bundles the current elements and the elements of the commit in `looked-at`, once for all workers. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { bundle, bundleOfCommit, otherVersions, uncommitted, whyMissing } from './bundles.js';
import { isMoving, readMark } from './mark.js';

/** Bundles of both sides. */
export interface Sides {
  hash: string;
  now: string;
  /** Null if the commit isn't available, or if its elements are the same. */
  before: string | null;
  /** The reason why `before` is null. */
  reason: string | null;
}

const VARIABLE = 'ONAIR_LOOKS';

export default async function setUp(config: FullConfig): Promise<() => void> {
  const moves = isMoving(config);
  const changed = moves ? uncommitted() : [];
  if (changed.length)
    throw new Error(`Commit these files before you update looked-at: ${changed.join(', ')}`);

  const hash = readMark();
  const { code: now } = await bundle();
  const sides: Sides = { hash, now, before: null, reason: whyMissing(hash, moves) };
  if (!sides.reason) {
    const { code, packages } = await bundleOfCommit(hash);
    const versions = otherVersions(hash, packages);
    if (versions.length) console.log(`Both sides use the current packages: ${versions.join(', ')}`);
    if (code === now) sides.reason = `the elements are the same as in commit ${hash.slice(0, 9)}`;
    else sides.before = code;
  }
  if (sides.reason) console.log(`No pictures are compared: ${sides.reason}.`);

  const folder = mkdtempSync(join(tmpdir(), 'onair-looks-'));
  process.env[VARIABLE] = join(folder, 'sides.json');
  writeFileSync(process.env[VARIABLE], JSON.stringify(sides));
  return () => rmSync(folder, { recursive: true, force: true });
}

export function readSides(): Sides {
  return JSON.parse(readFileSync(process.env[VARIABLE]!, 'utf8')) as Sides;
}
