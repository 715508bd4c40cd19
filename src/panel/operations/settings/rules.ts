/** The panel's settings: names, pictures, and the mail server. */
import { readMailSettings, type MailSettings } from '../../mail/mail-settings.js';
import type { Store } from '../../store/store.js';
import { settingFilePath, type SettingFile } from './pictures.js';

/** Settings that anyone can read. */
export interface PublicSettings {
  /** URL of a picture, or "". */
  company_logo: string;
  company_name: string;
  /** URL of a picture, or "". */
  company_favicon: string;
  copyright: string;
}

/** Settings that only administrators can read. */
export interface FullSettings extends PublicSettings, MailSettings {}

/** Text fields that are stored as sent. */
export const TEXTS = ['company_name', 'copyright', 'smtp_host', 'smtp_username', 'smtp_sender'] as const;

/** Returns the public settings. `base` is the scheme and host for the URLs of uploaded pictures. */
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
  return { ...readPublicSettings(store, base), ...readMailSettings(store) };
}
