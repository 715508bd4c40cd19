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

/**
 * The folder with the accounts' files and backups. An account's subfolder is named by its id, so that no user input
 * becomes part of a path.
 */
export interface Storage {
  /** Returns the folder of an account's files. Creates it if it doesn't exist. */
  files(account: number): string;
  /** Returns the folder of an account's backups. Creates it if it doesn't exist. */
  backups(account: number): string;
  /** Returns the folder of unfinished migration downloads. Creates it if it doesn't exist. */
  incoming(account: number): string;
  /** Returns the total size of an account's files and backups in bytes. */
  bytesOf(account: number): Promise<number>;
  /** Renames an account's folder immediately, and deletes it in the background. */
  drop(account: number): void;
  /** Deletes the folder if it is temporary. */
  close(): void;
}

/** Only the panel's account has access. */
const PRIVATE_FOLDER = { recursive: true, mode: 0o700 };
/** Prefix of folders that are being deleted. */
const DROPPED_PREFIX = '.dropped-';

/**
 * Opens the storage. Folders are created on demand. Throws `UnusableStartupFile` if the path isn't a writable folder.
 */
export function openStorage({ storage, db }: Pick<PanelOptions, 'storage' | 'db'>): Storage {
  const isTemporary = storage === null && db === null;
  const given = storage ?? (db === null ? null : `${db}.files`);
  let root = given === null ? null : resolve(given);
  if (root !== null && existsSync(root)) {
    examine(root);
    removeDropped(root);
  }

  /**
   * Size measurements in progress. Concurrent calls share a measurement, because it takes long if a folder has
   * many files.
   */
  const measuring = new Map<number, Promise<number>>();

  function open(account: number, name: string): string {
    root ??= mkdtempSync(join(tmpdir(), 'onair-panel-'));
    const folder = join(root, String(account), name);
    mkdirSync(folder, PRIVATE_FOLDER);
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
      const dropped = join(root, `${DROPPED_PREFIX}${account}-${randomBytes(6).toString('hex')}`);
      renameSync(join(root, String(account)), dropped);
      // If the panel stops before this is finished, the rest is deleted at the next start.
      void rm(dropped, { recursive: true, force: true }).catch(() => undefined);
    },
    close() {
      if (isTemporary && root !== null) rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Checks the folder at startup, so that backups don't fail later. */
function examine(root: string): void {
  if (!statSync(root).isDirectory()) throw new UnusableStartupFile(root, "it isn't a folder");
  try {
    accessSync(root, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new UnusableStartupFile(root, "this account isn't allowed to write to it", error);
  }
}

function removeDropped(root: string): void {
  for (const name of readdirSync(root).filter((each) => each.startsWith(DROPPED_PREFIX))) {
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
    // The file was deleted in the meantime.
    if ((error as { code?: unknown }).code !== 'ENOENT') throw error;
  }
  return bytes;
}
