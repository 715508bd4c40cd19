import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { ADMINISTRATOR, openPanel } from '../../../kit/open-panel.js';
import { openMailServer } from '../../mail/mail-server.js';
import { pictures, png } from '../../station/podcasts/pictures.js';

const folder = mkdtempSync(join(tmpdir(), 'onair-settings-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const PUBLIC = { company_logo: '', company_name: '', company_favicon: '', copyright: '' };
const FULL = {
  ...PUBLIC,
  smtp_host: '',
  smtp_port: 25,
  smtp_username: '',
  smtp_password: null,
  smtp_sender: '',
  smtp_tls: false,
  smtp_ssl: false,
};

describe("the panel's settings", () => {
  const panel = openPanel();
  const put = (body: unknown) => panel.as(ADMINISTRATOR, 'PUT', 'settings/', body);
  const read = async () => (await panel.as(ADMINISTRATOR, 'GET', 'settings/')).json();

  it('are visible to visitors only if public', async () => {
    await panel.add('harbour');
    assert.deepEqual(await read(), FULL);
    assert.deepEqual((await panel.request('/api/v1/settings/')).json(), PUBLIC);
    assert.deepEqual((await panel.as('harbour', 'GET', 'settings/')).json(), PUBLIC);
  });

  it('can be changed only by administrators', async () => {
    const body = JSON.stringify({ company_name: 'Eve' });
    const headers = { 'content-type': 'application/json' };
    assert.equal((await panel.request('/api/v1/settings/', { method: 'PUT', headers, body })).status, 401);
    assert.equal((await panel.as('harbour', 'PUT', 'settings/', { company_name: 'Eve' })).status, 403);
    assert.equal((await read()).company_name, '');
  });

  it("keep values that aren't in the request", async () => {
    const sent = {
      company_name: 'Radio <Hafen> & Söhne',
      copyright: '© 2026',
      smtp_host: 'mail.radio.test',
      smtp_port: '587',
      smtp_username: 'radio',
      smtp_sender: 'panel@radio.test',
      smtp_tls: 'on',
    };
    const response = await put(sent);
    const expected = { ...FULL, ...sent, smtp_port: 587, smtp_tls: true };
    assert.deepEqual([response.status, response.json()], [200, expected]);
    await put({ copyright: '' });
    assert.deepEqual(await read(), { ...expected, copyright: '' });
    assert.deepEqual((await put({})).json(), { ...expected, copyright: '' });
    // Send all settings back as they were read.
    assert.deepEqual((await put(await read())).json(), { ...expected, copyright: '' });
    assert.deepEqual((await panel.request('/api/v1/settings/')).json().company_name, sent.company_name);
  });

  it("aren't changed by an invalid request", async () => {
    const before = await read();
    for (const [name, value] of [
      ['smtp_host', 'mail.radio.test:25'],
      ['smtp_host', 'two names'],
      ['smtp_host', 'name\r\nQUIT'],
      ['smtp_port', 0],
      ['smtp_port', 65_536],
      ['smtp_port', 'x'],
      ['smtp_sender', 'Radio <a@b.test>'],
      ['smtp_sender', 'x'],
      ['smtp_tls', 'perhaps'],
      ['smtp_password', 7],
      ['smtp_password', 'x'.repeat(1025)],
      ['company_name', null],
      ['company_name', 'x'.repeat(300)],
      ['company_logo', 'javascript:alert(1)'],
      ['company_logo', 'data:image/png;base64,AAAA'],
      ['company_favicon', '/etc/passwd'],
      ['company_favicon', 7],
    ] as const) {
      const response = await put({ copyright: 'changed', [name]: value });
      assert.deepEqual([response.status, Object.keys(response.json())], [400, [name]], `${name} ${value}`);
    }
    await put({ smtp_tls: true });
    const both = await put({ copyright: 'changed', smtp_ssl: true });
    assert.deepEqual([both.status, Object.keys(both.json())], [400, ['smtp_ssl']]);
    assert.deepEqual(await read(), { ...before, smtp_tls: true });
    assert.equal((await put({ smtp_ssl: true, smtp_tls: false })).status, 200);
  });

  it('never include the mail password', async () => {
    const SECRET = 'a secret of the mail server';
    const response = await put({ smtp_password: SECRET });
    assert.equal(response.json().smtp_password, null);
    assert.ok(!(response.text + JSON.stringify(await read())).includes(SECRET));
  });

  it('include the changes of all concurrent requests', async () => {
    await put({ company_name: '', copyright: '', smtp_username: '' });
    await Promise.all([put({ company_name: 'a' }), put({ copyright: 'b' }), put({ smtp_username: 'c' })]);
    const { company_name, copyright, smtp_username } = await read();
    assert.deepEqual([company_name, copyright, smtp_username], ['a', 'b', 'c']);
  });
});

describe('pictures in the settings', () => {
  const panel = openPanel();
  const form = (name: string, file: Uint8Array | string, more: Record<string, string> = {}) => {
    const body = new FormData();
    body.set(name, typeof file === 'string' ? file : new File([new Uint8Array(file)], 'evil.svg'));
    for (const [field, value] of Object.entries(more)) body.set(field, value);
    return panel.as(ADMINISTRATOR, 'PUT', 'settings/', undefined, { body });
  };
  const put = (body: unknown) => panel.as(ADMINISTRATOR, 'PUT', 'settings/', body);
  const view = async () =>
    (await panel.request('/api/v1/settings/')).json<{ company_logo: string; company_favicon: string }>();

  it('are served with their own media type', async () => {
    for (const [type, draw] of Object.entries(pictures)) {
      const bytes = draw(64, 32);
      const response = await form('company_logo', bytes, { company_name: 'With a logo' });
      assert.equal(response.status, 200, response.text);
      const { company_logo, company_favicon } = await view();
      assert.equal(company_favicon, '');
      const url = new URL(company_logo);
      assert.equal(url.host, 'radio.test');
      const file = await panel.request(url.pathname);
      assert.deepEqual([file.status, file.headers.get('content-type')], [200, type]);
      assert.equal(file.headers.get('x-content-type-options'), 'nosniff');
      assert.match(file.headers.get('content-security-policy') ?? '', /sandbox/);
    }
  });

  it('have a URL that changes with their content', async () => {
    await form('company_favicon', png(16, 16));
    const before = new URL((await view()).company_favicon).pathname;
    await form('company_favicon', png(32, 32));
    const now = new URL((await view()).company_favicon).pathname;
    assert.notEqual(before, now);
    assert.deepEqual([(await panel.request(before)).status, (await panel.request(now)).status], [404, 200]);
    for (const path of ['/settings/company_favicon/x.png', '/settings/smtp_password/x', '/settings/']) {
      assert.equal((await panel.request(path)).status, 404, path);
    }
  });

  it('are kept if sent back unchanged', async () => {
    const { company_logo } = await view();
    await put({ company_logo, copyright: '©' });
    assert.equal((await view()).company_logo, company_logo);
    // Written by hand as browsers send it, because FormData can't contain a file without a name.
    const head = 'Content-Disposition: form-data; name="company_logo"; filename=""';
    const body = new Blob([`--x\r\n${head}\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n`], {
      type: 'multipart/form-data; boundary=x',
    });
    assert.equal((await panel.as(ADMINISTRATOR, 'PUT', 'settings/', undefined, { body })).status, 200);
    assert.equal((await view()).company_logo, company_logo);
    assert.equal((await panel.request(new URL(company_logo).pathname)).status, 200);
  });

  it('can be URLs instead of files', async () => {
    const elsewhere = 'https://cdn.example/logo.svg?size=2';
    const file = new URL((await view()).company_logo).pathname;
    await put({ company_logo: elsewhere });
    assert.equal((await view()).company_logo, elsewhere);
    assert.equal((await panel.request(file)).status, 404);
    await form('company_logo', png(8, 8));
    assert.match((await view()).company_logo, /^http:\/\/radio\.test\/settings\/company_logo\/.*\.png$/);
    for (const nothing of [null, '']) {
      await put({ company_logo: elsewhere });
      await put({ company_logo: nothing });
      assert.equal((await view()).company_logo, '');
    }
  });

  it('are rejected if incomplete or too large', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const bytes of [
      svg,
      Buffer.alloc(0),
      png(8, 8).subarray(0, 40),
      png(5000, 1),
      Buffer.from('GIF89a'),
    ]) {
      const response = await form('company_logo', bytes, { copyright: 'changed' });
      assert.deepEqual([response.status, Object.keys(response.json())], [400, ['company_logo']]);
    }
    assert.notEqual((await panel.request('/api/v1/settings/')).json().copyright, 'changed');
    const large = await form('company_logo', Buffer.alloc(21 * 1024 * 1024));
    assert.deepEqual([large.status, Object.keys(large.json())], [400, ['company_logo']]);
  });
});

