import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { startPanel } from '../../../../src/panel/panel.js';
import { ADMINISTRATOR, PASSWORD } from '../../../kit/open-panel.js';
import { whyNoSshd } from '../../../kit/sshd.js';
import { until } from '../../../kit/until.js';
import { ACCOUNT, bytesIn, openMoving, TRANSFER } from './moving.js';

const moving = await openMoving();

describe('a requested file transfer', { skip: whyNoSshd() ?? false }, () => {
  const { sshd, folder, put, query } = moving!;
  const large = () => put('z large.mp3', randomBytes(24_000_000));

  async function listen() {
    const storage = mkdtempSync(join(folder, 'storage-'));
    const options = { user: ADMINISTRATOR, password: PASSWORD, storage, allowMigrationFrom: [sshd] };
    const running = await startPanel({ ...options, report: (error) => assert.fail(String(error)) });
    after(() => running.close());
    const account = await running.panel.addAccount(ACCOUNT, PASSWORD, [1]);
    const login = await fetch(`${running.url}/api/v1/rest-auth/login/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: ADMINISTRATOR, password: PASSWORD }),
    });
    const { key } = (await login.json()) as { key: string };
    const ask = (signal?: AbortSignal) =>
      fetch(`${running.url}/api/v1/${TRANSFER}?${query()}`, {
        headers: { Authorization: `Token ${key}` },
        ...(signal && { signal }),
      });
    return { running, ask, incoming: join(storage, String(account), 'incoming') };
  }

  it('stops when the client disconnects', async () => {
    large();
    const { ask, incoming } = await listen();
    const leaving = new AbortController();
    const left = ask(leaving.signal).catch(() => undefined);
    await until(() => bytesIn(incoming) > 0, 'a part of a file');
    leaving.abort();
    await left;
    await until(() => sshd.sessions() === 0, 'the end of the session');
    assert.ok(bytesIn(incoming) > 0, 'a half is left');
    let again = await ask();
    // The host may notice the end slightly before the panel has cleaned up.
    await until(
      async () => again.status !== 400 || (again = await ask()).status !== 400,
      'the next transfer',
    );
    assert.deepEqual([again.status, ((await again.json()) as { success: boolean }).success], [200, true]);
  });

  it('stops when the panel closes', async () => {
    large();
    const { running, ask, incoming } = await listen();
    const pending = ask();
    await until(() => bytesIn(incoming) > 0, 'a part of a file');
    const stopped = running.stop();
    const response = await pending;
    assert.deepEqual(
      [response.status, ((await response.json()) as { success: boolean }).success],
      [500, false],
    );
    await stopped;
    await until(() => sshd.sessions() === 0, 'the end of the session');
  });
});
