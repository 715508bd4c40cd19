/**
 * In:  a name and a password, and the address that they come from.
 * Out: the account, or a refusal after too many wrong ones.
 *
 * Wrong passwords count for the address and for the account, whether there is such an
 * account or not. An address from which the account has signed in before has a count
 * of its own, so that guesses from elsewhere don't lock the owner out. What pages of
 * other sites send counts apart from what the visitor sends.
 */
import type { Context } from 'hono';
import type { Account } from '../../store/accounts.js';
import { isForeignOrigin } from '../../http/foreign-origin.js';
import { createRateLimit, type RateLimit, throttle } from '../../http/rate-limit.js';
import type { PanelOptions } from '../../base/options.js';
import type { Store } from '../../store/store.js';

export interface Credentials {
  username: string;
  password: string;
}

/** Null for a wrong name or password. Refuses with 429 after too many of them, and with 503 while too many passwords are being checked. */
export type SignIn = (c: Context, network: string, credentials: Credentials) => Promise<Account | null>;

const TRIES_OF_ADDRESS = { tries: 10, seconds: 300 };
const TRIES_ON_ACCOUNT = { tries: 20, seconds: 3600 };
/** No account has a longer name. */
const MAX_NAME = 150;

export function createSignIn(
  { accounts, knownAddresses }: Store,
  options: PanelOptions,
  recognize: (username: string, password: string) => Promise<Account | null>,
): SignIn {
  const ofAddress = createRateLimit(TRIES_OF_ADDRESS.tries, TRIES_OF_ADDRESS.seconds);
  const onAccount = createRateLimit(TRIES_ON_ACCOUNT.tries, TRIES_ON_ACCOUNT.seconds);

  /** The counts of this login: the limit, and the key that it counts by. */
  function countsOf(c: Context, network: string, username: string): [RateLimit, string][] {
    const sender = isForeignOrigin(c, options) ? 'page' : 'visitor';
    const account = accounts.named(username);
    if (account && knownAddresses.has(account.id, network)) {
      return [[ofAddress, `${sender} ${network} ${account.id}`]];
    }
    const name = username.slice(0, MAX_NAME).normalize('NFKC').toLowerCase();
    return [
      [ofAddress, `${sender} ${network}`],
      [onAccount, `${sender} ${name}`],
    ];
  }

  return async (c, network, { username, password }) => {
    const taken: [RateLimit, string][] = [];
    const giveBack = () => Promise.all(taken.map(([limit, key]) => limit.giveBack(key)));
    for (const [limit, key] of countsOf(c, network, username)) {
      try {
        await throttle(limit, key);
      } catch (refusal) {
        // No password was looked at.
        await giveBack();
        throw refusal;
      }
      taken.push([limit, key]);
    }
    let account: Account | null;
    try {
      account = await recognize(username, password);
    } catch (failure) {
      // The password was not checked, so this is not a wrong try.
      await giveBack();
      throw failure;
    }
    if (account === null) return null;
    await giveBack();
    knownAddresses.add(account.id, network);
    return account;
  };
}
