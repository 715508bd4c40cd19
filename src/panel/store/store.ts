import { createAccounts, type Accounts } from './accounts.js';
import { createAudit, type Audit } from './audit.js';
import { createKnownAddresses, type KnownAddresses } from './known-addresses.js';
import { createSessions, type Sessions } from './sessions.js';
import { readAccountRows, type AccountRows } from './account-rows.js';
import { createBroadcasters, type Broadcasters } from './broadcasters.js';
import { createCharts, type Charts } from './charts.js';
import { createChannels, type Channels } from './channels.js';
import { createDjs, type Djs } from './djs.js';
import { createEmailChanges, type EmailChanges } from './email-changes.js';
import { createGrid, type Grid } from './grid.js';
import { createHistory, type History } from './history.js';
import { createEmailTemplates, type EmailTemplates } from './email-templates.js';
import { createMusic, type Music } from './music.js';
import { createVotes, type StoredVotes } from './votes.js';
import { createPlaylists, type Playlists } from './playlists.js';
import { createPodcasts, type Podcasts } from './podcasts.js';
import { createRelayed, type Relayed } from './relayed.js';
import { createRequests, type Requests } from './requests.js';
import { createResellers, type Resellers } from './resellers.js';
import { createServers, type Servers } from './servers.js';
import { createSettings, type StoredSettings } from './settings.js';
import {
  createBroadcasterTemplates,
  createResellerTemplates,
  type StoredBroadcasterTemplate,
  type StoredResellerTemplate,
  type Templates,
} from './templates.js';
import { migrations } from './migrations.js';
import { openDatabase, type Database } from '../database/database.js';

/** The panel's data, by kind of record. */
export interface Store {
  accounts: Accounts;
  sessions: Sessions;
  knownAddresses: KnownAddresses;
  emailChanges: EmailChanges;
  audit: Audit;
  broadcasters: Broadcasters;
  resellers: Resellers;
  broadcasterTemplates: Templates<StoredBroadcasterTemplate>;
  resellerTemplates: Templates<StoredResellerTemplate>;
  settings: StoredSettings;
  emailTemplates: EmailTemplates;
  servers: Servers;
  channels: Channels;
  djs: Djs;
  music: Music;
  playlists: Playlists;
  podcasts: Podcasts;
  grid: Grid;
  votes: StoredVotes;
  history: History;
  relayed: Relayed;
  requests: Requests;
  charts: Charts;
  accountRows: AccountRows;
  /** Increases with every written row. */
  version(): number;
  /** Runs `work` in a transaction, which is rolled back if `work` throws. */
  transaction<T>(work: () => T): T;
  /** Throws if the database doesn't respond. */
  probe(): void;
  /** Copies a consistent snapshot to a file. Reads and writes can continue. */
  backup(file: string): Promise<void>;
  close(): void;
}

/** Opens a store in a file, or in memory if `file` is null. Warns and throws in the same cases as `openDatabase`. */
export function openStore(file: string | null, warn?: (sentence: string) => void): Store {
  return createStore(openDatabase(file, migrations, warn));
}

/** Creates a store on a migrated database. `close` closes the database. */
export function createStore(db: Database): Store {
  const version = db.prepare<[], number>('SELECT total_changes()').pluck();
  const probe = db.prepare('SELECT 1 FROM servers LIMIT 1');
  return {
    accounts: createAccounts(db),
    sessions: createSessions(db),
    knownAddresses: createKnownAddresses(db),
    emailChanges: createEmailChanges(db),
    audit: createAudit(db),
    broadcasters: createBroadcasters(db),
    resellers: createResellers(db),
    broadcasterTemplates: createBroadcasterTemplates(db),
    resellerTemplates: createResellerTemplates(db),
    settings: createSettings(db),
    emailTemplates: createEmailTemplates(db),
    servers: createServers(db),
    channels: createChannels(db),
    djs: createDjs(db),
    music: createMusic(db),
    playlists: createPlaylists(db),
    podcasts: createPodcasts(db),
    grid: createGrid(db),
    votes: createVotes(db),
    history: createHistory(db),
    relayed: createRelayed(db),
    requests: createRequests(db),
    charts: createCharts(db),
    accountRows: readAccountRows(db),
    version: () => version.get() ?? 0,
    transaction: (work) => db.transaction(work)(),
    probe: () => void probe.get(),
    async backup(file) {
      await db.backup(file);
    },
    close: () => void db.close(),
  };
}
