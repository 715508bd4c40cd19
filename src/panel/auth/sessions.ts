/** The tokens of the administration API. They are stored, so that each can be revoked before it expires. */
import { fingerprintOf, makeKey } from './api-keys.js';
import type { Sessions } from './session-rows.js';

export interface SessionKeys {
  /** Creates a key. */
  issue(account: number): string;
  /** The account of a key; null for an unknown or expired key. */
  read(key: string): number | null;
}

/** `life` is in seconds of the machine's clock. */
export function createSessionKeys(sessions: Sessions, life: number): SessionKeys {
  return {
    issue(account) {
      const key = makeKey();
      sessions.dropExpired(Date.now());
      sessions.add(fingerprintOf(key), 'session', { account, expires_at: Date.now() + life * 1000 });
      return key;
    },
    read(key) {
      const session = sessions.one(fingerprintOf(key), 'session');
      return session !== undefined && session.expires_at > Date.now() ? session.account : null;
    },
  };
}
