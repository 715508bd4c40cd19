/**
 * In:  what an owner typed as the panel's address.
 * Out: the address in one spelling, and whether this page may send requests to it.
 *
 * Compiles to ES5: the caller brings the parser that its browser has.
 */
import { withoutEndSlashes } from '../contract/base-address.js';

/** Parses an address relative to the page, by a `URL` or an anchor; may throw for what is none. */
export type ParseAddress = (address: string) => { protocol: string; host: string; pathname: string };

/**
 * Reads a base URL tolerantly: blanks, a trailing slash, a path, a missing
 * scheme (then the page's) are fine. User part, query and fragment are dropped.
 * Empty when it is no http(s) address. `pageProtocol` is that of `location`.
 */
export function readBaseUrl(typed: string, pageProtocol: string, parse: ParseAddress): string {
  let address = typed.trim();
  // Without a scheme, and unless it is a path of the page's own site, it begins with a host.
  if (!/^(\w+:\/\/|\/(?!\/))/.test(address)) {
    address = (pageProtocol === 'https:' ? 'https://' : 'http://') + address.replace(/^\/\//, '');
  }
  try {
    const { protocol, host, pathname } = parse(address);
    if (host && /^https?:$/.test(protocol)) return protocol + '//' + host + withoutEndSlashes(pathname);
  } catch (error) {
    // It is no address.
  }
  return '';
}

/** An http panel on an https page, the commonest mistake of all: browsers allow it on the same machine only. */
export function isInsecure(baseUrl: string, pageProtocol: string): boolean {
  return (
    pageProtocol === 'https:' && /^http:\/\/(?!((.+\.)?localhost|127\.[\d.]+|\[::1])(:|\/|$))/.test(baseUrl)
  );
}
