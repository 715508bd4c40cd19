import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { openStorage } from '../../../src/panel/database/storage.js';
import { ADMINISTRATOR, openPanel } from '../../kit/open-panel.js';
import { until } from '../../kit/until.js';

const folder = mkdtempSync(join(tmpdir(), 'onair-storage-'));
after(() => rmSync(folder, { recursive: true, force: true }));

describe('file storage', () => {
  it('defaults to a folder beside the database', () => {
    const db = join(folder, 'beside.sqlite');
    const storage = openStorage({ db, storage: null });
    assert.equal(existsSync(`${db}.files`), false);
    const files = storage.files(7);
    assert.equal(files, join(`${db}.files`, '7', 'files'));
    for (const each of [files, dirname(files), `${db}.files`])
      assert.equal(statSync(each).mode & 0o777, 0o700);
    storage.close();
    assert.ok(existsSync(files), 'what is kept stays');
  });

  it('uses the configured folder, even without a database', () => {
    const storage = openStorage({ db: null, storage: join(folder, 'told', 'deep') });
    assert.equal(storage.backups(1), join(folder, 'told', 'deep', '1', 'backups'));
    storage.close();
    assert.ok(existsSync(join(folder, 'told', 'deep', '1')));
  });

  it('is deleted when an in-memory panel closes', () => {
    const storage = openStorage({ db: null, storage: null });
    const files = storage.files(1);
    assert.ok(files.startsWith(tmpdir()));
    storage.close();
    assert.equal(existsSync(dirname(dirname(files))), false);
  });

  it("is rejected if its path isn't a folder", () => {
    const file = join(folder, 'a file');
    writeFileSync(file, 'kept');
    assert.throws(() => openStorage({ db: null, storage: file }), {
      message: `Can't use ${file}: it isn't a folder.`,
    });
  });

  it("counts an account's bytes without following links", async () => {
    const storage = openStorage({ db: null, storage: join(folder, 'counted') });
    assert.equal(await storage.bytesOf(1), 0);
    writeFileSync(join(folder, 'outside'), Buffer.alloc(1000));
    writeFileSync(join(storage.files(1), 'a'), Buffer.alloc(30));
    writeFileSync(join(storage.backups(1), 'b'), Buffer.alloc(12));
    writeFileSync(join(storage.files(2), 'c'), Buffer.alloc(500));
    symlinkSync(join(folder, 'outside'), join(storage.files(1), 'link'));
    symlinkSync(storage.files(2), join(storage.files(1), 'folder'));
    assert.equal(await storage.bytesOf(1), 42);
  });

  it("deletes only one account's files", async () => {
    const root = join(folder, 'dropped');
    const storage = openStorage({ db: null, storage: root });
    writeFileSync(join(storage.files(1), 'a'), 'a');
    writeFileSync(join(storage.files(11), 'b'), 'b');
    storage.drop(1);
    storage.drop(5);
    assert.equal(existsSync(join(root, '1')), false);
    await until(() => readdirSync(root).length === 1, 'the removal');
    assert.deepEqual(readdirSync(storage.files(11)), ['b']);
  });

  it('completes an interrupted deletion at startup', async () => {
    const root = join(folder, 'left');
    openStorage({ db: null, storage: join(root, '.dropped-3-abc') }).files(1);
    openStorage({ db: null, storage: root }).files(4);
    openStorage({ db: null, storage: root });
    await until(() => readdirSync(root).length === 1, 'the removal');
    assert.deepEqual(readdirSync(root), ['4']);
  });

  it('deletes all files of a deleted account', async () => {
    const root = join(folder, 'purged');
    const panel = openPanel({ storage: root, purgeAfter: 0 });
    const account = await panel.add('harbour', []);
    await panel.as(ADMINISTRATOR, 'POST', `broadcasters/${account}/backup/`, { action: 'backup' });
    const path = `broadcasters/${account}/`;
    const status = async () =>
      (await panel.as(ADMINISTRATOR, 'GET', path)).json<{ backup_status: number }>().backup_status;
    await until(async () => (await status()) === 2, 'the backup');
    await panel.as(ADMINISTRATOR, 'DELETE', path);
    await until(async () => (await panel.as(ADMINISTRATOR, 'GET', path)).status === 404, 'the purge');
    await until(() => readdirSync(root).length === 0, 'the removal');
  });
});
