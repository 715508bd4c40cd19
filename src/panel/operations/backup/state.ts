import type { UserState } from '../../users/auth/state.js';
import type { Backups } from './backups.js';
import type { BackupSchedule } from './schedule.js';

/** The parts of a running panel used by the backup routes. */
export interface BackupState extends UserState {
  backups: Backups;
  backupSchedule: BackupSchedule;
}
