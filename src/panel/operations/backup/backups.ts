/**
 * Backs up accounts in the background, one after another. The progress is in the account's `backup_status`, and
 * the archives are in the account's storage.
 */
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PanelOptions } from '../../base/options.js';
import type { Storage } from '../../database/storage.js';
import type { Store } from '../../store/store.js';
import { archiveName, archiveTime, PART, readArchiveName, stampAt } from './archive-names.js';
import { writeArchive } from './archive.js';

/** Values of `backup_status`, which the contract doesn't define. */
export const BACKUP_STATUS = { none: 0, inProgress: 1, done: 2, failed: 3 } as const;

export interface Backups {
  /** Queues a backup. Returns false if a backup of the account is already waiting or in progress. */
  start(account: number, quick: boolean): boolean;
  /**
   * Returns the time at which the newest full backup started, in milliseconds UTC by the machine's clock, or
   * null.
   */
  newest(account: number): number | null;
  /** Resolves when the queue is empty. */
  idle(): Promise<void>;
}

interface Dependencies {
  store: Store;
  storage: Storage;
  options: Pick<PanelOptions, 'report'>;
  volumeBytes?: number;
  /** Aborted when the panel starts to close. Unfinished backups are then marked as failed. */
  closing: AbortSignal;
}

/** Number of archives to keep of each kind (full and quick). */
const MAX_ARCHIVES = 3;
/** Maximum size of a volume in bytes. Files of this size can be copied and opened on all systems. */
const VOLUME_BYTES = 2 ** 31;

export function createBackups({
  store,
  storage,
  options,
  closing,
  volumeBytes = VOLUME_BYTES,
}: Dependencies): Backups {
  const { broadcasters } = store;
  let last = Promise.resolve();
  let writing: number | null = null;
  // Backups that were in progress when the panel was killed can't be resumed.
  accountsInProgress().forEach((account) => {
    setStatus(account, BACKUP_STATUS.failed);
    removeOld(account);
  });
  closing.addEventListener('abort', () => {
    accountsInProgress().forEach((account) => setStatus(account, BACKUP_STATUS.failed));
    if (writing !== null) removeOld(writing);
  });

  function accountsInProgress(): number[] {
    return broadcasters
      .all()
      .filter(({ backup_status }) => backup_status === BACKUP_STATUS.inProgress)
      .map(({ account }) => account);
  }

  function setStatus(account: number, backup_status: number): void {
    const row = broadcasters.one(account);
    if (row) broadcasters.change({ ...row, backup_status });
  }

  /** Returns the stamps of the complete archives, oldest first. */
  function archivesOf(account: number, quick: boolean): string[] {
    return readdirSync(storage.backups(account))
      .map(readArchiveName)
      .flatMap((read) => (read?.quick === quick && read.volume === 1 && !read.isPart ? [read.stamp] : []))
      .sort();
  }

  /** Removes incomplete archives, and complete ones of each kind except the newest. Keeps other files. */
  function removeOld(account: number): void {
    const kept = [false, true].flatMap((quick) => archivesOf(account, quick).slice(-MAX_ARCHIVES));
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
    // Rename the first volume last, since its name marks the archive as complete.
    for (let volume = volumes; volume > 0; volume -= 1) renameSync(pathOf(volume) + PART, pathOf(volume));
    setStatus(account, BACKUP_STATUS.done);
  }

  async function backUp(account: number, quick: boolean): Promise<void> {
    const isGone = () => closing.aborted || !broadcasters.one(account);
    if (isGone()) return;
    writing = account;
    try {
      await write(account, quick);
    } catch (error) {
      if (isGone()) return;
      setStatus(account, BACKUP_STATUS.failed);
      options.report(error);
    } finally {
      writing = null;
    }
    try {
      removeOld(account);
    } catch (error) {
      options.report(error);
    }
  }

  return {
    start(account, quick) {
      const row = broadcasters.one(account);
      if (!row || row.backup_status === BACKUP_STATUS.inProgress) return false;
      broadcasters.change({ ...row, backup_status: BACKUP_STATUS.inProgress, backup_quick: quick });
      last = last.then(() => backUp(account, quick));
      return true;
    },
    newest(account) {
      const stamp = archivesOf(account, false).at(-1);
      return stamp === undefined ? null : archiveTime(stamp);
    },
    idle: () => last,
  };
}
