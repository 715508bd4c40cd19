/**
 * The migrations of the database: the tables of all folders, step by step. A released
 * step is never edited; a later step changes its tables.
 */
import { accountRoles, accountTables, firstRoles } from './users/accounts/tables.js';
import { auditTables } from './operations/audit/tables.js';
import { endableSessions, knownAddressTables, sessionTables } from './users/auth/tables.js';
import { broadcasterTables } from './users/broadcasters/tables.js';
import { channelIndex, channelSwitches, channelTables } from './station/channels/tables.js';
import { djTables } from './users/djs/tables.js';
import { emailChangeTables } from './users/email-undo/tables.js';
import { gridTables } from './station/grid/tables.js';
import { historyBlockTables, historyTables } from './station/history/tables.js';
import { emailTemplateTables } from './operations/mail/tables.js';
import { musicTables, voteTables } from './station/music/tables.js';
import { playlistTables } from './station/playlists/tables.js';
import { episodeTexts, podcastTables } from './station/podcasts/tables.js';
import { relayTables, removableTracks } from './playout/relay/tables.js';
import { resellerTables } from './users/resellers/tables.js';
import { serverTables } from './station/servers/tables.js';
import { settingTables } from './operations/settings/tables.js';
import { templateTables } from './users/templates/tables.js';
import { idTables } from './database/next-id.js';

const steps: readonly (readonly string[])[] = [
  [serverTables, channelTables, djTables, musicTables, historyTables],
  [playlistTables, voteTables, channelSwitches, gridTables, podcastTables, accountTables],
  [historyBlockTables],
  [
    accountRoles,
    channelIndex,
    idTables,
    broadcasterTables,
    resellerTables,
    firstRoles,
    templateTables,
    emailTemplateTables,
    settingTables,
    sessionTables,
    auditTables,
  ],
  [knownAddressTables],
  [endableSessions, emailChangeTables],
  [episodeTexts],
  [relayTables],
  [removableTracks],
];

/** In order. The database's `user_version` is the number of applied ones. */
export const migrations: readonly string[] = steps.map((parts) => parts.join('\n'));
