/** One test per row of a part of the contract. */
import assert from 'node:assert/strict';
import { it } from 'node:test';

export type Check<World> = (world: World) => Promise<void>;

export interface Part<World> {
  /** Rows of the contract or the OpenAPI document, with their text. By default each check is a row. */
  rows?: Record<string, string>;
  /** Checks by name of the row. */
  checks: Record<string, Check<World>>;
}

/** `world` is called when a test runs, since a hook opens the world. */
export function testRows<World>({ rows, checks }: Part<World>, world: () => World): void {
  const names = Object.keys(rows ?? checks);
  it('has a row in the document for each check', () => {
    const left = Object.keys(checks).filter((name) => !names.includes(name));
    assert.deepEqual(left, [], 'checks without a row');
  });
  for (const name of names) {
    const title = rows ? `${name}: ${rows[name]}` : name;
    it(title, async () => {
      const check = checks[name] ?? assert.fail(`there is no check of "${name}"`);
      await check(world());
    });
  }
}
