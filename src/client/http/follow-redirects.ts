/** Enough for redirects to https, to a path and to a trailing slash. */
const MAX_REDIRECTS = 3;

/** Origins whose redirects were logged. Each is logged once. */
const loggedOrigins = new Set<string>();

/**
 * Like `fetch`, but only follows redirects to the same host.
 *
 * @throws the error from `fetch`, or an Error that includes the redirect's target.
 */
export async function followRedirects(url: string, init: RequestInit): Promise<Response> {
  let from = new URL(url);
  let request = init;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetch(from.href, { ...request, redirect: 'manual' });
    // In a web worker, the browser hides the redirect's target. It also enforces CORS, so `fetch` may follow the
    // redirect.
    if (response.type === 'opaqueredirect') return fetch(url, init);
    const target = [301, 302, 303, 307, 308].includes(response.status) && response.headers.get('Location');
    if (!target) return response;
    response.body?.cancel().catch(() => undefined);
    const to = new URL(target, from);
    if (!isSameHost(from, to)) throw otherHostError(from, to);
    if (response.status < 304) request = { ...init, method: 'GET' };
    from = to;
  }
  throw new Error(`${from.origin} redirects more than ${MAX_REDIRECTS} times.`);
}

/**
 * Whether two URLs have the same host and port. A different port is a different service, which may not be
 * public. A change from port 80 to 443 is allowed if the scheme changes from http to https.
 */
function isSameHost(from: URL, to: URL): boolean {
  const isSecured = from.protocol === 'http:' && to.protocol === 'https:';
  return (
    from.hostname === to.hostname && from.port === to.port && (from.protocol === to.protocol || isSecured)
  );
}

function otherHostError(from: URL, to: URL): Error {
  // Paths and queries may contain secrets.
  const [source, target] = [from.origin, /^https?:$/.test(to.protocol) ? to.origin : to.protocol];
  const message =
    `${source} redirects to ${target}, which is another host or port. Outside a browser, Onair follows redirects to the same host only. ` +
    `If ${target} is the station's server, use that address as baseUrl.`;
  if (!loggedOrigins.has(source)) {
    loggedOrigins.add(source);
    console.warn('Onair: ' + message);
  }
  return new Error(message);
}
