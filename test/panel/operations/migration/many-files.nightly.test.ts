import '../../../kit/nightly.js';
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { openSftpHost } from './sftp-host.js';
import { ACCOUNT, CHECK, queryOf, TRANSFER } from './moving.js';
import { ADMINISTRATOR, openPanel } from '../../../kit/open-panel.js';
import { openSshd, whyNoSshd } from '../../../kit/sshd.js';
import { until } from '../../../kit/until.js';

const folder = mkdtempSync(join(tmpdir(), 'onair-long-migration-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const FILES = 1000;

describe('a thousand files from another host', { skip: whyNoSshd() ?? false }, () => {
  it('are copied despite repeated interruptions', async (test) => {
    const sshd = (await openSshd())!;
    test.after(() => sshd.close());
    const panel = openPanel({ storage: folder, allowMigrationFrom: [sshd] });
    const files = join(folder, String(await panel.add(ACCOUNT)), 'files');
    const contents = new Map<string, Buffer>();
    for (let n = 0; n < FILES; n += 1) {
      const name = `album ${n % 40}/${n % 3}/track ${n}.mp3`;
      const content = randomBytes(n % 100 === 0 ? 3_000_000 : n * 17);
      mkdirSync(join(sshd.home, name, '..'), { recursive: true });
      writeFileSync(join(sshd.home, name), content);
      contents.set(name, content);
    }
    const transfer = () => panel.as(ADMINISTRATOR, 'GET', `${TRANSFER}?${queryOf(sshd)}`);
    const here = () =>
      readdirSync(files, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

    let before = 0;
    for (const cutAfter of [100, 350, 600, 850]) {
      const cut = transfer();
      await until(() => existsSync(files) && here() > cutAfter, `${cutAfter} files`);
      sshd.cutSessions();
      const failed = await cut;
      const { success, files: whole } = failed.json<{ success: boolean; files: number }>();
      assert.deepEqual([failed.status, success], [500, false]);
      assert.ok(whole > before && whole < FILES, `${whole} files after ${before}`);
      before = whole;
    }
    const response = await transfer();
    assert.deepEqual([response.status, response.json()], [200, { success: true, files: FILES }]);
    for (const [name, content] of contents) assert.ok(readFileSync(join(files, name)).equals(content), name);
    const times = [...contents.keys()].map((name) => statSync(join(files, name)).ino);
    assert.deepEqual((await transfer()).json(), { success: true, files: FILES });
    assert.deepEqual(
      [...contents.keys()].map((name) => statSync(join(files, name)).ino),
      times,
      'none is fetched again',
    );
    test.diagnostic(`${FILES} files`);
  });
});

describe('a connection to an unresponsive host', () => {
  it("times out before the host's greeting", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const source = {
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      fingerprint: `SHA256:${'A'.repeat(43)}`,
    };
    const panel = openPanel({ allowMigrationFrom: [source] });
    const response = await panel.as(
      ADMINISTRATOR,
      'GET',
      `${CHECK}?${queryOf({ ...source, username: 'a', password: 'b' })}`,
    );
    assert.deepEqual([response.status, response.json()], [500, { success: false }]);
    server.close();
  });

  it('times out in the middle of a file', async () => {
    const host = openSftpHost(
      (_, requested) => (requested === 0 ? [{ name: 'song', size: 100 }] : null),
      (sftp) => void sftp.removeAllListeners('READ').on('READ', () => undefined),
    );
    const panel = openPanel({ storage: join(folder, 'silent'), allowMigrationFrom: [host] });
    await panel.add(ACCOUNT);
    const response = await panel.as(ADMINISTRATOR, 'GET', `${TRANSFER}?${queryOf(host)}`);
    assert.deepEqual([response.status, response.json()], [500, { success: false, files: 0 }]);
    host.close();
  });
});
