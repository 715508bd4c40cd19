/**
 * The tokens of the administration API. They are stored, so that each can be ended before it expires; where
 * `--session-idle` says so, those that nobody uses end, too.
 */
import type { PanelOptions } from '../../base/options.js';
import { fingerprintOf, makeKey } from '../credentials/api-keys.js';
import type { Session, Sessions } from '../../store/sessions.js';

export interface SessionKeys {
  /** Creates a key; `address` is who asked for it. */
  issue(account: number, address: string): string;
  /** The session of a key, which is used by that; null for an unknown, expired or idle key. */
  read(key: string): Session | null;
  /** The sessions of an account that have not ended, the newest first. */
  ofAccount(account: number): Session[];
}

/** How exact the time of the last use is kept: milliseconds, and a part of the time that a session may be idle. */
const PRECISION = 60_000;
const PART_OF_IDLE = 10;

/** Both options are seconds of the machine's clock. */
export function createSessionKeys(
  sessions: Sessions,
  { sessionLife, sessionIdle }: Pick<PanelOptions, 'sessionLife' | 'sessionIdle'>,
): SessionKeys {
  const idle = sessionIdle === null ? Infinity : sessionIdle * 1000;
  const precision = Math.min(PRECISION, idle / PART_OF_IDLE);
  const isOpen = ({ expires_at, used_at }: Session, now: number): boolean =>
    // A use within the precision is not written: no session ends that was used in time.
    expires_at > now && now - used_at <= idle + precision;
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
        // It must not begin again when the panel is started with a longer time.
        sessions.drop(session.id);
        return null;
      }
      if (now - session.used_at >= precision) sessions.use(session.id, now);
      return session;
    },
    ofAccount: (account) =>
      sessions.ofAccount(account, 'session').filter((session) => isOpen(session, Date.now())),
  };
}
