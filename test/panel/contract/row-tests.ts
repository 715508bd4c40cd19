/** One test for each row of a part of the contract, and for each field of its records. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { holds } from './fields.js';
import type { FieldType } from './rows.js';

/** Both by the same names: what the contract says, and what looks whether it is so. */
export interface Part<World> {
  rows: Record<string, string>;
  checks: Record<string, (world: World) => Promise<void>>;
  /** Why a row can't be tested on this machine; null when it can. Absent: all can. */
  whyNot?: (row: string) => string | null;
}

/** `world` is asked for when a test runs: a hook opens it. */
export function testRows<World>({ rows, checks, whyNot }: Part<World>, world: () => World): void {
  it('has one test for each row, and no other', () => {
    assert.deepEqual(Object.keys(checks).sort(), Object.keys(rows).sort());
  });
  for (const [row, text] of Object.entries(rows)) {
    it(`${row}: ${text}`, { skip: whyNot?.(row) ?? false }, async () => {
      const check = checks[row];
      assert.ok(check, 'this row has no test');
      await check(world());
    });
  }
}

/** `records` are asked for when a test runs. */
export function testFields(
  fields: Record<string, FieldType>,
  records: () => readonly Record<string, unknown>[],
): void {
  for (const [field, type] of Object.entries(fields)) {
    it(`${field}: ${type}`, () => {
      for (const [index, record] of records().entries()) {
        const value = record[field];
        assert.ok(field in record && holds[type](value), `${JSON.stringify(value)} in record ${index}`);
      }
    });
  }
}
