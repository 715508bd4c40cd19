/** Everything about signing in that routes work with: who has a password, a token, a key. */
import type { PanelOptions } from '../options.js';
import type { Account } from '../store/accounts.js';
import type { Store } from '../store/store.js';
import { fingerprintOf } from './api-keys.js';
import { settleFirstAccount, type MadeUp } from './first-account.js';
import { createLoginLimit, type LoginLimit } from './login-limit.js';
import { hashPassword, isPassword } from './passwords.js';
import { createTokens } from './tokens.js';

export interface Gatekeeper {
  /** Settles the first account, once; what was made up for it. */
  settle(): Promise<MadeUp>;
  /** A token; null for a wrong name or password. */
  logIn(username: string, password: string): Promise<string | null>;
  readonly loginLimit: LoginLimit;
  /** Null for a token that is broken or expired, or whose account is gone. */
  byToken(token: string): Promise<Account | null>;
  /** Null for a key that nobody has. */
  byKey(key: string): Promise<Account | null>;
  /** Adds an account with these servers; answers its id. Rejects when the name is taken. */
  addAccount(username: string, password: string, servers: number[]): Promise<number>;
}

export function createGatekeeper(store: Store, options: PanelOptions): Gatekeeper {
  const { accounts } = store;
  const tokens = createTokens(accounts, options.tokenLife);
  let settled: Promise<MadeUp> | undefined;
  const settle = () => (settled ??= settleFirstAccount(store, options));
  return {
    settle,
    loginLimit: createLoginLimit(),
    async logIn(username, password) {
      await settle();
      const account = accounts.named(username);
      const right = await isPassword(password, account?.password_hash ?? null);
      return right && account ? tokens.issue(account.id) : null;
    },
    async byToken(token) {
      const id = await tokens.read(token);
      return (id !== null && accounts.one(id)) || null;
    },
    async byKey(key) {
      await settle();
      return accounts.byKey(fingerprintOf(key)) ?? null;
    },
    async addAccount(username, password, servers) {
      await settle();
      const password_hash = await hashPassword(password);
      return store.together(() => {
        const id = accounts.add({ username, password_hash });
        servers.forEach((server) => accounts.entrust(id, server));
        return id;
      });
    },
  };
}
