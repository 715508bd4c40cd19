/** What the calls need besides the panel: its mail server, the host that accounts come from, names. */
import { createPanelApi, type PanelApi } from '../../../src/api/index.js';
import { openSshd, type Sshd } from '../../kit/sshd.js';
import { LICENSE_KEY } from '../license/license-key.js';
import { linkIn, startMailServer, type MailServer } from '../mail/mail-server.js';

export interface Place {
  post: MailServer;
  /** Null where none can be started. */
  sshd: Sshd | null;
  /** What the remote endpoints are sent. */
  credentials: { server_username: string; server_password: string };
  /** Names of the accounts that were made for the calls, by id. */
  names: Map<number, string>;
  /** A name and an address that nobody has. */
  somebody(): { username: string; email: string; password: string };
  /** What the link of a mail asks for, sent to the account with this id. */
  resetLink(id: number): Promise<{ uid: string; token: string }>;
}

export const PASSWORD = 'nobody guesses this';

let last = 0;

/** `baseUrl` is told when the panel is there: it must know of the host before. */
export async function openPlace(
  administrator: { username: string; password: string },
  baseUrl: () => string,
): Promise<Place & { close(): Promise<void> }> {
  const post = await startMailServer();
  const sshd = await openSshd();
  const names = new Map<number, string>();
  return {
    post,
    sshd,
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
      await createPanelApi({ baseUrl: baseUrl() }).POST('/api/v1/password_reset/', { body: { email } });
      const { searchParams } = linkIn(post.mails.at(-1) ?? '');
      return { uid: searchParams.get('uid') ?? '', token: searchParams.get('token') ?? '' };
    },
    async close() {
      await Promise.all([post.leave(), sshd?.close()]);
    },
  };
}

/** Tells the panel of its mail server and its license. */
export async function settle(api: PanelApi, { post }: Place): Promise<void> {
  const body = { smtp_host: '127.0.0.1', smtp_port: post.port, smtp_sender: 'panel@radio.test' };
  await api.PUT('/api/v1/settings/', { body });
  await api.PUT('/api/v1/license/', { body: { license_key: LICENSE_KEY } });
}
