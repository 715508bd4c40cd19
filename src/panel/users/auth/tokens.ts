import { jwtVerify, SignJWT } from 'jose';
import { randomBytes } from 'node:crypto';
import type { Accounts } from '../../store/accounts.js';
import type { PanelOptions } from '../../base/options.js';
import { isSealed, type Secrets } from '../../database/secrets.js';

/**
 * Tokens of the station API. They are JWTs that are signed with a key, which is stored encrypted. Whether they
 * have expired depends on the machine's clock, because the panel's clock may be stopped or run fast.
 */
export interface Tokens {
  /** `epoch` is the account's `token_epoch`. Increasing it revokes earlier tokens. */
  issue(account: number, epoch: number): Promise<string>;
  /**
   * Returns the account id and the epoch in a token. Returns null if the token is malformed or expired, or if
   * this panel didn't issue it.
   */
  read(token: string): Promise<{ account: number; epoch: number } | null>;
}

const ALGORITHM = 'HS256';
/**
 * Because of this audience, the station API rejects tokens that were signed with the same key for another
 * purpose.
 */
const AUDIENCE = 'station';

const KEY_NAME = 'tokens';
const KEY_BYTES = 32;

/**
 * Creates the tokens. If `rotateTokenKey` is true, the stored key is discarded, which revokes all tokens that
 * were signed with it.
 */
export function createTokens(
  accounts: Accounts,
  secrets: Secrets,
  { tokenLife, rotateTokenKey, warn }: Pick<PanelOptions, 'tokenLife' | 'rotateTokenKey' | 'warn'>,
): Tokens {
  const kept = accounts.secret(KEY_NAME);
  // Earlier versions stored the key in plain text. It is replaced, because anyone who read that file could sign
  // tokens.
  if (kept !== undefined && (rotateTokenKey || !isSealed(kept))) accounts.dropSecret(KEY_NAME);
  if (rotateTokenKey) {
    warn(
      'The token key was replaced, so earlier tokens are no longer valid. Start without --rotate-token-key next time.',
    );
  }
  let key: Promise<Uint8Array | null> | null = null;

  /**
   * Returns null if no key is stored, or if the key can't be decrypted because the key for secrets is missing.
   */
  async function openStoredKey(): Promise<Uint8Array | null> {
    const sealed = accounts.secret(KEY_NAME);
    const opened = sealed === undefined ? null : await secrets.open(sealed);
    return opened === null ? null : Buffer.from(opened, 'base64');
  }

  async function createKey(): Promise<Uint8Array> {
    const made = randomBytes(KEY_BYTES);
    accounts.keepSecret(KEY_NAME, await secrets.seal(made.toString('base64')));
    return made;
  }

  const keyToRead = () => (key ??= openStoredKey());

  /** Returns the key, and creates one if necessary. Concurrent calls share the new key. */
  async function keyToSign(): Promise<Uint8Array> {
    const made = keyToRead().then((found) => found ?? createKey());
    key = made;
    try {
      return await made;
    } catch (error) {
      key = null;
      throw error;
    }
  }

  return {
    issue: async (account, epoch) =>
      new SignJWT({ user_id: account, epoch })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + tokenLife)
        .setJti(randomBytes(9).toString('base64url'))
        .sign(await keyToSign()),
    async read(token) {
      const secret = await keyToRead();
      if (secret === null) return null;
      try {
        const { payload } = await jwtVerify(token, secret, { algorithms: [ALGORITHM], audience: AUDIENCE });
        const { user_id, epoch } = payload;
        if (typeof user_id !== 'number' || typeof epoch !== 'number') return null;
        return { account: user_id, epoch };
      } catch {
        return null;
      }
    },
  };
}
