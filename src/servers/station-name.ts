/** Longer names are not sent: characters. */
const MAX_LENGTH = 300;
/** As many times a name may be escaped and is still recognized. */
const MOST_ESCAPES = 5;

/**
 * Whether a name of a station (the setting `station`) stays in its part of a path. "." and ".." don't, also if they are
 * escaped: `encodeURIComponent` keeps dots, and each browser and server resolves them.
 */
export function isStationName(station: string): boolean {
  const parts = unescaped(station).split(/[\\/]/);
  return station.length <= MAX_LENGTH && !parts.some((part) => /^\.{1,2}(;|$)/.test(part));
}

/** Whether a name holds a slash, as a mount does. */
export function isMount(station: string): boolean {
  return /[\\/]/.test(unescaped(station));
}

/** Without escapes, blanks and control characters, which some servers ignore. */
function unescaped(station: string): string {
  let text = station.slice(0, MAX_LENGTH);
  for (let times = 0; times < MOST_ESCAPES && text.includes('%'); times++) {
    text = text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  }
  // Full-width dots and slashes are the same to some file systems.
  return text.normalize('NFKC').replace(/[\s\p{C}]/gu, '');
}
