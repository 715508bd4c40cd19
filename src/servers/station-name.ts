/** Maximum length of a name, in characters. */
const MAX_LENGTH = 300;
/** Maximum depth of nested percent-encoding that is decoded. */
const MAX_ESCAPE_DEPTH = 5;

/**
 * Whether a station's name can be used as a path segment. "." and ".." can't, even percent-encoded:
 * `encodeURIComponent` keeps dots, and all browsers and servers resolve them.
 */
export function isStationName(station: string): boolean {
  const parts = withoutEscapes(station).split(/[\\/]/);
  return station.length <= MAX_LENGTH && !parts.some((part) => /^\.{1,2}(;|$)/.test(part));
}

/** Whether a name contains a slash, as mounts do. */
export function isMount(station: string): boolean {
  return /[\\/]/.test(withoutEscapes(station));
}

/** Removes percent-encoding, whitespace and control characters, which some servers ignore. */
function withoutEscapes(station: string): string {
  let text = station.slice(0, MAX_LENGTH);
  for (let times = 0; times < MAX_ESCAPE_DEPTH && text.includes('%'); times++) {
    text = text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  }
  // Some file systems treat full-width dots and slashes like the ASCII ones.
  return text.normalize('NFKC').replace(/[\s\p{C}]/gu, '');
}
