import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { ADMINISTRATOR, openPanel, type OpenedPanel } from '../../../kit/open-panel.js';
import { openLinkedPage, type LinkedPage } from '../../mail/linked-page.js';
import { openMailServer } from '../../mail/mail-server.js';

describe('the email undo page in a browser', () => {
  let running: OpenedPanel;
  let linked: LinkedPage;
  let page: Page;

  before(async () => {
    running = await openPanel({ port: 0, publicUrl: 'https://panel.example' });
    const server = await openMailServer();
    const settings = { smtp_host: '127.0.0.1', smtp_port: server.port, smtp_sender: 'panel@radio.test' };
    await running.as(ADMINISTRATOR, 'PUT', 'settings/', settings);
    for (const email of ['chief@radio.test', 'thief@elsewhere.test'])
      await running.as(ADMINISTRATOR, 'PUT', 'user_profile/', { email });
    linked = await openLinkedPage(running.url, server.mails[0]);
    page = linked.page;
  });
  after(async () => {
    await linked.close();
    await running.close();
  });

  it('restores the address and ends all sessions', async () => {
    assert.equal((await running.as(ADMINISTRATOR, 'GET', 'user_profile/')).status, 200);
    await page.getByRole('button', { name: 'Undo the change' }).click();
    await page.getByText('Your previous email address is restored and all sessions have ended.').waitFor();
    assert.equal((await running.as(ADMINISTRATOR, 'GET', 'user_profile/')).status, 401);
  });

  it('links to the password page', async () => {
    await page.getByRole('link', { name: 'Choose a new password' }).click();
    await page.getByLabel('New password').fill('a new beginning');
    await page.getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /password has been changed/ })
      .waitFor();
    const login = await fetch(`${running.url}/api/v1/rest-auth/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: ADMINISTRATOR, password: 'a new beginning' }),
    });
    const { user } = (await login.json()) as { user: { email: string } };
    assert.equal(user.email, 'chief@radio.test');
    assert.deepEqual(linked.errors, []);
  });
});
