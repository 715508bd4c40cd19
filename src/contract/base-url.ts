import { cleanTyped } from './typed-text.js';

/** Parses a URL relative to the page, with `URL` or an anchor element. May throw if the URL is invalid. */
export type ParseAddress = (address: string) => {
  protocol: string;
  host: string;
  pathname: string;
  search: string;
};

/** Returns an address without trailing slashes. The pattern `/+$` would take quadratic time. */
export function withoutEndSlashes(address: string): string {
  let end = address.length;
  while (address.charAt(end - 1) === '/') end--;
  return address.slice(0, end);
}

/**
 * Normalizes a base URL: drops user, query, fragment and trailing slashes. Returns '' unless it is an http(s) URL.
 *
 * If `isResponse`, it is the address of a response, so its query and trailing slashes are kept. Compiles to ES5, so the
 * caller passes the parser that its browser has.
 */
export function normalizeBaseUrl(address: string, parse: ParseAddress, isResponse?: boolean): string {
  try {
    const { protocol, host, pathname, search } = parse(address);
    if (host && /^https?:$/.test(protocol))
      return protocol + '//' + host + (isResponse ? pathname + search : withoutEndSlashes(pathname));
  } catch (error) {
    // Invalid URL.
  }
  return '';
}

/**
 * Reads a base URL that an owner typed. Whitespace, quotes around it, punctuation after it, wrong punctuation after the
 * scheme, a trailing slash and a path are accepted. If the scheme is missing, the page's is used. Returns '' unless it
 * is an http(s) URL. `pageProtocol` is undefined outside a page.
 */
export function readBaseUrl(
  typed: string,
  pageProtocol: string | undefined,
  parse: ParseAddress,
  isResponse?: boolean,
): string {
  // `http:/x`, `http//x` and `http://https://x` are common mistakes.
  const address = cleanTyped(typed).replace(/^((https?)([:;][/\\]*|[/\\]+))+/i, '$2://');
  // An address without a scheme starts with a host, unless it is a path on the page's own site.
  if (/^(\w+:\/\/|\/(?!\/))/.test(address)) return normalizeBaseUrl(address, parse, isResponse);
  const scheme = pageProtocol === 'https:' ? 'https://' : 'http://';
  return normalizeBaseUrl(scheme + address.replace(/^\/\//, ''), parse, isResponse);
}

/**
 * Whether the panel is on http and the page on https. This is the most common mistake. Browsers allow such requests
 * only to the same machine.
 */
export function isInsecure(baseUrl: string, pageProtocol: string | undefined): boolean {
  return (
    pageProtocol === 'https:' && /^http:\/\/(?!((.+\.)?localhost|127\.[\d.]+|\[::1])(:|\/|$))/.test(baseUrl)
  );
}
