/**
 * The tokens of the station API: JWTs, signed with the panel's own key, which is kept encrypted. They
 * expire by the machine's clock, since the panel's may stand still or run fast.
 */
import { jwtVerify, SignJWT } from 'jose';
import { randomBytes } from 'node:crypto';
import type { Accounts } from '../../store/accounts.js';
import type { PanelOptions } from '../../base/options.js';
import { isSealed, type Secrets } from '../../database/secrets.js';

export interface Tokens {
  /** `epoch` is the account's `token_epoch`: a token with an older one is revoked. */
  issue(account: number, epoch: number): Promise<string>;
  /** Whose token it is; null for one that is broken, expired, or not issued by this panel. */
  read(token: string): Promise<{ account: number; epoch: number } | null>;
}

const ALGORITHM = 'HS256';
/** Keeps tokens for other purposes, signed with the same secret, out of the station API. */
const AUDIENCE = 'station';

const KEY_NAME = 'tokens';
const KEY_BYTES = 32;

/** With `rotateTokenKey` the key that was kept is forgotten: tokens that were signed with it are refused. */
export function createTokens(
  accounts: Accounts,
  secrets: Secrets,
  { tokenLife, rotateTokenKey, warn }: Pick<PanelOptions, 'tokenLife' | 'rotateTokenKey' | 'warn'>,
): Tokens {
  const kept = accounts.secret(KEY_NAME);
  // Earlier versions kept the key in plain text: whoever read the file could sign tokens with it.
  if (kept !== undefined && (rotateTokenKey || !isSealed(kept))) accounts.dropSecret(KEY_NAME);
  if (rotateTokenKey)
    warn(
      'The key of tokens is a new one: those given before are refused. Start without --rotate-token-key next time.',
    );
  let key: Promise<Uint8Array | null> | null = null;

  /** Null while there is none, and for one whose sealing key is gone. */
  async function open(): Promise<Uint8Array | null> {
    const sealed = accounts.secret(KEY_NAME);
    const opened = sealed === undefined ? null : await secrets.open(sealed);
    return opened === null ? null : Buffer.from(opened, 'base64');
  }

  async function make(): Promise<Uint8Array> {
    const made = randomBytes(KEY_BYTES);
    accounts.keepSecret(KEY_NAME, await secrets.seal(made.toString('base64')));
    return made;
  }

  const keyToRead = () => (key ??= open());

  /** Those who ask while it is being made wait for the same one. */
  async function keyToSign(): Promise<Uint8Array> {
    const made = keyToRead().then((found) => found ?? make());
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
