/**
 * The tokens that signing in gives: JWTs, signed with the panel's own secret.
 * Their life is counted in the machine's time: the panel's clock may stand
 * still or run a thousand times too fast.
 */
import { jwtVerify, SignJWT } from 'jose';
import { randomBytes } from 'node:crypto';
import type { Accounts } from '../accounts/rows.js';

export interface Tokens {
  /** `epoch` is the account's: a token of an older one is revoked. */
  issue(account: number, epoch: number): Promise<string>;
  /** What a token is for; null for one that is broken, expired or not ours. */
  read(token: string): Promise<{ account: number; epoch: number } | null>;
}

const ALGORITHM = 'HS256';
/** So that a token for something else, signed with the same secret, is none for the station API. */
const AUDIENCE = 'station';

/** `life` in seconds. */
export function createTokens(accounts: Accounts, life: number): Tokens {
  const secret = Buffer.from(
    accounts.secret('tokens', () => randomBytes(32).toString('base64')),
    'base64',
  );
  return {
    issue: (account, epoch) =>
      new SignJWT({ user_id: account, epoch })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + life)
        .setJti(randomBytes(9).toString('base64url'))
        .sign(secret),
    async read(token) {
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
