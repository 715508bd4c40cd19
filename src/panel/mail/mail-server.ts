/** Reads the mail server from the settings. */
import { readMailSettings } from './mail-settings.js';
import type { Secrets } from '../database/secrets.js';
import type { Store } from '../store/store.js';

export interface MailServer {
  host: string;
  port: number;
  /** Null for a server without login. */
  login: { user: string; pass: string } | null;
  /** Whether the connection is encrypted from its start, by STARTTLS, or not at all (null). */
  encryption: 'tls' | 'starttls' | null;
  /** The `From` header. */
  sender: { name: string; address: string };
}

/** A mail was not sent. The message is a sentence for an administrator, without secrets. */
export class MailFailure extends Error {}

/** Throws `MailFailure` when a setting is missing. */
export async function chosenMailServer(store: Store, secrets: Secrets): Promise<MailServer> {
  const { smtp_host, smtp_port, smtp_username, smtp_sender, smtp_ssl, smtp_tls } = readMailSettings(store);
  if (smtp_host === '') throw new MailFailure('There is no mail server in the settings: set smtp_host.');
  if (smtp_sender === '') throw new MailFailure('There is no sender in the settings: set smtp_sender.');
  const sealed = store.settings.one('smtp_password');
  const pass = sealed === undefined ? '' : await secrets.open(sealed);
  if (pass === null) {
    throw new MailFailure(
      'The password for the mail server was sealed with another key than that of --key-file, and can’t be read: set smtp_password again.',
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
