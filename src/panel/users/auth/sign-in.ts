import type { Context } from 'hono';
import type { Account } from '../../store/accounts.js';
import { createRateLimit, type RateLimit, throttle } from '../../http/rate-limit.js';
import type { PanelOptions } from '../../base/options.js';
import type { Store } from '../../store/store.js';

export interface Credentials {
  username: string;
  password: string;
}

/**
 * Returns the account, or null if the name or password is wrong. Responds with 429 after too many wrong passwords, and
 * with 503 while too many passwords are being checked.
 */
export type SignIn = (c: Context, network: string, credentials: Credentials) => Promise<Account | null>;

const ADDRESS_LIMIT = { tries: 10, seconds: 300 };
const ACCOUNT_LIMIT = { tries: 20, seconds: 3600 };
/** Maximum length of a username. */
const MAX_NAME_LENGTH = 150;

/**
 * Limits password guessing. Wrong passwords are counted per client network and per username, even if the
 * account doesn't exist. Networks from which the account has signed in before are counted separately, so that
 * guesses from other networks don't lock out the owner. Requests from pages on other sites are counted
 * separately from the visitor's own requests.
 */
export function createSignIn(
  { accounts, knownAddresses }: Store,
  options: PanelOptions,
  recognize: (username: string, password: string) => Promise<Account | null>,
): SignIn {
  const addressLimit = createRateLimit(ADDRESS_LIMIT.tries, ADDRESS_LIMIT.seconds);
  const accountLimit = createRateLimit(ACCOUNT_LIMIT.tries, ACCOUNT_LIMIT.seconds);

  /** Returns the limits that apply to this login, each with the key under which attempts are counted. */
  function limitsOf(c: Context, network: string, username: string): [RateLimit, string][] {
    const sender = isForeignOrigin(c, options) ? 'page' : 'visitor';
    const account = accounts.named(username);
    if (account && knownAddresses.has(account.id, network)) {
      return [[addressLimit, `${sender} ${network} ${account.id}`]];
    }
    const name = username.slice(0, MAX_NAME_LENGTH).normalize('NFKC').toLowerCase();
    return [
      [addressLimit, `${sender} ${network}`],
      [accountLimit, `${sender} ${name}`],
    ];
  }

  return async (c, network, { username, password }) => {
    const taken: [RateLimit, string][] = [];
    const giveBack = () => Promise.all(taken.map(([limit, key]) => limit.giveBack(key)));
    for (const [limit, key] of limitsOf(c, network, username)) {
      try {
        await throttle(limit, key);
      } catch (refusal) {
        // The password wasn't checked, so this doesn't count as a failed attempt.
        await giveBack();
        throw refusal;
      }
      taken.push([limit, key]);
    }
    let account: Account | null;
    try {
      account = await recognize(username, password);
    } catch (failure) {
      // The password wasn't checked, so this doesn't count as a failed attempt.
      await giveBack();
      throw failure;
    }
    if (account === null) return null;
    await giveBack();
    knownAddresses.add(account.id, network);
    return account;
  };
}

/**
 * Whether a request was sent by a page on another site. Programs don't send an `Origin` header. Sandboxed pages
 * and local files send `null`, which is treated as another site.
 */
function isForeignOrigin(c: Context, { publicUrl }: Pick<PanelOptions, 'publicUrl'>): boolean {
  const origin = c.req.header('origin');
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  // The browser sets both headers, so a page can't forge them.
  return host !== c.req.header('host') && host !== (publicUrl === null ? null : new URL(publicUrl).host);
}
