/**
 * In:  what an owner typed as the panel's address.
 * Out: the address in one spelling, and whether this page may ask it.
 *
 * Compiles to ES5: which parser an old browser has is the caller's to know.
 */

/** Takes an address apart, relative to the page; may throw where it is none. A `URL` or an anchor can. */
export type ParseAddress = (address: string) => { protocol: string; host: string; pathname: string };

/**
 * Reads a base URL tolerantly: blanks, a trailing slash, a path, a missing
 * scheme (then the page's) are fine. User part, query and fragment are dropped.
 * Empty when it is no http(s) address. `pageProtocol` is that of `location`.
 */
export function readBaseUrl(typed: string, pageProtocol: string, parse: ParseAddress): string {
  let address = typed.trim();
  // What has no scheme and is no path of the page's own site begins with a host.
  if (!/^(\w+:\/\/|\/(?!\/))/.test(address)) {
    address = (pageProtocol === 'https:' ? 'https://' : 'http://') + address.replace(/^\/\//, '');
  }
  try {
    const { protocol, host, pathname } = parse(address);
    if (host && /^https?:$/.test(protocol)) return protocol + '//' + host + pathname.replace(/\/+$/, '');
  } catch (error) {
    // No address.
  }
  return '';
}

/** An http panel on an https page, the commonest mistake of all: browsers allow it on the same machine only. */
export function isInsecure(baseUrl: string, pageProtocol: string): boolean {
  return (
    pageProtocol === 'https:' && /^http:\/\/(?!((.+\.)?localhost|127\.[\d.]+|\[::1])(:|\/|$))/.test(baseUrl)
  );
}
