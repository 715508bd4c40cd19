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

/** Checks passwords, tokens and keys, and issues tokens and keys. */
export interface Authenticator {
  /**
   * Ensures that an administrator exists and returns the generated credentials. Later calls return the same
   * result.
   */
  bootstrapAdmin(): Promise<GeneratedCredentials>;
  /**
   * Returns the account with this name and password. Returns null if they are wrong, or if the account is
   * suspended or deleted.
   */
  signIn: SignIn;
  /** Issues a token for the station API. */
  issueToken(account: Account): Promise<string>;
  /**
   * Starts a session in the administration API and returns the key of the session. `address` is the client's IP
   * address.
   */
  issueKey(account: Account, address: string): string;
  /**
   * Returns the account to which a station API token belongs. Returns null if the token is malformed, expired
   * or revoked, or if the account is suspended or deleted.
   */
  byToken(token: string): Promise<Account | null>;
  /** Returns the account to which a session key belongs. Returns null in the same cases as `byToken`. */
  bySession(key: string): Account | null;
  /** Returns the session of a key, or null if the key is unknown or the session has ended. */
  sessionOf(key: string): Session | null;
  /** Returns an account's administration API sessions, newest first. */
  sessionsOf(account: Account): Session[];
  /**
   * Returns the account to which an API key belongs. Returns null if the key is unknown, or if the account is
   * suspended or deleted.
   */
  byKey(key: string): Promise<Account | null>;
  /** Adds a broadcaster who owns these servers, and returns the account's id. Rejects if the name is taken. */
  addAccount(username: string, password: string, servers: number[]): Promise<number>;
}

export function createAuthenticator(store: Store, secrets: Secrets, options: PanelOptions): Authenticator {
  const { accounts } = store;
  const tokens = createTokens(accounts, secrets, options);
  const keys = createSessionKeys(store.sessions, options);
  let generated: Promise<GeneratedCredentials> | undefined;
  const bootstrap = () => (generated ??= bootstrapAdmin(store, options));
  const ifUsable = (account: Account | undefined): Account | null =>
    account && !account.suspended && account.deleted_at === null ? account : null;
  const signIn = createSignIn(store, options, async (username, password) => {
    const known = accounts.named(username);
    const isRight = await isPassword(password, known?.password_hash ?? null);
    // Read the account again, since it may have been suspended while the password was being checked.
    return isRight && known ? ifUsable(accounts.one(known.id)) : null;
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
      const account = read && ifUsable(accounts.one(read.account));
      return account && account.token_epoch === read.epoch ? account : null;
    },
    bySession(key) {
      const session = keys.read(key);
      return session && ifUsable(accounts.one(session.account));
    },
    sessionOf: (key) => keys.read(key),
    sessionsOf: ({ id }) => keys.ofAccount(id),
    async byKey(key) {
      await bootstrap();
      return ifUsable(accounts.byKey(fingerprintOf(key)));
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
