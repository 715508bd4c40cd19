/** More redirects than a host needs to reach https, a path and its slash. */
const MAX_REDIRECTS = 3;

/** Origins whose redirects were reported: each is reported once. */
const reported = new Set<string>();

/**
 * Sends a request for a station's data: `fetch`, but outside a page it follows redirects to the same host only. A browser lets a
 * page read another host's response only with that host's permission (CORS). A Node site has no such rule and stands in a network
 * of its own: a panel could lead it to a service there and have the response printed.
 *
 * @throws the error of `fetch`; or an Error that says where a redirect leads.
 */
export async function fetchFromHost(url: string, init: RequestInit): Promise<Response> {
  if (isPage()) return fetch(url, init);
  let from = new URL(url);
  let request = init;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetch(from.href, { ...request, redirect: 'manual' });
    // A worker of a browser: the target can't be seen here, and CORS holds.
    if (response.type === 'opaqueredirect') return fetch(url, init);
    const target = [301, 302, 303, 307, 308].includes(response.status) && response.headers.get('Location');
    if (!target) return response;
    response.body?.cancel().catch(() => undefined);
    const to = new URL(target, from);
    if (!isSameHost(from, to)) throw otherHost(from, to);
    if (response.status < 304) request = { ...init, method: 'GET' };
    from = to;
  }
  throw new Error(`${from.origin} redirects more than ${MAX_REDIRECTS} times.`);
}

/** Whether this code runs in a page of a browser. A Node site may have a `document` of a DOM library, which enforces no CORS. */
export function isPage(): boolean {
  const { document, process } = globalThis as {
    document?: Document;
    process?: { versions?: { node?: string } };
  };
  return !!document && !process?.versions?.node;
}

/**
 * The same port, too: another port of the host is another service, perhaps one that only the host itself should reach. From http
 * to https the default port changes (80, 443), and no other.
 */
function isSameHost(from: URL, to: URL): boolean {
  const isSecured = from.protocol === 'http:' && to.protocol === 'https:';
  return (
    from.hostname === to.hostname && from.port === to.port && (from.protocol === to.protocol || isSecured)
  );
}

function otherHost(from: URL, to: URL): Error {
  // Without paths and queries, which may hold secrets.
  const [source, target] = [from.origin, /^https?:$/.test(to.protocol) ? to.origin : to.protocol];
  const message =
    `${source} redirects to ${target}, which is another host or port. Outside a browser, Onair follows redirects to the same host only. ` +
    `If ${target} is the station's server, use that address as baseUrl.`;
  if (!reported.has(source)) {
    reported.add(source);
    console.warn('Onair: ' + message);
  }
  return new Error(message);
}
