/**
 * Copies the files of a login on another host to an account's folder. The host isn't trusted: regardless of the
 * names and sizes that it sends, nothing is written outside the folder, through a link, or beyond the account's
 * quota.
 */
import { mkdir, lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../../database/storage.js';
import { fetchFile, isFetched } from './fetch-file.js';
import { walkRemote, type ListedFile } from './remote-tree.js';
import { SftpRefusal, type SftpSession } from './sftp-session.js';

export interface Transfer {
  /** Whether every file with a safe name has been copied. */
  success: boolean;
  /** Number of complete files, including those from earlier attempts. */
  files: number;
}

/** Limits on one account, which apply even if its own limit is higher. */
const MAX_FILES = 100_000;
const MAX_BYTES = 64 * 2 ** 30;
const MEGABYTE = 2 ** 20;

/** Thrown to stop the transfer. */
class QuotaExceeded extends Error {}

/**
 * Never rejects. Errors are passed to `report`. `limit` is in megabytes, and 0 means no limit. Closing the
 * session stops the transfer.
 */
export async function transferFiles(
  session: SftpSession,
  {
    storage,
    account,
    limit,
    report,
  }: { storage: Storage; account: number; limit: number; report(error: unknown): void },
): Promise<Transfer> {
  const transfer: Transfer = { success: true, files: 0 };
  const refused = () => void (transfer.success = false);
  try {
    const folder = storage.files(account);
    const incoming = storage.incoming(account);
    const reserve = quota(await storage.bytesOf(account), limit);
    for await (const file of walkRemote(session, refused)) {
      if (transfer.files >= MAX_FILES) throw new QuotaExceeded('too many files');
      if (await copyFile(session, file, folder, incoming, reserve)) transfer.files += 1;
      else refused();
    }
  } catch (error) {
    refused();
    report(error);
  }
  return transfer;
}

/** Returns a function that adds to the number of bytes in use. It throws if the total exceeds the limit. */
function quota(used: number, limit: number): (bytes: number) => void {
  const max = limit === 0 ? MAX_BYTES : Math.min(limit * MEGABYTE, MAX_BYTES);
  let bytes = used;
  return (more) => {
    bytes += more;
    if (bytes > max) throw new QuotaExceeded('no room');
  };
}

/** Returns whether the file is complete, whether it was copied now or in an earlier attempt. */
async function copyFile(
  session: SftpSession,
  { names, size, mtime }: ListedFile,
  folder: string,
  incoming: string,
  reserve: (bytes: number) => void,
): Promise<boolean> {
  const path = join(folder, ...names);
  try {
    if (await isFetched(path, size, mtime)) return true;
    if (!(await makeFolders(folder, names.slice(0, -1)))) return false;
    await fetchFile(session, { names, path, incoming, reserve });
    return true;
  } catch (error) {
    if (error instanceof SftpRefusal) return false;
    // There is a folder at the file's path, or a file at a folder's path. Leave it alone.
    if (['EISDIR', 'ENOTDIR'].includes(String((error as { code?: unknown }).code))) return false;
    throw error;
  }
}

/** Returns false if one of the names is taken by a file or a link. */
async function makeFolders(folder: string, names: readonly string[]): Promise<boolean> {
  let path = folder;
  for (const name of names) {
    path = join(path, name);
    try {
      await mkdir(path, 0o700);
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'EEXIST') throw error;
      if (!(await lstat(path)).isDirectory()) return false;
    }
  }
  return true;
}
