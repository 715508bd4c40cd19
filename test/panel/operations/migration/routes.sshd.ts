import assert from 'node:assert/strict';
import { createServer, type AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { ADMINISTRATOR } from '../../../kit/open-panel.js';
import { freePort, whyNoSshd } from '../../../kit/sshd.js';
import { until } from '../../../kit/until.js';
import { ACCOUNT, CHECK, openMoving, TRANSFER } from './moving.js';

const moving = await openMoving();

describe('the check before a migration', { skip: whyNoSshd() ?? false }, () => {
  const { sshd, panel, open, check, transfer, query } = moving!;

  it("doesn't connect for a HEAD request", async () => {
    const response = await panel.as(ADMINISTRATOR, 'HEAD', `${CHECK}?${query()}`);
    assert.deepEqual([response.status, response.headers.get('allow')], [405, 'GET, OPTIONS']);
  });

  it('succeeds with valid credentials', async () => {
    const response = await check();
    assert.deepEqual([response.status, response.json()], [200, { success: true }]);
    assert.equal(response.headers.get('cache-control'), 'no-store');
  });

  it('fails with wrong credentials', async () => {
    for (const more of [{ password: 'a guess' }, { username: 'nobody-at-all' }]) {
      const response = await check(more);
      assert.deepEqual([response.status, response.json()], [500, { success: false }]);
    }
  });

  it("fails for a host that doesn't respond", async () => {
    const port = await freePort();
    const away = await open([{ ...sshd, port }]);
    const response = await check({ port: String(port) }, away);
    assert.deepEqual([response.status, response.json()], [500, { success: false }]);
  });

  it("fails if the host isn't an SSH server", async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const named = { ...sshd, host: 'no-such-host.invalid' };
    const other = await open([{ ...sshd, port }, named]);
    assert.equal((await check({ port: String(port) }, other)).status, 500);
    assert.equal((await check({ host: named.host }, other)).status, 500);
    server.close();
  });

  it('sends no password if the host key differs', async () => {
    const fingerprint = `SHA256:${'A'.repeat(43)}`;
    const deceived = await open([{ ...sshd, fingerprint }]);
    const said = sshd.log().length;
    const response = await check({}, deceived);
    assert.deepEqual([response.status, response.json()], [500, { success: false }]);
    await until(
      () => /Connection (closed|reset)|Disconnected/i.test(sshd.log().slice(said)),
      'the end of the connection',
    );
    assert.doesNotMatch(sshd.log().slice(said), /(Failed|Accepted) password/);
    const moved = await transfer({}, deceived);
    assert.deepEqual([moved.status, moved.json()], [500, { success: false, files: 0 }]);
  });

  it('accepts several host keys', async () => {
    const other = { ...sshd, fingerprint: `SHA256:${'A'.repeat(43)}` };
    assert.equal((await check({}, await open([other, sshd]))).status, 200);
  });

  it('connects only to allowed hosts', async () => {
    let connections = 0;
    const server = createServer(() => (connections += 1));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    for (const path of [CHECK, TRANSFER]) {
      for (const more of [
        { port: String(port) },
        { host: 'localhost' },
        { host: '127.0.0.2' },
        { host: '2130706433' },
        { host: '127.0.0.1.' },
        { host: '::ffff:127.0.0.1' },
        { host: 'localhost', password: '' },
      ]) {
        const response = await panel.as(ADMINISTRATOR, 'GET', `${path}?${query(more)}`);
        assert.deepEqual(
          [response.status, response.json()],
          [400, { host: ['not_allowed'] }],
          JSON.stringify(more),
        );
      }
    }
    assert.equal(connections, 0);
    server.close();
  });

  it('reports missing and invalid parameters', async () => {
    const missing = ['This field is required.'];
    const rows: [path: string, asked: string, errors: object][] = [
      [CHECK, '', { host: missing, username: missing, password: missing }],
      [TRANSFER, '', { host: missing, username: missing, password: missing, user: missing }],
      [CHECK, `host=${sshd.host}&port=${sshd.port}`, { username: missing, password: missing }],
      [CHECK, query({ port: 'ssh' }), { port: ['A valid integer is required.'] }],
      [CHECK, query({ port: '0' }), { port: ['Ensure this value is greater than or equal to 1.'] }],
      [CHECK, query({ host: '' }), { host: ['This field may not be blank.'] }],
      [TRANSFER, query({ user: 'nobody-at-all' }), { user: ['user_not_found'] }],
      [TRANSFER, query({ user: ADMINISTRATOR }), { user: ['user_not_found'] }],
    ];
    for (const [path, requested, errors] of rows) {
      const response = await panel.as(ADMINISTRATOR, 'GET', `${path}?${requested}`);
      assert.deepEqual([response.status, response.json()], [400, errors], requested);
    }
  });

  it('is restricted to administrators', async () => {
    for (const path of [CHECK, TRANSFER]) {
      assert.equal((await panel.as(ACCOUNT, 'GET', `${path}?${query()}`)).status, 403);
      assert.equal((await panel.request(`/api/v1/${path}?${query()}`)).status, 401);
    }
  });
});
