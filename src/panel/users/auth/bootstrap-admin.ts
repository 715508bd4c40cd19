/**
 * In:  the store, and the name, password and key of the command line.
 * Out: an administrator, and the credentials that were generated for it.
 */
import { randomBytes } from 'node:crypto';
import { fingerprintOf, makeKey } from '../credentials/api-keys.js';
import { hashPassword } from '../credentials/passwords.js';
import type { PanelOptions } from '../../base/options.js';
import type { Store } from '../../store/store.js';
import type { Account } from '../../store/accounts.js';

/** Generated credentials, to be shown once: the store has only their hashes. Null for what was given or exists already. */
export interface GeneratedCredentials {
  username: string | null;
  password: string | null;
  key: string | null;
}

/** Creates an account and a key in a new panel; in an existing one it changes what the options name. */
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
    // The operator can always sign in, even if the account was suspended or deleted over the network.
    if (known) admit(store, known);
    // Only servers without an owner: a broadcaster's station is deleted with the broadcaster, and an administrator may use all anyway.
    const unowned = store.servers.all().filter((server) => !accounts.isEntrusted(server.id));
    unowned.forEach((server) => accounts.entrust(id, server.id));
    // A given key replaces all earlier ones, so that a leaked key can be revoked.
    if (options.apiKey !== null) accounts.dropKeys(id);
    if (key !== null) accounts.addKey(fingerprintOf(key), id);
  });
  return {
    username: known || options.user ? null : username,
    password: options.password === null ? password : null,
    key: options.apiKey === null ? key : null,
  };
}

function admit({ accounts }: Store, known: Account): void {
  accounts.change({ ...known, role: 'administrator', owner: null });
  if (known.suspended) accounts.suspend(known.id, false);
  if (known.deleted_at !== null) accounts.markDeleted(known.id, null);
}
