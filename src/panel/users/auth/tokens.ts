import { jwtVerify, SignJWT } from 'jose';
import { randomBytes } from 'node:crypto';
import type { Accounts } from '../../store/accounts.js';
import type { PanelOptions } from '../../base/options.js';
import { isSealed, type Secrets } from '../../database/secrets.js';

/**
 * Station API tokens: JWTs signed with a key that is stored encrypted. Their expiry uses the machine's clock,
 * because the panel's clock may be stopped or run fast.
 */
export interface Tokens {
  /** `epoch` is the account's `token_epoch`. Increasing it revokes earlier tokens. */
  issue(account: number, epoch: number): Promise<string>;
  /** Returns a token's account id and epoch, or null if it's malformed, expired, or not issued by this panel. */
  read(token: string): Promise<{ account: number; epoch: number } | null>;
}

const ALGORITHM = 'HS256';
/** Makes the station API reject tokens that were signed with the same key for another purpose. */
const AUDIENCE = 'station';

const KEY_NAME = 'tokens';
const KEY_BYTES = 32;

/** `rotateTokenKey` discards the stored key, which revokes all tokens signed with it. */
export function createTokens(
  accounts: Accounts,
  secrets: Secrets,
  { tokenLife, rotateTokenKey, warn }: Pick<PanelOptions, 'tokenLife' | 'rotateTokenKey' | 'warn'>,
): Tokens {
  const kept = accounts.secret(KEY_NAME);
  // Earlier versions stored the key in plain text. Anyone who read that file could sign tokens, so it is replaced.
  if (kept !== undefined && (rotateTokenKey || !isSealed(kept))) accounts.dropSecret(KEY_NAME);
  if (rotateTokenKey) {
    warn(
      'The token key was replaced, so earlier tokens are no longer valid. Start without --rotate-token-key next time.',
    );
  }
  let key: Promise<Uint8Array | null> | null = null;

  /** Returns null if no key is stored, or if it can't be decrypted because the sealing key is missing. */
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

  /** Concurrent calls wait for the same new key. */
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
