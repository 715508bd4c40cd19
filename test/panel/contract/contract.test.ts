import { after, before, describe } from 'node:test';
import { choiceChecks } from './choices.js';
import { endpoints } from './documented.js';
import { endpointChecks } from './endpoints.js';
import { errorChecks, errorNotes } from './errors.js';
import { testFields } from './field-tests.js';
import { gridChecks } from './grid.js';
import { legacyChecks, legacyNotes } from './legacy.js';
import { listChecks } from './lists.js';
import { testRows, type Part } from './row-tests.js';
import { stationKinds } from './station-records.js';
import { openStation, type Station } from './station.js';
import { cells, rules, tableRows, under } from './written.js';

const errors: Record<string, string> = {};
for (const [name, v2 = '', legacy = ''] of cells(under('### Errors of every operation'))) {
  errors[`${name}, v2`] = v2;
  if (legacy) errors[`${name}, legacy`] = legacy;
}

const parts: Record<string, Part<Station>> = {
  'the endpoints': { rows: endpoints('/api/v2/'), checks: endpointChecks },
  'the schedule': {
    rows: {
      ...rules('### Grid rules', 'grid rule'),
      ...tableRows('### Codes of a schedule event', 'grid error '),
    },
    checks: gridChecks,
  },
  'the legacy API': { rows: rules('### Legacy rules', 'legacy rule'), checks: legacyChecks },
  'the lists of the legacy API': { checks: legacyNotes },
  'the errors': { rows: errors, checks: errorChecks },
  'refused and accepted requests': { checks: errorNotes },
  'lists and responses': { checks: listChecks },
  'the choices': { rows: tableRows('### Of the station'), checks: choiceChecks },
};

for (const [name, part] of Object.entries(parts)) {
  describe(`the contract: ${name}`, () => {
    let station: Station;
    before(() => void (station = openStation()));
    after(() => station.close());
    testRows(part, () => station);
  });
}

describe('the contract: the fields of the station', () => {
  let station: Station;
  before(() => void (station = openStation()));
  after(() => station.close());
  testFields(/^\/api\/(?!v1\/)/, stationKinds, () => station);
});
