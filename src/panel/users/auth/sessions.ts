import type { PanelOptions } from '../../base/options.js';
import { fingerprintOf, makeKey } from '../credentials/api-keys.js';
import type { Session, Sessions } from '../../store/sessions.js';

/**
 * Keys of the administration API. They are stored, so that a session can be ended before it expires. With
 * `--session-idle`, unused sessions also end.
 */
export interface SessionKeys {
  /** Creates a key. `address` is the client's IP address. */
  issue(account: number, address: string): string;
  /**
   * Returns the session of a key and records that the key was used. Returns null if the key is unknown or
   * expired, or hasn't been used for too long.
   */
  read(key: string): Session | null;
  /** Returns an account's open sessions, newest first. */
  ofAccount(account: number): Session[];
}

/**
 * The time of the last use is written only if the stored time is older than this, or older than a tenth of the
 * idle time if that is shorter.
 */
const USED_AT_PRECISION_MS = 60_000;
const IDLE_FRACTION = 10;

/** Creates session keys. `sessionLife` and `sessionIdle` are in seconds, by the machine's clock. */
export function createSessionKeys(
  sessions: Sessions,
  { sessionLife, sessionIdle }: Pick<PanelOptions, 'sessionLife' | 'sessionIdle'>,
): SessionKeys {
  const idleMs = sessionIdle === null ? Infinity : sessionIdle * 1000;
  const precisionMs = Math.min(USED_AT_PRECISION_MS, idleMs / IDLE_FRACTION);
  const isOpen = ({ expires_at, used_at }: Session, now: number): boolean =>
    // The last use may have been up to `precisionMs` later than the stored time.
    expires_at > now && now - used_at <= idleMs + precisionMs;
  return {
    issue(account, address) {
      const key = makeKey();
      const now = Date.now();
      sessions.dropExpired(now);
      sessions.add(fingerprintOf(key), 'session', {
        account,
        address,
        started_at: now,
        expires_at: now + sessionLife * 1000,
      });
      return key;
    },
    read(key) {
      const session = sessions.one(fingerprintOf(key), 'session');
      if (session === undefined) return null;
      const now = Date.now();
      if (!isOpen(session, now)) {
        // Delete the session. Otherwise, it would become valid again if the panel were restarted with a longer
        // idle time.
        sessions.drop(session.id);
        return null;
      }
      if (now - session.used_at >= precisionMs) sessions.use(session.id, now);
      return session;
    },
    ofAccount: (account) =>
      sessions.ofAccount(account, 'session').filter((session) => isOpen(session, Date.now())),
  };
}
