/** One test for each remote endpoint. */
import assert from 'node:assert/strict';
import { ADMINISTRATOR, PASSWORD, someName } from '../office.js';
import { newAccount, statusOf, type OfficeCheck, type World } from './administration-world.js';
import { CREDENTIALS, expectError, inQuery, remote, WRONG } from './remote-calls.js';

type Json = Record<string, unknown>;

/** Asserts that requests without credentials, or with wrong ones, are refused. */
async function expectCredentials(world: World, method: string, name: string, fields: object): Promise<void> {
  const missing = await remote(world, method, name, fields, {});
  assert.deepEqual([missing.status, missing.json()], [400, { error: 'Username or password not set' }]);
  const wrong = await remote(world, method, name, fields, WRONG);
  assert.deepEqual([wrong.status, wrong.json()], [400, { error: 'Invalid credentials' }]);
}

/** Returns a check of an operation that changes the state of an account. */
const acting =
  (
    name: string,
    before: ((world: World, username: string) => Promise<unknown>) | null,
    after: string,
  ): OfficeCheck =>
  async (world) => {
    const { username, pk } = await newAccount(world);
    await before?.(world, username);
    await expectCredentials(world, 'POST', name, { username });
    const response = await remote(world, 'POST', name, { username });
    assert.deepEqual([response.status, response.json()], [200, {}]);
    assert.equal(await statusOf(world, pk), after);
    expectError(await remote(world, 'POST', name, { username: 'nobody-at-all' }));
  };

async function template(world: World, fields: object): Promise<string> {
  const name = someName('template');
  const response = await world.administrator.send('POST', 'templates/broadcasters/', { name, ...fields });
  assert.equal(response.status, 201, response.text);
  return name;
}

