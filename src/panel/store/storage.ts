/**
 * The folder for what does not fit into the store: each account's files and
 * backups, below a folder named by its id, never by anything that somebody typed.
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
import type { PanelOptions } from '../options.js';
import { UnusableStartupFile } from '../startup-file.js';

export interface Storage {
  /** The folder of an account's files, made when it is not there. */
  files(account: number): string;
  /** The folder of its backups, made when it is not there. */
  backups(account: number): string;
  /** The folder of what is half fetched for it, made when it is not there. */
  incoming(account: number): string;
  /** Bytes of everything that is kept for an account. */
  bytesOf(account: number): Promise<number>;
  /** Takes everything of an account away, at once: its id may be somebody else's later. */
  drop(account: number): void;
  /** Removes the folder when it was only for this run. */
  close(): void;
}

/** Only for who runs the panel. */
const PRIVATE = { recursive: true, mode: 0o700 };
/** What was dropped, and is being removed. No account's id begins so. */
const DROPPED = '.dropped-';

/** Nothing is made before it is needed. Throws `UnusableStartFile` for what is there and is no folder to write in; later, as the system does. */
export function openStorage({ storage, db }: Pick<PanelOptions, 'storage' | 'db'>): Storage {
  const isTemporary = storage === null && db === null;
  const given = storage ?? (db === null ? null : `${db}.files`);
  let root = given === null ? null : resolve(given);
  if (root !== null && existsSync(root)) {
    examine(root);
    removeDropped(root);
  }

  /** A folder with many files is gone through once for all who ask at a time. */
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
      // What is left when this is cut off goes when the panel is started again.
      void rm(dropped, { recursive: true, force: true }).catch(() => undefined);
    },
    close() {
      if (isTemporary && root !== null) rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Finds out when the panel starts, not in the middle of a night's backup. */
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
    // What went away meanwhile is not there any more.
    if ((error as { code?: unknown }).code !== 'ENOENT') throw error;
  }
  return bytes;
}
