/** Holds requests that were sent before the rest of the code had loaded. */

/** Options for every v2 request: no token, no cookie and no header that would require a preflight. */
export const v2Request: RequestInit = {
  // The browser revalidates its cached response by ETag, so an old response is never mistaken for the current one. See
  // also `v2.ts`.
  cache: 'no-cache',
  credentials: 'omit',
  headers: { Accept: 'application/json' },
};

const responses = new Map<string, Promise<Response>>();

export function keepEarlyResponse(url: string, response: Promise<Response>): void {
  responses.set(url, response);
}

/**
 * Returns undefined if there is no early response. Each response is used only once, because a second request
 * should return newer data.
 */
export function takeEarlyResponse(url: string): Promise<Response> | undefined {
  const response = responses.get(url);
  responses.delete(url);
  return response;
}
