import { randomBytes } from 'node:crypto';
import { fingerprintOf, makeKey } from '../credentials/api-keys.js';
import { hashPassword } from '../credentials/passwords.js';
import type { PanelOptions } from '../../base/options.js';
import type { Store } from '../../store/store.js';
import type { Account } from '../../store/accounts.js';

/**
 * The credentials that were generated. They must be printed immediately, because the store contains only their
 * hashes. A value is null if it was given as an option or already existed.
 */
export interface GeneratedCredentials {
  username: string | null;
  password: string | null;
  key: string | null;
}

/**
 * If the panel is new, creates an administrator and an API key. Otherwise, applies the credentials that were
 * given as options.
 */
export async function bootstrapAdmin(store: Store, options: PanelOptions): Promise<GeneratedCredentials> {
  const { accounts } = store;
  const [first] = accounts.all();
  const username = options.user ?? first?.username ?? `station-${randomBytes(3).toString('hex')}`;
  const known = accounts.named(username);
  const password = options.password ?? (known ? null : randomBytes(12).toString('base64url'));
  const passwordHash = password === null ? null : await hashPassword(password);
  const key = options.apiKey ?? (accounts.hasKeys() ? null : makeKey());
  store.transaction(() => {
    const added = {
      username,
      password_hash: passwordHash ?? '',
      role: 'administrator',
      owner: null,
    } as const;
    const id = known?.id ?? accounts.add(added);
    if (known && passwordHash !== null) accounts.changePassword(id, passwordHash);
    // The operator must always be able to sign in, even if the account was suspended or marked for deletion via the
    // API.
    if (known) restoreAdmin(store, known);
    // Include only servers without an owner, because a broadcaster's stations are deleted together with the
    // broadcaster.
    const unowned = store.servers.all().filter((server) => !accounts.isEntrusted(server.id));
    unowned.forEach((server) => accounts.entrust(id, server.id));
    // An API key that was given as an option replaces all of the account's earlier keys, so that the operator
    // can revoke a leaked key.
    if (options.apiKey !== null) accounts.dropKeys(id);
    if (key !== null) accounts.addKey(fingerprintOf(key), id);
  });
  return {
    username: known || options.user ? null : username,
    password: options.password === null ? password : null,
    key: options.apiKey === null ? key : null,
  };
}

function restoreAdmin({ accounts }: Store, known: Account): void {
  accounts.change({ ...known, role: 'administrator', owner: null });
  if (known.suspended) accounts.suspend(known.id, false);
  if (known.deleted_at !== null) accounts.markDeleted(known.id, null);
}
