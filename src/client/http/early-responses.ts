/**
 * In:  requests that were sent before the rest of the code was loaded.
 * Out: their answers, each to the first who asks for the same URL.
 */

/** The options of every request to v2: no token, no cookie, and no header that would need a preflight. */
export const v2Request: RequestInit = {
  // The browser revalidates its copy with the ETag, so an old copy is never shown as the current one; but see v2.ts.
  cache: 'no-cache',
  credentials: 'omit',
  headers: { Accept: 'application/json' },
};

const answers = new Map<string, Promise<Response>>();

export function keepEarlyResponse(url: string, answer: Promise<Response>): void {
  answers.set(url, answer);
}

/** Undefined when there is none. Each answer is taken once, since a second request is for newer data. */
export function takeEarlyResponse(url: string): Promise<Response> | undefined {
  const answer = answers.get(url);
  answers.delete(url);
  return answer;
}
