import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { accessChecks } from './access.js';
import { choiceChecks } from './choices.js';
import { endpointChecks } from './endpoints.js';
import { errorChecks } from './errors.js';
import { holds, occurrences, recordsOf } from './fields.js';
import { gridChecks } from './grid.js';
import { legacyChecks } from './legacy.js';
import { listChecks } from './lists.js';
import { testFields, testRows, type Part } from './row-tests.js';
import * as rows from './rows.js';
import { openStation, type Station } from './station.js';
import { cells, fieldTypes, numbers, operations, under } from './written.js';

const parts: Record<string, Part<Station>> = {
  'the endpoints': { rows: rows.endpointRows, checks: endpointChecks },
  'the schedule': { rows: rows.gridRows, checks: gridChecks },
  'who may': { rows: rows.accessRows, checks: accessChecks },
  'the legacy API': { rows: rows.legacyRows, checks: legacyChecks },
  'the errors': { rows: rows.errorRows, checks: errorChecks },
  'lists and answers': { rows: rows.listRows, checks: listChecks },
  'the choices': { rows: rows.choiceRows, checks: choiceChecks },
};

for (const [name, part] of Object.entries(parts)) {
  describe(`the contract: ${name}`, () => {
    let station: Station;
    before(async () => (station = await openStation()));
    after(() => station.close());
    testRows(part, () => station);
  });
}

for (const [table, fields] of Object.entries(rows.fieldTables)) {
  describe(`the contract: the fields of ${table}`, () => {
    let station: Station;
    let records: Record<string, unknown>[];
    before(async () => {
      station = await openStation();
      records = await recordsOf(station, table);
    });
    after(() => station.close());

    it('are these, all of them and no more, in every record', () => {
      assert.ok(records.length >= 3);
      for (const record of records) assert.deepEqual(Object.keys(record).sort(), Object.keys(fields).sort());
    });
    testFields(fields, () => records);
    if (table !== 'Schedule (grid) event') return;
    it(`and, over a range, ${rows.airingFields.join(', ')}`, async () => {
      const airings = await occurrences(station);
      assert.ok(airings.length > 7);
      for (const airing of airings) {
        assert.deepEqual(Object.keys(airing).sort(), [...Object.keys(fields), ...rows.airingFields].sort());
        for (const [field, type] of Object.entries(fields)) assert.ok(holds[type](airing[field]), field);
        const { start_ts, end_ts, start_ts_utc_readable } = airing;
        assert.ok(Number.isInteger(start_ts) && Number.isInteger(end_ts));
        const written = new Date(Number(start_ts) * 1000).toISOString().replace('.000', '');
        assert.equal(start_ts_utc_readable, written);
      }
    });
  });
}

describe('docs/contract.md and the rows of the station', () => {
  it('have the same endpoints', () => {
    const tested = Object.keys(rows.endpointRows).filter((row) => row.includes('/api/'));
    assert.deepEqual(operations('### Station').sort(), tested.sort());
  });

  it('have the same fields, of the same types', () => {
    for (const [table, fields] of Object.entries(rows.fieldTables)) {
      assert.deepEqual(fieldTypes(`### ${table}`), fields, table);
    }
  });

  it('have the same schedule rules, and the same codes', () => {
    const rules = numbers('### Grid rules').map((number) => `grid rule ${number}`);
    const codes = cells(under('### Codes of a schedule event')).map(([code]) => `grid error ${code}`);
    assert.deepEqual([...rules, ...codes].sort(), Object.keys(rows.gridRows).sort());
  });

  it('have the same rules of the legacy API and of authentication', () => {
    const tested = (list: object, name: string) => Object.keys(list).filter((row) => row.startsWith(name));
    const legacyRules = numbers('### Legacy rules').map((number) => `legacy rule ${number}`);
    assert.deepEqual(legacyRules, tested(rows.legacyRows, 'legacy rule'));
    const accessRules = numbers('### Authentication rules').map((number) => `authentication rule ${number}`);
    assert.deepEqual(accessRules.slice(0, 3), tested(rows.accessRows, 'authentication rule'));
    assert.equal(accessRules.length, 5);
  });

  it('have the same cases of errors, in both columns', () => {
    const cases = cells(under('### Errors of every operation')).flatMap(([name, , legacy]) =>
      legacy ? [`${name}, v2`, `${name}, legacy`] : [`${name}, v2`],
    );
    const tested = Object.keys(rows.errorRows).filter((row) => /, (v2|legacy)$/.test(row));
    assert.deepEqual(cases.sort(), tested.sort());
  });

  it('have the same choices', () => {
    const choices = cells(under('### Of the station')).map(([point]) => point);
    assert.deepEqual(choices.sort(), Object.keys(rows.choiceRows).sort());
  });
});
