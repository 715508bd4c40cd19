/** Who is asking, and whether they may. */
import type { Context } from 'hono';
import { refuse } from '../refusal.js';

const CHALLENGE = { 'WWW-Authenticate': 'JWT realm="api"' };
const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses a request with a broken token, also where none is needed, and one
 * that would change something without being signed in. No token is given out
 * yet, so every token is a broken one.
 */
export function requireReader(c: Context): void {
  const [scheme, ...rest] = (c.req.header('authorization') ?? '').split(' ').filter((part) => part !== '');
  // Another scheme's header counts as none.
  if (scheme === 'JWT') {
    if (rest.length !== 1) {
      refuse(
        401,
        {
          detail: 'Authorization header must contain two space-delimited values',
          code: 'bad_authorization_header',
          messages: [],
        },
        CHALLENGE,
      );
    }
    refuse(
      401,
      {
        detail: 'Given token not valid for any token type',
        code: 'token_not_valid',
        messages: [
          { token_class: 'AccessToken', token_type: 'access', message: 'Token is invalid or expired' },
        ],
      },
      CHALLENGE,
    );
  }
  if (!SAFE.includes(c.req.method)) {
    refuse(401, { detail: 'Authentication credentials were not provided.' }, CHALLENGE);
  }
}
