import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { FEATURES } from '../../../src/contract/administration.js';
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
import { cells, readWritten, section, whyNotWritten } from './written.js';

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

const DOCUMENT = 'panel-api.md';

describe('the rows of the administration', { skip: whyNotWritten(DOCUMENT) }, () => {
  const api = readWritten(DOCUMENT);

  it('have every endpoint of both tables, and no other', () => {
    const named = (from: string, to: string) =>
      cells(section(api, from, to)).map(([method, path]) => `${method} ${path}`);
    const administration = named('### Administration API, prefix', '### Migration and remote');
    const remote = named('### Migration and remote endpoints', '### Station API, prefix');
    assert.deepEqual([administration.length, remote.length], [31, 13]);
    assert.deepEqual(administration.sort(), Object.keys(rows.administrationRows).sort());
    assert.deepEqual(remote.sort(), Object.keys(rows.remoteRows).sort());
  });

  it('have every state', () => {
    const named = cells(section(api, '## States and transitions', '- Numeric values')).map(
      ([state]) => state,
    );
    assert.deepEqual(named.sort(), Object.keys(rows.stateRows).sort());
  });

  it('have every error', () => {
    const named = cells(section(api, '## Errors', '- Status codes'))
      .map(([, operation]) => operation ?? '')
      .filter((operation) => !operation.startsWith('grid'));
    assert.deepEqual(named.sort(), Object.keys(rows.administrationErrorRows).sort());
  });

  it('have every field of the tables, and no other', () => {
    const names = (text = '') => text.replace(/ \(spelled so\)/, '').split(', ');
    for (const [table, fields] of Object.entries(rows.administrationFields)) {
      if (table.startsWith('Settings')) continue;
      const text = section(api, `### ${table}\n`, '\n### ');
      const named =
        table === 'User profile'
          ? [...(/Fields seen: (.*?)\. Write-only/.exec(text)?.[1] ?? '').matchAll(/(\w+) \(/g)].map(
              ([, name]) => name,
            )
          : table === 'Email template'
            ? names(/Fields: (.*?)\./.exec(text)?.[1])
            : cells(text).flatMap(([list]) => (list === 'feature flags' ? FEATURES : names(list)));
      assert.deepEqual(named.sort(), Object.keys(fields).sort(), table);
    }
  });

  it('have every field of the settings', () => {
    const text = section(api, '### Settings\n', '\n### ');
    const open = [...(/Public view: (.*)/.exec(text)?.[1] ?? '').matchAll(/(\w+) \((?:file|string)/g)].map(
      ([, name]) => name!,
    );
    const full = (/public fields plus (.*)\./.exec(text)?.[1] ?? '').split(', ');
    assert.deepEqual([open.length, full.length], [4, 7]);
    assert.deepEqual(
      Object.keys(rows.administrationFields['Settings, public view']!).sort(),
      [...open].sort(),
    );
    assert.deepEqual(
      Object.keys(rows.administrationFields['Settings, full view']!).sort(),
      [...open, ...full].sort(),
    );
  });
});
