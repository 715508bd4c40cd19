/** Everything the panel keeps, one part per family of records. */
import { keepAccounts, type Accounts } from '../accounts/rows.js';
import { keepAudit, type Audit } from '../audit/rows.js';
import { keepSessions, type Sessions } from '../auth/session-rows.js';
import { readAccountRows, type AccountRows } from '../backup/account-rows.js';
import { keepBroadcasters, type Broadcasters } from '../broadcasters/rows.js';
import { keepChannels, type Channels } from '../channels/rows.js';
import { keepDjs, type Djs } from '../djs/rows.js';
import { keepGrid, type Grid } from '../grid/rows.js';
import { keepHistory, type History } from '../history/rows.js';
import { keepEmailTemplates, type EmailTemplates } from '../mail/rows.js';
import { keepMusic, type Music } from '../music/rows.js';
import { keepVotes, type VoteCounts } from '../music/vote-rows.js';
import { keepPlaylists, type Playlists } from '../playlists/rows.js';
import { keepPodcasts, type Podcasts } from '../podcasts/rows.js';
import { keepResellers, type Resellers } from '../resellers/rows.js';
import { keepServers, type Servers } from '../servers/rows.js';
import { keepSettings, type Settings } from '../settings/rows.js';
import {
  keepBroadcasterTemplates,
  keepResellerTemplates,
  type StoredBroadcasterTemplate,
  type StoredResellerTemplate,
  type Templates,
} from '../templates/rows.js';
import { openDatabase } from './database.js';

export interface Store {
  accounts: Accounts;
  sessions: Sessions;
  audit: Audit;
  broadcasters: Broadcasters;
  resellers: Resellers;
  broadcasterTemplates: Templates<StoredBroadcasterTemplate>;
  resellerTemplates: Templates<StoredResellerTemplate>;
  settings: Settings;
  emailTemplates: EmailTemplates;
  servers: Servers;
  channels: Channels;
  djs: Djs;
  music: Music;
  playlists: Playlists;
  podcasts: Podcasts;
  grid: Grid;
  votes: VoteCounts;
  history: History;
  accountRows: AccountRows;
  /** Grows with every row that is written. */
  version(): number;
  /** Does all of the work or, when it throws, none. */
  together<T>(work: () => T): T;
  close(): void;
}

/** Opens the store in a file, or in memory for null. Throws as `openDatabase` does. */
export function openStore(file: string | null): Store {
  const db = openDatabase(file);
  const version = db.prepare<[], number>('SELECT total_changes()').pluck();
  return {
    accounts: keepAccounts(db),
    sessions: keepSessions(db),
    audit: keepAudit(db),
    broadcasters: keepBroadcasters(db),
    resellers: keepResellers(db),
    broadcasterTemplates: keepBroadcasterTemplates(db),
    resellerTemplates: keepResellerTemplates(db),
    settings: keepSettings(db),
    emailTemplates: keepEmailTemplates(db),
    servers: keepServers(db),
    channels: keepChannels(db),
    djs: keepDjs(db),
    music: keepMusic(db),
    playlists: keepPlaylists(db),
    podcasts: keepPodcasts(db),
    grid: keepGrid(db),
    votes: keepVotes(db),
    history: keepHistory(db),
    accountRows: readAccountRows(db),
    version: () => version.get() ?? 0,
    together: (work) => db.transaction(work)(),
    close: () => void db.close(),
  };
}
