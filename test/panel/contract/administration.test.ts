import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { choicesTable } from '../../../src/panel/openapi/choices.js';
import { accessChecks } from './access.js';
import { accountChecks } from './administration-accounts.js';
import { administrationErrorChecks } from './administration-errors.js';
import { panelChecks } from './administration-panel.js';
import { administrationKinds } from './administration-records.js';
import { stateChecks } from './administration-states.js';
import { openWorld, type World } from './administration-world.js';
import { endpoints } from './documented.js';
import { testFields } from './field-tests.js';
import { remoteChecks } from './remote.js';
import { testRows, type Part } from './row-tests.js';
import { cells, rules, tableRows, under } from './written.js';

const errors = cells(under('### Errors of single operations')).map(
  ([status, operation = '', body]) => [operation, `${status} ${body}`] as const,
);

const parts: Record<string, Part<World>> = {
  'the administration': {
    rows: endpoints('/api/v1/'),
    checks: { ...accountChecks, ...panelChecks, ...remoteChecks },
  },
  'states and transitions': { rows: tableRows('## 3. States of an account'), checks: stateChecks },
  'the errors of the administration': {
    rows: Object.fromEntries(errors),
    checks: administrationErrorChecks,
  },
  permissions: {
    rows: {
      ...tableRows('## 7. Authentication'),
      ...rules('### Authentication rules', 'authentication rule'),
    },
    checks: accessChecks,
  },
};

describe('the contract', () => {
  let world: Awaited<ReturnType<typeof openWorld>>;
  before(async () => void (world = await openWorld()));
  after(() => world.close());

  for (const [name, part] of Object.entries(parts)) describe(name, () => testRows(part, () => world));

  describe('the fields of the administration', () =>
    testFields(/^\/api\/v1\//, administrationKinds, () => world));

  it("docs/contract.md describes the administration's choices in the same words as /docs/", () => {
    assert.deepEqual(cells(under('### Of the administration')), cells(choicesTable()));
  });
});
