/** Which names of files on another host are safe to use here. */

/** Limits of file systems, in bytes: of one name, and of a path below the account's folder. */
const MAX_NAME = 255;
const MAX_PATH = 1000;

const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])( *\..*)?$/i;

/**
 * Whether a name is safe: it names one file in this folder, and nothing elsewhere. Names
 * that only Windows reserves are refused only on Windows, since songs have such names.
 * U+FFFD stands for bytes that were not UTF-8.
 */
export function isSafeFileName(name: string, platform: string = process.platform): boolean {
  if (name === '' || name === '.' || name === '..') return false;
  if (/[/\\\p{Cc}\p{Cs}\u{FFFD}]/u.test(name)) return false;
  if (Buffer.byteLength(name) > MAX_NAME) return false;
  return platform !== 'win32' || !(/[<>:"|?*]|[. ]$/.test(name) || RESERVED.test(name));
}

export function isShortPath(names: readonly string[]): boolean {
  return Buffer.byteLength(names.join('/')) <= MAX_PATH;
}

/** Answers the same text for names that some file systems take for the same name. */
export function foldName(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase();
}
