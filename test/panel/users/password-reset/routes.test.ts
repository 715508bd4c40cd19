import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { openStore } from '../../../../src/panel/store/store.js';
import type { ReadResponse } from '../../../kit/read-response.js';
import { ADMINISTRATOR, MORNING, openPanel, PASSWORD } from '../../../kit/open-panel.js';
import { holdHashes } from '../auth/hold-hashes.js';
import { linkIn, openMailServer, textOf } from '../../mail/mail-server.js';

const PUBLIC = 'https://panel.example/radio';
const NEW = 'a new beginning';
const JSON_TYPE = { 'content-type': 'application/json' };
const folder = mkdtempSync(join(tmpdir(), 'onair-reset-'));
after(() => rmSync(folder, { recursive: true, force: true }));

let address = 0;
/** Opens a panel that can send mails, with an account that has an email address. Each request comes from another IP address. */
async function open(more: Parameters<typeof openPanel>[0] = {}) {
  const panel = openPanel({ publicUrl: PUBLIC, trustProxy: true, ...more });
  const server = await openMailServer();
  const harbour = await panel.add('harbour');
  const email = 'Harbour@radio.test';
  await panel.as('harbour', 'PUT', 'user_profile/', { email, first_name: 'Ana' });
  const settings = { smtp_host: '127.0.0.1', smtp_port: server.port, smtp_sender: 'panel@radio.test' };
  await panel.as(ADMINISTRATOR, 'PUT', 'settings/', { ...settings, company_name: 'Radio Hafen' });
  const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<ReadResponse> =>
    panel.request(`/api/v1/${path}/`, {
      method: 'POST',
      // Each request has a new IP address, so that the limits per address don't apply.
      headers: { ...JSON_TYPE, 'x-forwarded-for': `10.0.0.${++address}`, ...headers },
      body: JSON.stringify(body),
    });
  const reset = (to = email, headers?: Record<string, string>) =>
    post('password_reset', { email: to }, headers);
  const confirm = (body: object, headers?: Record<string, string>) =>
    post('password_reset_confirm', body, headers);
  const logIn = (username: string, password: string) => post('rest-auth/login', { username, password });
  /** The parameters of the link in the newest mail. */
  const parts = () => {
    const { searchParams } = linkIn(server.mails.at(-1) ?? '');
    return { uid: searchParams.get('uid') ?? '', token: searchParams.get('token') ?? '' };
  };
  return { ...panel, server, harbour, email, reset, confirm, logIn, parts };
}

