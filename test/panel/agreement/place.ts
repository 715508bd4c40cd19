/** What the calls need besides the panel: a mail server, a host to migrate from, and names. */
import { createPanelApi, type PanelApi } from '../../../src/api/index.js';
import type { PanelFetch } from '../../kit/open-panel.js';
import { LICENSE_KEY } from '../operations/license/license-key.js';
import { openSftpHost, type SftpHost } from '../operations/migration/sftp-host.js';
import { linkIn, startMailServer, type MailServer } from '../mail/mail-server.js';

export interface Place {
  post: MailServer;
  host: SftpHost;
  /** Credentials for the remote endpoints. */
  credentials: { server_username: string; server_password: string };
  /** Names of the accounts that were created for the calls, by id. */
  names: Map<number, string>;
  /** Returns an unused name and email address. */
  somebody(): { username: string; email: string; password: string };
  /** Returns the parameters of the link in a mail to the account with this id. */
  resetLink(id: number): Promise<{ uid: string; token: string }>;
}

export const PASSWORD = 'nobody guesses this';

let last = 0;

export async function openPlace(
  administrator: { username: string; password: string },
  /** Called when the panel is open, because its options include the host. */
  panel: () => { url: string; fetch: PanelFetch },
): Promise<Place & { close(): Promise<void> }> {
  const post = await startMailServer();
  const host = openSftpHost((_, requested) => (requested === 0 ? [] : null));
  const names = new Map<number, string>();
  return {
    post,
    host,
    credentials: {
      server_username: administrator.username,
      server_password: administrator.password,
    },
    names,
    somebody() {
      const username = `somebody-${++last}`;
      return { username, email: `${username}@radio.test`, password: PASSWORD };
    },
    async resetLink(id) {
      const email = `${names.get(id) ?? ''}@radio.test`;
      const { url, fetch } = panel();
      await createPanelApi({ baseUrl: url, fetch }).POST('/api/v1/password_reset/', { body: { email } });
      const { searchParams } = linkIn(post.mails.at(-1) ?? '');
      return { uid: searchParams.get('uid') ?? '', token: searchParams.get('token') ?? '' };
    },
    async close() {
      host.close();
      await post.leave();
    },
  };
}

/** Sets the panel's mail server and license. */
export async function settle(api: PanelApi, { post }: Place): Promise<void> {
  const body = { smtp_host: '127.0.0.1', smtp_port: post.port, smtp_sender: 'panel@radio.test' };
  await api.PUT('/api/v1/settings/', { body });
  await api.PUT('/api/v1/license/', { body: { license_key: LICENSE_KEY } });
}
