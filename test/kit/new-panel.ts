/**
 * Creates panels for tests. A store in memory is created once per process for each set of options that it depends on, and copied for
 * every further panel, including its tables and the stations' history.
 */
import Sqlite from 'better-sqlite3';
import { completeOptions, type PanelOptions } from '../../src/panel/base/options.js';
import { createPanel, createPanelOn, type Panel } from '../../src/panel/panel.js';
import { openDatabase } from '../../src/panel/database/database.js';
import { migrations } from '../../src/panel/store/migrations.js';
import { createStore } from '../../src/panel/store/store.js';

const templates = new Map<string, Buffer>();

/** `fakeNow` is the current time in milliseconds UTC, for tests that replace the machine's clock with a fake one. */
export function createTestPanel(given: Partial<PanelOptions>, fakeNow: number | null = null): Panel {
  const options = completeOptions(given);
  const { db, speed, seed, zone, historyLimit, relay } = options;
  const now = options.now ?? fakeNow;
  if (db !== null || now === null || relay.length > 0) return createPanel(given);
  const key = JSON.stringify([now, speed, seed, zone, historyLimit]);
  let template = templates.get(key);
  if (!template) templates.set(key, (template = makeTemplate(options)));
  const copy = new Sqlite(template);
  copy.pragma('foreign_keys = ON');
  copy.pragma('journal_mode = MEMORY');
  return createPanelOn(createStore(copy), options);
}

/** Returns the serialized store of a new panel. */
function makeTemplate(options: PanelOptions): Buffer {
  const database = openDatabase(null, migrations);
  const panel = createPanelOn(createStore(database), options);
  try {
    return database.serialize();
  } finally {
    panel.close();
  }
}
