/**
 * In:  a host that the operator named, a login there, and an account here.
 * Out: the login's files in the account's folder.
 *
 * The other host is not trusted: whatever names and sizes it sends, nothing is written
 * outside the folder or through a link, and no more than the account's quota.
 */
import { mkdir, lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../../database/storage.js';
import { fetchFile, isFetched } from './fetch-file.js';
import { walkRemote, type ListedFile } from './remote-tree.js';
import { RemoteError, type SftpSession } from './sftp-session.js';

export interface Transfer {
  /** Whether every file with a safe name is here. */
  success: boolean;
  /** How many files are here and complete, those of earlier tries included. */
  files: number;
}

/** Upper limits for one account, whatever its own limit is. */
const MAX_FILES = 100_000;
const MAX_BYTES = 64 * 2 ** 30;
const MEGABYTE = 2 ** 20;

/** Ends the transfer. */
class QuotaExceeded extends Error {}

/** Never rejects: passes errors to `report`. `limit` is in megabytes, 0 for none. Closing the session ends it. */
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

/** Counts bytes, starting from those in use, and throws past the limit. */
function quota(used: number, limit: number): (bytes: number) => void {
  const max = limit === 0 ? MAX_BYTES : Math.min(limit * MEGABYTE, MAX_BYTES);
  let bytes = used;
  return (more) => {
    bytes += more;
    if (bytes > max) throw new QuotaExceeded('no room');
  };
}

/** Answers whether the file is here now, from this try or an earlier one. */
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
    if (error instanceof RemoteError) return false;
    // There is a folder in place of the file, or a file in place of a folder: it stays.
    if (['EISDIR', 'ENOTDIR'].includes(String((error as { code?: unknown }).code))) return false;
    throw error;
  }
}

/** False when one of the names is taken by something that is no folder: a file, or a link. */
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
