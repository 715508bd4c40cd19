/**
 * The folder for files and backups of the accounts. The subfolder of an account is
 * named by its id, never by anything that somebody typed.
 */
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { opendir, lstat, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { PanelOptions } from '../base/options.js';
import { UnusableStartupFile } from '../base/startup-file.js';

export interface Storage {
  /** The folder of an account's files. Creates it when it does not exist, as do the next two. */
  files(account: number): string;
  /** The folder of its backups. */
  backups(account: number): string;
  /** The folder of unfinished downloads of a migration. */
  incoming(account: number): string;
  /** Size of all files of an account: bytes. */
  bytesOf(account: number): Promise<number>;
  /** Removes all files of an account. They are out of the way at once, and deleted in the background. */
  drop(account: number): void;
  /** Removes a temporary folder. */
  close(): void;
}

/** Accessible for the panel's own user only. */
const PRIVATE = { recursive: true, mode: 0o700 };
/** Prefix of folders that are being deleted. No account's id begins with it. */
const DROPPED = '.dropped-';

/** Creates no folder before it is needed. Throws `UnusableStartupFile` when the path is no writable folder. */
export function openStorage({ storage, db }: Pick<PanelOptions, 'storage' | 'db'>): Storage {
  const isTemporary = storage === null && db === null;
  const given = storage ?? (db === null ? null : `${db}.files`);
  let root = given === null ? null : resolve(given);
  if (root !== null && existsSync(root)) {
    examine(root);
    removeDropped(root);
  }

  /** Measurements in progress, shared by parallel calls: a folder may have many files. */
  const measuring = new Map<number, Promise<number>>();

  function open(account: number, name: string): string {
    root ??= mkdtempSync(join(tmpdir(), 'onair-panel-'));
    const folder = join(root, String(account), name);
    mkdirSync(folder, PRIVATE);
    return folder;
  }

  return {
    files: (account) => open(account, 'files'),
    backups: (account) => open(account, 'backups'),
    incoming: (account) => open(account, 'incoming'),
    bytesOf(account) {
      if (root === null) return Promise.resolve(0);
      let bytes = measuring.get(account);
      if (bytes === undefined) {
        bytes = bytesBelow(join(root, String(account))).finally(() => measuring.delete(account));
        measuring.set(account, bytes);
      }
      return bytes;
    },
    drop(account) {
      if (root === null || !existsSync(join(root, String(account)))) return;
      const dropped = join(root, `${DROPPED}${account}-${randomBytes(6).toString('hex')}`);
      renameSync(join(root, String(account)), dropped);
      // If the panel ends meanwhile, the rest is deleted at its next start.
      void rm(dropped, { recursive: true, force: true }).catch(() => undefined);
    },
    close() {
      if (isTemporary && root !== null) rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Checks the folder when the panel starts, so that no backup fails later. */
function examine(root: string): void {
  if (!statSync(root).isDirectory()) throw new UnusableStartupFile(root, 'it is no folder');
  try {
    accessSync(root, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new UnusableStartupFile(root, 'it may not be written by this account', error);
  }
}

function removeDropped(root: string): void {
  for (const name of readdirSync(root).filter((each) => each.startsWith(DROPPED))) {
    void rm(join(root, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

async function bytesBelow(folder: string): Promise<number> {
  let bytes = 0;
  try {
    for await (const entry of await opendir(folder, { recursive: true })) {
      if (entry.isFile()) bytes += (await lstat(join(entry.parentPath, entry.name))).size;
    }
  } catch (error) {
    // The file was deleted meanwhile.
    if ((error as { code?: unknown }).code !== 'ENOENT') throw error;
  }
  return bytes;
}
