import { cleanTyped } from '../../contract/typed-text.js';

/**
 * Returns the URL that an owner probably meant, such as `https://panel.example` for `htps:/panel.example` or for a link
 * in Markdown. Returns '' if the text needs no correction or if there is no suggestion. `read` returns a
 * normalized URL, or '' if the text isn't an http(s) URL.
 */
export function suggestAddress(typed: string, read: (address: string) => string): string {
  const cleaned = cleanTyped(typed);
  if (isWhole(cleaned)) return '';
  const text = joined(cleaned.normalize('NFKC').replace(/\\/g, '/'));
  const guess = guessIn(linkTarget(text));
  const address = guess && read(guess);
  return address === read(typed) ? '' : address;
}

/** Whether the text is one valid URL. Its path may contain brackets and quotes: `/live(1).mp3`, `/it's.mp3`. */
function isWhole(text: string): boolean {
  return (
    /^https?:\/\/([\p{L}\p{N}_.-]+|\[[\da-f:.]+\])(:\d+)?([/?#][^\s<>\\]*)?$/iu.test(text) && isBalanced(text)
  );
}

/** Whether the brackets are balanced. */
function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const each of text.match(/[()[\]{}]/g) ?? []) {
    if ('([{'.includes(each)) open.push(each);
    else if (open.pop() !== { ')': '(', ']': '[', '}': '{' }[each]) return false;
  }
  return !open.length;
}

/** Removes the spaces inside a URL: `https: // panel. example : 8080`. */
function joined(text: string): string {
  const address = text.replace(/ ?: ?(?=\/|\d)/g, ':').replace(/:\/\/ /g, '://');
  return /^\w{2,7}:\/\//.test(address) ? address.replace(/\. (?=[a-z])/g, '.') : address;
}

/** Returns the URL of the first Markdown link, or the whole text if there is none. */
function linkTarget(text: string): string {
  return /\]\(((?:[^()]|\([^()]*\))*)/.exec(text)?.[1] ?? text;
}

/** A path may contain pairs of brackets, and apostrophes between letters. */
const ADDRESS = /([a-z]{2,7})[:;.]{0,2}\/+((?:[^\s<>(){}"'*|^`]|\([^\s<>()]*\)|\b'\b)+)/gi;

function guessIn(text: string): string {
  // Matches a scheme, even if its punctuation is missing or wrong, and everything up to a space, a quote or a bracket.
  for (const [, scheme = '', rest = ''] of text.matchAll(ADDRESS)) {
    const name = meantScheme(scheme.toLowerCase());
    if (name) return `${name}://${corrected(rest)}`;
  }
  // Text without a scheme is considered mistyped only if it contains other characters or words.
  if (!/[\s<>(){}[\]*|^,;]/.test(text) || /^\w+:\/\//.test(text)) return '';
  // A host with dots or commas, a port and a path, at the start or after a space or a bracket.
  const [, host = ''] =
    /(?:^|[\s<>(){}[\]*|^])([\w-]+(?:[.,][\w-]+)+(?:[:;]\d+)?(?:\/[^\s<>(){}"'*|^`]*)?)/.exec(text) ?? [];
  return corrected(host);
}

/**
 * Matches misspellings of http and https: missing, doubled or swapped letters, or one wrong letter. Doesn't match
 * `ftp`, `sftp` and `rtmp`.
 */
const MEANT = /^([htps]{3,7}|.ttps?|h.tps?|ht.ps?|htt.s?|http.)$/;

/** Returns `http` or `https` if the scheme is one of them, even if misspelt; otherwise ''. */
function meantScheme(scheme: string): string {
  if (!MEANT.test(scheme) || !/t/.test(scheme) || !/p/.test(scheme)) return '';
  return /s|^http./.test(scheme) ? 'https' : 'http';
}

/** Corrects the punctuation of a URL without a scheme: `panel,example;8080.` */
function corrected(address: string): string {
  const [, host = '', path = ''] = /^([^/]*)(.*)$/s.exec(address) ?? [];
  const server = host.replace(/,/g, '.').replace(/;(?=\d)/, ':');
  let end = (server + path).length;
  // An IPv6 address or a path may end with a bracket.
  const closing = isBalanced(address) ? '.,;:!?' : '.,;:!?]';
  while (closing.includes((server + path).charAt(end - 1)) && end > 0) end--;
  return (server + path).slice(0, end);
}
