/**
 * In:  a host that the operator named, a login there, and an account here.
 * Out: the login's files in the account's folder.
 *
 * Names, sizes and kinds are the other host's to say, and nothing that it says leads
 * out of the folder, follows a link, or fills more than the account may have.
 */
import { mkdir, lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../store/storage.js';
import { fetchFile, isFetched } from './fetch-file.js';
import { walkRemote, type ListedFile } from './remote-tree.js';
import { RemoteError, type SftpSession } from './sftp-session.js';

export interface Transfer {
  /** Whether every file that can be one here is here. */
  success: boolean;
  /** How many are here whole, those of tries before among them. */
  files: number;
}

/** What one account may have, where its own limit is none or higher. */
const MOST_FILES = 100_000;
const MOST_BYTES = 64 * 2 ** 30;
const MEGABYTE = 2 ** 20;

/** The account may have no more, or its folder can't be written. Ends the transfer. */
class NoRoom extends Error {}

/** Never rejects: what stood in the way is told to `report`. `limit` in megabytes, 0 for none. Ends soon when the session does. */
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
    const reserve = roomOf(await storage.bytesOf(account), limit);
    for await (const file of walkRemote(session, refused)) {
      if (transfer.files >= MOST_FILES) throw new NoRoom('too many files');
      if (await bring(session, file, folder, incoming, reserve)) transfer.files += 1;
      else refused();
    }
  } catch (error) {
    refused();
    report(error);
  }
  return transfer;
}

/** Counts the bytes that are kept. */
function roomOf(kept: number, limit: number): (bytes: number) => void {
  const most = limit === 0 ? MOST_BYTES : Math.min(limit * MEGABYTE, MOST_BYTES);
  let bytes = kept;
  return (more) => {
    bytes += more;
    if (bytes > most) throw new NoRoom('no room');
  };
}

/** Whether the file is here now. */
async function bring(
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
    // A folder of this name is here: it stays.
    if (['EISDIR', 'ENOTDIR'].includes(String((error as { code?: unknown }).code))) return false;
    throw error;
  }
}

/** False when something else than a folder is in the way; a link is. */
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
