/**
 * Backups of accounts: made one after another, in the background. Where each
 * stands is the account's `backup_status`; the archives are in its storage.
 */
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PanelOptions } from '../options.js';
import type { Storage } from '../store/storage.js';
import type { Store } from '../store/store.js';
import { archiveName, archiveTime, PART, readArchiveName, stampAt } from './archive-names.js';
import { writeArchive } from './archive.js';

/** Values of `backup_status`. The contract shows none. */
export const BACKUP_STATUS = { none: 0, underWay: 1, done: 2, failed: 3 } as const;

export interface Backups {
  /** Begins one, after those that were asked for before; false, and nothing done, while one of this account is under way. */
  start(account: number, quick: boolean): boolean;
  /** When the newest whole one was made: milliseconds UTC, the machine's time. Null for none. */
  newest(account: number): number | null;
  /** Settles when none is under way. */
  idle(): Promise<void>;
}

interface Needs {
  store: Store;
  storage: Storage;
  options: Pick<PanelOptions, 'report'>;
  volumeBytes?: number;
  /** Aborted when the panel begins to close: what is under way counts as failed. */
  closing: AbortSignal;
}

/** Archives of a kind, whole or quick, that are kept: the newest ones. */
const KEPT = 3;
/** Of a volume: archives that large can be copied and opened everywhere. */
const VOLUME_BYTES = 2 ** 31;

export function createBackups({
  store,
  storage,
  options,
  closing,
  volumeBytes = VOLUME_BYTES,
}: Needs): Backups {
  const { broadcasters } = store;
  let last = Promise.resolve();
  let writing: number | null = null;
  // What was under way when the panel was killed will never be done.
  underWay().forEach((account) => {
    settle(account, BACKUP_STATUS.failed);
    tidy(account);
  });
  closing.addEventListener('abort', () => {
    underWay().forEach((account) => settle(account, BACKUP_STATUS.failed));
    if (writing !== null) tidy(writing);
  });

  function underWay(): number[] {
    return broadcasters
      .all()
      .filter(({ backup_status }) => backup_status === BACKUP_STATUS.underWay)
      .map(({ account }) => account);
  }

  function settle(account: number, backup_status: number): void {
    const row = broadcasters.one(account);
    if (row) broadcasters.change({ ...row, backup_status });
  }

  /** Those that are whole, the oldest first. */
  function archivesOf(account: number, quick: boolean): string[] {
    return readdirSync(storage.backups(account))
      .map(readArchiveName)
      .flatMap((read) => (read?.quick === quick && read.volume === 1 && !read.isPart ? [read.stamp] : []))
      .sort();
  }

  /** Removes what is not whole, and all but the newest of each kind. Files of other names are not ours. */
  function tidy(account: number): void {
    const kept = [false, true].flatMap((quick) => archivesOf(account, quick).slice(-KEPT));
    const folder = storage.backups(account);
    for (const name of readdirSync(folder)) {
      const read = readArchiveName(name);
      if (read && (read.isPart || !kept.includes(read.stamp))) rmSync(join(folder, name));
    }
  }

  async function write(account: number, quick: boolean): Promise<void> {
    const folder = storage.backups(account);
    const stamp = stampAt(Date.now());
    const pathOf = (volume: number) => join(folder, archiveName({ stamp, quick, volume }));
    const volumes = await writeArchive(store, {
      account,
      quick,
      files: storage.files(account),
      pathOf: (volume) => pathOf(volume) + PART,
      volumeBytes,
      signal: closing,
    });
    // The first one last: with it the archive is there.
    for (let volume = volumes; volume > 0; volume -= 1) renameSync(pathOf(volume) + PART, pathOf(volume));
    settle(account, BACKUP_STATUS.done);
  }

  async function make(account: number, quick: boolean): Promise<void> {
    const isGone = () => closing.aborted || !broadcasters.one(account);
    if (isGone()) return;
    writing = account;
    try {
      await write(account, quick);
    } catch (error) {
      if (isGone()) return;
      settle(account, BACKUP_STATUS.failed);
      options.report(error);
    } finally {
      writing = null;
    }
    try {
      tidy(account);
    } catch (error) {
      options.report(error);
    }
  }

  return {
    start(account, quick) {
      const row = broadcasters.one(account);
      if (!row || row.backup_status === BACKUP_STATUS.underWay) return false;
      broadcasters.change({ ...row, backup_status: BACKUP_STATUS.underWay, backup_quick: quick });
      last = last.then(() => make(account, quick));
      return true;
    },
    newest(account) {
      const stamp = archivesOf(account, false).at(-1);
      return stamp === undefined ? null : archiveTime(stamp);
    },
    idle: () => last,
  };
}
