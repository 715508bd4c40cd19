/**
 * Fetches one file from another host. Incomplete downloads stay in a separate folder as `.part` files, whose
 * names depend on the file's path, size and time, so that the next attempt can resume them. Only complete files
 * are moved to their destination.
 */
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_BYTES } from '../backup/zip-file.js';
import { remotePath } from './remote-tree.js';
import { SftpRefusal, type RemoteFile, type SftpSession } from './sftp-session.js';

export interface FetchRequest {
  /** Folder names and file name, relative to the home folder of the login. */
  names: readonly string[];
  /** Path to which the file is moved when it is complete. */
  path: string;
  /** Folder that contains the `.part` files. */
  incoming: string;
  /** Called with a number of bytes before they are written. Throws if they would exceed the quota. */
  reserve(bytes: number): void;
}

/** A larger file wouldn't fit into a backup. */
const MAX_FILE_BYTES = MAX_BYTES - 2 ** 20;

/** Whether `path` is a file with this size in bytes and this modification time in seconds UTC. */
export async function isFetched(path: string, size: number, mtime: number): Promise<boolean> {
  const stats = await statIfThere(path);
  return stats?.isFile() === true && stats.size === size && Math.floor(stats.mtimeMs / 1000) === mtime;
}

/** Rejects with `SftpRefusal` if the host doesn't send the file. */
export async function fetchFile(session: SftpSession, request: FetchRequest): Promise<void> {
  const { names, path, incoming, reserve } = request;
  await session.withFile(remotePath(names), async (file) => {
    if (file.size > MAX_FILE_BYTES) throw new SftpRefusal('too large');
    const part = await partPath(incoming, names, file);
    const existingBytes = (await statIfThere(part))?.size ?? 0;
    reserve(file.size - existingBytes - ((await statIfThere(path))?.size ?? 0));
    await resume(part, existingBytes, file);
    await rename(part, path);
  });
}

/** Returns the path of the `.part` file, and removes the `.part` files of other versions of the same file. */
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
    // On the next attempt, `isFetched` compares this time with the host's.
    await file.utimes(mtime, mtime);
  } finally {
    await file.close();
  }
}

/** Returns null if nothing exists at this path. Doesn't follow links. */
function statIfThere(path: string) {
  return lstat(path).catch((error: unknown) => {
    if ((error as { code?: unknown }).code === 'ENOENT') return null;
    throw error;
  });
}
