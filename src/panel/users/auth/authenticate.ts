import type { Context } from 'hono';
import { isAdministration } from '../../http/paths.js';
import { refuse } from '../../http/refusal.js';
import { challengeFor } from '../../resources/authorization.js';
import type { Account } from '../../store/accounts.js';
import type { UserState } from './state.js';

type AuthState = Pick<UserState, 'authenticator' | 'options'>;

/**
 * The account whose token or API key a request has; null without either. Refuses a
 * wrong one with 401, even where none is needed. The contract leaves open which of
 * the two an endpoint takes: here all take both.
 */
export async function authenticate(c: Context, state: AuthState): Promise<Account | null> {
  // A header of another scheme is ignored.
  const [scheme, ...rest] = authorizationOf(c);
  if (isAdministration(c.req.path)) return scheme === 'Token' ? bySession(state, rest) : null;
  const CHALLENGE = challengeFor(c.req.path);
  if (scheme === 'JWT') {
    if (rest.length !== 1) {
      const detail = 'Authorization header must contain two space-delimited values';
      refuse(401, { detail, code: 'bad_authorization_header', messages: [] }, CHALLENGE);
    }
    return (await state.authenticator.byToken(rest[0] ?? '')) ?? refuseToken(CHALLENGE);
  }
  const key = c.req.header(state.options.apiKeyHeader);
  if (key === undefined) return null;
  return (await state.authenticator.byKey(key)) ?? refuse(401, { detail: 'Invalid API key.' }, CHALLENGE);
}

function authorizationOf(c: Context): string[] {
  return (c.req.header('authorization') ?? '').split(' ').filter((part) => part !== '');
}

/** The key of the administration API that a request has; "" for one without. */
export function sessionKeyOf(c: Context): string {
  return authorizationOf(c)[1] ?? '';
}

/** The answer is the same for expired, revoked and unknown keys. */
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
