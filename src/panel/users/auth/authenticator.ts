/** Finds out whose password, token or key it is, and issues new ones. */
import { bootstrapAdmin, type GeneratedCredentials } from './bootstrap-admin.js';
import type { Account } from '../../store/accounts.js';
import type { PanelOptions } from '../../base/options.js';
import type { Secrets } from '../../database/secrets.js';
import type { Store } from '../../store/store.js';
import { fingerprintOf } from '../credentials/api-keys.js';
import { hashPassword, isPassword } from '../credentials/passwords.js';
import type { Session } from '../../store/sessions.js';
import { createSessionKeys } from './sessions.js';
import { createSignIn, type SignIn } from './sign-in.js';
import { createTokens } from './tokens.js';

export interface Authenticator {
  /** Makes sure that there is an administrator; answers what was generated for it. Calls after the first do nothing more. */
  bootstrapAdmin(): Promise<GeneratedCredentials>;
  /** The account with this name and password; null when they are wrong, or the account is suspended or deleted. */
  signIn: SignIn;
  /** A token for the station API. */
  issueToken(account: Account): Promise<string>;
  /** A key for the administration API; `address` is who asked for it. */
  issueKey(account: Account, address: string): string;
  /** Null for a token that is broken, expired or revoked, or whose account is gone or suspended. */
  byToken(token: string): Promise<Account | null>;
  /** The same for a token of the administration API. */
  bySession(key: string): Account | null;
  /** What this key of the administration API began; null for one that is no longer good. */
  sessionOf(key: string): Session | null;
  /** The sessions of an account in the administration API, the newest first. */
  sessionsOf(account: Account): Session[];
  /** Null for an unknown key. */
  byKey(key: string): Promise<Account | null>;
  /** Adds an account with these servers; answers its id. Rejects when the name is taken. */
  addAccount(username: string, password: string, servers: number[]): Promise<number>;
}

export function createAuthenticator(store: Store, secrets: Secrets, options: PanelOptions): Authenticator {
  const { accounts } = store;
  const tokens = createTokens(accounts, secrets, options);
  const keys = createSessionKeys(store.sessions, options);
  let generated: Promise<GeneratedCredentials> | undefined;
  const bootstrap = () => (generated ??= bootstrapAdmin(store, options));
  const usable = (account: Account | undefined): Account | null =>
    account && !account.suspended && account.deleted_at === null ? account : null;
  const signIn = createSignIn(store, options, async (username, password) => {
    const known = accounts.named(username);
    const right = await isPassword(password, known?.password_hash ?? null);
    // Read again: the account may have been suspended while the password was checked.
    return right && known ? usable(accounts.one(known.id)) : null;
  });
  return {
    bootstrapAdmin: bootstrap,
    async signIn(c, network, credentials) {
      await bootstrap();
      return signIn(c, network, credentials);
    },
    issueToken: ({ id, token_epoch }) => tokens.issue(id, token_epoch),
    issueKey: ({ id }, address) => keys.issue(id, address),
    async byToken(token) {
      const read = await tokens.read(token);
      const account = read && usable(accounts.one(read.account));
      return account && account.token_epoch === read.epoch ? account : null;
    },
    bySession(key) {
      const session = keys.read(key);
      return session && usable(accounts.one(session.account));
    },
    sessionOf: (key) => keys.read(key),
    sessionsOf: ({ id }) => keys.ofAccount(id),
    async byKey(key) {
      await bootstrap();
      return usable(accounts.byKey(fingerprintOf(key)));
    },
    async addAccount(username, password, servers) {
      await bootstrap();
      const password_hash = await hashPassword(password);
      return store.transaction(() => {
        const owner = accounts.ofRole('administrator', null)[0]?.id ?? null;
        const id = accounts.add({ username, password_hash, role: 'broadcaster', owner });
        store.broadcasters.add(id);
        servers.forEach((server) => accounts.entrust(id, server));
        return id;
      });
    },
  };
}