describe('a password reset', async () => {
  const panel = await open();
  const { reset, confirm, parts, logIn, server, as } = panel;
  /** Adds an account and returns its email address. */
  async function signUp(name: string): Promise<string> {
    await panel.add(name);
    await as(name, 'PUT', 'user_profile/', { email: `${name}@radio.test` });
    return `${name}@radio.test`;
  }

  it('sends a link with the public URL', async () => {
    const response = await reset('harbour@RADIO.test', {
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'http',
    });
    assert.deepEqual([response.status, response.json()], [200, {}]);
    const [received = ''] = server.mails;
    assert.match(received, /^To: Harbour@radio\.test\r$/m);
    assert.match(received, /^Subject: A new password for harbour\r$/m);
    assert.match(textOf(received), /Hello harbour,[^]*Radio Hafen\s*$/);
    const link = linkIn(received);
    assert.equal(link.origin + link.pathname, `${PUBLIC}/password-reset/`);
    assert.equal(Buffer.from(parts().uid, 'base64').toString(), String(panel.harbour));
    assert.ok(!received.includes('evil.test'));
  });

  it("sends the email in the browser's language", async () => {
    await reset(panel.email, { 'accept-language': 'de-AT,de;q=0.9' });
    assert.match(textOf(server.mails.at(-1) ?? ''), /^Hallo harbour/);
    await reset(panel.email, { 'accept-language': 'xx-"; nonsense' });
    assert.match(textOf(server.mails.at(-1) ?? ''), /^Hello harbour/);
  });

  it('revokes all keys and tokens', async () => {
    const email = await signUp('once');
    const station = await panel.request('/api/v2/api-token-auth/', {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ username: 'once', password: PASSWORD }),
    });
    const Authorization = `JWT ${station.json<{ token: string }>().token}`;
    const playlists = () => panel.request('/api/v2/playlists/?server=1', { headers: { Authorization } });
    assert.equal((await playlists()).status, 200);
    await reset(email);
    const first = parts();
    await reset(email);
    const second = parts();
    const response = await confirm({ ...second, password: NEW });
    assert.deepEqual([response.status, response.json()], [200, {}]);
    assert.equal((await as('once', 'GET', 'user_profile/')).status, 401);
    assert.equal((await playlists()).status, 401);
    assert.equal((await logIn('once', PASSWORD)).status, 400);
    assert.equal((await logIn('once', NEW)).status, 200);
    for (const used of [second, first]) {
      const again = await confirm({ ...used, password: 'yet another one' });
      assert.deepEqual([again.status, again.json()], [400, { token: ['invalid_token'] }]);
    }
    assert.equal((await logIn('once', NEW)).status, 200);
  });

  it('succeeds for only one of several concurrent requests', async () => {
    await reset(await signUp('race'));
    const given = parts();
    const passwords = ['the first of them', 'the second of them', 'the third of them'];
    const responses = await Promise.all(passwords.map((password) => confirm({ ...given, password })));
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 400, 400]);
    const winner = passwords[responses.findIndex(({ status }) => status === 200)] ?? '';
    assert.equal((await logIn('race', winner)).status, 200);
  });

  it('can be retried with a longer password', async () => {
    await reset();
    const given = parts();
    const short = await confirm({ ...given, password: 'short' });
    assert.deepEqual([short.status, Object.keys(short.json())], [400, ['password']]);
    assert.equal((await confirm({ ...given, password: PASSWORD })).status, 200);
  });

  it('allows logins to a locked account', async () => {
    const email = await signUp('guessed');
    const from = (address: string, password: string) =>
      panel.request('/api/v1/rest-auth/login/', {
        method: 'POST',
        headers: { ...JSON_TYPE, 'x-forwarded-for': address },
        body: JSON.stringify({ username: 'guessed', password }),
      });
    const open = (address: string, token: string) =>
      panel.request(`/password-reset/?${new URLSearchParams({ uid: parts().uid, token }).toString()}`, {
        headers: { 'x-forwarded-for': address },
      });
    for (let number = 0; number < 20; number += 1) await from(`198.51.100.${number}`, 'a guess');
    await reset(email);
    await open('203.0.113.1', parts().token);
    await open('203.0.113.2', 'another-token');
    assert.equal((await from('203.0.113.1', PASSWORD)).status, 200);
    assert.equal((await from('203.0.113.2', PASSWORD)).status, 429);
  });

  it("fails if the token is another account's", async () => {
    await reset();
    const { uid, token } = parts();
    const chief = Buffer.from('1').toString('base64');
    for (const wrong of [
      '!',
      'MQ==MQ',
      Buffer.from('999').toString('base64'),
      Buffer.from('x').toString('base64'),
    ]) {
      const response = await confirm({ uid: wrong, token, password: NEW });
      assert.deepEqual([response.status, response.json()], [400, { uid: ['user_not_found'] }], wrong);
    }
    for (const body of [
      { uid: chief, token },
      { uid, token: `${token}x` },
      { uid, token: 'x' },
    ]) {
      const response = await confirm({ ...body, password: NEW });
      assert.deepEqual([response.status, response.json()], [400, { token: ['invalid_token'] }]);
    }
    const empty = await confirm({});
    assert.deepEqual([empty.status, Object.keys(empty.json()).sort()], [400, ['password', 'token', 'uid']]);
    const session = await logIn('harbour', PASSWORD);
    const { key } = session.json<{ key: string }>();
    assert.equal((await confirm({ uid, token: key, password: NEW })).status, 400);
    const asSession = await panel.request('/api/v1/user_profile/', {
      headers: { Authorization: `Token ${token}` },
    });
    assert.equal(asSession.status, 401);
  });

  it('computes no hash for an invalid link', async () => {
    await reset();
    const { uid, token } = parts();
    const release = holdHashes(102);
    const invalid = await confirm({ uid, token: `${token}x`, password: NEW });
    const valid = await confirm({ uid, token, password: NEW });
    await release();
    assert.equal(invalid.status, 400);
    assert.equal(valid.status, 503);
    assert.equal((await confirm({ uid, token, password: NEW })).status, 200);
  });

  it('sends no email to unknown addresses', async () => {
    const before = server.mails.length;
    assert.equal((await reset(await signUp('quiet'))).status, 200);
    const given = parts();
    const pk = Number(Buffer.from(given.uid, 'base64').toString());
    assert.equal((await as(ADMINISTRATOR, 'POST', `broadcasters/${pk}/suspend/`)).status, 200);
    for (const email of ['nobody@radio.test', 'quiet@radio.test']) {
      const response = await reset(email);
      assert.deepEqual([response.status, response.json()], [400, { email: ['user_not_found'] }], email);
    }
    for (const email of ['', 'x', 'a@radio.test\nBcc: b@radio.test']) {
      assert.deepEqual(Object.keys((await reset(email)).json()), ['email']);
    }
    assert.equal(server.mails.length, before + 1);
    const late = await confirm({ ...given, password: NEW });
    assert.deepEqual([late.status, late.json()], [400, { uid: ['user_not_found'] }]);
  });

  it('sends an email for each matching account', async () => {
    for (const name of ['one', 'two']) {
      await panel.add(name);
      await as(name, 'PUT', 'user_profile/', { email: 'both@radio.test' });
    }
    const before = server.mails.length;
    assert.equal((await reset('both@radio.test')).status, 200);
    const subjects = server.mails.slice(before).map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1]);
    assert.deepEqual(subjects, ['A new password for one', 'A new password for two']);
  });

  it('fails after an hour', async (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: MORNING });
    const email = await signUp('slow');
    const confirmAfter = async (seconds: number) => {
      assert.equal((await reset(email)).status, 200);
      const given = parts();
      t.mock.timers.tick(seconds * 1000);
      return confirm({ ...given, password: NEW });
    };
    const late = await confirmAfter(3601);
    assert.deepEqual([late.status, late.json()], [400, { token: ['invalid_token'] }]);
    assert.equal((await confirmAfter(3500)).status, 200);
  });
});

