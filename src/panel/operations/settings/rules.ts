/** The panel's settings: names, pictures, and the mail server. */
import type { Store } from '../../store/store.js';
import { settingFilePath, type SettingFile } from './pictures.js';

/** The settings that everybody can read. */
export interface PublicSettings {
  /** Address of a picture; "" for none. */
  company_logo: string;
  company_name: string;
  /** As above. */
  company_favicon: string;
  copyright: string;
}

/** The settings that an administrator can read. The types of the `smtp_` fields are a choice: the contract shows none. */
export interface FullSettings extends PublicSettings {
  /** Host name or IP address; "" when no mail server is set. */
  smtp_host: string;
  smtp_port: number;
  /** "" for a server without login. */
  smtp_username: string;
  /** Is never answered. */
  smtp_password: null;
  /** Address that mails come from. */
  smtp_sender: string;
  /** Whether the connection must be encrypted by STARTTLS before anything is sent. */
  smtp_tls: boolean;
  /** Whether the connection is encrypted from its start. */
  smtp_ssl: boolean;
}

/** The texts that are stored as they are sent. */
export const TEXTS = ['company_name', 'copyright', 'smtp_host', 'smtp_username', 'smtp_sender'] as const;
export const FLAGS = ['smtp_tls', 'smtp_ssl'] as const;
const DEFAULT_PORT = 25;

/** `base`: scheme and host of the URLs of uploaded pictures. */
export function readPublicSettings(store: Store, base: string): PublicSettings {
  const { company_name = '', copyright = '' } = store.settings.all();
  const picture = (name: SettingFile): string => {
    const mark = store.settings.fileMark(name);
    return mark ? base + settingFilePath(name, mark) : (store.settings.one(name) ?? '');
  };
  return {
    company_logo: picture('company_logo'),
    company_name,
    company_favicon: picture('company_favicon'),
    copyright,
  };
}

export function readFullSettings(store: Store, base: string): FullSettings {
  const { smtp_host = '', smtp_port, smtp_username = '', smtp_sender = '', ...more } = store.settings.all();
  return {
    ...readPublicSettings(store, base),
    smtp_host,
    smtp_port: smtp_port === undefined ? DEFAULT_PORT : Number(smtp_port),
    smtp_username,
    smtp_password: null,
    smtp_sender,
    smtp_tls: more.smtp_tls === 'true',
    smtp_ssl: more.smtp_ssl === 'true',
  };
}
