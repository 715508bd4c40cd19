/** Everything the panel keeps, one part per family of records. */
import { keepChannels, type Channels } from './channels.js';
import { openDatabase } from './database.js';
import { keepDjs, type Djs } from './djs.js';
import { keepHistory, type History } from './history.js';
import { keepMusic, type Music } from './music.js';
import { keepServers, type Servers } from './servers.js';

export interface Store {
  servers: Servers;
  channels: Channels;
  djs: Djs;
  music: Music;
  history: History;
  /** Does all of the work or, when it throws, none. */
  together<T>(work: () => T): T;
  close(): void;
}

/** Opens the store in a file, or in memory for null. Throws as `openDatabase` does. */
export function openStore(file: string | null): Store {
  const db = openDatabase(file);
  return {
    servers: keepServers(db),
    channels: keepChannels(db),
    djs: keepDjs(db),
    music: keepMusic(db),
    history: keepHistory(db),
    together: (work) => db.transaction(work)(),
    close: () => void db.close(),
  };
}
