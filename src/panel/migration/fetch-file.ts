/**
 * Fetches one file from another host. What is half fetched stays in a folder of its
 * own, under a name that says of which state of the file it is a half: the next try
 * goes on there. In its place a file is always whole.
 */
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MOST_BYTES } from '../backup/zip-file.js';
import { remotePath } from './remote-tree.js';
import { RemoteError, type RemoteFile, type SftpSession } from './sftp-session.js';

export interface FetchRequest {
  /** From where the login begins down to the file. */
  names: readonly string[];
  /** Where it goes. */
  path: string;
  /** Folder for the half. */
  incoming: string;
  /** Told how many bytes more will be on the disk, before they are: it may throw. */
  reserve(bytes: number): void;
}

/** Bytes of one file: a larger one would be in no backup. */
const LONGEST = MOST_BYTES - 2 ** 20;

/** Whether a whole file of this size and time is there. */
export async function isFetched(path: string, size: number, mtime: number): Promise<boolean> {
  const about = await look(path);
  return about?.isFile() === true && about.size === size && Math.floor(about.mtimeMs / 1000) === mtime;
}

/** Rejects with a `RemoteRefusal` when the host doesn't give it. */
export async function fetchFile(session: SftpSession, order: FetchRequest): Promise<void> {
  const { names, path, incoming, reserve } = order;
  await session.withFile(remotePath(names), async (file) => {
    if (file.size > LONGEST) throw new RemoteError('too large');
    const part = await partOf(incoming, names, file);
    const have = (await look(part))?.size ?? 0;
    reserve(file.size - have - ((await look(path))?.size ?? 0));
    await continueFile(part, have, file);
    await rename(part, path);
  });
}

/** Halves of another state of the same file are of no use any more. */
async function partOf(incoming: string, names: readonly string[], file: RemoteFile): Promise<string> {
  const stem = createHash('sha256').update(names.join('/')).digest('hex');
  const part = `${stem}-${file.size}-${file.mtime}.part`;
  for (const name of await readdir(incoming)) {
    if (name.startsWith(`${stem}-`) && name !== part) await rm(join(incoming, name));
  }
  return join(incoming, part);
}

async function continueFile(part: string, have: number, { size, mtime, read }: RemoteFile): Promise<void> {
  const { O_WRONLY, O_CREAT, O_APPEND, O_NOFOLLOW } = constants;
  // Windows has no links that would be followed here, and no such flag.
  const file = await open(part, O_WRONLY | O_CREAT | O_APPEND | (O_NOFOLLOW ?? 0), 0o600);
  try {
    for await (const piece of read(have, size)) await file.appendFile(piece);
    // The same time as there says the next time that it is the same.
    await file.utimes(mtime, mtime);
  } finally {
    await file.close();
  }
}

function look(path: string) {
  return lstat(path).catch((error: unknown) => {
    if ((error as { code?: unknown }).code === 'ENOENT') return null;
    throw error;
  });
}
