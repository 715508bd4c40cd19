import type { CoverMark, StoredCover } from './podcasts.js';
import type { Database } from '../database/database.js';

/** The settings of the panel by name. A setting is a text or a picture. */
export interface StoredSettings {
  /** Returns undefined if the setting was never set. */
  one(name: string): string | undefined;
  all(): Record<string, string>;
  set(name: string, value: string): void;
  drop(name: string): void;
  /** Returns undefined if there is no picture with this name. */
  fileMark(name: string): CoverMark | undefined;
  file(name: string): StoredCover | undefined;
  keepFile(name: string, file: StoredCover): void;
  dropFile(name: string): void;
}

export function createSettings(db: Database): StoredSettings {
  const one = db.prepare<[string], string>('SELECT value FROM settings WHERE name = ?').pluck();
  const all = db.prepare<[], { name: string; value: string }>('SELECT name, value FROM settings');
  const set = db.prepare<[string, string]>('REPLACE INTO settings (name, value) VALUES (?, ?)');
  const drop = db.prepare<[string]>('DELETE FROM settings WHERE name = ?');
  const fileMark = db.prepare<[string], CoverMark>(
    'SELECT type, fingerprint FROM setting_files WHERE name = ?',
  );
  const file = db.prepare<[string], StoredCover>(
    'SELECT type, fingerprint, bytes FROM setting_files WHERE name = ?',
  );
  const keepFile = db.prepare(
    'REPLACE INTO setting_files (name, type, fingerprint, bytes) VALUES (@name, @type, @fingerprint, @bytes)',
  );
  const dropFile = db.prepare<[string]>('DELETE FROM setting_files WHERE name = ?');
  return {
    one: (name) => one.get(name),
    all: () => Object.fromEntries(all.all().map(({ name, value }) => [name, value])),
    set: (name, value) => void set.run(name, value),
    drop: (name) => void drop.run(name),
    fileMark: (name) => fileMark.get(name),
    file: (name) => file.get(name),
    keepFile: (name, kept) => void keepFile.run({ name, ...kept }),
    dropFile: (name) => void dropFile.run(name),
  };
}

/** A migration (see `migrations.ts`). */
export const settingTables = `
  CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE setting_files (
    name TEXT PRIMARY KEY,
    type TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    bytes BLOB NOT NULL
  );
`;
