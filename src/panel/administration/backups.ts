/**
 * Backups of accounts: made one after another, in the background. Where each
 * stands is the account's `backup_status`; the archives are in its storage.
 */
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PanelOptions } from '../options.js';
import type { Storage } from '../storage/storage.js';
import type { Store } from '../store/store.js';
import { writeArchive } from './backup-archive.js';

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
  /** Aborted when the panel begins to close: what is under way counts as failed. */
  closing: AbortSignal;
}

/** Archives of a kind, whole or quick, that are kept: the newest ones. */
const KEPT = 3;
const PART = '.part';
const WHOLE = '.zip';
const QUICK = '.quick.zip';

export function keepBackups({ store, storage, options, closing }: Needs): Backups {
  const { broadcasters } = store;
  let last = Promise.resolve();
  let writing: string | null = null;
  // What was under way when the panel was killed will never be done.
  underWay().forEach((account) => {
    settle(account, BACKUP_STATUS.failed);
    archivesOf(account, PART).forEach((name) => rmSync(join(storage.backups(account), name)));
  });
  closing.addEventListener('abort', () => {
    underWay().forEach((account) => settle(account, BACKUP_STATUS.failed));
    if (writing !== null) rmSync(writing, { force: true });
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

  function archivesOf(account: number, ending: string): string[] {
    return readdirSync(storage.backups(account))
      .filter((name) => name.endsWith(ending) && (ending === QUICK || !name.endsWith(QUICK)))
      .sort();
  }

  async function make(account: number, quick: boolean): Promise<void> {
    if (closing.aborted || !broadcasters.one(account)) return;
    try {
      const ending = quick ? QUICK : WHOLE;
      const path = join(storage.backups(account), nameAt(Date.now()) + ending);
      writing = path + PART;
      await writeArchive(store, {
        account,
        quick,
        files: storage.files(account),
        path: writing,
        signal: closing,
      });
      renameSync(writing, path);
      settle(account, BACKUP_STATUS.done);
      archivesOf(account, ending)
        .slice(0, -KEPT)
        .forEach((name) => rmSync(join(storage.backups(account), name)));
    } catch (error) {
      if (closing.aborted) return;
      if (writing !== null) rmSync(writing, { force: true });
      settle(account, BACKUP_STATUS.failed);
      options.report(error);
    } finally {
      writing = null;
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
      const name = archivesOf(account, WHOLE).at(-1);
      return name === undefined ? null : momentOf(name);
    },
    idle: () => last,
  };
}

/** As `2026-11-21T03-00-00-000Z`: colons are no part of a name everywhere. */
function nameAt(moment: number): string {
  return new Date(moment).toISOString().replace(/[:.]/g, '-');
}

/** Null for a name that is none of ours. */
function momentOf(name: string): number | null {
  const [, day, hour, minute, second, rest] = /^(.{10})T(..)-(..)-(..)-(...)Z/.exec(name) ?? [];
  const moment = Date.parse(`${day}T${hour}:${minute}:${second}.${rest}Z`);
  return Number.isNaN(moment) ? null : moment;
}
