/**
 * Adds a token to requests that require an account. The token is fetched when it is first needed. It is fetched again
 * after a 401, because panels' tokens expire after minutes.
 */

/** Sends a request; `fetch` by default. */
export type Send = (request: Request) => Promise<Response>;

/** The panel rejected the name and password, or it couldn't be reached. The error contains neither of them. */
export class SignInFailure extends Error {
  override name = 'SignInFailure';

  constructor(
    /** URL of the login. */
    readonly url: string,
    /** HTTP status of the response; null if no response arrived. */
    readonly status: number | null,
    /** Seconds to wait before retrying; null if the panel doesn't specify a time. */
    readonly retryAfterSeconds: number | null,
    cause?: unknown,
  ) {
    super(`POST ${url}: signing in failed${status === null ? '' : ` with status ${status}`}.`, { cause });
  }
}

/** How to fetch and send a token. */
export interface Scheme {
  /** Path of the login, relative to the panel's URL. */
  path: string;
  /** Field of the response that contains the token. */
  field: string;
  /** Scheme in the `Authorization` header, before the token. Some panels treat it as case-sensitive. */
  word: string;
}

export const STATION: Scheme = { path: '/api/v2/api-token-auth/', field: 'token', word: 'JWT' };
export const ADMINISTRATION: Scheme = { path: '/api/v1/rest-auth/login/', field: 'key', word: 'Token' };

/** Sends requests with a token. Concurrent requests share one login. A request is sent at most twice. */
export function keepSignedIn(
  baseUrl: string,
  send: Send,
  { path, field, word }: Scheme,
  account: { username: string; password: string },
): Send {
  let token: Promise<string> | undefined;

  /** Returns a token other than the rejected one. */
  function tokenInPlaceOf(refused: Promise<string> | undefined): Promise<string> {
    if (token === undefined || token === refused) {
      const login = requestToken(baseUrl + path, send, field, account);
      token = login;
      // After a failed login, the next request logs in again.
      login.catch(() => {
        if (token === login) token = undefined;
      });
    }
    return token;
  }

  return async (request) => {
    // Read the body once, so that it can be sent twice.
    const body = request.body === null ? null : await request.arrayBuffer();
    const withToken = (value: string) => {
      const { url, method, signal } = request;
      const headers = new Headers(request.headers);
      headers.set('Authorization', `${word} ${value}`);
      // Don't follow redirects, because they may lead to another host.
      return new Request(url, { method, headers, body, signal, redirect: 'manual' });
    };
    const first = tokenInPlaceOf(undefined);
    const response = await send(withToken(await first));
    if (response.status !== 401) return response;
    await response.body?.cancel();
    return send(withToken(await tokenInPlaceOf(first)));
  };
}

/** Maximum wait in seconds. Longer values are reduced to it. */
const MAX_RETRY_AFTER_S = 3600;

async function requestToken(url: string, send: Send, field: string, account: object): Promise<string> {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  const body = JSON.stringify(account);
  let response: Response;
  try {
    response = await send(new Request(url, { method: 'POST', headers, body, redirect: 'manual' }));
  } catch (cause) {
    throw new SignInFailure(url, null, null, cause);
  }
  const token = response.ok ? await readToken(response, field) : null;
  if (token !== null) return token;
  const wait = Number(response.headers.get('retry-after') ?? NaN);
  throw new SignInFailure(url, response.status, wait >= 0 ? Math.min(wait, MAX_RETRY_AFTER_S) : null);
}

/** Returns null if the response has no token. */
async function readToken(response: Response, field: string): Promise<string | null> {
  try {
    const token = ((await response.json()) as Record<string, unknown>)[field];
    return typeof token === 'string' && isHeaderText(token) ? token : null;
  } catch {
    return null;
  }
}

/**
 * Whether a secret is a valid header value. This is checked first, because the platform's error would contain the
 * secret.
 */
export function isHeaderText(secret: string): boolean {
  return /^[!-~]+$/.test(secret);
}
