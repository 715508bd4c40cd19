/** Query parameters of this project that help the reader. No key or token has one of these names. */
const OWN_PARAMETER = /^(server(?!=1$)|start_ts|end_ts|days|format|callback|id|lt|gt)=[\w-]{0,20}$/;

/**
 * Returns a URL that is safe to show: without user, password, fragment and unknown parameters, and at most 300
 * characters long.
 */
export function shownAddress(url: string): string {
  const [address = '', query = ''] = url.replace(/#.*/s, '').split('?');
  const kept = query.split('&').filter((parameter) => OWN_PARAMETER.test(parameter));
  const plain = address
    .replace(/^(\s*[a-z][\w+.-]*:)?\/*[^/\s]*@/i, '$1//')
    .replace(/[^\x21-\x7e\xa1-\uffff]+/g, ' ');
  return (plain.trim() + (kept.length ? '?' + kept.join('&') : '')).slice(0, 300);
}

/** Returns the end of a base URL if it is a path that Onair adds itself, such as `/api/v2`; otherwise ''. */
export function apiSuffix(baseUrl: string): string {
  return /\/api(\/v\d+)?(\/(history|servers|channels|grid|podcasts))?$/.exec(baseUrl)?.[0] ?? '';
}

/** Whether `host`, as in `location.hostname`, is this machine. */
export function isOwnMachine(host: string): boolean {
  return /^((.+\.)?localhost|127\.[\d.]+|\[::1]|0\.0\.0\.0)$/.test(host);
}

/** Whether a name or an IP address is known only in a local network. */
export function isLocalNetwork(host: string): boolean {
  return (
    /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cd]|\[fe80)/i.test(host) ||
    /\.(local|lan|home|internal|fritz\.box)$/i.test(host) ||
    /^[a-z][\w-]*$/i.test(host)
  );
}

export interface UrlParts {
  protocol: string;
  /** Host name and port. */
  host: string;
  hostname: string;
  path: string;
}

/** Returns empty strings if the URL isn't http(s). */
export function urlParts(url: string): UrlParts {
  const [, protocol = '', host = '', path = ''] = /^(https?:)\/\/([^/?#]*)([^?#]*)/.exec(url) ?? [];
  return { protocol, host, hostname: host.replace(/:\d+$/, ''), path };
}
