import { readMailSettings } from './mail-settings.js';
import type { Secrets } from '../database/secrets.js';
import type { Store } from '../store/store.js';

export interface MailServer {
  host: string;
  port: number;
  /** Username and password, or null if the server needs no login. */
  login: { user: string; pass: string } | null;
  /** `tls` means TLS from the start of the connection. Null means no encryption. */
  encryption: 'tls' | 'starttls' | null;
  /** The `From` header. */
  sender: { name: string; address: string };
}

/** Thrown if an email wasn't sent. The message is for an administrator and contains no secrets. */
export class MailFailure extends Error {}

/** Reads the mail server from the settings. Throws `MailFailure` if a setting is missing. */
export async function chosenMailServer(store: Store, secrets: Secrets): Promise<MailServer> {
  const { smtp_host, smtp_port, smtp_username, smtp_sender, smtp_ssl, smtp_tls } = readMailSettings(store);
  if (smtp_host === '') throw new MailFailure('There is no mail server in the settings: set smtp_host.');
  if (smtp_sender === '') throw new MailFailure('There is no sender in the settings: set smtp_sender.');
  const sealed = store.settings.one('smtp_password');
  const pass = sealed === undefined ? '' : await secrets.open(sealed);
  if (pass === null) {
    throw new MailFailure(
      'The password of the mail server can’t be decrypted, because --key-file has changed: set smtp_password again.',
    );
  }
  return {
    host: smtp_host,
    port: smtp_port,
    login: smtp_username === '' ? null : { user: smtp_username, pass },
    encryption: smtp_ssl ? 'tls' : smtp_tls ? 'starttls' : null,
    sender: { name: store.settings.one('company_name') ?? '', address: smtp_sender },
  };
}
