import assert from 'node:assert/strict';
import { strFromU8, unzipSync } from 'fflate';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { createBackups } from '../../../../src/panel/operations/backup/backups.js';
import { playDefaults } from '../../../../src/panel/store/history.js';
import { openStorage } from '../../../../src/panel/database/storage.js';
import { openStore } from '../../../../src/panel/store/store.js';

const folder = mkdtempSync(join(tmpdir(), 'onair-backups-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const PLAY = {
  ...playDefaults,
  server: 1,
  all_music_id: 1,
  album: 'Low Tide',
  author: 'The Pilots',
  genre: 'Ambient',
  label: 'Quay',
  title: 'Undertow',
  year: '2021',
  img_fetched: true,
  length: 1000,
  metadata: 'The Pilots - Undertow',
  n_listeners: 3,
};

/** Opens a store that has an account with a station of `plays` plays. */
function open(name: string, plays: number, volumeBytes?: number) {
  const store = openStore(null);
  const account = store.transaction(() => {
    store.servers.add({ id: 1, name: 'Harbour' });
    const owner = store.accounts.add({
      username: 'chief',
      password_hash: '',
      role: 'administrator',
      owner: null,
    });
    const id = store.accounts.add({ username: 'harbour', password_hash: '', role: 'broadcaster', owner });
    store.broadcasters.add(id);
    store.accounts.entrust(id, 1);
    for (let n = 0; n < plays; n += 1) store.history.add({ ...PLAY, ts: n * 1000, ends: n * 1000 + 1000 });
    return id;
  });
  const storage = openStorage({ db: null, storage: join(folder, name) });
  const closing = new AbortController();
  const failures: unknown[] = [];
  const options = { report: (error: unknown) => void failures.push(error) };
  const needs = { store, storage, options, closing: closing.signal };
  const backups = createBackups({ ...needs, ...(volumeBytes && { volumeBytes }) });
  after(() => {
    closing.abort();
    store.close();
  });
  const status = () => store.broadcasters.one(account)?.backup_status;
  return { store, storage, backups, account, failures, status };
}

/** Returns the plays in the first archive of a folder, one per line. */
function historyIn(folder: string): string[] {
  const [name = ''] = readdirSync(folder);
  const files = unzipSync(readFileSync(join(folder, name)));
  return strFromU8(files['history.jsonl'] ?? new Uint8Array())
    .trimEnd()
    .split('\n');
}

describe('backups', () => {
  it("don't block other work", async () => {
    const plays = 20_000;
    const { backups, storage, account, status } = open('long', plays);
    let turns = 0;
    let done = false;
    backups.start(account, false);
    void backups.idle().then(() => (done = true));
    while (!done) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    assert.equal(status(), 2);
    assert.ok(turns > plays / 200, `${turns} turns`);
    const rows = historyIn(storage.backups(account));
    assert.equal(rows.length, plays, 'none is missing, none is there twice');
    assert.equal(new Set(rows).size, plays);
    assert.deepEqual((JSON.parse(rows.at(-1) ?? '{}') as { ts: number }).ts, (plays - 1) * 1000);
  });

  it('contain every play once', async () => {
    const { store, backups, storage, account } = open('written', 3000);
    backups.start(account, false);
    let done = false;
    void backups.idle().then(() => (done = true));
    for (let n = 3000; !done; n += 1) {
      store.history.add({ ...PLAY, ts: n * 1000, ends: n * 1000 + 1000 });
      await new Promise((resolve) => setImmediate(resolve));
    }
    const rows = historyIn(storage.backups(account));
    assert.ok(rows.length >= 3000);
    assert.equal(new Set(rows).size, rows.length);
  });

  it('are split into volumes if large', async () => {
    const { backups, storage, account, status } = open('large', 10, 2_500_000);
    const folder = storage.backups(account);
    writeFileSync(join(folder, 'made by hand.zip'), 'mine');
    const sounds = new Map(Array.from({ length: 5 }, (_, n) => [`sound ${n}`, randomBytes(1_000_000)]));
    for (const [name, sound] of sounds) writeFileSync(join(storage.files(account), name), sound);
    for (let time = 0; time < 4; time += 1) {
      backups.start(account, false);
      await backups.idle();
      assert.equal(status(), 2);
    }
    const names = readdirSync(folder).filter((name) => name !== 'made by hand.zip');
    assert.equal(readdirSync(folder).length, names.length + 1, 'what is not ours stays');
    assert.equal(names.filter((name) => /Z\.zip$/.test(name)).length, 3);
    assert.equal(names.length, 9, names.join(' '));
    const newest =
      names
        .map((name) => name.slice(0, 24))
        .sort()
        .at(-1) ?? '';
    const files: Record<string, Uint8Array> = {};
    for (const name of names.filter((each) => each.startsWith(newest))) {
      Object.assign(files, unzipSync(readFileSync(join(folder, name))));
    }
    for (const [name, sound] of sounds)
      assert.ok(sound.equals(files[`files/${name}`] ?? Buffer.alloc(0)), name);
    assert.ok(files['account.json']);
    assert.equal(new Date(backups.newest(account) ?? 0).toISOString().replace(/[:.]/g, '-'), newest);
  });

  it('leftover volumes of an incomplete archive are removed', async () => {
    const { backups, storage, account } = open('orphans', 10);
    const folder = storage.backups(account);
    const left = [
      '2026-03-06T03-00-00-000Z.2.zip',
      '2026-03-06T03-00-00-000Z.zip.part',
      '2026-03-05T03-00-00-000Z.quick.zip.part',
    ];
    for (const name of left) writeFileSync(join(folder, name), 'half');
    writeFileSync(join(folder, '2026-03-04T03-00-00-000Z.zip'), 'whole');
    backups.start(account, true);
    await backups.idle();
    const names = readdirSync(folder).sort();
    assert.equal(names.length, 2);
    assert.equal(names[0], '2026-03-04T03-00-00-000Z.zip');
    assert.match(names[1] ?? '', /\.quick\.zip$/);
  });

  it('count as failed if the panel was killed', () => {
    const { store, storage, account, status } = open('killed', 10);
    const row = store.broadcasters.one(account);
    assert.ok(row);
    store.broadcasters.change({ ...row, backup_status: 1 });
    writeFileSync(join(storage.backups(account), '2026-03-06T03-00-00-000Z.zip.part'), 'half');
    writeFileSync(join(storage.backups(account), '2026-03-05T03-00-00-000Z.zip'), 'whole');
    const closing = new AbortController();
    createBackups({
      store,
      storage,
      options: { report: (error) => assert.fail(String(error)) },
      closing: closing.signal,
    });
    assert.equal(status(), 3);
    assert.deepEqual(readdirSync(storage.backups(account)), ['2026-03-05T03-00-00-000Z.zip']);
  });

  it("count as failed if they can't be written", async () => {
    const { backups, storage, account, failures, status } = open('blocked', 10);
    const blocked = storage.backups(account);
    rmSync(blocked, { recursive: true });
    writeFileSync(blocked, 'in the way');
    backups.start(account, false);
    await backups.idle();
    assert.equal(status(), 3);
    assert.ok(failures.length > 0, 'whoever runs the panel is told');
    rmSync(blocked);
    assert.ok(backups.start(account, false));
    await backups.idle();
    assert.equal(status(), 2);
  });

  it('leave no files if the account is deleted', async () => {
    const { store, backups, storage, account } = open('gone', 5000);
    const root = dirname(dirname(storage.files(account)));
    backups.start(account, false);
    while (readdirSync(storage.backups(account)).length === 0) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    storage.drop(account);
    store.accounts.purge(account);
    await backups.idle();
    assert.equal(readdirSync(root).includes(String(account)), false);
  });
});
