/** Who is asking, and whether they may. */
import type { Context } from 'hono';
import type { Role } from '../../../contract/administration.js';
import type { Account } from '../../store/accounts.js';
import { refuse } from '../../http/refusal.js';
import { isAdministration, type Resource } from '../../resources/resource.js';
import type { PanelState } from '../../state.js';

/** The `WWW-Authenticate` header of each API. */
const challengeFor = (path: string) => ({
  'WWW-Authenticate': isAdministration(path) ? 'Token' : 'JWT realm="api"',
});
const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/**
 * The account whose token or API key a request has; null without either. Refuses a
 * wrong one with 401, even where none is needed. The contract leaves open which of
 * the two an endpoint takes: here all take both.
 */
export async function authenticate(c: Context, state: PanelState): Promise<Account | null> {
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

/** The account that is signed in, where a resource's access says that there is one. */
export function signedIn(account: Account | null): Account {
  return account ?? refuse(404, { detail: 'Not found.' });
}

/** The answer is the same for expired, revoked and unknown keys. */
function bySession({ authenticator }: PanelState, [key, ...more]: string[]): Account {
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

/** Refuses with 401 when nobody is signed in and somebody must be, and with 403 an account without this right. */
export function requireAccess({ access, path }: Resource, account: Account | null, method: string): void {
  if (access === 'anyone' || access === 'server_credentials') return;
  if (account === null) {
    if (access === 'readers' && SAFE.includes(method)) return;
    refuse(401, { detail: 'Authentication credentials were not provided.' }, challengeFor(path));
  }
  if (access === 'administrators') requireRole(account, 'administrator');
  if (access === 'resellers') requireRole(account, 'administrator', 'reseller');
}

/** Refuses with 403 an account of another role. */
export function requireRole(account: Account | null, ...roles: Role[]): void {
  if (account === null || !roles.includes(account.role)) refuseAccount();
}

/** Refuses with 403 an account that does not own the server. */
export function requireServer(state: PanelState, account: Account | null, server: number): void {
  if (account !== null && state.store.accounts.owns(account.id, server)) return;
  refuseAccount();
}

function refuseAccount(): never {
  refuse(403, { detail: 'You do not have permission to perform this action.' });
}

/** Whether a request has credentials, so that its answer must not be cached for others. */
export function hasCredentials(c: Context, state: PanelState): boolean {
  const { apiKeyHeader } = state.options;
  return c.req.header('authorization') !== undefined || c.req.header(apiKeyHeader) !== undefined;
}