export const remoteChecks: Record<string, OfficeCheck> = {
  async 'GET /api/v1/before_migration_check/'(world) {
    const { host, port, username, password } = world.host;
    const checkHost = (fields: Record<string, string>) =>
      world.administrator.send(
        'GET',
        `before_migration_check/?${inQuery({ host, port: String(port), username, ...fields })}`,
      );
    const good = await checkHost({ password });
    assert.deepEqual([good.status, good.json()], [200, { success: true }]);
    const bad = await checkHost({ password: 'a guess' });
    assert.deepEqual([bad.status, bad.json()], [500, { success: false }]);
  },
  async 'GET /api/v1/migration_file_transfer/'(world) {
    const { host, port, username, password } = world.host;
    const user = world.account.username;
    const query = inQuery({ host, port: String(port), user, username, password });
    const response = await world.administrator.send('GET', `migration_file_transfer/?${query}`);
    assert.equal(response.status, 200, response.text);
    assert.deepEqual([response.json().success, Number.isInteger(response.json().files)], [true, true]);
  },
  async 'GET /api/v1/remote_get_all_broadcasters/'({ nobody }) {
    const response = await nobody.send('GET', `remote_get_all_broadcasters/?${inQuery(CREDENTIALS)}`);
    assert.equal(response.status, 200, response.text);
    const { broadcasters } = response.json<{ broadcasters: Json[] }>();
    assert.ok(broadcasters.some(({ username }) => username === 'harbour'));
    assert.equal((await nobody.send('GET', `remote_get_all_broadcasters/?${inQuery(WRONG)}`)).status, 400);
  },
  async 'POST /api/v1/remote_admin_login/'({ nobody }) {
    const response = await nobody.send('POST', 'remote_admin_login/', ADMINISTRATOR);
    assert.equal(response.status, 200);
    assert.deepEqual(Object.keys(response.json()), ['token']);
    const wrong = await nobody.send('POST', 'remote_admin_login/', { ...ADMINISTRATOR, password: 'a guess' });
    expectError(wrong);
  },
  async 'POST /api/v1/remote_user_login/'(world) {
    const { username } = world.account;
    await expectCredentials(world, 'POST', 'user_login', { username });
    const { url } = (await remote(world, 'POST', 'user_login', { username })).json<{ url: string }>();
    const token = new URL(url).searchParams.get('t') ?? '';
    const playlists = await world.request('/api/v2/playlists/', {
      headers: { Authorization: `JWT ${token}` },
    });
    assert.equal(playlists.status, 200);
  },
  async 'PATCH /api/v1/remote_change_password/'(world) {
    const { username } = await newAccount(world);
    const fields = { username, new_password: 'brand new and long' };
    await expectCredentials(world, 'PATCH', 'change_password', fields);
    const response = await remote(world, 'PATCH', 'change_password', fields);
    assert.deepEqual([response.status, response.json()], [200, { success: true }]);
    await world.logIn(username, fields.new_password);
    expectError(await remote(world, 'PATCH', 'change_password', { ...fields, username: 'nobody-at-all' }));
  },
  'POST /api/v1/remote_user_suspend/': acting('user_suspend', null, 'Suspended'),
  'POST /api/v1/remote_user_unsuspend/': acting(
    'user_unsuspend',
    (world, username) => remote(world, 'POST', 'user_suspend', { username }),
    'Active',
  ),
  'POST /api/v1/remote_user_delete/': acting('user_delete', null, 'Marked for deletion'),
  async 'POST /api/v1/remote_bcaster_create_from_template/'(world) {
    const name = await template(world, { limit_listeners: 33, limit_streams: 2, tts_enabled: true });
    const username = someName();
    const fields = {
      username,
      email: 'bill@radio.test',
      password: PASSWORD,
      template: name,
      limit_streams: 5,
    };
    await expectCredentials(world, 'POST', 'bcaster_create_from_template', fields);
    const response = await remote(world, 'POST', 'bcaster_create_from_template', fields);
    assert.deepEqual([response.status, response.json()], [200, {}]);
    const { pk } = await world.logIn(username);
    const made = (await world.administrator.send('GET', `broadcasters/${pk}/`)).json();
    assert.deepEqual([made.limit_listeners, made.limit_streams, made.tts_enabled], [33, 5, true]);
    expectError(
      await remote(world, 'POST', 'bcaster_create_from_template', { ...fields, template: 'none such' }),
    );
  },
  async 'POST /api/v1/remote_get_templates/'(world) {
    const name = await template(world, {});
    await expectCredentials(world, 'POST', 'get_templates', {});
    const response = (await remote(world, 'POST', 'get_templates', {})).json<Record<string, string[]>>();
    assert.deepEqual(Object.keys(response), ['broadcaster_templates', 'reseller_templates']);
    assert.ok(response.broadcaster_templates?.includes(name));
  },
  async 'POST /api/v1/remote_get_details/'(world) {
    const { username, pk } = world.account;
    await expectCredentials(world, 'POST', 'get_details', { username });
    const response = await remote(world, 'POST', 'get_details', { username });
    assert.deepEqual(response.json(), (await world.administrator.send('GET', `broadcasters/${pk}/`)).json());
  },
  async 'PATCH /api/v1/remote_update_client/'(world) {
    const { username, pk } = await newAccount(world);
    await expectCredentials(world, 'PATCH', 'update_client', { username });
    for (const [index, field] of ['template', 'config', 'option1'].entries()) {
      const name = await template(world, { limit_listeners: 10 + index });
      const response = await remote(world, 'PATCH', 'update_client', { username, [field]: name });
      assert.deepEqual([response.status, response.json()], [200, {}], response.text);
      const now = (await world.administrator.send('GET', `broadcasters/${pk}/`)).json();
      assert.equal(now.limit_listeners, 10 + index);
    }
    const custom = { username, template: 'no_template', limit_listeners: 99, website_enabled: true };
    const response = await remote(world, 'PATCH', 'update_client', custom);
    assert.deepEqual(
      [response.status, response.json().limit_listeners, response.json().website_enabled],
      [200, 99, true],
    );
    expectError(await remote(world, 'PATCH', 'update_client', { username, template: 'none such' }));
  },
};
