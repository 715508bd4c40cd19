import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ADMINISTRATOR, openPanel, PASSWORD, person } from '../../../kit/open-panel.js';

const COMMON = ['password', '12345678', 'PassWord1', 'iloveyou', 'qwertyuiop'];
const CREDENTIALS = { server_username: ADMINISTRATOR, server_password: PASSWORD };

describe('a common password', () => {
  const panel = openPanel();
  const admin = (method: string, path: string, body: object) => panel.as(ADMINISTRATOR, method, path, body);
  const requests: Record<string, (password: string) => Promise<{ status: number; text: string }>> = {
    'for a new account': (password) => admin('POST', 'broadcasters/', { ...person('harbour'), password }),
    'for a new reseller': (password) => admin('POST', 'resellers/', { ...person('hills'), password }),
    'through the link in an email': (password) =>
      admin('POST', 'password_reset_confirm/', { uid: 'MQ', token: 'x', password }),
    'for a new remote account': (password) =>
      admin('POST', 'remote_bcaster_create_from_template/', {
        ...{ ...CREDENTIALS, ...person('bay'), template: 'no_template' },
        password,
      }),
    'when changed through a remote endpoint': (new_password) =>
      admin('PATCH', 'remote_change_password/', { ...CREDENTIALS, username: 'bay', new_password }),
    // Must be last, since it changes the administrator's password.
    'in the profile': (password) => admin('PUT', 'user_profile/', { password, password_current: PASSWORD }),
  };

  for (const [where, setPassword] of Object.entries(requests)) {
    it(`is rejected ${where}`, async () => {
      for (const password of COMMON) {
        const { status, text } = await setPassword(password);
        assert.equal(status, 400, text);
        assert.match(text, /password(?:": *\["|: )This password is too common\./, password);
      }
      assert.doesNotMatch((await setPassword('seldom heard of')).text, /too common/);
    });
  }
});
