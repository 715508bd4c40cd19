/** Loaded for the first request outside a browser. Always null in a page. */
let followRedirects: typeof fetchFromHost | null = null;

/**
 * Sends a request for a station's data. Like `fetch`, but outside a browser it only follows redirects to the
 * same host. In a page, CORS protects other hosts. Node has no such protection, and a Node site may run in a
 * private network: a panel could redirect the request to an internal service and have the response rendered.
 *
 * @throws the error from `fetch`, or an Error that includes the redirect's target.
 */
export async function fetchFromHost(url: string, init: RequestInit): Promise<Response> {
  if (isPage()) return fetch(url, init);
  followRedirects ??= (await import('./follow-redirects.js')).followRedirects;
  return followRedirects(url, init);
}

/**
 * Whether this code runs in a browser page. On Node, a DOM library may provide `document`, but it doesn't
 * enforce CORS.
 */
export function isPage(): boolean {
  const { document, process } = globalThis as {
    document?: Document;
    process?: { versions?: { node?: string } };
  };
  return !!document && !process?.versions?.node;
}
