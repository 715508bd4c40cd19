/**
 * In:  answers that were asked for before the rest of the code had come.
 * Out: the same to the first who asks for them.
 */

/** What is sent with every question to v2: no token, no cookie, and no header that would need a preflight. */
export const v2Request: RequestInit = {
  // The browser asks with the ETag it holds, so an old copy is never taken for the present.
  cache: 'no-cache',
  credentials: 'omit',
  headers: { Accept: 'application/json' },
};

const answers = new Map<string, Promise<Response>>();

export function keepEarlyAnswer(url: string, answer: Promise<Response>): void {
  answers.set(url, answer);
}

/** Undefined where nobody has asked early. An answer is taken once: who asks again wants a newer one. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const answer = answers.get(url);
  answers.delete(url);
  return answer;
}
