import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import Sqlite from 'better-sqlite3';
import { openDatabase, UnusableFile } from '../../../src/panel/database/database.js';
import { migrations } from '../../../src/panel/store/migrations.js';

describe('a database file', () => {
  let folder: string;
  before(async () => void (folder = await mkdtemp(join(tmpdir(), 'onair-database-'))));
  after(() => rm(folder, { recursive: true }));

  const refused = (file: string, says: RegExp) =>
    assert.throws(
      () => openDatabase(file, migrations),
      (error) => error instanceof UnusableFile && says.test(error.message),
    );
  const bytes = async (place: string) =>
    Object.fromEntries(
      await Promise.all(
        (await readdir(place)).map(async (name) => [name, await readFile(join(place, name), 'base64')]),
      ),
    ) as Record<string, string>;

  it('has a write-ahead log and an exclusive lock', () => {
    const db = openDatabase(join(folder, 'new.sqlite'), migrations);
    const pragma = (name: string) => db.pragma(name, { simple: true });
    const FULL = 2;
    assert.deepEqual(
      ['journal_mode', 'synchronous', 'locking_mode', 'foreign_keys', 'user_version'].map(pragma),
      ['wal', FULL, 'exclusive', 1, migrations.length],
    );
    assert.throws(() => db.exec('INSERT INTO djs (id, server, name) VALUES (1, 99, "x")'));
    db.close();
  });

  it('is rejected while another panel uses it', () => {
    const file = join(folder, 'taken.sqlite');
    const db = openDatabase(file, migrations);
    refused(file, /^another panel, or another program, has it open$/);
    db.exec(`INSERT INTO servers (id, name) VALUES (7, 'here')`);
    db.close();
    const again = openDatabase(file, migrations);
    assert.equal(again.prepare('SELECT name FROM servers WHERE id = 7').pluck().get(), 'here');
    again.close();
  });

  it('is rejected while another program reads it', () => {
    const file = join(folder, 'read.sqlite');
    openDatabase(file, migrations).close();
    const reader = new Sqlite(file);
    reader.exec('BEGIN; SELECT * FROM servers');
    refused(file, /has it open/);
    reader.close();
    openDatabase(file, migrations).close();
  });

  it('is rejected if a newer panel wrote it', async () => {
    const place = join(folder, 'newer');
    const crashed = join(folder, 'crashed');
    const db = new Sqlite(join(await mkdtemp(place), 'station.sqlite'));
    db.exec('CREATE TABLE things (name)');
    db.pragma('user_version = 1');
    db.pragma('journal_mode = WAL');
    // The file itself still has version 1; only the log has the new one.
    db.pragma('user_version = 998');
    db.exec(`INSERT INTO things VALUES ('kept')`);
    db.pragma('user_version = 999');
    const left = join(db.name, '..');
    await cp(left, crashed, { recursive: true, filter: (name) => !name.endsWith('-shm') });
    db.close();

    for (const [where, files] of [
      [left, 1],
      [crashed, 2],
    ] as const) {
      const found = await bytes(where);
      assert.equal(Object.keys(found).length, files);
      refused(join(where, 'station.sqlite'), /^it was written by a newer onair-panel$/);
      assert.deepEqual(await bytes(where), found);
    }
  });

  it('keeps its logged changes after a crash', async () => {
    const place = await mkdtemp(join(folder, 'older'));
    const db = openDatabase(join(place, 'station.sqlite'), migrations);
    db.exec(`INSERT INTO servers (id, name) VALUES (7, 'kept')`);
    const crashed = join(folder, 'older-crashed');
    await cp(place, crashed, { recursive: true });
    db.close();
    const again = openDatabase(join(crashed, 'station.sqlite'), migrations);
    assert.equal(again.prepare('SELECT name FROM servers WHERE id = 7').pluck().get(), 'kept');
    again.close();
  });

  it("is rejected if it isn't a regular file", async () => {
    const text = join(folder, 'text.sqlite');
    await writeFile(text, 'This is not a database, and it is longer than a header would be. '.repeat(20));
    const before = await readFile(text);
    refused(text, /^it is not a database$/);
    assert.deepEqual(await readFile(text), before);
    refused(folder, /^it is not a file$/);
    refused('/dev/null', /^it is not a file$/);
    refused(join(text, 'under-a-file.sqlite'), /^its folder does not exist$|^it can't be opened/);
    refused(join(folder, 'nowhere', 'station.sqlite'), /^its folder does not exist$/);
    refused('/proc/onair.sqlite', /^it can't be opened or created$/);
  });

  it("doesn't change if a migration step fails", () => {
    const file = join(folder, 'half.sqlite');
    const db = new Sqlite(file);
    db.exec('CREATE TABLE history (in_the_way)');
    db.close();
    assert.throws(() => openDatabase(file, migrations), UnusableFile);
    const again = new Sqlite(file);
    assert.deepEqual(again.prepare('SELECT name FROM sqlite_master').pluck().all(), ['history']);
    assert.equal(again.pragma('user_version', { simple: true }), 0);
    again.close();
  });
});
