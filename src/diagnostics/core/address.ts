/**
 * In:  addresses, as a page's author wrote them or as a request had them.
 * Out: what to show of them, and what they say about where they lead.
 */

/** Parameters of ours: no key is a number under one of these names. */
const OWN = /^(limit|offset|server|start_ts|end_ts|days|format|callback|id|lt|gt)=[\w-]{0,20}$/;

/** An address to be shown: no user, no password, no fragment, and no parameter but ours. At most 300 characters. */
export function shownAddress(url: string): string {
  const [address = '', query = ''] = url.replace(/#.*/s, '').split('?');
  const kept = query.split('&').filter((each) => OWN.test(each));
  const plain = address
    .replace(/^(\s*[a-z][\w+.-]*:)?\/*[^/\s]*@/i, '$1//')
    .replace(/[^\x21-\x7e\xa1-\uffff]+/g, ' ');
  return (plain.trim() + (kept.length ? '?' + kept.join('&') : '')).slice(0, 300);
}

/** What stands behind the panel's address though Onair adds it; empty where nothing does. */
export function apiEnd(baseUrl: string): string {
  return /\/api(\/v\d+)?(\/(history|servers|channels|grid|podcasts))?$/.exec(baseUrl)?.[0] ?? '';
}

/** `host` as in `location.hostname`: names and addresses of the machine itself. */
export function isOwnMachine(host: string): boolean {
  return /^((.+\.)?localhost|127\.[\d.]+|\[::1]|0\.0\.0\.0)$/.test(host);
}

/** Addresses and names that only a local network knows. */
export function isLocalNetwork(host: string): boolean {
  return (
    /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cd]|\[fe80)/i.test(host) ||
    /\.(local|lan|home|internal|fritz\.box)$/i.test(host) ||
    /^[a-z][\w-]*$/i.test(host)
  );
}

export interface Parts {
  protocol: string;
  /** With its port. */
  host: string;
  hostname: string;
  path: string;
}

/** Of an http(s) address; empty strings where it is none. */
export function partsOf(url: string): Parts {
  const [, protocol = '', host = '', path = ''] = /^(https?:)\/\/([^/?#]*)([^?#]*)/.exec(url) ?? [];
  return { protocol, host, hostname: host.replace(/:\d+$/, ''), path };
}
