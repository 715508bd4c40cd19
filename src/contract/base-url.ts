import { cleanTyped } from './typed-text.js';

/** Parses a URL relative to the page, using `URL` or an anchor element. May throw if the URL is invalid. */
export type ParseAddress = (address: string) => {
  protocol: string;
  host: string;
  pathname: string;
  search: string;
};

/** Removes trailing slashes from a URL. The pattern `/+$` isn't used, because it takes quadratic time. */
export function withoutEndSlashes(address: string): string {
  let end = address.length;
  while (address.charAt(end - 1) === '/') end--;
  return address.slice(0, end);
}

/**
 * Normalizes a base URL by removing user, query, fragment and trailing slashes. Returns '' if it isn't an
 * http(s) URL.
 *
 * If `isResponse` is true, the address is the URL of a response instead of a base URL, so its query and
 * trailing slashes are kept. This file compiles to ES5, so the caller passes a URL parser that its browsers
 * support.
 */
export function normalizeBaseUrl(address: string, parse: ParseAddress, isResponse?: boolean): string {
  try {
    const { protocol, host, pathname, search } = parse(address);
    if (host && /^https?:$/.test(protocol))
      return protocol + '//' + host + (isResponse ? pathname + search : withoutEndSlashes(pathname));
  } catch (error) {
    // The URL is invalid.
  }
  return '';
}

/**
 * Parses a base URL that a site owner typed. Removes whitespace, surrounding quotes and trailing punctuation,
 * and corrects the punctuation after the scheme. Trailing slashes and paths are allowed. If the scheme is
 * missing, the page's scheme is used. Returns '' if the result isn't an http(s) URL. `pageProtocol` is
 * undefined outside a page.
 */
export function readBaseUrl(
  typed: string,
  pageProtocol: string | undefined,
  parse: ParseAddress,
  isResponse?: boolean,
): string {
  // `http:/x`, `http//x` and `http://https://x` are common mistakes.
  const address = cleanTyped(typed).replace(/^((https?)([:;][/\\]*|[/\\]+))+/i, '$2://');
  // A URL without a scheme starts with a host, unless it is a path on the page's own site.
  if (/^(\w+:\/\/|\/(?!\/))/.test(address)) return normalizeBaseUrl(address, parse, isResponse);
  const scheme = pageProtocol === 'https:' ? 'https://' : 'http://';
  return normalizeBaseUrl(scheme + address.replace(/^\/\//, ''), parse, isResponse);
}

/**
 * Whether the page uses https but the panel uses http, which is the most common mistake. Browsers block such
 * requests unless the panel runs on the visitor's own machine.
 */
export function isInsecure(baseUrl: string, pageProtocol: string | undefined): boolean {
  return (
    pageProtocol === 'https:' && /^http:\/\/(?!((.+\.)?localhost|127\.[\d.]+|\[::1])(:|\/|$))/.test(baseUrl)
  );
}
