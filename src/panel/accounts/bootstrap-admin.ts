/**
 * In:  the store, and the name, password and key given by switches.
 * Out: an administrator, who has every server, and what had to be made up for it.
 */
import { randomBytes } from 'node:crypto';
import { fingerprintOf, makeKey } from '../auth/api-keys.js';
import { hashPassword } from '../auth/passwords.js';
import type { PanelOptions } from '../options.js';
import type { Store } from '../store/store.js';
import type { Account } from './rows.js';

/** What was made up, to be shown once: only hashes of it are kept. Null is what was given or kept already. */
export interface GeneratedCredentials {
  username: string | null;
  password: string | null;
  key: string | null;
}

/** A new panel gets an account and a key; on one that has them, what is given is added or changed. */
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
    // Whoever starts the panel runs it, and is not kept out by anything that was done over the network.
    if (known) admit(store, known);
    // Not those that somebody has: an account's own station goes with it, and an administrator owns all anyway.
    const unowned = store.servers.all().filter((server) => !accounts.isEntrusted(server.id));
    unowned.forEach((server) => accounts.entrust(id, server.id));
    // A key that is given takes the place of those before it, as a password does: one that leaked is dead.
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
