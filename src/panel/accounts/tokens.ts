/**
 * The tokens that signing in gives: JWTs, signed with the panel's own secret.
 * Their life is counted in the machine's time: the panel's clock may stand
 * still or run a thousand times too fast.
 */
import { jwtVerify, SignJWT } from 'jose';
import { randomBytes } from 'node:crypto';
import type { Accounts } from '../store/accounts.js';

export interface Tokens {
  issue(account: number): Promise<string>;
  /** The account that a token is for; null for one that is broken, expired or not ours. */
  read(token: string): Promise<number | null>;
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
    issue: (account) =>
      new SignJWT({ user_id: account })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + life)
        .setJti(randomBytes(9).toString('base64url'))
        .sign(secret),
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, secret, { algorithms: [ALGORITHM], audience: AUDIENCE });
        return typeof payload.user_id === 'number' ? payload.user_id : null;
      } catch {
        return null;
      }
    },
  };
}
