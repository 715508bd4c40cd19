import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ADMINISTRATOR, openPanel } from '../../../kit/open-panel.js';
import { until } from '../../../kit/until.js';
import {
  makeCertificate,
  openMailServer as openServer,
  openSilentServer,
  textOf,
  type MailServerOptions,
} from '../../mail/mail-server.js';

const SECRET = 'pa$$ wörd of the mail server';
const certificate = makeCertificate();
const openMailServer = (options: MailServerOptions = {}, own?: typeof certificate) =>
  openServer({ ...options, onPort: true }, own);
const mail = { subject: 'Does it work?', recipient: 'ana@radio.test', body: 'Grüße aus dem Hafen.' };

describe('a test email', () => {
  const panel = openPanel({ smtpCa: certificate.file });
  const put = async (settings: object) => {
    const response = await panel.as(ADMINISTRATOR, 'PUT', 'settings/', settings);
    assert.equal(response.status, 200, response.text);
  };
  /** Sets everything about the mail server, so that no test depends on an earlier one. */
  const use = (port: number, more: object = {}) =>
    put({
      smtp_host: '127.0.0.1',
      smtp_port: port,
      smtp_username: '',
      smtp_password: '',
      smtp_sender: 'panel@radio.test',
      smtp_tls: false,
      smtp_ssl: false,
      company_name: 'Radio Hafen',
      ...more,
    });
  const send = (more: object = {}) =>
    panel.as(ADMINISTRATOR, 'POST', 'settings/test_email/', { ...mail, ...more });
  async function fails(reason: RegExp): Promise<void> {
    const response = await send();
    assert.equal(response.status, 400, response.text);
    const { non_field_errors, smtp_exception, ...more } = response.json();
    assert.deepEqual([non_field_errors, more], [['email_failed'], {}]);
    assert.match(String(smtp_exception), reason);
    assert.ok(!response.text.includes(SECRET), response.text);
    assert.ok(!response.text.includes(Buffer.from(SECRET).toString('base64')), response.text);
  }
  const login = { user: 'radio', pass: SECRET };
  const withLogin = { smtp_username: 'radio', smtp_password: SECRET };

  it('fails if no mail server is configured', async () => {
    await fails(/set smtp_host/);
    await put({ smtp_host: '127.0.0.1' });
    await fails(/set smtp_sender/);
  });

  it('arrives unchanged', async () => {
    const server = await openMailServer();
    await use(server.port);
    const response = await send();
    assert.deepEqual([response.status, response.json()], [200, {}]);
    assert.equal(server.mails.length, 1);
    const [received = ''] = server.mails;
    assert.match(received, /^From: Radio Hafen <panel@radio\.test>\r$/m);
    assert.match(received, /^To: ana@radio\.test\r$/m);
    assert.match(received, /^Subject: Does it work\?\r$/m);
    assert.match(received, /^Content-Type: text\/plain/m);
    assert.equal(textOf(received).trim(), mail.body);
  });

  it('uses the password from the settings', async () => {
    const server = await openMailServer({ login });
    await use(server.port, withLogin);
    assert.equal((await send()).status, 200);
    assert.deepEqual(server.logins, [{ ...login, encrypted: false }]);
  });

  it('uses the stored password after other settings change', async () => {
    const server = await openMailServer({ login });
    await use(server.port, withLogin);
    await put({ smtp_password: null });
    await put({ company_name: 'Another' });
    assert.equal((await send()).status, 200);
    await put({ smtp_password: '' });
    await fails(/./);
  });

  it('fails if the password is wrong', async () => {
    const server = await openMailServer({ login: { user: 'radio', pass: 'another one' } });
    await use(server.port, withLogin);
    await fails(/No such login: radio \*\*\*/);
    assert.equal(server.mails.length, 0);
  });

  it('is sent over STARTTLS', async () => {
    const server = await openMailServer({ login, encryption: 'starttls' }, certificate);
    await use(server.port, { ...withLogin, smtp_host: 'localhost', smtp_tls: true });
    assert.equal((await send()).status, 200);
    assert.deepEqual(server.logins, [{ ...login, encrypted: true }]);
    assert.equal(server.mails.length, 1);
  });

  it('is sent over TLS', async () => {
    const server = await openMailServer({ login, encryption: 'tls' }, certificate);
    await use(server.port, { ...withLogin, smtp_host: 'localhost', smtp_ssl: true });
    assert.equal((await send()).status, 200);
    assert.deepEqual(server.logins, [{ ...login, encrypted: true }]);
  });

  it('fails if the server lacks STARTTLS', async () => {
    const server = await openMailServer({ login });
    await use(server.port, { ...withLogin, smtp_tls: true });
    await fails(/STARTTLS/i);
    assert.deepEqual(server.logins, []);
  });

  for (const [encryption, flag] of [
    ['starttls', 'smtp_tls'],
    ['tls', 'smtp_ssl'],
  ] as const) {
    it(`fails over ${encryption} if the certificate is invalid`, async () => {
      const server = await openMailServer({ login, encryption }, certificate);
      await use(server.port, { ...withLogin, [flag]: true });
      await fails(/does not match|altnames/i);
      const stranger = await openMailServer({ login, encryption }, makeCertificate());
      await use(stranger.port, { ...withLogin, smtp_host: 'localhost', [flag]: true });
      await fails(/self.signed|unable to verify/i);
      assert.deepEqual([server.logins, stranger.logins], [[], []]);
    });
  }

  it('fails if only one side uses TLS', async () => {
    await use((await openMailServer()).port, { smtp_ssl: true });
    await fails(/./);
    await use((await openMailServer({ encryption: 'tls' }, certificate)).port);
    await fails(/./);
  });

  it('fails if the server is unreachable', async () => {
    const gone = await openMailServer();
    await gone.leave();
    await use(gone.port);
    await fails(/ECONNREFUSED/);
    await use((await openMailServer({ refuses: true })).port);
    await fails(/Nothing for us/);
    await use(25, { smtp_host: 'nowhere.invalid' });
    await fails(/nowhere\.invalid/);
  });

  it("the response of a non-mail server isn't shown", async () => {
    for (const [greeting, shown] of [
      [`554 ${'No. '.repeat(200)}`, / 554 (No\. ){19}No\.\W*$/],
      ['SSH-2.0-OpenSSH_9.2 of the inner network', /The service at this address is not a mail server\.$/],
    ] as const) {
      const server = openSilentServer(`${greeting}\r\n`);
      await use(server.port);
      await fails(shown);
      await fails(/^(?!.*inner network)/);
    }
  });

  it('fails if the server never responds', async () => {
    const server = openSilentServer();
    await use(server.port);
    await fails(/greeting|timeout/i);
    await until(() => server.connections() === 0, 'the end of the connection');
  });

  it('has a one-line subject and a single recipient', async () => {
    const server = await openMailServer();
    await use(server.port);
    for (const subject of ['Two\r\nBcc: eve@evil.test', 'Two\nlines', 'Bell\x07', '']) {
      const response = await send({ subject });
      assert.deepEqual([response.status, Object.keys(response.json())], [400, ['subject']], subject);
    }
    for (const recipient of [
      'ana@radio.test, eve@evil.test',
      'ana@radio.test\r\nBcc: eve@evil.test',
      'Ana <ana@radio.test>',
      'ana',
    ]) {
      const response = await send({ recipient });
      assert.deepEqual([response.status, Object.keys(response.json())], [400, ['recipient']], recipient);
    }
    assert.equal(server.mails.length, 0);
    // A line break in the company name must not start another header.
    await put({ company_name: 'Radio"\r\nBcc: eve@evil.test' });
    await send();
    assert.equal(server.mails.length, 1);
    assert.doesNotMatch(server.mails[0] ?? '', /^Bcc:/im);
  });

  it('is restricted to administrators', async () => {
    await panel.add('harbour');
    assert.equal((await panel.as('harbour', 'POST', 'settings/test_email/', mail)).status, 403);
  });
});
