/** One test for each remote endpoint, each state, each scheme and each error of the administration. */
import assert from 'node:assert/strict';
import type { Sshd } from '../../support/sshd.js';
import { ADMINISTRATOR, PASSWORD, someName, type Answer } from '../administration/office.js';
import type { administrationErrorRows, remoteRows, schemeRows, stateRows } from './administration-rows.js';
import { connectMail, type OfficeCheck, type World } from './administration.js';

type Json = Record<string, unknown>;

const CREDENTIALS = {
  server_username: ADMINISTRATOR.username,
  server_password: ADMINISTRATOR.password,
};
const WRONG = { ...CREDENTIALS, server_password: 'a guess' };
const inQuery = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

const remote = (
  { nobody }: World,
  method: string,
  name: string,
  fields: object,
  credentials: object = CREDENTIALS,
) => nobody.send(method, `remote_${name}/`, { ...credentials, ...fields });

/** Without credentials, and with wrong ones, nothing is done. */
async function expectCredentials(world: World, method: string, name: string, fields: object): Promise<void> {
  const missing = await remote(world, method, name, fields, {});
  assert.deepEqual([missing.status, missing.json()], [400, { error: 'Username or password not set' }]);
  const wrong = await remote(world, method, name, fields, WRONG);
  assert.deepEqual([wrong.status, wrong.json()], [400, { error: 'Invalid credentials' }]);
}

/** The rows that need a host to come from. */
export const BY_SFTP = [
  'GET /api/v1/before_migration_check/',
  'GET /api/v1/migration_file_transfer/',
  'before_migration_check, authentication failure',
];

/** Rows that need it are skipped where there is none. */
function hostOf({ sshd }: World): Sshd {
  assert.ok(sshd, 'there is no host to come from');
  return sshd;
}

async function newAccount(world: World): Promise<{ username: string; pk: number }> {
  const username = someName();
  return { username, pk: await world.add(world.administrator, 'broadcasters', { username }) };
}

const statusOf = async ({ administrator }: World, pk: number) =>
  (await administrator.send('GET', `broadcasters/${pk}/`)).json().account_status_display;

function expectError(answer: Answer): void {
  assert.equal(answer.status, 400, answer.text);
  assert.deepEqual(Object.keys(answer.json()), ['error']);
  assert.equal(typeof answer.json().error, 'string');
}

/** Suspends or the like, by name. */
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
    const answer = await remote(world, 'POST', name, { username });
    assert.deepEqual([answer.status, answer.json()], [200, {}]);
    assert.equal(await statusOf(world, pk), after);
    expectError(await remote(world, 'POST', name, { username: 'nobody-at-all' }));
  };

async function template(world: World, fields: object): Promise<string> {
  const name = someName('template');
  const answer = await world.administrator.send('POST', 'templates/broadcasters/', { name, ...fields });
  assert.equal(answer.status, 201, answer.text);
  return name;
}

