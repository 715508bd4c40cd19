import { accountRoles, accountTables, firstRoles } from './accounts.js';
import { auditTables } from './audit.js';
import { endableSessions, sessionTables } from './sessions.js';
import { knownAddressTables } from './known-addresses.js';
import { broadcasterTables } from './broadcasters.js';
import { channelIndex, channelSwitches, channelTables } from './channels.js';
import { chartTables } from './charts.js';
import { djTables } from './djs.js';
import { emailChangeTables } from './email-changes.js';
import { gridTables } from './grid.js';
import { historyBlockTables, historyTables } from './history-tables.js';
import { emailTemplateTables } from './email-templates.js';
import { musicTables } from './music.js';
import { voteTables } from './votes.js';
import { playlistTables } from './playlists.js';
import { episodeTexts, podcastTables } from './podcasts.js';
import { relayColumnNames, relayTables, removableTracks } from './relayed.js';
import { requestTables } from './requests.js';
import { resellerTables } from './resellers.js';
import { serverTables } from './servers.js';
import { settingTables } from './settings.js';
import { templateTables } from './templates.js';
import { idTables } from './next-id.js';

/** Once a step has been released, it must not be edited. Later steps change the tables instead. */
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
  [requestTables],
  [chartTables],
  [relayColumnNames],
];

/** SQL scripts, in order. The database's `user_version` is the number of scripts that have been applied. */
export const migrations: readonly string[] = steps.map((parts) => parts.join('\n'));
