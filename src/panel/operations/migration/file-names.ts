/** Checks file names from another host. */

/** File system limits on the length of a name, and of a path inside the account's folder. */
const MAX_NAME_BYTES = 255;
const MAX_PATH_BYTES = 1000;

const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])( *\..*)?$/i;

/**
 * Whether a name can only refer to a file directly in its folder. Names that Windows reserves are refused only
 * on Windows, because songs can have such names. U+FFFD is refused because decoders substitute it for bytes
 * that aren't valid UTF-8.
 */
export function isSafeFileName(name: string, platform: string = process.platform): boolean {
  if (name === '' || name === '.' || name === '..') return false;
  if (/[/\\\p{Cc}\p{Cs}\u{FFFD}]/u.test(name)) return false;
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) return false;
  return platform !== 'win32' || !(/[<>:"|?*]|[. ]$/.test(name) || RESERVED.test(name));
}

export function isShortPath(names: readonly string[]): boolean {
  return Buffer.byteLength(names.join('/')) <= MAX_PATH_BYTES;
}

/** Returns the same string for all names that some file systems treat as equal. */
export function foldName(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase();
}
