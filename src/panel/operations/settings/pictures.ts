/** The pictures in the settings, which are either uploaded files or URLs. */
import { refuse } from '../../http/refusal.js';
import { fileField, readPicture } from '../../station/podcasts/cover.js';
import type { CoverMark, StoredCover } from '../../store/podcasts.js';
import { endingOf } from '../../station/podcasts/urls.js';
import type { StoredSettings } from '../../store/settings.js';

export const SETTING_FILES = ['company_logo', 'company_favicon'] as const;
export type SettingFile = (typeof SETTING_FILES)[number];

/** A new file, a new URL, or no picture. */
export type PictureChange = { file: StoredCover } | { address: string } | 'none';

/**
 * Returns the path of an uploaded picture. The path contains the picture's fingerprint, so a new picture has a
 * new path.
 */
export function settingFilePath(name: SettingFile, { type, fingerprint }: CoverMark): string {
  return `/settings/${name}/${fingerprint}.${endingOf(type)}`;
}

export const pictureField = () =>
  fileField({
    description:
      'A file (JPEG, PNG, WebP or GIF, at most 4096 pixels wide and high and 20 MiB), or the http or https URL of a picture, which is stored but never fetched. Null or "" removes the picture.',
    example: 'https://cdn.example/logo.png',
  });

/** Returns undefined if nothing should change. Responds with 400 to an invalid picture. */
export async function readPictureChange(
  settings: StoredSettings,
  name: SettingFile,
  sent: File | string | null | undefined,
): Promise<PictureChange | undefined> {
  if (sent === undefined) return undefined;
  if (sent === null || sent === '') return 'none';
  if (typeof sent !== 'string') {
    const file = await readPicture(sent, name);
    return file && { file };
  }
  const mark = settings.fileMark(name);
  // Clients may send the settings back as received, including the current URL.
  if (mark && sent.endsWith(settingFilePath(name, mark))) return undefined;
  return isWebAddress(sent) ? { address: sent } : refuse(400, { [name]: ['Enter a valid URL.'] });
}

export function changePicture(settings: StoredSettings, name: SettingFile, change: PictureChange): void {
  if (change !== 'none' && 'file' in change) settings.keepFile(name, change.file);
  else settings.dropFile(name);
  if (change !== 'none' && 'address' in change) settings.set(name, change.address);
  else settings.drop(name);
}

const MAX_LENGTH = 2000;

function isWebAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) && URL.canParse(text);
}
