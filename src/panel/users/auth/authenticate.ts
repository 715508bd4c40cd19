import type { Context } from 'hono';
import { isAdministration } from '../../http/paths.js';
import { refuse } from '../../http/refusal.js';
import { challengeFor } from '../../resources/authorization.js';
import type { Account } from '../../store/accounts.js';
import type { UserState } from './state.js';

type AuthState = Pick<UserState, 'authenticator' | 'options'>;

/**
 * Returns the account to which a request's token or API key belongs, or null if the request has neither.
 * Responds with 401 to invalid credentials, even on endpoints that don't require authentication. The contract
 * doesn't say which of the two each endpoint accepts. In this panel, all endpoints of the station API accept
 * both.
 */
export async function authenticate(c: Context, state: AuthState): Promise<Account | null> {
  // Headers with other schemes are ignored.
  const [scheme, ...rest] = authorizationOf(c);
  if (isAdministration(c.req.path)) return scheme === 'Token' ? bySession(state, rest) : null;
  const challenge = challengeFor(c.req.path);
  if (scheme === 'JWT') {
    if (rest.length !== 1) {
      const detail = 'Authorization header must contain two space-delimited values';
      refuse(401, { detail, code: 'bad_authorization_header', messages: [] }, challenge);
    }
    return (await state.authenticator.byToken(rest[0] ?? '')) ?? refuseToken(challenge);
  }
  const key = c.req.header(state.options.apiKeyHeader);
  if (key === undefined) return null;
  return (await state.authenticator.byKey(key)) ?? refuse(401, { detail: 'Invalid API key.' }, challenge);
}

function authorizationOf(c: Context): string[] {
  return (c.req.header('authorization') ?? '').split(' ').filter((part) => part !== '');
}

/** Returns the session key in a request to the administration API, or '' if it has none. */
export function sessionKeyOf(c: Context): string {
  return authorizationOf(c)[1] ?? '';
}

/** Malformed, expired, revoked and unknown keys all get the same response. */
function bySession({ authenticator }: AuthState, [key, ...more]: string[]): Account {
  const account = key === undefined || more.length > 0 ? null : authenticator.bySession(key);
  return account ?? refuse(401, { detail: 'Invalid token.' }, { 'WWW-Authenticate': 'Token' });
}

function refuseToken(challenge: Record<string, string>): never {
  const message = {
    token_class: 'AccessToken',
    token_type: 'access',
    message: 'Token is invalid or expired',
  };
  return refuse(
    401,
    { detail: 'Given token not valid for any token type', code: 'token_not_valid', messages: [message] },
    challenge,
  );
}
