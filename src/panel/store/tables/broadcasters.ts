/** The tables of broadcasters, as migration steps: see `../migrations.ts`. */
import { ACCOUNT_LIMITS, FEATURES } from '../../../contract/administration.js';
import { zeroColumns } from './zero-columns.js';

/** Step 4. */
export const broadcasterTables = `
  CREATE TABLE broadcasters (
    account INTEGER PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    account_type INTEGER NOT NULL DEFAULT 1,
    server_type TEXT NOT NULL DEFAULT 'icecast',
    panel_port INTEGER NOT NULL DEFAULT 0,
    default_channel_port INTEGER NOT NULL DEFAULT 0,
    port_range_min INTEGER NOT NULL DEFAULT 0,
    port_range_max INTEGER NOT NULL DEFAULT 0,
    ${zeroColumns(ACCOUNT_LIMITS)},
    ${zeroColumns(FEATURES)},
    backup_status INTEGER NOT NULL DEFAULT 0,
    backup_auto_type INTEGER NOT NULL DEFAULT 0,
    backup_auto_when INTEGER NOT NULL DEFAULT 0,
    backup_quick INTEGER NOT NULL DEFAULT 0,
    branded_url TEXT NOT NULL DEFAULT '',
    branded_url_status INTEGER NOT NULL DEFAULT 0
  );
`;
