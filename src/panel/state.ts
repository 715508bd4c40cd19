/** The parts of a running panel that its routes use. */
import type { Authenticator } from './users/auth/authenticator.js';
import type { Backups } from './operations/backup/backups.js';
import type { BackupSchedule } from './operations/backup/schedule.js';
import type { Clock } from './base/clock.js';
import type { FaultSettings } from './base/faults.js';
import type { Places } from './http/places.js';
import type { RequestLog } from './http/request-log.js';
import type { Mailer } from './operations/mail/mailer.js';
import type { PanelOptions } from './base/options.js';
import type { Playout } from './playout/playout.js';
import type { Secrets } from './database/secrets.js';
import type { Storage } from './database/storage.js';
import type { Store } from './store/store.js';

export interface PanelState {
  options: PanelOptions;
  clock: Clock;
  store: Store;
  storage: Storage;
  backups: Backups;
  backupSchedule: BackupSchedule;
  authenticator: Authenticator;
  /** Encrypts the secrets in the store. */
  secrets: Secrets;
  mailer: Mailer;
  /** Puts plays on air: the simulator, or the relay. */
  playout: Playout;
  faults: FaultSettings;
  requests: RequestLog;
  /** For lists that are streamed. */
  longAnswers: Places;
  /** Aborted when the panel begins to close: ends what would never end by itself. */
  closing: AbortSignal;
  /** Aborted when the panel is closed: the store is closed then. */
  closed: AbortSignal;
}
