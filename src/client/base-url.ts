import { withoutEndSlashes } from '../contract/base-address.js';

/** Parses a URL relative to the page, with `URL` or an anchor element. May throw if the URL is invalid. */
export type ParseAddress = (address: string) => { protocol: string; host: string; pathname: string };

/**
 * Reads a base URL tolerantly: whitespace, a trailing slash, a path and a missing scheme (then the page's) are fine.
 * User, query and fragment are dropped. Returns '' unless it is an http(s) URL. `pageProtocol` is `location.protocol`.
 *
 * Compiles to ES5, so the caller passes the parser that its browser has.
 */
export function readBaseUrl(typed: string, pageProtocol: string, parse: ParseAddress): string {
  let address = typed.trim();
  // Without a scheme, it starts with a host, unless it is a path on the page's own site.
  if (!/^(\w+:\/\/|\/(?!\/))/.test(address)) {
    address = (pageProtocol === 'https:' ? 'https://' : 'http://') + address.replace(/^\/\//, '');
  }
  try {
    const { protocol, host, pathname } = parse(address);
    if (host && /^https?:$/.test(protocol)) return protocol + '//' + host + withoutEndSlashes(pathname);
  } catch (error) {
    // Invalid URL.
  }
  return '';
}

/**
 * Whether the panel is on http and the page on https. It is the most frequent mistake: browsers allow such requests to
 * the same machine only.
 */
export function isInsecure(baseUrl: string, pageProtocol: string): boolean {
  return (
    pageProtocol === 'https:' && /^http:\/\/(?!((.+\.)?localhost|127\.[\d.]+|\[::1])(:|\/|$))/.test(baseUrl)
  );
}
