import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ADMINISTRATOR, openPanel, PASSWORD } from '../../../kit/open-panel.js';
import { openMailServer, textOf } from '../../mail/mail-server.js';

const TEMPLATES = 'templates/email/';
interface Template {
  owner: number;
  language: string;
  email_type: string;
  subject: string;
  body: string;
}

describe('email templates', async () => {
  const panel = openPanel({ publicUrl: 'https://panel.example' });
  const signUp = async (as: string, kind: string, username: string) => {
    const fields = { username, email: `${username}@radio.test`, password: PASSWORD };
    const response = await panel.as(as, 'POST', `${kind}/`, fields);
    assert.equal(response.status, 201, response.text);
    return response.json<{ pk: number }>().pk;
  };
  const north = await signUp(ADMINISTRATOR, 'resellers', 'north');
  await signUp(ADMINISTRATOR, 'resellers', 'south');
  await signUp('north', 'broadcasters', 'harbour');
  await signUp('south', 'broadcasters', 'hills');
  const server = await openMailServer();
  const settings = { smtp_host: '127.0.0.1', smtp_port: server.port, smtp_sender: 'panel@radio.test' };
  await panel.as(ADMINISTRATOR, 'PUT', 'settings/', { ...settings, company_name: '{username}' });

  const read = async (as: string, query = '') =>
    (await panel.as(as, 'GET', TEMPLATES + query)).json<Template>();
  const write = (as: string, body: object) =>
    panel.as(as, 'PUT', TEMPLATES, { language: 'en', email_type: 'password_reset', ...body });
  /** Returns the text of the mail that an account gets. */
  async function mailTo(username: string, language = 'en'): Promise<{ subject: string; text: string }> {
    const response = await panel.request('/api/v1/password_reset/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ email: `${username}@radio.test` }),
    });
    assert.equal(response.status, 200, response.text);
    const mail = server.mails.at(-1) ?? '';
    assert.match(mail, /^Content-Type: text\/plain/m);
    return { subject: /^Subject: (.*)\r$/m.exec(mail)?.[1] ?? '', text: textOf(mail) };
  }

  it('exist by default in English and German', async () => {
    const english = await read(ADMINISTRATOR);
    assert.deepEqual([english.owner, english.language, english.email_type], [1, 'en', 'password_reset']);
    const german = await read(ADMINISTRATOR, '?language=DE-at');
    assert.deepEqual([german.language, german.subject], ['de-at', 'Ein neues Passwort für {username}']);
    const french = await read('north', '?language=fr&email_type=password_reset');
    assert.deepEqual(french, { ...english, owner: north, language: 'fr' });
  });

  it('can be overridden by a reseller', async () => {
    const mine = { subject: 'Of the chief', body: 'For {username}: {link}' };
    const response = await write(ADMINISTRATOR, mine);
    const expected = { owner: 1, language: 'en', email_type: 'password_reset', ...mine };
    assert.deepEqual([response.status, response.json()], [200, expected]);
    assert.deepEqual(await read('north'), expected);
    const own = { subject: 'Of the north', body: 'Up north: {link}' };
    assert.deepEqual((await write('north', own)).json<Template>().owner, north);
    assert.deepEqual(await read('north'), { ...expected, ...own, owner: north });
    assert.deepEqual(await read('south'), expected);
    assert.deepEqual(await read(ADMINISTRATOR), expected);
    assert.equal((await mailTo('harbour')).subject, 'Of the north');
    assert.equal((await mailTo('hills')).subject, 'Of the chief');
    // The administrator owns the reseller.
    assert.equal((await mailTo('north')).subject, 'Of the chief');
    assert.equal((await mailTo('hills', 'fr')).subject, 'Of the chief');
    await write(ADMINISTRATOR, { ...mine, language: 'fr', subject: 'Oubli' });
    assert.equal((await mailTo('hills', 'fr-CA,en')).subject, 'Oubli');
  });

  it('placeholder values are inserted as plain text', async () => {
    await write('south', {
      subject: '{username} {unknown}',
      body: '<b>{company_name}</b> {email} {constructor} {{link}} {first_name}!',
    });
    const { subject, text } = await mailTo('hills');
    assert.equal(subject, 'hills {unknown}');
    const filled =
      /^<b>\{username\}<\/b> hills@radio\.test \{constructor\} \{https:\/\/panel\.example\/\S+\} !/;
    assert.match(text, filled);
  });

  it('the link is appended if its placeholder is missing', async () => {
    await write('south', { subject: 'No link', body: 'Nothing here.' });
    assert.match(
      (await mailTo('hills')).text,
      /^Nothing here\.\s+https:\/\/panel\.example\/password-reset\/\?uid=/,
    );
  });

  it("can't have invalid fields", async () => {
    const fields = { subject: 'S', body: 'B' };
    for (const [name, value] of [
      ['language', 'not a language'],
      ['language', ''],
      ['language', 'e'],
      ['email_type', 'account_created'],
      ['email_type', null],
      ['subject', 'Two\nlines'],
      ['subject', ''],
      ['body', ''],
      ['body', 'x'.repeat(20_001)],
    ] as const) {
      const response = await write(ADMINISTRATOR, { ...fields, [name]: value });
      assert.deepEqual(
        [response.status, Object.keys(response.json())],
        [400, [name]],
        `${name} ${String(value)}`,
      );
    }
    const missing = await panel.as(ADMINISTRATOR, 'PUT', TEMPLATES, {});
    assert.deepEqual(Object.keys(missing.json()).sort(), ['body', 'email_type', 'language', 'subject']);
    for (const [query, name] of [
      ['?language=%20%2F', 'language'],
      ['?email_type=x', 'email_type'],
    ] as const) {
      const response = await panel.as(ADMINISTRATOR, 'GET', TEMPLATES + query);
      assert.deepEqual([response.status, Object.keys(response.json())], [400, [name]], query);
    }
  });

  it('have types with labels', async () => {
    const types = await panel.as('north', 'GET', `${TEMPLATES}types/`);
    assert.deepEqual(types.json<unknown>(), [['password_reset', 'Password reset']]);
  });

  it('are restricted to administrators and resellers', async () => {
    for (const path of [TEMPLATES, `${TEMPLATES}types/`]) {
      assert.equal((await panel.as('harbour', 'GET', path)).status, 403);
    }
    assert.equal((await write('harbour', { subject: 'S', body: 'B' })).status, 403);
  });
});
