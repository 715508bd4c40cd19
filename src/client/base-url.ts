/**
 * In:  what an owner typed as the panel's address.
 * Out: the address in one spelling, or why it can't be used.
 *
 * Compiles to ES5 (the legacy bundle uses it), so it does without `URL`.
 */

/** The part of `location` that decides how an address without a scheme is meant. */
export interface PageAddress {
  /** `https:`, `http:`, `file:` … */
  protocol: string;
  /** Host and port; empty for a file. */
  host: string;
}

export interface PanelAddress {
  /** http(s) address without a trailing slash, user part, query or fragment; empty when it is none. */
  url: string;
  /** `address`: nothing usable was given. `insecure`: an http panel on an https page. Null: go ahead. */
  problem: 'address' | 'insecure' | null;
}

const UNSAFE = /[\s"'<>\\`^{}|]/g;
const LOOPBACK = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])(:|$)/;

/** Reads a base URL tolerantly: blanks, a trailing slash, a path, a missing scheme (then the page's) are fine. */
export function readBaseUrl(typed: string, page: PageAddress): PanelAddress {
  const pageScheme = page.protocol === 'https:' ? 'https:' : 'http:';
  let address = typed
    .trim()
    .replace(/[?#][^]*$/, '')
    .replace(/[\t\r\n]/g, '');
  if (/^\/(?!\/)/.test(address)) address = '//' + page.host + address;
  if (/^\/\//.test(address)) address = pageScheme + address;
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(address)) address = pageScheme + '//' + address;

  const parts =
    /^(https?:)\/\/(?:[^/]*@)?((?:\[[\da-f:.]+\]|[^\s"'<>\\`^{}|[\]:@/]+)(?::\d{1,5})?)(\/[^]*)?$/i.exec(address);
  if (!parts) return { url: '', problem: 'address' };

  const scheme = parts[1]!.toLowerCase();
  const host = parts[2]!.toLowerCase();
  const path = (parts[3] || '')
    .replace(UNSAFE, (sign) => '%' + ('0' + sign.charCodeAt(0).toString(16)).slice(-2))
    // Owners copy the address of an endpoint as often as that of the panel.
    .replace(/(\/api(\/v2)?)?\/*$/, '');
  return {
    url: scheme + '//' + host + path,
    problem: page.protocol === 'https:' && scheme === 'http:' && !LOOPBACK.test(host) ? 'insecure' : null,
  };
}
