import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import Sqlite from 'better-sqlite3';
import { migrations } from '../../../src/panel/store/migrations.js';
import { openStore } from '../../../src/panel/store/store.js';

/** Number of migrations of a panel without account roles. */
const BEFORE = 3;

import { MORNING } from '../../kit/open-panel.js';

describe('the migration to account roles', () => {
  let folder: string;
  before(async () => void (folder = await mkdtemp(join(tmpdir(), 'onair-older-'))));
  after(() => rm(folder, { recursive: true }));

  it('makes the first account an administrator', () => {
    const file = join(folder, 'older.sqlite');
    const db = new Sqlite(file);
    migrations.slice(0, BEFORE).forEach((sql) => db.exec(sql));
    db.pragma(`user_version = ${BEFORE}`);
    db.exec(`
      INSERT INTO servers (id, name) VALUES (1, 'One'), (2, 'Two');
      INSERT INTO accounts (id, username, password_hash) VALUES (3, 'chief', 'x'), (5, 'harbour', 'y');
      INSERT INTO account_servers (account, server) VALUES (3, 1), (3, 2), (5, 2);
    `);
    db.close();
    const store = openStore(file);
    const all = store.accounts.all();
    assert.deepEqual(
      all.map(({ id, username, role, owner, suspended, deleted_at }) => [
        id,
        username,
        role,
        owner,
        suspended,
        deleted_at,
      ]),
      [
        [3, 'chief', 'administrator', null, false, null],
        [5, 'harbour', 'broadcaster', 3, false, null],
      ],
    );
    assert.deepEqual(store.accounts.serversOf(5), [2]);
    assert.equal(store.broadcasters.one(5)?.server_type, 'icecast');
    assert.equal(store.broadcasters.one(3), undefined);
    store.close();
  });
});

describe('the migration to session ids', () => {
  let folder: string;
  before(async () => void (folder = await mkdtemp(join(tmpdir(), 'onair-sessions-'))));
  after(() => rm(folder, { recursive: true }));

  it('keeps sessions and API keys', () => {
    const file = join(folder, 'older.sqlite');
    const db = new Sqlite(file);
    migrations.slice(0, 5).forEach((sql) => db.exec(sql));
    db.pragma('user_version = 5');
    const end = Date.parse('2100-01-01T00:00:00Z');
    db.exec(`
      INSERT INTO accounts (id, username, password_hash) VALUES (3, 'chief', 'x');
      INSERT INTO api_keys (fingerprint, account) VALUES ('k', 3);
      INSERT INTO sessions (fingerprint, purpose, account, expires_at)
        VALUES ('a', 'session', 3, ${end}), ('b', 'password_reset', 3, ${end});
    `);
    db.close();
    const store = openStore(file);
    const session = store.sessions.one('a', 'session');
    assert.ok(session && session.used_at > MORNING && session.used_at < end);
    assert.deepEqual(
      [session.account, session.address, session.started_at, session.expires_at],
      [3, null, null, end],
    );
    assert.ok(store.sessions.one('b', 'password_reset'));
    assert.equal(store.accounts.byKey('k')?.id, 3);
    assert.equal(store.accounts.keysOf(3).length, 1);
    store.close();
  });
});

describe('the migration of a relayed station', () => {
  let folder: string;
  before(async () => void (folder = await mkdtemp(join(tmpdir(), 'onair-relayed-'))));
  after(() => rm(folder, { recursive: true }));

  it('keeps its source, plays and records', () => {
    const file = join(folder, 'older.sqlite');
    const db = new Sqlite(file);
    const step = migrations.findIndex((sql) => sql.includes('RENAME COLUMN asked_at'));
    migrations.slice(0, step).forEach((sql) => db.exec(sql));
    db.pragma(`user_version = ${step}`);
    db.exec(`
      INSERT INTO servers (id, name) VALUES (1, 'One');
      INSERT INTO history (id, server, ts, ends, title, author)
        VALUES (7, 1, ${MORNING}, ${MORNING}, 'Title', 'Artist');
      INSERT INTO relayed_servers VALUES (1, 'icecast:https://a.example', ${MORNING}, 2);
      INSERT INTO relayed_plays VALUES (7, 1, 40, ${MORNING - 5});
      INSERT INTO relayed_records VALUES ('channels', 3, 1, 'main', '{"name":"Main"}');
    `);
    db.close();
    const store = openStore(file);
    assert.deepEqual(store.relayed.server(1), {
      server: 1,
      source: 'icecast:https://a.example',
      polled_at: MORNING,
      silent: true,
      untitled: true,
    });
    assert.deepEqual(store.relayed.play(1, 40), { play: 7, source_id: 40, source_ts: MORNING - 5 });
    assert.deepEqual(store.relayed.records('channels', 1), [
      { id: 3, source_key: 'main', fields: { name: 'Main' } },
    ]);
    store.close();
  });
});
