import type { BackupState } from './operations/backup/state.js';

/** All parts of a running panel. Each layer declares the parts that it adds to those of the layer below. */
export type PanelState = BackupState;
