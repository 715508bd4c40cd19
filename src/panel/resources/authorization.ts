import type { Role } from '../../contract/administration.js';
import type { Account } from '../store/accounts.js';
import { refuse } from '../http/refusal.js';
import { isAdministration } from '../http/paths.js';
import type { Resource } from './resource.js';
import type { Store } from '../store/store.js';

/** Returns the `WWW-Authenticate` header for a path's API. */
export const challengeFor = (path: string) => ({
  'WWW-Authenticate': isAdministration(path) ? 'Token' : 'JWT realm="api"',
});
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Returns the signed-in account. Use it only for resources that require sign-in. */
export function signedIn(account: Account | null): Account {
  return account ?? refuse(404, { detail: 'Not found.' });
}

/**
 * Responds with 401 if the resource requires an account and none is signed in, and with 403 if the account
 * doesn't have the required role.
 */
export function requireAccess(
  { access, path }: Pick<Resource, 'access' | 'path'>,
  account: Account | null,
  method: string,
): void {
  if (access === 'anyone' || access === 'server_credentials') return;
  if (account === null) {
    if (access === 'readers' && SAFE_METHODS.includes(method)) return;
    refuse(401, { detail: 'Authentication credentials were not provided.' }, challengeFor(path));
  }
  if (access === 'administrators') requireRole(account, 'administrator');
  if (access === 'resellers') requireRole(account, 'administrator', 'reseller');
}

/** Responds with 403 unless the account has one of these roles. */
export function requireRole(account: Account | null, ...roles: Role[]): void {
  if (account === null || !roles.includes(account.role)) refuseAccount();
}

/** Responds with 403 if the account doesn't own the server. */
export function requireServer(
  { store }: { store: Pick<Store, 'accounts'> },
  account: Account | null,
  server: number,
): void {
  if (account !== null && store.accounts.owns(account.id, server)) return;
  refuseAccount();
}

function refuseAccount(): never {
  refuse(403, { detail: 'You do not have permission to perform this action.' });
}
