/**
 * The tokens of the station API: JWTs, signed with the panel's own secret. They
 * expire by the machine's clock, since the panel's may stand still or run fast.
 */
import { jwtVerify, SignJWT } from 'jose';
import { randomBytes } from 'node:crypto';
import type { Accounts } from '../accounts/rows.js';

export interface Tokens {
  /** `epoch` is the account's `token_epoch`: a token with an older one is revoked. */
  issue(account: number, epoch: number): Promise<string>;
  /** Whose token it is; null for one that is broken, expired, or not issued by this panel. */
  read(token: string): Promise<{ account: number; epoch: number } | null>;
}

const ALGORITHM = 'HS256';
/** Keeps tokens for other purposes, signed with the same secret, out of the station API. */
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