export const remoteChecks: Record<keyof typeof remoteRows, OfficeCheck> = {
  async 'GET /api/v1/before_migration_check/'(world) {
    const { host, port, username, password } = hostOf(world);
    const ask = (fields: Record<string, string>) =>
      world.administrator.send(
        'GET',
        `before_migration_check/?${inQuery({ host, port: String(port), username, ...fields })}`,
      );
    const good = await ask({ password });
    assert.deepEqual([good.status, good.json()], [200, { success: true }]);
    const bad = await ask({ password: 'a guess' });
    assert.deepEqual([bad.status, bad.json()], [500, { success: false }]);
  },
  async 'GET /api/v1/migration_file_transfer/'(world) {
    const { host, port, username, password } = hostOf(world);
    const user = world.account.username;
    const query = inQuery({ host, port: String(port), user, username, password });
    const answer = await world.administrator.send('GET', `migration_file_transfer/?${query}`);
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual([answer.json().success, Number.isInteger(answer.json().files)], [true, true]);
  },
  async 'GET /api/v1/remote_get_all_broadcasters/'({ nobody }) {
    const answer = await nobody.send('GET', `remote_get_all_broadcasters/?${inQuery(CREDENTIALS)}`);
    assert.equal(answer.status, 200, answer.text);
    const { broadcasters } = answer.json<{ broadcasters: Json[] }>();
    assert.ok(broadcasters.some(({ username }) => username === 'harbour'));
    assert.equal((await nobody.send('GET', `remote_get_all_broadcasters/?${inQuery(WRONG)}`)).status, 400);
  },
  async 'POST /api/v1/remote_admin_login/'({ nobody }) {
    const answer = await nobody.send('POST', 'remote_admin_login/', ADMINISTRATOR);
    assert.equal(answer.status, 200);
    assert.deepEqual(Object.keys(answer.json()), ['token']);
    const wrong = await nobody.send('POST', 'remote_admin_login/', { ...ADMINISTRATOR, password: 'a guess' });
    expectError(wrong);
  },
  async 'POST /api/v1/remote_user_login/'(world) {
    const { username } = world.account;
    await expectCredentials(world, 'POST', 'user_login', { username });
    const { url } = (await remote(world, 'POST', 'user_login', { username })).json<{ url: string }>();
    const token = new URL(url).searchParams.get('t') ?? '';
    const playlists = await world.ask('/api/v2/playlists/', { headers: { Authorization: `JWT ${token}` } });
    assert.equal(playlists.status, 200);
  },
  async 'PATCH /api/v1/remote_change_password/'(world) {
    const { username } = await newAccount(world);
    const fields = { username, new_password: 'brand new and long' };
    await expectCredentials(world, 'PATCH', 'change_password', fields);
    const answer = await remote(world, 'PATCH', 'change_password', fields);
    assert.deepEqual([answer.status, answer.json()], [200, { success: true }]);
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
    const answer = await remote(world, 'POST', 'bcaster_create_from_template', fields);
    assert.deepEqual([answer.status, answer.json()], [200, {}]);
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
    const answer = (await remote(world, 'POST', 'get_templates', {})).json<Record<string, string[]>>();
    assert.deepEqual(Object.keys(answer), ['broadcaster_templates', 'reseller_templates']);
    assert.ok(answer.broadcaster_templates?.includes(name));
  },
  async 'POST /api/v1/remote_get_details/'(world) {
    const { username, pk } = world.account;
    await expectCredentials(world, 'POST', 'get_details', { username });
    const answer = await remote(world, 'POST', 'get_details', { username });
    assert.deepEqual(answer.json(), (await world.administrator.send('GET', `broadcasters/${pk}/`)).json());
  },
  async 'PATCH /api/v1/remote_update_client/'(world) {
    const { username, pk } = await newAccount(world);
    await expectCredentials(world, 'PATCH', 'update_client', { username });
    for (const [index, field] of ['template', 'config', 'option1'].entries()) {
      const name = await template(world, { limit_listeners: 10 + index });
      const answer = await remote(world, 'PATCH', 'update_client', { username, [field]: name });
      assert.deepEqual([answer.status, answer.json()], [200, {}], answer.text);
      const now = (await world.administrator.send('GET', `broadcasters/${pk}/`)).json();
      assert.equal(now.limit_listeners, 10 + index);
    }
    const custom = { username, template: 'no_template', limit_listeners: 99, website_enabled: true };
    const answer = await remote(world, 'PATCH', 'update_client', custom);
    assert.deepEqual(
      [answer.status, answer.json().limit_listeners, answer.json().website_enabled],
      [200, 99, true],
    );
    expectError(await remote(world, 'PATCH', 'update_client', { username, template: 'none such' }));
  },
};

export const stateChecks: Record<keyof typeof stateRows, OfficeCheck> = {
  async '(none)'(world) {
    const username = someName();
    const fields = { username, email: 'state@radio.test', password: PASSWORD };
    const made = await world.administrator.send('POST', 'broadcasters/', fields);
    assert.deepEqual([made.status, made.json().is_active], [201, false]);
    assert.equal(await statusOf(world, Number(made.json().pk)), 'Active');
  },
  async 'active account'(world) {
    for (const suspend of [
      (pk: number) => world.administrator.send('POST', `broadcasters/${pk}/suspend/`),
      (_: number, username: string) => remote(world, 'POST', 'user_suspend', { username }),
    ]) {
      const { username, pk } = await newAccount(world);
      const person = await world.logIn(username);
      const token = await world.stationToken(username);
      assert.equal((await suspend(pk, username)).status, 200);
      assert.equal(await statusOf(world, pk), 'Suspended');
      assert.equal((await person.send('GET', 'user_profile/')).status, 401);
      const headers = { Authorization: `JWT ${token}` };
      assert.equal((await world.ask('/api/v2/playlists/', { headers })).status, 401);
      const login = await world.nobody.send('POST', 'rest-auth/login/', { username, password: PASSWORD });
      assert.equal(login.status, 400);
    }
  },
  async 'disabled account'(world) {
    for (const enable of [
      (pk: number) => world.administrator.send('POST', `broadcasters/${pk}/unsuspend/`),
      (_: number, username: string) => remote(world, 'POST', 'user_unsuspend', { username }),
    ]) {
      const { username, pk } = await newAccount(world);
      await world.administrator.send('POST', `broadcasters/${pk}/suspend/`);
      assert.equal((await enable(pk, username)).status, 200);
      assert.equal(await statusOf(world, pk), 'Active');
      await world.logIn(username);
    }
  },
  async 'any account'(world) {
    for (const suspend of [false, true]) {
      const { username, pk } = await newAccount(world);
      if (suspend) await world.administrator.send('POST', `broadcasters/${pk}/suspend/`);
      assert.ok((await world.administrator.send('DELETE', `broadcasters/${pk}/`)).status < 300);
      assert.equal(await statusOf(world, pk), 'Marked for deletion');
      const login = await world.nobody.send('POST', 'rest-auth/login/', { username, password: PASSWORD });
      assert.equal(login.status, 400);
    }
  },
};