describe("the mail server's password", () => {
  const SECRET = 'a secret of the mail server';

  it("isn't readable in the database", async () => {
    const db = join(folder, 'kept.db');
    const server = await openMailServer({ login: { user: 'radio', pass: SECRET } });
    const mail = { subject: 'One', recipient: 'ana@radio.test', body: 'Two' };
    const first = openPanel({ db });
    await first.as(ADMINISTRATOR, 'PUT', 'settings/', {
      smtp_host: '127.0.0.1',
      smtp_port: server.port,
      smtp_sender: 'panel@radio.test',
      smtp_username: 'radio',
      smtp_password: SECRET,
    });
    assert.ok(!readFileSync(`${db}-wal`).includes(SECRET));
    first.panel.close();
    assert.ok(readFileSync(db).includes('panel@radio.test'));
    assert.ok(!readFileSync(db).includes(SECRET));
    assert.equal(statSync(`${db}.key`).mode & 0o777, 0o600);
    const second = openPanel({ db });
    const sent = await second.as(ADMINISTRATOR, 'POST', 'settings/test_email/', mail);
    assert.equal(sent.status, 200, sent.text);
    second.panel.close();

    // Without the key, the other settings remain, and the error names the missing password.
    unlinkSync(`${db}.key`);
    const third = openPanel({ db });
    const settings = (await third.as(ADMINISTRATOR, 'GET', 'settings/')).json();
    assert.deepEqual([settings.smtp_username, settings.smtp_port], ['radio', server.port]);
    const failed = await third.as(ADMINISTRATOR, 'POST', 'settings/test_email/', mail);
    assert.equal(failed.status, 400);
    assert.match(String(failed.json().smtp_exception), /--key-file has changed: set smtp_password again/);
    await third.as(ADMINISTRATOR, 'PUT', 'settings/', { smtp_password: SECRET });
    const again = await third.as(ADMINISTRATOR, 'POST', 'settings/test_email/', mail);
    assert.equal(again.status, 200, again.text);
  });
});
