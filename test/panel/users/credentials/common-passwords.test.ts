import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ADMINISTRATOR, openPanel, PASSWORD, person } from '../../../kit/open-panel.js';

const COMMON = ['password', '12345678', 'PassWord1', 'iloveyou', 'qwertyuiop'];
const CREDENTIALS = { server_username: ADMINISTRATOR, server_password: PASSWORD };

describe('a password among the commonest 10,000', () => {
  const panel = openPanel();
  const admin = (method: string, path: string, body: object) => panel.as(ADMINISTRATOR, method, path, body);
  const ways: Record<string, (password: string) => Promise<{ status: number; text: string }>> = {
    'for an account': (password) => admin('POST', 'broadcasters/', { ...person('harbour'), password }),
    'for a reseller': (password) => admin('POST', 'resellers/', { ...person('hills'), password }),
    'by the link of a mail': (password) =>
      admin('POST', 'password_reset_confirm/', { uid: 'MQ', token: 'x', password }),
    'for a remote account': (password) =>
      admin('POST', 'remote_bcaster_create_from_template/', {
        ...{ ...CREDENTIALS, ...person('bay'), template: 'no_template' },
        password,
      }),
    'by a remote administrator': (new_password) =>
      admin('PATCH', 'remote_change_password/', { ...CREDENTIALS, username: 'bay', new_password }),
    // The last one: the administrator has another password then.
    'of one’s own': (password) => admin('PUT', 'user_profile/', { password, password_current: PASSWORD }),
  };

  for (const [way, set] of Object.entries(ways)) {
    it(`is refused ${way}`, async () => {
      for (const password of COMMON) {
        const { status, text } = await set(password);
        assert.equal(status, 400, text);
        assert.match(text, /password(?:": *\["|: )This password is too common\./, password);
      }
      assert.doesNotMatch((await set('seldom heard of')).text, /too common/);
    });
  }
});
