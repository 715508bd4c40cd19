/** One test for each error of the administration. */
import assert from 'node:assert/strict';
import { ADMINISTRATOR, PASSWORD } from '../office.js';
import { connectMail, type OfficeCheck } from './administration-world.js';
import { expectError, inQuery, remote, WRONG } from './remote-calls.js';

export const administrationErrorChecks: Record<string, OfficeCheck> = {
  async 'password_reset, email not found'(world) {
    await connectMail(world);
    const response = await world.nobody.send('POST', 'password_reset/', { email: 'nobody@at-all.test' });
    assert.deepEqual([response.status, response.json()], [400, { email: ['user_not_found'] }]);
  },
  async 'password_reset_confirm, bad uid'({ nobody, account }) {
    const confirm = (uid: string) =>
      nobody.send('POST', 'password_reset_confirm/', { uid, token: 'x', password: PASSWORD });
    for (const uid of ['!', Buffer.from('999999').toString('base64')]) {
      const response = await confirm(uid);
      assert.deepEqual([response.status, response.json()], [400, { uid: ['user_not_found'] }]);
    }
    const known = await confirm(Buffer.from(String(account.pk)).toString('base64'));
    assert.deepEqual([known.status, Object.keys(known.json())], [400, ['token']]);
  },
  async 'license GET, no license'({ fresh }) {
    const response = await fresh.administrator.send('GET', 'license/');
    assert.deepEqual([response.status, response.json()], [400, { license: ['not_found'] }]);
  },
  async 'settings test_email, send failure'({ fresh }) {
    // Nothing listens on port 9 (discard).
    await fresh.administrator.send('PUT', 'settings/', {
      smtp_host: '127.0.0.1',
      smtp_port: 9,
      smtp_sender: 'a@radio.test',
    });
    const mail = { subject: 'One', recipient: 'chief@radio.test', body: 'Two' };
    const response = await fresh.administrator.send('POST', 'settings/test_email/', mail);
    assert.equal(response.status, 400);
    assert.deepEqual(response.json().non_field_errors, ['email_failed']);
    assert.match(String(response.json().smtp_exception), /ECONNREFUSED/);
  },
  async 'remote_get_all_broadcasters, credentials missing'({ nobody }) {
    for (const query of [
      '',
      `?${inQuery({ server_username: ADMINISTRATOR.username })}`,
      '?server_password=x',
    ]) {
      const response = await nobody.send('GET', `remote_get_all_broadcasters/${query}`);
      assert.deepEqual([response.status, response.json()], [400, { error: 'Username or password not set' }]);
    }
  },
  async 'remote_get_all_broadcasters, remote_admin_login'({ nobody }) {
    const listed = await nobody.send('GET', `remote_get_all_broadcasters/?${inQuery(WRONG)}`);
    assert.deepEqual([listed.status, listed.json()], [400, { error: 'Invalid credentials' }]);
    const login = await nobody.send('POST', 'remote_admin_login/', {
      username: 'harbour',
      password: PASSWORD,
    });
    assert.deepEqual([login.status, login.json()], [400, { error: 'Invalid credentials' }]);
  },
  async 'remote_bcaster_create_from_template and other remote endpoints'(world) {
    const calls: [string, string, object][] = [
      ['POST', 'bcaster_create_from_template', { username: 'x y', email: 'no', password: '1', template: '' }],
      ['POST', 'bcaster_create_from_template', {}],
      ['POST', 'user_login', { username: 'nobody-at-all' }],
      ['POST', 'get_details', { username: 'nobody-at-all' }],
      ['POST', 'get_details', {}],
      ['PATCH', 'change_password', { username: 'harbour', new_password: '' }],
      ['PATCH', 'update_client', { username: 'nobody-at-all', template: 'no_template' }],
    ];
    for (const [method, name, fields] of calls) expectError(await remote(world, method, name, fields));
  },
  async 'before_migration_check, authentication failure'(world) {
    const { host, port, username } = world.host;
    const query = inQuery({ host, port: String(port), username, password: 'a guess' });
    const response = await world.administrator.send('GET', `before_migration_check/?${query}`);
    assert.deepEqual([response.status, response.json()], [500, { success: false }]);
  },
};
