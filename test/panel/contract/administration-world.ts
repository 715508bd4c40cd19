/** Setup and shared steps of the administration tests. */
import assert from 'node:assert/strict';
import { openSftpHost, type SftpHost } from '../operations/migration/sftp-host.js';
import { startMailServer, type MailServer } from '../mail/mail-server.js';
import { openOffice, someName, type Office } from '../office.js';

export interface World extends Office {
  post: MailServer;
  /** The host to migrate accounts from. */
  host: SftpHost;
  /** A panel without settings. */
  fresh: Office;
}
export type OfficeCheck = (world: World) => Promise<void>;

export async function openWorld(): Promise<World & { close(): Promise<void> }> {
  const post = await startMailServer();
  const host = openSftpHost((_, requested) => (requested === 0 ? [] : null));
  const office = await openOffice({ allowMigrationFrom: [host] });
  const fresh = await openOffice();
  return {
    ...office,
    post,
    host,
    fresh,
    async close() {
      host.close();
      await Promise.all([office.close(), fresh.close(), post.leave()]);
    },
  };
}

/** Sets the panel's mail server. */
export async function connectMail({ administrator, post }: World): Promise<void> {
  const settings = { smtp_host: '127.0.0.1', smtp_port: post.port, smtp_sender: 'panel@radio.test' };
  const response = await administrator.send('PUT', 'settings/', settings);
  assert.equal(response.status, 200, response.text);
}

/** Adds an account that no other test uses. */
export async function newAccount(world: World): Promise<{ username: string; pk: number }> {
  const username = someName();
  return { username, pk: await world.add(world.administrator, 'broadcasters', { username }) };
}

/** The state as text, such as `Active` or `Suspended`. */
export const statusOf = async ({ administrator }: World, pk: number) =>
  (await administrator.send('GET', `broadcasters/${pk}/`)).json().account_status_display;
