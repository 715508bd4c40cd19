/** Null in a page, and until the first request outside one. */
let followRedirects: typeof fetchFromHost | null = null;

/**
 * Sends a request for a station's data. Like `fetch`, but outside a page it only follows redirects to the same host. A
 * browser lets a page read another host's response only if that host allows it (CORS). Node has no such rule, and a
 * Node site may be in a private network: a panel could redirect it to a service there and have the response rendered.
 *
 * @throws the error from `fetch`, or an Error that includes the redirect's target.
 */
export async function fetchFromHost(url: string, init: RequestInit): Promise<Response> {
  if (isPage()) return fetch(url, init);
  followRedirects ??= (await import('./follow-redirects.js')).followRedirects;
  return followRedirects(url, init);
}

/**
 * Whether this code runs in a page of a browser. A Node site may have the `document` of a DOM library, which doesn't
 * enforce CORS.
 */
export function isPage(): boolean {
  const { document, process } = globalThis as {
    document?: Document;
    process?: { versions?: { node?: string } };
  };
  return !!document && !process?.versions?.node;
}
