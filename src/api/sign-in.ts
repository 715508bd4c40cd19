/**
 * Adds a token to requests that require an account. The token is fetched when it is first needed, and again
 * after a 401, because a panel's tokens expire within minutes.
 */

/** A function that sends a request, such as `fetch`, which is the default. */
export type Send = (request: Request) => Promise<Response>;

/**
 * Thrown if the panel rejected the username and password, or couldn't be reached. The error contains neither
 * the username nor the password.
 */
export class SignInFailure extends Error {
  override name = 'SignInFailure';

  constructor(
    /** URL of the login request. */
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

/** How one of the panel's APIs issues and accepts tokens. */
export interface Scheme {
  /** Path of the login request, relative to the panel's URL. */
  path: string;
  /** Field of the login response that contains the token. */
  field: string;
  /**
   * Authentication scheme, which precedes the token in the `Authorization` header. Some panels treat it as
   * case-sensitive.
   */
  word: string;
}

export const STATION: Scheme = { path: '/api/v2/api-token-auth/', field: 'token', word: 'JWT' };
export const ADMINISTRATION: Scheme = { path: '/api/v1/rest-auth/login/', field: 'key', word: 'Token' };

/**
 * Returns a function that sends requests with a token. Concurrent requests share one login. A request is sent
 * at most twice.
 */
export function keepSignedIn(
  baseUrl: string,
  send: Send,
  { path, field, word }: Scheme,
  account: { username: string; password: string },
): Send {
  let token: Promise<string> | undefined;

  /** Returns a token that isn't the rejected one, and logs in if there is no other token. */
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

/** Upper bound for `retryAfterSeconds`. Longer waits are reduced to this value. */
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
 * Whether a secret is a valid header value. This is checked before a header is set, because the error that the
 * platform throws for an invalid value would contain the secret.
 */
export function isHeaderText(secret: string): boolean {
  return /^[!-~]+$/.test(secret);
}
