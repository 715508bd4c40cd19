/** Names of files on another host: anybody may have chosen them. */

/** Of one name, and of a whole path below the start, in bytes: what file systems take. */
const LONGEST_NAME = 255;
const LONGEST_PATH = 1000;

const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])( *\..*)?$/i;

/**
 * Whether a name can be the name of a file in a folder of ours: it leads nowhere
 * else, and means one file only. What Windows alone reserves is refused there
 * alone: elsewhere songs are called so. U+FFFD stands for what was no UTF-8.
 */
export function isSafeFileName(name: string, platform: string = process.platform): boolean {
  if (name === '' || name === '.' || name === '..') return false;
  if (/[/\\\p{Cc}\p{Cs}\u{FFFD}]/u.test(name)) return false;
  if (Buffer.byteLength(name) > LONGEST_NAME) return false;
  return platform !== 'win32' || !(/[<>:"|?*]|[. ]$/.test(name) || RESERVED.test(name));
}

/** Whether a path of such names is short enough. */
export function isShortPath(names: readonly string[]): boolean {
  return Buffer.byteLength(names.join('/')) <= LONGEST_PATH;
}

/** The same for names that some file systems take for one. */
export function foldName(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase();
}
