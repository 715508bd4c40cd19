/**
 * Fetches one file from another host. An incomplete download stays in a separate folder as a `.part` file, named by path, size and
 * time, so that the next try can resume it. Only a complete file is moved to its destination.
 */
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_BYTES } from '../backup/zip-file.js';
import { remotePath } from './remote-tree.js';
import { RemoteError, type RemoteFile, type SftpSession } from './sftp-session.js';

export interface FetchRequest {
  /** Folders and file name, relative to the home folder of the login. */
  names: readonly string[];
  /** Destination. */
  path: string;
  /** Folder of the `.part` files. */
  incoming: string;
  /** Called with the number of bytes before they are written. Throws if they exceed the quota. */
  reserve(bytes: number): void;
}

/** A larger file would not fit into a backup. */
const MAX_FILE_BYTES = MAX_BYTES - 2 ** 20;

/** Whether `path` is a file of this size (bytes) and time (seconds, UTC). */
export async function isFetched(path: string, size: number, mtime: number): Promise<boolean> {
  const stats = await statIfThere(path);
  return stats?.isFile() === true && stats.size === size && Math.floor(stats.mtimeMs / 1000) === mtime;
}

/** Rejects with `RemoteError` if the host doesn't send the file. */
export async function fetchFile(session: SftpSession, request: FetchRequest): Promise<void> {
  const { names, path, incoming, reserve } = request;
  await session.withFile(remotePath(names), async (file) => {
    if (file.size > MAX_FILE_BYTES) throw new RemoteError('too large');
    const part = await partPath(incoming, names, file);
    const existingBytes = (await statIfThere(part))?.size ?? 0;
    reserve(file.size - existingBytes - ((await statIfThere(path))?.size ?? 0));
    await resume(part, existingBytes, file);
    await rename(part, path);
  });
}

/** Returns the path of the `.part` file and removes `.part` files of other versions of the same file. */
async function partPath(incoming: string, names: readonly string[], file: RemoteFile): Promise<string> {
  const stem = createHash('sha256').update(names.join('/')).digest('hex');
  const part = `${stem}-${file.size}-${file.mtime}.part`;
  for (const name of await readdir(incoming)) {
    if (name.startsWith(`${stem}-`) && name !== part) await rm(join(incoming, name));
  }
  return join(incoming, part);
}

async function resume(part: string, existingBytes: number, { size, mtime, read }: RemoteFile): Promise<void> {
  const { O_WRONLY, O_CREAT, O_APPEND, O_NOFOLLOW } = constants;
  // Windows has no O_NOFOLLOW.
  const file = await open(part, O_WRONLY | O_CREAT | O_APPEND | (O_NOFOLLOW ?? 0), 0o600);
  try {
    for await (const chunk of read(existingBytes, size)) await file.appendFile(chunk);
    // `isFetched` compares this time with the host's on the next try.
    await file.utimes(mtime, mtime);
  } finally {
    await file.close();
  }
}

/** Returns null if nothing is at this path. Doesn't follow links. */
function statIfThere(path: string) {
  return lstat(path).catch((error: unknown) => {
    if ((error as { code?: unknown }).code === 'ENOENT') return null;
    throw error;
  });
}