export const administrationErrorChecks: Record<keyof typeof administrationErrorRows, OfficeCheck> = {
  async 'password_reset, email not found'(world) {
    await connectMail(world);
    const answer = await world.nobody.send('POST', 'password_reset/', { email: 'nobody@at-all.test' });
    assert.deepEqual([answer.status, answer.json()], [400, { email: ['user_not_found'] }]);
  },
  async 'password_reset_confirm, bad uid'({ nobody, account }) {
    const confirm = (uid: string) =>
      nobody.send('POST', 'password_reset_confirm/', { uid, token: 'x', password: PASSWORD });
    for (const uid of ['!', Buffer.from('999999').toString('base64')]) {
      const answer = await confirm(uid);
      assert.deepEqual([answer.status, answer.json()], [400, { uid: ['user_not_found'] }]);
    }
    const known = await confirm(Buffer.from(String(account.pk)).toString('base64'));
    assert.deepEqual([known.status, Object.keys(known.json())], [400, ['token']]);
  },
  async 'license GET, no license'({ fresh }) {
    const answer = await fresh.administrator.send('GET', 'license/');
    assert.deepEqual([answer.status, answer.json()], [400, { license: ['not_found'] }]);
  },
  async 'settings test_email, send failure'({ fresh }) {
    // Port 9 is for what is thrown away: nobody listens there.
    await fresh.administrator.send('PUT', 'settings/', {
      smtp_host: '127.0.0.1',
      smtp_port: 9,
      smtp_sender: 'a@radio.test',
    });
    const mail = { subject: 'One', recipient: 'chief@radio.test', body: 'Two' };
    const answer = await fresh.administrator.send('POST', 'settings/test_email/', mail);
    assert.equal(answer.status, 400);
    assert.deepEqual(answer.json().non_field_errors, ['email_failed']);
    assert.match(String(answer.json().smtp_exception), /ECONNREFUSED/);
  },
  async 'remote_get_all_broadcasters, credentials missing'({ nobody }) {
    for (const query of [
      '',
      `?${inQuery({ server_username: ADMINISTRATOR.username })}`,
      '?server_password=x',
    ]) {
      const answer = await nobody.send('GET', `remote_get_all_broadcasters/${query}`);
      assert.deepEqual([answer.status, answer.json()], [400, { error: 'Username or password not set' }]);
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
    const { host, port, username } = hostOf(world);
    const query = inQuery({ host, port: String(port), username, password: 'a guess' });
    const answer = await world.administrator.send('GET', `before_migration_check/?${query}`);
    assert.deepEqual([answer.status, answer.json()], [500, { success: false }]);
  },
};

export const schemeChecks: Record<keyof typeof schemeRows, OfficeCheck> = {
  async 'Administration token'(world) {
    const { key } = world.account;
    const seen = (value: string) => world.ask('/api/v1/user_profile/', { headers: { Authorization: value } });
    assert.equal((await seen(`Token ${key}`)).status, 200);
    for (const other of [
      `JWT ${key}`,
      `Bearer ${key}`,
      `token ${key}`,
      `Token ${key}x`,
      'Token',
      `Token ${key} x`,
    ]) {
      const answer = await seen(other);
      assert.equal(answer.status, 401, other);
      assert.equal(answer.headers.get('www-authenticate'), 'Token');
    }
    // Nor is it one for the station API, and none of the station's is one here.
    const headers = { Authorization: `JWT ${key}` };
    assert.equal((await world.ask('/api/v2/playlists/', { headers })).status, 401);
    const token = await world.stationToken(world.account.username);
    assert.equal((await seen(`Token ${token}`)).status, 401);
  },
  async 'Server administrator credentials'(world) {
    assert.equal((await remote(world, 'POST', 'get_templates', {})).status, 200);
    const form = await world.ask('/api/v1/remote_get_templates/', {
      method: 'POST',
      body: new URLSearchParams(CREDENTIALS),
    });
    assert.equal(form.status, 200);
    const query = await world.nobody.send('GET', `remote_get_all_broadcasters/?${inQuery(CREDENTIALS)}`);
    assert.equal(query.status, 200);
  },
  async 'authentication rule 2, settings'({ nobody, account, administrator }) {
    const fields = async (who: typeof nobody) =>
      Object.keys((await who.send('GET', 'settings/')).json()).length;
    assert.deepEqual([await fields(nobody), await fields(account), await fields(administrator)], [4, 4, 11]);
  },
  async 'authentication rule 4'(world) {
    const notTheAdministrator = { server_username: world.reseller.username, server_password: PASSWORD };
    for (const credentials of [
      {},
      WRONG,
      notTheAdministrator,
      { server_username: 1, server_password: null },
    ]) {
      expectError(await remote(world, 'POST', 'get_templates', {}, credentials));
    }
    // A token in the header is no credential here.
    expectError(await world.administrator.send('POST', 'remote_get_templates/', {}));
  },
  async 'authentication rule 5'(world) {
    const login = await world.administrator.send('POST', `broadcasters/${world.account.pk}/login/`);
    assert.equal(typeof login.json().token, 'string');
    const reseller = await world.administrator.send('POST', `resellers/${world.reseller.pk}/login/`);
    assert.equal(typeof reseller.json().key, 'string');
    const far = await remote(world, 'POST', 'user_login', { username: world.account.username });
    assert.ok(new URL(String(far.json().url)).searchParams.get('t'));
  },
};
