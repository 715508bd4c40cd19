import assert from 'node:assert/strict';
import Database from 'better-sqlite3';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { STATION_TABLES } from '../../../src/panel/store/account-rows.js';
import { openStore } from '../../../src/panel/store/store.js';

const folder = mkdtempSync(join(tmpdir(), 'onair-account-rows-'));
after(() => rmSync(folder, { recursive: true, force: true }));

it('a backup includes every table with station data', () => {
  const file = join(folder, 'panel.sqlite');
  openStore(file, assert.fail).close();
  const database = new Database(file, { readonly: true });
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .pluck()
    .all() as string[];
  const refersTo = (table: string) =>
    new Set((database.pragma(`foreign_key_list(${table})`) as { table: string }[]).map((key) => key.table));
  const found = ['servers'];
  for (let before = 0; before < found.length;) {
    before = found.length;
    // These tables belong to accounts, not to a station.
    found.push(
      ...tables.filter(
        (table) =>
          !found.includes(table) &&
          !refersTo(table).has('accounts') &&
          found.some((known) => refersTo(table).has(known)),
      ),
    );
  }
  database.close();
  assert.deepEqual([...STATION_TABLES].sort(), found.sort());
});
