/**
 * The migrations of the database: the tables of all folders, step by step. A released
 * step is never edited; a later step changes its tables.
 */
import { accountRoles, accountTables, firstRoles } from './tables/accounts.js';
import { auditTables } from './tables/audit.js';
import { endableSessions, knownAddressTables, sessionTables } from './tables/sessions.js';
import { broadcasterTables } from './tables/broadcasters.js';
import { channelIndex, channelSwitches, channelTables } from './tables/channels.js';
import { djTables } from './tables/djs.js';
import { emailChangeTables } from './tables/email-changes.js';
import { gridTables } from './tables/grid.js';
import { historyBlockTables, historyTables } from './tables/history.js';
import { emailTemplateTables } from './tables/email-templates.js';
import { musicTables, voteTables } from './tables/music.js';
import { playlistTables } from './tables/playlists.js';
import { episodeTexts, podcastTables } from './tables/podcasts.js';
import { relayTables, removableTracks } from './tables/relay.js';
import { resellerTables } from './tables/resellers.js';
import { serverTables } from './tables/servers.js';
import { settingTables } from './tables/settings.js';
import { templateTables } from './tables/templates.js';
import { idTables } from './next-id.js';

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
