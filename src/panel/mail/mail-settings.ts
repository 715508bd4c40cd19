import type { Store } from '../store/store.js';

/** Mail server settings. The contract doesn't define their types. */
export interface MailSettings {
  /** Host name or IP address; "" if no mail server is configured. */
  smtp_host: string;
  smtp_port: number;
  /** Username for the server, or "" if the server needs no login. */
  smtp_username: string;
  /** Never returned by the API. */
  smtp_password: null;
  /** Sender address of emails. */
  smtp_sender: string;
  /** Whether the connection must be encrypted with STARTTLS before anything is sent. */
  smtp_tls: boolean;
  /** Whether the connection uses TLS from the start. */
  smtp_ssl: boolean;
}

export const MAIL_FLAGS = ['smtp_tls', 'smtp_ssl'] as const;
const DEFAULT_PORT = 25;

export function readMailSettings({ settings }: Pick<Store, 'settings'>): MailSettings {
  const { smtp_host = '', smtp_port, smtp_username = '', smtp_sender = '', ...more } = settings.all();
  return {
    smtp_host,
    smtp_port: smtp_port === undefined ? DEFAULT_PORT : Number(smtp_port),
    smtp_username,
    smtp_password: null,
    smtp_sender,
    smtp_tls: more.smtp_tls === 'true',
    smtp_ssl: more.smtp_ssl === 'true',
  };
}
