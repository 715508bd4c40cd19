/** One test for each field of a record in the OpenAPI document. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { document, recordSchemas } from './documented.js';
import { holds } from './field-types.js';

type Json = Record<string, unknown>;

/** Expectations for a kind of record. */
export interface Kind<World> {
  /** Type by field name: a key of `holds`. */
  fields: Record<string, string>;
  /** Records from all endpoints that return them. */
  read(world: World): Promise<Json[]>;
}

/** Tests the records below a path. `world` is called when a test runs. */
export function testFields<World>(
  prefix: RegExp,
  kinds: Record<string, Kind<World>>,
  world: () => World,
): void {
  const names = recordSchemas(prefix);

  it('are tested for every kind of record', () => {
    assert.deepEqual(Object.keys(kinds).sort(), names.sort());
  });
  for (const name of names) {
    const kind = kinds[name];
    if (!kind) continue;
    const fields = Object.keys(document.components.schemas[name]?.properties ?? {});
    describe(`the contract: the fields of ${name}`, () => {
      let records: Json[];
      before(async () => void (records = await kind.read(world())));

      it('are exactly those in the contract, in every record', () => {
        assert.ok(records.length > 0);
        for (const record of records) assert.deepEqual(Object.keys(record).sort(), [...fields].sort());
        assert.deepEqual(Object.keys(kind.fields).sort(), [...fields].sort(), 'docs/contract.md');
      });
      for (const field of fields) {
        const type = kind.fields[field];
        it(`${field}: ${type}`, () => {
          assert.ok(type !== undefined, `docs/contract.md does not say what ${field} holds`);
          const isRight = holds[type] ?? assert.fail(`no test knows what "${type}" is`);
          for (const [index, { [field]: value }] of records.entries()) {
            assert.ok(isRight(value), `${JSON.stringify(value)} in record ${index}`);
          }
        });
      }
    });
  }
}
