import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import Sqlite from 'better-sqlite3';
import { SignJWT } from 'jose';
import { startProcess } from '../../kit/panel-process.js';

const NAME = 'chief';
const PASSWORD = 'a quiet evening';
const mode = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

describe('the files of a panel', { skip: process.getuid === undefined && 'no modes here' }, () => {
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

  const start = (db: string, ...more: string[]) =>
    startProcess(['--port', '0', '--db', db, '--user', NAME, '--password', PASSWORD, ...more]);
  /** A password that is given again ends the tokens before it. */
  const startAgain = (db: string) => startProcess(['--port', '0', '--db', db]);
  async function logIn(url: string | null): Promise<string> {
    const answer = await fetch(`${url}/api/v2/api-token-auth/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: NAME, password: PASSWORD }),
    });
    return ((await answer.json()) as { token: string }).token;
  }
  const statusOf = async (url: string | null, token: string) =>
    (await fetch(`${url}/api/v2/playlists/`, { headers: { Authorization: `JWT ${token}` } })).status;
  /** What another account makes of a text in the file. */
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

  it('are for its own account alone, under an ordinary umask', async () => {
    const home = join(folder, 'new');
    await mkdir(home);
    const db = join(home, 'panel.sqlite');
    const panel = await start(db);
    await logIn(panel.url);
    const modes = Object.fromEntries(
      await Promise.all((await readdir(home)).map(async (name) => [name, await mode(join(home, name))])),
    ) as Record<string, string>;
    assert.deepEqual(
      Object.keys(modes).filter((name) => /(sqlite|-wal|\.key)$/.test(name)),
      ['panel.sqlite', 'panel.sqlite-wal', 'panel.sqlite.key'],
    );
    assert.deepEqual([...new Set(Object.values(modes))], ['600']);
    assert.equal(await panel.stop(), 0);
    assert.equal(panel.complaints(), '');
  });

  it('are narrowed where they are open to others, which is said', async () => {
    const home = join(folder, 'wide');
    await mkdir(home, { mode: 0o755 });
    const db = join(home, 'panel.sqlite');
    const first = await start(db);
    await logIn(first.url);
    await first.kill();
    for (const end of ['', '-wal', '.key']) await chmod(db + end, 0o644);
    const panel = await start(db);
    for (const end of ['', '-wal', '.key']) assert.equal(await mode(db + end), '600', end);
    assert.deepEqual(
      panel.complaints().trim().split('\n').sort(),
      ['', '-wal', '.key'].map(
        (end) => `onair-panel: ${db}${end} was open to other accounts (mode 0644); it is now 0600.`,
      ),
    );
    await panel.stop();
    const again = await start(db);
    await again.stop();
    assert.equal(again.complaints(), '');
  });

  it('may lie in a folder that others write in, which stays as it is and is warned of', async () => {
    const home = join(folder, 'shared');
    await mkdir(home);
    await chmod(home, 0o777);
    const panel = await start(join(home, 'panel.sqlite'), '--storage', home);
    assert.match(
      panel.complaints(),
      /^onair-panel: Other accounts can write in \S+ \(mode 0777\): [^\n]+\n$/,
    );
    assert.equal(await mode(home), '777');
    await panel.stop();
  });

  it('hold no text that signs tokens', async () => {
    const db = join(folder, 'sealed.sqlite');
    const first = await start(db);
    const token = await logIn(first.url);
    assert.equal(await statusOf(first.url, token), 200);
    await first.stop();
    const kept = keyIn(db);
    const panel = await startAgain(db);
    for (const key of [Buffer.from(kept, 'base64'), Buffer.from(kept), Buffer.from(kept, 'base64url')]) {
      assert.equal(await statusOf(panel.url, await forge(key)), 401);
    }
    await panel.stop();
    assert.ok(!(await readFile(db)).includes((await readFile(`${db}.key`)).toString().trim()));
  });

  it('of an earlier version lose the key that stood in them in plain', async () => {
    const db = join(folder, 'older.sqlite');
    await (await start(db)).stop();
    const plain = Buffer.alloc(32, 7);
    const file = new Sqlite(db);
    file.prepare(`REPLACE INTO secrets VALUES ('tokens', ?)`).run(plain.toString('base64'));
    file.close();
    const panel = await startAgain(db);
    assert.equal(await statusOf(panel.url, await forge(plain)), 401);
    assert.equal(await statusOf(panel.url, await logIn(panel.url)), 200);
    assert.equal(await statusOf(panel.url, await forge(plain)), 401);
    await panel.stop();
  });

  it('keep tokens good over a restart, and give new ones where the key is lost', async () => {
    const db = join(folder, 'kept.sqlite');
    const first = await start(db);
    const token = await logIn(first.url);
    await first.stop();
    const second = await startAgain(db);
    assert.equal(await statusOf(second.url, token), 200);
    await second.stop();
    await writeFile(`${db}.key`, Buffer.alloc(32, 9).toString('base64'));
    const third = await startAgain(db);
    assert.equal(await statusOf(third.url, token), 401);
    assert.equal(await statusOf(third.url, await logIn(third.url)), 200);
    await third.stop();
  });
});
