import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { choicesTable } from '../../../src/panel/openapi/choices.js';
import { whyNoSshd } from '../../support/sshd.js';
import { schemeChecks } from './administration-access.js';
import { accountChecks } from './administration-accounts.js';
import { administrationErrorChecks } from './administration-errors.js';
import { administrationRecords } from './administration-fields.js';
import { panelChecks } from './administration-panel.js';
import * as rows from './administration-rows.js';
import { stateChecks } from './administration-states.js';
import { openWorld, type OfficeCheck, type World } from './administration-world.js';
import { BY_SFTP } from './remote-calls.js';
import { remoteChecks } from './remote.js';
import { testFields, testRows, type Part } from './row-tests.js';
import { cells, fieldTypes, operations, under } from './written.js';

const administrationChecks: Record<keyof typeof rows.administrationRows, OfficeCheck> = {
  ...accountChecks,
  ...panelChecks,
};

const parts: Record<string, Part<World>> = {
  'the administration': { rows: rows.administrationRows, checks: administrationChecks },
  'the remote endpoints': { rows: rows.remoteRows, checks: remoteChecks },
  'states and transitions': { rows: rows.stateRows, checks: stateChecks },
  'the errors of the administration': {
    rows: rows.administrationErrorRows,
    checks: administrationErrorChecks,
  },
  'who may in the administration': { rows: rows.schemeRows, checks: schemeChecks },
};

let world: Awaited<ReturnType<typeof openWorld>>;
before(async () => void (world = await openWorld()));
after(() => world.close());

for (const [name, part] of Object.entries(parts)) {
  const whyNot = (row: string) => (BY_SFTP.includes(row) ? whyNoSshd() : null);
  describe(`the contract: ${name}`, () => testRows({ ...part, whyNot }, () => world));
}

for (const [table, fields] of Object.entries(rows.administrationFields)) {
  describe(`the contract: the fields of ${table}`, () => {
    let records: Record<string, unknown>[];
    before(async () => void (records = await administrationRecords(world, table)));

    it('are these, all of them and no more, in every record', () => {
      assert.ok(records.length >= 1);
      for (const record of records) {
        const named = Object.keys(record).filter((field) => !rows.creationFields.includes(field));
        assert.deepEqual(named.sort(), Object.keys(fields).sort());
      }
    });
    testFields(fields, () => records);
  });
}

/** What the short names of the template rows stand for. */
const TEMPLATE_OPERATIONS = ['GET', 'POST', 'GET {pk}/', 'PUT {pk}/', 'PATCH {pk}/', 'DELETE {pk}/'];

/** A row of several operations, one by one. */
function eachOperation(row: string): string[] {
  const path = row.slice(row.indexOf('/'));
  const methods = row.slice(0, row.indexOf('/')).trim().split(', ');
  if (!path.startsWith('/api/v1/templates/') || methods[0] === methods[0]?.toUpperCase()) {
    return methods.map((method) => `${method} ${path}`);
  }
  return TEMPLATE_OPERATIONS.map((operation) => {
    const [method, below = ''] = operation.split(' ');
    return `${method} ${path}${below}`;
  });
}

describe('docs/contract.md and the rows of the administration', () => {
  it('have the same endpoints', () => {
    const tested = Object.keys(rows.administrationRows).flatMap(eachOperation);
    assert.deepEqual(operations('### Administration').sort(), tested.sort());
    assert.deepEqual(
      operations('### Migration and remote endpoints').sort(),
      Object.keys(rows.remoteRows).sort(),
    );
  });

  it('have the same states', () => {
    const states = cells(under('## 3. States of an account')).map(([state]) => state);
    assert.deepEqual(states.sort(), Object.keys(rows.stateRows).sort());
  });

  it('have the same errors', () => {
    const errors = cells(under('### Errors of single operations')).map(([, operation]) => operation);
    assert.deepEqual(errors.sort(), Object.keys(rows.administrationErrorRows).sort());
  });

  it('have the same fields, of the same types', () => {
    for (const [table, fields] of Object.entries(rows.administrationFields)) {
      assert.deepEqual(fieldTypes(`### ${table}`), fields, table);
    }
  });

  it('have the same choices, in the same words as /docs/', () => {
    assert.deepEqual(cells(under('### Of the administration')), cells(choicesTable()));
  });
});
