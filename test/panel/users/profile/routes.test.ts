import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ADMINISTRATOR, openPanel, PASSWORD } from '../../../kit/open-panel.js';

const NEW = 'quite another one';

describe('the profile', () => {
  const panel = openPanel();
  const put = (as: string, body: unknown) => panel.as(as, 'PUT', 'user_profile/', body);
  const logIn = (username: string, password: string) =>
    panel.request('/api/v1/rest-auth/login/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
  /** Adds an account. */
  const signUp = async (name: string) => ({ pk: await panel.add(name), username: name });

  it('belongs to the signed-in account', async () => {
    const { pk } = await signUp('harbour');
    const profile = (await panel.as('harbour', 'GET', 'user_profile/')).json();
    assert.deepEqual(profile, {
      pk,
      username: 'harbour',
      email: '',
      first_name: '',
      image: '',
      account_type: 1,
      allows_reseller: false,
      stream_a_streaming_enabled: false,
    });
    assert.equal((await panel.as(ADMINISTRATOR, 'GET', 'user_profile/')).json().account_type, 3);
    assert.equal((await panel.request('/api/v1/user_profile/')).status, 401);
  });

  it('only editable fields can be changed', async () => {
    const { pk } = await signUp('hills');
    const sent = { email: 'hills@radio.test', first_name: 'Bea', image: '/hills.png' };
    const first = await put('hills', sent);
    assert.equal(first.status, 200, first.text);
    const second = await put('hills', {
      first_name: 'Cleo',
      pk: 1,
      username: 'chief2',
      account_type: 3,
      allows_reseller: true,
      role: 'administrator',
      suspended: true,
      password_current: 'not needed',
    });
    const expected = {
      ...sent,
      first_name: 'Cleo',
      pk,
      username: 'hills',
      account_type: 1,
      allows_reseller: false,
    };
    const { stream_a_streaming_enabled, ...changed } = second.json();
    assert.deepEqual(changed, expected);
    assert.equal(stream_a_streaming_enabled, false);
    assert.deepEqual((await panel.as('hills', 'GET', 'user_profile/')).json(), second.json());
  });

  it('rejects invalid values', async () => {
    await signUp('odd');
    for (const [name, value] of [
      ['email', 'x'],
      ['email', 'a@b.test\nBcc: c@d.test'],
      ['email', null],
      ['first_name', { a: 1 }],
      ['first_name', 'x'.repeat(300)],
      ['image', 'nul\0'],
      ['password', ''],
      ['password', 'short'],
      ['password_current', 7],
    ] as const) {
      const response = await put('odd', { [name]: value });
      assert.deepEqual([response.status, Object.keys(response.json())], [400, [name]], JSON.stringify(value));
    }
    assert.equal((await put('odd', [])).status, 400);
  });

  it('requires the old password for a password change', async () => {
    await signUp('one');
    const missing = await put('one', { password: NEW });
    assert.deepEqual(missing.json(), { password_current: ['This field is required.'] });
    const wrong = await put('one', { password: NEW, password_current: 'a guess', first_name: 'Eve' });
    assert.deepEqual([wrong.status, Object.keys(wrong.json())], [400, ['password_current']]);
    assert.equal((await panel.as('one', 'GET', 'user_profile/')).json().first_name, '');
    assert.equal((await logIn('one', PASSWORD)).status, 200);
    const right = await put('one', { password: NEW, password_current: PASSWORD, first_name: 'Dora' });
    assert.equal(right.status, 200, right.text);
    assert.equal(right.json().first_name, 'Dora');
    assert.ok(!right.text.includes(NEW));
    assert.equal((await panel.as('one', 'GET', 'user_profile/')).status, 401);
    assert.equal((await logIn('one', PASSWORD)).status, 400);
    assert.equal((await logIn('one', NEW)).status, 200);
  });

  it('accepts only one of several concurrent password changes', async () => {
    await signUp('race');
    await panel.as('race', 'GET', 'user_profile/');
    const passwords = ['the first of them', 'the second of them', 'the third of them'];
    const responses = await Promise.all(
      passwords.map((password) => put('race', { password, password_current: PASSWORD })),
    );
    // For the other requests, the session has ended or the current password has changed.
    const [first, ...others] = responses.map(({ status }) => status).sort();
    assert.equal(first, 200);
    assert.ok(others.every((status) => status === 400 || status === 401));
    const winner = passwords[responses.findIndex(({ status }) => status === 200)] ?? '';
    assert.equal((await logIn('race', winner)).status, 200);
  });

  it('wrong passwords are limited per account', async () => {
    await signUp('guessed');
    const guess = (password_current: string) => put('guessed', { password: NEW, password_current });
    for (let tries = 0; tries < 10; tries += 1) assert.equal((await guess('a guess')).status, 400);
    const throttled = await guess(PASSWORD);
    assert.equal(throttled.status, 429);
    assert.ok(Number(throttled.headers.get('retry-after')) > 0);
    assert.equal((await put('guessed', { first_name: 'Fay' })).status, 200);
    await signUp('another');
    assert.equal((await put('another', { password: NEW, password_current: PASSWORD })).status, 200);
  });
});
