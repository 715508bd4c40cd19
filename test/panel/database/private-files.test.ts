import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import Sqlite from 'better-sqlite3';
import { SignJWT } from 'jose';
import type { PanelOptions } from '../../../src/panel/base/options.js';
import { openPanel, type OpenedPanel } from '../../kit/open-panel.js';

const NAME = 'chief';
const PASSWORD = 'a quiet evening';
const mode = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

describe("a panel's files", { skip: process.getuid === undefined && 'this system has no file modes' }, () => {
  let folder: string;
  const umask = process.umask();
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'onair-private-'));
    process.umask(0o022);
  });
  after(async () => {
    process.umask(umask);
    await rm(folder, { recursive: true });
  });

  /** Starts a panel with this file. Returns it with its warnings. */
  function start(db: string, more: Partial<PanelOptions> = { user: NAME, password: PASSWORD }) {
    const warnings: string[] = [];
    const warn = (sentence: string) => void warnings.push(sentence);
    const none = { user: null, password: null, apiKey: null, now: null };
    return { ...openPanel({ ...none, db, warn, ...more }), warnings };
  }
  /** Restarts the panel without a new password, which would invalidate earlier tokens. */
  const startAgain = (db: string) => start(db, {});
  const logIn = (panel: OpenedPanel) => panel.logIn(NAME, PASSWORD);
  const statusOf = async ({ request }: OpenedPanel, token: string) =>
    (await request('/api/v2/playlists/', { headers: { Authorization: `JWT ${token}` } })).status;
  /** The token that an attacker could sign with any text in the file. */
  const forge = (key: Uint8Array) =>
    new SignJWT({ user_id: 1, epoch: 0 })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setAudience('station')
      .setExpirationTime('1h')
      .sign(key);
  const keyIn = (db: string): string => {
    const file = new Sqlite(db);
    const kept =
      file.prepare<[], string>(`SELECT value FROM secrets WHERE name = 'tokens'`).pluck().get() ?? '';
    file.close();
    return kept;
  };

  it("are readable only by the panel's user", async () => {
    const home = join(folder, 'new');
    await mkdir(home);
    const db = join(home, 'panel.sqlite');
    const panel = start(db);
    await logIn(panel);
    const modes = Object.fromEntries(
      await Promise.all((await readdir(home)).map(async (name) => [name, await mode(join(home, name))])),
    ) as Record<string, string>;
    assert.deepEqual(
      Object.keys(modes).filter((name) => /(sqlite|-wal|\.key)$/.test(name)),
      ['panel.sqlite', 'panel.sqlite-wal', 'panel.sqlite.key'],
    );
    assert.deepEqual([...new Set(Object.values(modes))], ['600']);
    await panel.close();
    assert.deepEqual(panel.warnings, []);
  });

  it('cause a warning in a shared folder', async () => {
    const home = join(folder, 'shared');
    await mkdir(home);
    await chmod(home, 0o777);
    const panel = start(join(home, 'panel.sqlite'), { storage: home });
    assert.match(panel.warnings.join('\n'), /^Other accounts can write in \S+ \(mode 0777\): [^\n]+$/);
    assert.equal(await mode(home), '777');
    await panel.close();
  });

  it("don't contain the plain signing key", async () => {
    const db = join(folder, 'sealed.sqlite');
    const first = start(db);
    const token = await logIn(first);
    assert.equal(await statusOf(first, token), 200);
    await first.close();
    const kept = keyIn(db);
    const panel = startAgain(db);
    for (const key of [Buffer.from(kept, 'base64'), Buffer.from(kept), Buffer.from(kept, 'base64url')]) {
      assert.equal(await statusOf(panel, await forge(key)), 401);
    }
    await panel.close();
    assert.ok(!(await readFile(db)).includes((await readFile(`${db}.key`)).toString().trim()));
  });

  it('lose the plain signing key of earlier versions', async () => {
    const db = join(folder, 'older.sqlite');
    const first = start(db);
    await logIn(first);
    await first.close();
    const plain = Buffer.alloc(32, 7);
    const file = new Sqlite(db);
    file.prepare(`REPLACE INTO secrets VALUES ('tokens', ?)`).run(plain.toString('base64'));
    file.close();
    const panel = startAgain(db);
    assert.equal(await statusOf(panel, await forge(plain)), 401);
    assert.equal(await statusOf(panel, await logIn(panel)), 200);
    assert.equal(await statusOf(panel, await forge(plain)), 401);
    await panel.close();
  });

  it('keep tokens valid across a restart', async () => {
    const db = join(folder, 'kept.sqlite');
    const first = start(db);
    const token = await logIn(first);
    await first.close();
    const second = startAgain(db);
    assert.equal(await statusOf(second, token), 200);
    await second.close();
    await writeFile(`${db}.key`, Buffer.alloc(32, 9).toString('base64'));
    const third = startAgain(db);
    assert.equal(await statusOf(third, token), 401);
    assert.equal(await statusOf(third, await logIn(third)), 200);
    await third.close();
  });
});
