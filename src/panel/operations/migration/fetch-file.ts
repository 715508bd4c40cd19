/**
 * Fetches one file from another host. An unfinished download is a `.part` file in a folder
 * of its own, named by path, size and time: the next try resumes it. Only a complete file
 * is moved to its place.
 */
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_BYTES } from '../backup/zip-file.js';
import { remotePath } from './remote-tree.js';
import { RemoteError, type RemoteFile, type SftpSession } from './sftp-session.js';

export interface FetchRequest {
  /** Folders and file name, from the folder in which the login starts. */
  names: readonly string[];
  /** Where the file is written. */
  path: string;
  /** Folder of the `.part` files. */
  incoming: string;
  /** Called with the number of bytes before they are written. Throws when there is no room for them. */
  reserve(bytes: number): void;
}

/** Bytes of one file: a larger one would not fit into a backup. */
const MAX_FILE_BYTES = MAX_BYTES - 2 ** 20;

/** Whether `path` is a file of this size, in bytes, and of this time, in seconds UTC. */
export async function isFetched(path: string, size: number, mtime: number): Promise<boolean> {
  const stats = await statIfThere(path);
  return stats?.isFile() === true && stats.size === size && Math.floor(stats.mtimeMs / 1000) === mtime;
}

/** Rejects with a `RemoteError` when the host doesn't send the file. */
export async function fetchFile(session: SftpSession, request: FetchRequest): Promise<void> {
  const { names, path, incoming, reserve } = request;
  await session.withFile(remotePath(names), async (file) => {
    if (file.size > MAX_FILE_BYTES) throw new RemoteError('too large');
    const part = await partPath(incoming, names, file);
    const have = (await statIfThere(part))?.size ?? 0;
    reserve(file.size - have - ((await statIfThere(path))?.size ?? 0));
    await resume(part, have, file);
    await rename(part, path);
  });
}

/** Path of the `.part` file. Removes those of other versions of the same file. */
async function partPath(incoming: string, names: readonly string[], file: RemoteFile): Promise<string> {
  const stem = createHash('sha256').update(names.join('/')).digest('hex');
  const part = `${stem}-${file.size}-${file.mtime}.part`;
  for (const name of await readdir(incoming)) {
    if (name.startsWith(`${stem}-`) && name !== part) await rm(join(incoming, name));
  }
  return join(incoming, part);
}

async function resume(part: string, have: number, { size, mtime, read }: RemoteFile): Promise<void> {
  const { O_WRONLY, O_CREAT, O_APPEND, O_NOFOLLOW } = constants;
  // Windows has no such flag.
  const file = await open(part, O_WRONLY | O_CREAT | O_APPEND | (O_NOFOLLOW ?? 0), 0o600);
  try {
    for await (const chunk of read(have, size)) await file.appendFile(chunk);
    // `isFetched` compares it with the host's time on the next try.
    await file.utimes(mtime, mtime);
  } finally {
    await file.close();
  }
}

/** Null when nothing is at this path. Does not follow links. */
function statIfThere(path: string) {
  return lstat(path).catch((error: unknown) => {
    if ((error as { code?: unknown }).code === 'ENOENT') return null;
    throw error;
  });
}
