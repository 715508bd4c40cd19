/** The tokens of the administration API: kept, so that each can be taken back before it ends. */
import { fingerprintOf, makeKey } from './api-keys.js';
import type { Sessions } from './session-rows.js';

export interface SessionKeys {
  /** A new one. */
  issue(account: number): string;
  /** The account that a key is for; null for one that is unknown or has ended. */
  read(key: string): number | null;
}

/** `life` in seconds, of the machine's time. */
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