describe('password reset requests', () => {
  it('are limited per address and mailbox', async () => {
    const { reset, confirm, server } = await open();
    const statuses = await Promise.all(Array.from({ length: 7 }, () => reset()));
    assert.deepEqual(statuses.map(({ status }) => status).sort(), [200, 200, 200, 200, 200, 429, 429]);
    assert.equal(server.mails.length, 5);
    const from = { 'x-forwarded-for': '10.9.9.9' };
    const requested = await Promise.all(Array.from({ length: 11 }, () => reset('nobody@radio.test', from)));
    assert.equal(requested.filter(({ status }) => status === 400).length, 10);
    const throttled = requested.find(({ status }) => status === 429);
    assert.ok(Number(throttled?.headers.get('retry-after')) > 0);
    const wrong = { uid: 'x', token: 'x', password: NEW };
    const used = await Promise.all(Array.from({ length: 11 }, () => confirm(wrong, from)));
    assert.equal(used.filter(({ status }) => status === 400).length, 10);
    assert.equal(used.filter(({ status }) => status === 429).length, 1);
    assert.equal((await confirm(wrong)).status, 400);
  });

  it('fail if no email can be sent', async () => {
    const { reset, confirm, parts, server, as, email } = await open();
    await reset();
    const good = parts();
    await server.leave();
    const failed = await reset();
    assert.equal(failed.status, 400);
    assert.deepEqual(failed.json().non_field_errors, ['email_failed']);
    assert.equal(failed.json().smtp_exception, undefined);
    await as(ADMINISTRATOR, 'PUT', 'settings/', { smtp_host: '' });
    assert.deepEqual((await reset(email)).json().non_field_errors, ['email_failed']);
    assert.equal((await confirm({ ...good, password: NEW })).status, 200);
  });

  it('send no email without a public URL', async () => {
    const { reset, server } = await open({ publicUrl: null });
    const response = await reset();
    assert.equal(response.status, 400);
    assert.deepEqual(response.json().non_field_errors, ['public_url_not_set']);
    assert.equal(server.mails.length, 0);
  });

  it('leave no secrets in the database', async () => {
    const db = join(folder, 'panel.db');
    const { reset, confirm, parts, as, panel, logIn } = await open({ db });
    const SECRET = 'a secret of the mail server';
    await as(ADMINISTRATOR, 'PUT', 'settings/', { smtp_password: SECRET, smtp_username: '' });
    await reset();
    const { uid, token } = parts();
    await confirm({ uid, token, password: NEW });
    const { key } = (await logIn('harbour', NEW)).json<{ key: string }>();
    await reset();
    const unused = parts();
    const kept = () =>
      readdirSync(folder)
        .filter((name) => !name.endsWith('.key'))
        .map((name) => readFileSync(join(folder, name)));
    const isThere = (text: string) => kept().some((bytes) => bytes.includes(text));
    assert.ok(isThere('panel@radio.test'), 'a value that isn’t secret is found');
    const secrets = [SECRET, NEW, PASSWORD, token, unused.token, key, Buffer.from(SECRET).toString('base64')];
    for (const secret of secrets) assert.ok(!isThere(secret), secret);
    panel.close();
    for (const secret of secrets) assert.ok(!isThere(secret), secret);
    const store = openStore(db);
    const entries = store.audit.latest(100).map(({ action, username, status }) => [action, username, status]);
    store.close();
    assert.deepEqual(
      entries.filter(([action]) => ['askForNewPassword', 'setNewPassword'].includes(String(action))),
      [
        ['askForNewPassword', null, 200],
        ['setNewPassword', 'harbour', 200],
        ['askForNewPassword', null, 200],
      ],
    );
  });
});
