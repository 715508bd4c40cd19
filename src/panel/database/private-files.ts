import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { PanelOptions } from '../base/options.js';

type Warn = (sentence: string) => void;

/** File mode: only the owner can read and write. */
export const PRIVATE_FILE = 0o600;
const OTHERS = 0o077;
const OTHERS_WRITE = 0o022;
/** Whether the platform has file modes. Windows doesn't. */
const hasModes = process.getuid !== undefined;

/**
 * Creates an empty file that only the panel's account can read. Does nothing if the file exists. If the file
 * can't be created, no error is thrown here, because opening it will fail later.
 */
export function createPrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', PRIVATE_FILE));
  } catch {
    return;
  }
}

/** Removes other accounts' access to a file, and warns if they had any. */
export function narrowFile(file: string, warn: Warn): void {
  if (!hasModes || !existsSync(file)) return;
  const mode = statSync(file).mode & 0o777;
  if ((mode & OTHERS) === 0) return;
  try {
    chmodSync(file, PRIVATE_FILE);
    warn(`${file} was open to other accounts (mode ${octal(mode)}); it is now ${octal(PRIVATE_FILE)}.`);
  } catch {
    warn(
      `${file} is open to other accounts (mode ${octal(mode)}), and this account isn't allowed to change that.`,
    );
  }
}

/**
 * Warns if other accounts can write to a folder that contains the panel's files. Doesn't change the folder's
 * permissions.
 */
export function warnOfOpenFolders(
  { db, keyFile, storage }: Pick<PanelOptions, 'db' | 'keyFile' | 'storage'>,
  warn: Warn,
): void {
  if (!hasModes) return;
  const folders = [
    db && dirname(resolve(db)),
    keyFile && dirname(resolve(keyFile)),
    storage && resolve(storage),
  ];
  for (const folder of new Set(folders.filter((each) => each !== null))) {
    const mode = existsSync(folder) ? statSync(folder).mode & 0o777 : 0;
    if ((mode & OTHERS_WRITE) !== 0)
      warn(
        `Other accounts can write in ${folder} (mode ${octal(mode)}): keep the panel's files in a separate folder.`,
      );
  }
}

const octal = (mode: number): string => `0${mode.toString(8)}`;
