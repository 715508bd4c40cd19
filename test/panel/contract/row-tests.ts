/** One test for each row of a part of the contract. */
import assert from 'node:assert/strict';
import { it } from 'node:test';

export type Check<World> = (world: World) => Promise<void>;

export interface Part<World> {
  /** What the contract or the OpenAPI document lists, each with its text. Absent: every check is a row of its own. */
  rows?: Record<string, string>;
  /** By the names of the rows. */
  checks: Record<string, Check<World>>;
  /** Why a row can't be tested on this machine; null when it can. Absent: all can. */
  whyNot?: (row: string) => string | null;
}

/** `world` is asked for when a test runs: a hook opens it. */
export function testRows<World>({ rows, checks, whyNot }: Part<World>, world: () => World): void {
  const names = Object.keys(rows ?? checks);
  it('has a row for each check', () => {
    const left = Object.keys(checks).filter((name) => !names.includes(name));
    assert.deepEqual(left, [], 'checks without a row');
  });
  for (const name of names) {
    const title = rows ? `${name}: ${rows[name]}` : name;
    it(title, { skip: whyNot?.(name) ?? false }, async () => {
      const check = checks[name] ?? assert.fail(`there is no check of "${name}"`);
      await check(world());
    });
  }
}
