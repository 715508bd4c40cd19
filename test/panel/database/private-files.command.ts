import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startProcess } from '../../kit/panel-process.js';

const NAME = 'chief';
const PASSWORD = 'a quiet evening';
const mode = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

describe(
  "a killed panel's files",
  { skip: process.getuid === undefined && 'this system has no file modes' },
  () => {
    let folder: string;
    before(async () => void (folder = await mkdtemp(join(tmpdir(), 'onair-private-'))));
    after(() => rm(folder, { recursive: true }));

    const start = (db: string) =>
      startProcess(['--port', '0', '--db', db, '--user', NAME, '--password', PASSWORD]);
    const logIn = (url: string | null) =>
      fetch(`${url}/api/v2/api-token-auth/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: NAME, password: PASSWORD }),
      });

    it('become private at the next start', async () => {
      const home = join(folder, 'wide');
      await mkdir(home, { mode: 0o755 });
      const db = join(home, 'panel.sqlite');
      const first = await start(db);
      await logIn(first.url);
      await first.kill();
      for (const end of ['', '-wal', '.key']) await chmod(db + end, 0o644);
      const panel = await start(db);
      for (const end of ['', '-wal', '.key']) assert.equal(await mode(db + end), '600', end);
      // All of its output has been read once it has stopped.
      await panel.stop();
      assert.deepEqual(
        panel.complaints().trim().split('\n').sort(),
        ['', '-wal', '.key'].map(
          (end) => `onair-panel: ${db}${end} was open to other accounts (mode 0644); it is now 0600.`,
        ),
      );
      const again = await start(db);
      await again.stop();
      assert.equal(again.complaints(), '');
    });
  },
);
