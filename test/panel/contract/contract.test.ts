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
import { cells, readWritten, section, whyNotWritten } from './written.js';

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
    after(() => station.running.close());
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
    after(() => station.running.close());

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

const DOCUMENTS = ['panel-api.md', 'panel-behaviour.md'];

describe('the list of rows', { skip: whyNotWritten(...DOCUMENTS) }, () => {
  const [api = '', behaviour = ''] = DOCUMENTS.map(readWritten);

  it('has every endpoint', () => {
    const named = cells(section(api, '### Station API, prefix', '#### Grid rules')).map(
      ([method, path]) => `${method} ${path}`,
    );
    assert.ok(named.length >= 19);
    for (const row of named) assert.ok(row in rows.endpointRows, row);
  });

  it('has every field of the tables, and no other', () => {
    for (const [table, fields] of Object.entries(rows.fieldTables)) {
      const named = cells(section(api, `### ${table}\n`, '\n### '))
        .flatMap(([names]) => names?.replace(' (neutral name)', '').split(', ') ?? [])
        .filter((field) => !rows.airingFields.includes(field));
      assert.deepEqual(Object.keys(fields).sort(), named.sort(), table);
    }
  });

  it('has every grid rule, every code, and every rule of the legacy API', () => {
    const numbers = (text: string) => [...text.matchAll(/^(\d+)\. /gm)].map(([, number]) => number);
    const gridRules = numbers(section(api, '#### Grid rules', '###'));
    const legacyRules = numbers(section(api, '### Legacy station API', '## '));
    assert.deepEqual([gridRules.length, legacyRules.length], [9, 5]);
    for (const number of gridRules) assert.ok(`grid rule ${number}` in rows.gridRows);
    for (const number of legacyRules) assert.ok(`legacy rule ${number}` in rows.legacyRows);
    const [, codes = ''] = /grid create or update \| (.*) \|/.exec(api) ?? [];
    const named = [...codes.matchAll(/`(\w+)` \(/g)].map(([, code]) => code);
    assert.equal(named.length, 4);
    for (const code of named) assert.ok(`grid error ${code}` in rows.gridRows, code);
  });

  it('has every case of the error table, in both columns', () => {
    const cases = cells(section(behaviour, '## Errors', 'PUT with'));
    assert.ok(cases.length >= 14);
    for (const [name = '', , old] of cases) {
      const short = name.replace(/[?=]/g, '').split(/[,(]/)[0]?.trim();
      assert.ok(`${short}, v2` in rows.errorRows, short);
      if (old) assert.ok(`${short}, legacy` in rows.errorRows, short);
    }
  });

  it('has every choice', () => {
    const choices = cells(section(behaviour, '## Choices', '\nEvery such choice')).map(([name]) => name);
    assert.deepEqual(choices.sort(), Object.keys(rows.choiceRows).sort());
  });
});
