import assert from 'node:assert/strict';
import { chownSync, statSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import Sqlite from 'better-sqlite3';
import { startProcess } from '../../kit/panel-process.js';
import { until } from '../../kit/until.js';

const KEY = 'key-of-a-writer';

/** Runs a command until it exits. */
async function run(...args: string[]): Promise<{ code: number | null; said: string }> {
  const command = await startProcess(args);
  return { code: await command.stop(), said: command.lines().join('\n') + command.complaints() };
}

/** Adds playlists one after another until stopped. `ids` grows with each response. */
function write(url: string): { ids: number[]; stop(): Promise<void> } {
  const ids: number[] = [];
  let isStopped = false;
  async function goOn(): Promise<void> {
    while (!isStopped) {
      const answer = await fetch(`${url}/api/v2/playlists/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'SERVICE-API-KEY': KEY },
        body: JSON.stringify({ server: 1, name: `Playlist ${ids.length}` }),
      });
      assert.equal(answer.status, 201);
      ids.push(((await answer.json()) as { id: number }).id);
    }
  }
  const ended = Promise.all([goOn(), goOn()]);
  return {
    ids,
    async stop() {
      isStopped = true;
      await ended;
    },
  };
}

function playlistsIn(file: string): Set<number> {
  const db = new Sqlite(file);
  try {
    assert.equal(db.pragma('integrity_check', { simple: true }), 'ok');
    return new Set(db.prepare<[], number>('SELECT id FROM playlists').pluck().all());
  } finally {
    db.close();
  }
}

const missing = (ids: number[], from: Set<number>) => ids.filter((id) => !from.has(id));

describe('onair-panel backup and restore', () => {
  let folder: string;
  before(async () => void (folder = await mkdtemp(join(tmpdir(), 'onair-copies-'))));
  after(() => rm(folder, { recursive: true }));

  it('lose no acknowledged write', async () => {
    const db = join(folder, 'busy.sqlite');
    const file = join(folder, 'busy.copy.sqlite');
    const panel = await startProcess(['--port', '0', '--db', db, '--speed', '500', '--api-key', KEY]);
    const writer = write(panel.url ?? '');
    await until(() => writer.ids.length > 30, '30 playlists');
    const first = [...writer.ids];
    const { code, said } = await run('backup', file, '--db', db);
    const later = [...writer.ids];
    assert.equal(code, 0, said);
    assert.equal(said, `Copied the store of ${db} to ${file}: ${(await stat(file)).size} bytes.`);
    assert.ok(later.length > first.length, 'it was written meanwhile');
    assert.equal((await stat(file)).mode & 0o777, 0o600);

    const refused = await run('restore', file, '--db', db);
    assert.deepEqual(refused, {
      code: 2,
      said: `onair-panel: A panel or another program has ${db} open: stop it first.\n`,
    });
    await writer.stop();
    assert.deepEqual((await readdir(folder)).sort(), [
      'busy.copy.sqlite',
      'busy.sqlite',
      'busy.sqlite-wal',
      'busy.sqlite.sock',
    ]);
    await panel.kill();

    assert.deepEqual(await run('restore', file, '--db', db), {
      code: 0,
      said: `Restored ${db} from ${file}. The previous database is ${db}.before-restore.`,
    });
    const restored = playlistsIn(db);
    assert.deepEqual(missing(first, restored), []);
    assert.deepEqual(missing(writer.ids, playlistsIn(`${db}.before-restore`)), []);
    assert.ok(restored.size < writer.ids.length);
    assert.equal((await stat(db)).mode & 0o777, 0o600);

    // The leftover socket of the killed panel has no effect.
    const again = await startProcess(['--port', '0', '--db', db, '--api-key', KEY]);
    const health = await fetch(`${again.url}/healthz`);
    assert.deepEqual([health.status, await health.json()], [200, { status: 'ok', store: true }]);
    assert.equal((await stat(`${db}.sock`)).mode & 0o777, 0o600);
    assert.equal((await run('backup', file, '--db', db)).code, 0);
    assert.equal(await again.stop(), 0);
    assert.deepEqual(missing(first, playlistsIn(file)), []);
    assert.ok(!(await readdir(folder)).includes('busy.sqlite.sock'));
  });

  it('reject long socket paths without stopping the panel', async () => {
    const home = join(folder, 'd'.repeat(120));
    await mkdir(home);
    const db = join(home, 'panel.sqlite');
    const panel = await startProcess(['--port', '0', '--db', db]);
    assert.equal((await fetch(`${panel.url}/healthz`)).status, 200);
    const { code, said } = await run('backup', join(folder, 'x'), '--db', db);
    assert.equal(code, 2);
    assert.match(
      said,
      /^onair-panel: The panel can't be reached: the path of --db is longer than 98 bytes\.\n$/,
    );
    assert.equal((await run('restore', join(folder, 'busy.copy.sqlite'), '--db', db)).code, 2);
    assert.equal(await panel.stop(), 0);
    assert.match(
      panel.complaints(),
      /^onair-panel: onair-panel backup can't reach this panel: the path of --db /,
    );
  });

  it('report in one sentence why they fail', async () => {
    const db = join(folder, 'quiet.sqlite');
    const file = join(folder, 'quiet.copy');
    const panel = await startProcess(['--port', '0', '--db', db]);
    assert.match(
      (await run('backup', db, '--db', db)).said,
      /is the database itself: choose another file\.\n$/,
    );
    assert.match(
      (await run('backup', join(folder, 'none', 'x'), '--db', db)).said,
      /^onair-panel: Can't write /,
    );
    assert.equal((await run('backup', file, '--db', db)).code, 0);
    await panel.stop();

    const was = await readFile(db);
    const newer = join(folder, 'newer');
    await copyFile(file, newer);
    const changed = new Sqlite(newer);
    changed.pragma('user_version = 999');
    changed.close();
    const text = join(folder, 'text');
    await writeFile(text, 'Not a database. '.repeat(100));
    const damaged = join(folder, 'damaged');
    const bytes = await readFile(file);
    await writeFile(damaged, bytes.fill(7, 4096, 20_000));
    for (const [args, says] of [
      [['backup', file, '--db', db], `No panel runs on ${db}: start it, or copy the file itself.`],
      [
        ['backup', file],
        "Usage: onair-panel backup FILE --db FILE, where --db is the panel's database. See onair-panel --help.",
      ],
      [['restore', newer, '--db', db], `${newer} was written by a newer onair-panel.`],
      [['restore', text, '--db', db], `${text} is not a database.`],
      [['restore', damaged, '--db', db], `${damaged} is damaged.`],
      [['restore', join(folder, 'none'), '--db', db], `${join(folder, 'none')} does not exist.`],
    ] as const) {
      assert.deepEqual(await run(...args), { code: 2, said: `onair-panel: ${says}\n` });
    }
    assert.ok((await readFile(db)).equals(was));
    assert.deepEqual(
      (await readdir(folder)).filter((name) => name.startsWith('quiet')),
      ['quiet.copy', 'quiet.sqlite'],
    );

    if (process.getuid?.() === 0) chownSync(db, 1234, 4321);
    // A damaged database can be replaced by a copy.
    await writeFile(db, was.fill(7, 0, 20_000));
    assert.equal((await run('restore', file, '--db', db)).code, 0);
    playlistsIn(db);
    if (process.getuid?.() === 0) assert.deepEqual([statSync(db).uid, statSync(db).gid], [1234, 4321]);
  });
});
