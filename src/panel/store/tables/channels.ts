/** The tables of channels, as migration steps: see `../migrations.ts`. */

/** Step 1. */
export const channelTables = `
  CREATE TABLE channels (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
    bitrate INTEGER NOT NULL,
    s_type TEXT NOT NULL,
    s_format TEXT NOT NULL,
    mount_point TEXT NOT NULL,
    active INTEGER NOT NULL DEFAULT 1,
    public INTEGER NOT NULL DEFAULT 1
  );
`;

/** Step 2: settings that accounts can change. */
export const channelSwitches = `
  ALTER TABLE channels ADD COLUMN autodj_enabled INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE channels ADD COLUMN vendor_compatible INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE channels ADD COLUMN proxy_enabled INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE channels ADD COLUMN ssl_proxy_enabled INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE channels ADD COLUMN allow_auth_listeners_only INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE channels ADD COLUMN queue_size INTEGER NOT NULL DEFAULT 524288;
  ALTER TABLE channels ADD COLUMN burst_size INTEGER NOT NULL DEFAULT 65536;
`;

/** Step 4: an index, since each account has a station now. */
export const channelIndex = `
  CREATE INDEX channels_of_server ON channels (server, id);
`;
