import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { ADMINISTRATOR, openPanel, type OpenedPanel } from '../../../kit/open-panel.js';
import { openLinkedPage, type LinkedPage } from '../../mail/linked-page.js';
import { openMailServer, type MailServer } from '../../mail/mail-server.js';

const PAGE = '/password-reset/';

describe('the password page', () => {
  const { request } = openPanel();

  it("isn't cached and sends no referrer", async () => {
    const { status, headers } = await request(`${PAGE}?uid=MQ&token=x`);
    assert.deepEqual([status, headers.get('cache-control')], [200, 'no-store']);
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
    assert.doesNotMatch(headers.get('content-security-policy') ?? '', /unsafe/);
    assert.equal(headers.get('access-control-allow-origin'), null);
  });

  it('escapes its URL parameters', async () => {
    const evil = '"><script>alert(1)</script>';
    const { text } = await request(
      `${PAGE}?uid=${encodeURIComponent(evil)}&token=${encodeURIComponent(evil)}`,
    );
    assert.ok(!text.includes(evil));
    assert.equal(text.split('&quot;&gt;&lt;script&gt;').length, 3);
  });

  it('is available in German and English', async () => {
    const german = await request(PAGE, { headers: { 'accept-language': 'de-CH' } });
    assert.match(german.text, /lang="de".*Neues Passwort/s);
    assert.match(
      (await request(PAGE, { headers: { 'accept-language': 'fr' } })).text,
      /lang="en".*New password/s,
    );
  });
});

describe('the password page in a browser', () => {
  let running: OpenedPanel;
  let linked: LinkedPage;
  let page: Page;
  let server: MailServer;
  const post = (path: string, body: object) =>
    fetch(`${running.url}/api/v1/${path}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const logIn = (password: string) => post('rest-auth/login', { username: ADMINISTRATOR, password });

  before(async () => {
    running = await openPanel({ port: 0, publicUrl: 'https://panel.example' });
    server = await openMailServer();
    const settings = { smtp_host: '127.0.0.1', smtp_port: server.port, smtp_sender: 'panel@radio.test' };
    await running.as(ADMINISTRATOR, 'PUT', 'settings/', settings);
    await running.as(ADMINISTRATOR, 'PUT', 'user_profile/', { email: 'chief@radio.test' });
    await post('password_reset', { email: 'chief@radio.test' });
    linked = await openLinkedPage(running.url, server.mails[0]);
    page = linked.page;
  });
  after(async () => {
    await linked.close();
    await running.close();
  });

  const choose = async (password: string) => {
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Save' }).click();
  };
  const waitForStatus = async (text: RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();

  it("doesn't submit a password that is too short", async () => {
    await choose('short');
    assert.equal(await page.getByRole('status').textContent(), '');
  });

  it('sets a new password', async () => {
    await choose('a new beginning');
    await waitForStatus(/password has been changed/);
    assert.equal(await page.getByRole('button').isVisible(), false);
    assert.equal((await logIn('a new beginning')).status, 200);
    assert.deepEqual(linked.errors, []);
  });

  it('reports a link that was already used', async () => {
    await page.reload();
    await choose('another beginning');
    await waitForStatus(/already been used/);
    assert.equal((await logIn('another beginning')).status, 400);
  });
});
