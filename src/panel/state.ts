/** The parts of a running panel that its routes work with. */
import type { Gatekeeper } from './accounts/gatekeeper.js';
import type { BackupSchedule } from './administration/backup-schedule.js';
import type { Backups } from './administration/backups.js';
import type { Mailer } from './administration/mailer.js';
import type { Secrets } from './administration/secrets.js';
import type { Clock } from './clock.js';
import type { FaultSwitchboard } from './faults/switchboard.js';
import type { PanelOptions } from './options.js';
import type { RequestLog } from './request-log.js';
import type { Simulator } from './simulator/simulator.js';
import type { Storage } from './storage/storage.js';
import type { Store } from './store/store.js';

export interface PanelState {
  options: PanelOptions;
  clock: Clock;
  store: Store;
  storage: Storage;
  backups: Backups;
  backupSchedule: BackupSchedule;
  gatekeeper: Gatekeeper;
  /** Seals what the store keeps of secrets. */
  secrets: Secrets;
  mailer: Mailer;
  simulator: Simulator;
  faults: FaultSwitchboard;
  requests: RequestLog;
  /** Aborted when the panel begins to close: whatever would never end by itself ends with it. */
  closing: AbortSignal;
  /** Aborted when the panel is closed: there is nothing left to answer from. */
  closed: AbortSignal;
}
