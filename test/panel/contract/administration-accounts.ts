/** One test for each administration endpoint of accounts, resellers and sign-in. */
import assert from 'node:assert/strict';
import { linkIn } from '../mail/mail-server.js';
import { ADMINISTRATOR, PASSWORD, someName } from '../office.js';
import { connectMail, type OfficeCheck } from './administration-world.js';

type Json = Record<string, unknown>;

export const accountChecks: Record<string, OfficeCheck> = {
  async 'POST /api/v1/rest-auth/login/'({ nobody }) {
    const response = await nobody.send('POST', 'rest-auth/login/', ADMINISTRATOR);
    assert.equal(response.status, 200);
    assert.deepEqual(Object.keys(response.json()), ['key', 'user']);
    assert.equal(typeof response.json().key, 'string');
    assert.equal(response.json<{ user: Json }>().user.username, ADMINISTRATOR.username);
  },
  async 'GET /api/v1/broadcasters/'(world) {
    const names = async (who: typeof world.nobody) =>
      (await who.send('GET', 'broadcasters/')).json<Json[]>().map(({ username }) => username);
    assert.deepEqual(await names(world.reseller), ['harbour']);
    const all = await names(world.administrator);
    assert.ok(all.includes('harbour') && all.includes('hills'));
  },
  async 'POST /api/v1/broadcasters/'(world) {
    const username = someName();
    const fields = { username, email: 'new@radio.test', password: PASSWORD };
    const more = { limit_listeners: 40, limit_bitrate: 192, server_type: 'icecast' };
    const made = await world.reseller.send('POST', 'broadcasters/', { ...fields, ...more });
    assert.equal(made.status, 201, made.text);
    const { pk, owner, is_active, limit_listeners, limit_bitrate } = made.json<Json & { owner: Json }>();
    assert.ok(Number.isInteger(pk));
    assert.deepEqual([owner.pk, owner.username], [world.reseller.pk, world.reseller.username]);
    assert.deepEqual([is_active, limit_listeners, limit_bitrate], [false, 40, 192]);
    assert.ok(!made.text.includes(PASSWORD));
    await world.logIn(username);
  },
  async 'GET /api/v1/broadcasters/{pk}/'(world) {
    const { account, reseller } = world;
    const response = await reseller.send('GET', `broadcasters/${account.pk}/`);
    assert.deepEqual(
      [response.status, response.json().pk, response.json().username],
      [200, account.pk, 'harbour'],
    );
  },
  async 'PUT /api/v1/broadcasters/{pk}/'(world) {
    const pk = await world.add(world.reseller, 'broadcasters');
    const username = someName();
    const fields = { username, email: 'other@radio.test', first_name: 'Other', limit_streams: 3 };
    const response = await world.reseller.send('PUT', `broadcasters/${pk}/`, fields);
    assert.equal(response.status, 200, response.text);
    const { email, first_name, limit_streams } = response.json();
    assert.deepEqual([email, first_name, limit_streams], ['other@radio.test', 'Other', 3]);
    assert.deepEqual((await world.reseller.send('GET', `broadcasters/${pk}/`)).json(), response.json());
    const missing = await world.reseller.send('PUT', `broadcasters/${pk}/`, {});
    assert.equal(missing.status, 400);
    assert.deepEqual(missing.json().username, ['This field is required.']);
  },
  async 'PATCH /api/v1/broadcasters/{pk}/'(world) {
    const pk = await world.add(world.reseller, 'broadcasters', { limit_streams: 2 });
    const response = await world.reseller.send('PATCH', `broadcasters/${pk}/`, { limit_traffic: 12 });
    assert.deepEqual([response.json().limit_streams, response.json().limit_traffic], [2, 12]);
  },
  async 'DELETE /api/v1/broadcasters/{pk}/'(world) {
    const pk = await world.add(world.reseller, 'broadcasters');
    assert.ok((await world.reseller.send('DELETE', `broadcasters/${pk}/`)).status < 300);
    const left = await world.reseller.send('GET', `broadcasters/${pk}/`);
    assert.equal(left.json().account_status_display, 'Marked for deletion');
  },
  async 'POST /api/v1/broadcasters/{pk}/backup/'(world) {
    const { reseller } = world;
    const pk = await world.add(reseller, 'broadcasters');
    const at = `broadcasters/${pk}/backup/`;
    const saved = await reseller.send('POST', at, { action: 'save', when: 3, type: 1 });
    assert.equal(saved.status, 200, saved.text);
    assert.deepEqual([saved.json().backup_auto_when, saved.json().backup_auto_type], [3, 1]);
    const begun = await reseller.send('POST', at, { action: 'backup', backup_quick: true });
    assert.equal(begun.status, 200, begun.text);
    assert.deepEqual([begun.json().pk, begun.json().backup_quick], [pk, true]);
  },
  async 'POST /api/v1/broadcasters/{pk}/suspend/'(world) {
    const pk = await world.add(world.reseller, 'broadcasters');
    const response = await world.reseller.send('POST', `broadcasters/${pk}/suspend/`);
    assert.deepEqual([response.status, response.json()], [200, {}]);
  },
  async 'POST /api/v1/broadcasters/{pk}/unsuspend/'(world) {
    const pk = await world.add(world.reseller, 'broadcasters');
    const response = await world.reseller.send('POST', `broadcasters/${pk}/unsuspend/`);
    assert.deepEqual([response.status, response.json()], [200, {}]);
  },
  async 'POST /api/v1/broadcasters/{pk}/login/'(world) {
    const at = `broadcasters/${world.account.pk}/login/`;
    const { url, token } = (await world.reseller.send('POST', at)).json<{ url: string; token: string }>();
    assert.ok(url.startsWith('https://panel.example/'));
    const headers = { Authorization: `JWT ${token}` };
    assert.equal((await world.request('/api/v2/playlists/', { headers })).status, 200);
  },
  async 'GET /api/v1/resellers/'({ administrator, reseller, otherReseller }) {
    const listed = (await administrator.send('GET', 'resellers/')).json<Json[]>();
    for (const { pk, username } of [reseller, otherReseller]) {
      assert.equal(listed.find((each) => each.pk === pk)?.username, username);
    }
  },
  async 'POST /api/v1/resellers/'({ administrator }) {
    const username = someName('reseller');
    const fields = { username, email: 'r@radio.test', password: PASSWORD, limit_accounts: 4 };
    const made = await administrator.send('POST', 'resellers/', fields);
    assert.equal(made.status, 201, made.text);
    assert.ok(Number.isInteger(made.json().pk));
    const { username: called, accounts_current, limit_accounts } = made.json();
    assert.deepEqual([called, accounts_current, limit_accounts], [username, 0, 4]);
  },
  async 'GET /api/v1/resellers/{pk}/'({ administrator, reseller }) {
    const { pk, username } = (await administrator.send('GET', `resellers/${reseller.pk}/`)).json();
    assert.deepEqual([pk, username], [reseller.pk, reseller.username]);
  },
  async 'PUT /api/v1/resellers/{pk}/'({ administrator, add }) {
    const at = `resellers/${await add(administrator, 'resellers')}/`;
    const fields = { username: someName('reseller'), email: 'two@radio.test', limit_du: 7 };
    assert.equal((await administrator.send('PUT', at, fields)).json().limit_du, 7);
    assert.equal((await administrator.send('GET', at)).json().email, 'two@radio.test');
  },
  async 'PATCH /api/v1/resellers/{pk}/'({ administrator, add }) {
    const at = `resellers/${await add(administrator, 'resellers')}/`;
    assert.equal((await administrator.send('PATCH', at, { limit_accounts: 2 })).json().limit_accounts, 2);
  },
  async 'DELETE /api/v1/resellers/{pk}/'({ administrator, add }) {
    const at = `resellers/${await add(administrator, 'resellers')}/`;
    assert.ok((await administrator.send('DELETE', at)).status < 300);
  },
  async 'POST /api/v1/resellers/{pk}/login/'(world) {
    const at = `resellers/${world.reseller.pk}/login/`;
    const { key, user } = (await world.administrator.send('POST', at)).json<{ key: string; user: Json }>();
    assert.equal(user.username, world.reseller.username);
    const seen = await world.request('/api/v1/broadcasters/', { headers: { Authorization: `Token ${key}` } });
    assert.equal(seen.json<unknown>() instanceof Array, true);
  },
  async 'GET /api/v1/user_profile/'(world) {
    const profile = (await world.account.send('GET', 'user_profile/')).json();
    assert.deepEqual([profile.pk, profile.username], [world.account.pk, 'harbour']);
  },
  async 'PUT /api/v1/user_profile/'(world) {
    const username = someName();
    await world.add(world.reseller, 'broadcasters', { username });
    const person = await world.logIn(username);
    const fields = { email: 'mine@radio.test', first_name: 'Mine', username: 'another', account_type: 3 };
    const changed = (await person.send('PUT', 'user_profile/', fields)).json();
    assert.deepEqual(
      [changed.email, changed.first_name, changed.username],
      ['mine@radio.test', 'Mine', username],
    );
    assert.equal(changed.account_type, 1);
    const password = 'quite another one';
    const wrong = { ...fields, password, password_current: 'a guess' };
    assert.equal((await person.send('PUT', 'user_profile/', wrong)).status, 400);
    const right = { ...fields, password, password_current: PASSWORD };
    assert.equal((await person.send('PUT', 'user_profile/', right)).status, 200);
    await world.logIn(username, password);
  },
  async 'POST /api/v1/password_reset/'(world) {
    await connectMail(world);
    await world.add(world.reseller, 'broadcasters', { email: 'lost@radio.test' });
    const before = world.post.mails.length;
    const response = await world.nobody.send('POST', 'password_reset/', { email: 'lost@radio.test' });
    assert.deepEqual([response.status, response.json()], [200, {}]);
    assert.equal(world.post.mails.length, before + 1);
    assert.match(world.post.mails.at(-1) ?? '', /^To: .*lost@radio\.test/m);
  },
  async 'POST /api/v1/password_reset_confirm/'(world) {
    await connectMail(world);
    const username = someName();
    const email = `${username}@forgetful.test`;
    await world.add(world.reseller, 'broadcasters', { username, email });
    assert.equal((await world.nobody.send('POST', 'password_reset/', { email })).status, 200);
    const { searchParams } = linkIn(world.post.mails.at(-1) ?? '');
    const password = 'a new beginning';
    const body = { uid: searchParams.get('uid'), token: searchParams.get('token'), password };
    const response = await world.nobody.send('POST', 'password_reset_confirm/', body);
    assert.deepEqual([response.status, response.json()], [200, {}]);
    await world.logIn(username, password);
    assert.equal((await world.nobody.send('POST', 'password_reset_confirm/', body)).status, 400);
  },
  async 'GET /api/v1/check_username/'({ nobody }) {
    const exists = async (username: string) =>
      (await nobody.send('GET', `check_username/?username=${username}`)).json();
    assert.deepEqual(await exists('harbour'), { exists: true });
    assert.deepEqual(await exists('nobody-at-all'), { exists: false });
  },
};
