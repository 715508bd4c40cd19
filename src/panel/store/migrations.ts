/**
 * The migrations of the database: the tables of all folders, step by step. A released
 * step is never edited; a later step changes its tables.
 */
import { accountRoles, accountTables, firstRoles } from '../accounts/tables.js';
import { auditTables } from '../audit/tables.js';
import { endableSessions, knownAddressTables, sessionTables } from '../auth/tables.js';
import { broadcasterTables } from '../broadcasters/tables.js';
import { channelIndex, channelSwitches, channelTables } from '../channels/tables.js';
import { djTables } from '../djs/tables.js';
import { emailChangeTables } from '../email-undo/tables.js';
import { gridTables } from '../grid/tables.js';
import { historyBlockTables, historyTables } from '../history/tables.js';
import { emailTemplateTables } from '../mail/tables.js';
import { musicTables, voteTables } from '../music/tables.js';
import { playlistTables } from '../playlists/tables.js';
import { episodeTexts, podcastTables } from '../podcasts/tables.js';
import { relayTables, removableTracks } from '../relay/tables.js';
import { resellerTables } from '../resellers/tables.js';
import { serverTables } from '../servers/tables.js';
import { settingTables } from '../settings/tables.js';
import { templateTables } from '../templates/tables.js';
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
