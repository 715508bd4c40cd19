/**
 * In:  what an owner typed as the panel's address.
 * Out: the address in one spelling, or why it can't be used.
 *
 * Compiles to ES5 (the legacy bundle uses it), so it does without `URL`.
 */

/** The part of `location` that decides how an address without a scheme or a host is meant. */
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

/** Scheme, user part, host, port, path, and what is left out. */
const ADDRESS =
  /^(?:(https?:)?\/\/)?(?:[^/@]*@)?((?:\[[\da-f:.]+\]|[^\s"'<>\\^`{|}[\]:@/?#]+)(?::\d{1,5})?)?(\/[^?#]*)?(?:[?#][^]*)?$/i;
const LOOPBACK = /^(.+\.)?localhost\b|^127\.|^\[::1\]/;

/** Reads a base URL tolerantly: blanks, a trailing slash, a path, a missing scheme (then the page's) are fine. */
export function readBaseUrl(typed: string, page: PageAddress): PanelAddress {
  const parts = ADDRESS.exec(typed.trim());
  const host = parts && (parts[2] || (parts[3] && page.host));
  if (!host) return { url: '', problem: 'address' };
  const secure = page.protocol === 'https:';
  const scheme = (parts[1] || (secure ? 'https:' : 'http:')).toLowerCase();
  const path = (parts[3] || '')
    .replace(/[\s"<>\\^`{|}]/g, encodeURIComponent)
    // Owners copy the address of an endpoint as often as that of the panel.
    .replace(/(\/api(\/v2)?)?\/*$/, '');
  return {
    url: scheme + '//' + host.toLowerCase() + path,
    problem: secure && scheme === 'http:' && !LOOPBACK.test(host) ? 'insecure' : null,
  };
}
