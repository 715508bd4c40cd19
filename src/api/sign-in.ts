/**
 * In:  requests that need an account, and its name and password.
 * Out: their answers, each request sent with a token.
 *
 * The token is fetched when it is first needed, and once more when a panel says
 * 401: panels let their tokens end after minutes.
 */

/** How a request is sent; `fetch` unless told. */
export type Send = (request: Request) => Promise<Response>;

/** The panel did not take the name and password, or can't be asked. It holds neither of them. */
export class SignInFailure extends Error {
  override name = 'SignInFailure';

  constructor(
    /** Where the token was asked for. */
    readonly url: string,
    /** Status of the answer; null when there was none. */
    readonly status: number | null,
    /** Seconds after which another try makes sense; null when the panel doesn't say. */
    readonly retryAfterSeconds: number | null,
    cause?: unknown,
  ) {
    super(`POST ${url}: signing in failed${status === null ? '' : ` with status ${status}`}.`, { cause });
  }
}

/** Where a token comes from, and how it is sent. */
export interface Scheme {
  /** Path of the login, below the panel's address. */
  path: string;
  /** Field of its answer that holds the token. */
  field: string;
  /** Word before the token, exactly so: it is case-sensitive in some panels. */
  word: string;
}

export const STATION: Scheme = { path: '/api/v2/api-token-auth/', field: 'token', word: 'JWT' };
export const ADMINISTRATION: Scheme = { path: '/api/v1/rest-auth/login/', field: 'key', word: 'Token' };

/** Concurrent requests share one login. A request is sent at most twice. */
export function keepSignedIn(
  baseUrl: string,
  send: Send,
  { path, field, word }: Scheme,
  account: { username: string; password: string },
): Send {
  let token: Promise<string> | undefined;

  /** A token other than the one that was refused. */
  function tokenInPlaceOf(refused: Promise<string> | undefined): Promise<string> {
    if (token === undefined || token === refused) {
      const asked = askForToken(baseUrl + path, send, field, account);
      token = asked;
      // A failed login is no reason never to try again.
      asked.catch(() => {
        if (token === asked) token = undefined;
      });
    }
    return token;
  }

  return async (request) => {
    // Read once, so that it can be sent twice.
    const body = request.body === null ? null : await request.arrayBuffer();
    const withToken = (value: string) => {
      const { url, method, signal } = request;
      const headers = new Headers(request.headers);
      headers.set('Authorization', `${word} ${value}`);
      // A redirect may lead to another machine.
      return new Request(url, { method, headers, body, signal, redirect: 'manual' });
    };
    const first = tokenInPlaceOf(undefined);
    const answer = await send(withToken(await first));
    if (answer.status !== 401) return answer;
    await answer.body?.cancel();
    return send(withToken(await tokenInPlaceOf(first)));
  };
}

/** Longer waits are cut: seconds. */
const MAX_RETRY_AFTER = 3600;

async function askForToken(url: string, send: Send, field: string, account: object): Promise<string> {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  const body = JSON.stringify(account);
  let answer: Response;
  try {
    answer = await send(new Request(url, { method: 'POST', headers, body, redirect: 'manual' }));
  } catch (cause) {
    throw new SignInFailure(url, null, null, cause);
  }
  const token = answer.ok ? await readToken(answer, field) : null;
  if (token !== null) return token;
  const wait = Number(answer.headers.get('retry-after') ?? NaN);
  throw new SignInFailure(url, answer.status, wait >= 0 ? Math.min(wait, MAX_RETRY_AFTER) : null);
}

/** Null for an answer without one. */
async function readToken(answer: Response, field: string): Promise<string | null> {
  try {
    const token = ((await answer.json()) as Record<string, unknown>)[field];
    return typeof token === 'string' && isHeaderText(token) ? token : null;
  } catch {
    return null;
  }
}

/** Whether a secret can stand in a header: the platform's own complaint would repeat it. */
export function isHeaderText(secret: string): boolean {
  return /^[!-~]+$/.test(secret);
}
