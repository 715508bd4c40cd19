/** The command `onair-panel backup`: copies a consistent snapshot of a running panel's database to a file. */
import { once } from 'node:events';
import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { BACKUP_PATH, PATH_TOO_LONG, socketOf } from './backup-socket.js';
import { PRIVATE_FILE } from '../../database/private-files.js';

export interface CopyOrder {
  db: string;
  file: string;
}

/** Thrown if a copy can't be made or restored. The message is a full sentence. */
export class FailedCopy extends Error {}

/**
 * Copies the database to `file`. An existing file is replaced only when the copy is complete and on disk.
 * Returns the size in bytes. Rejects with `FailedCopy`.
 */
export async function backUp({ db, file }: CopyOrder): Promise<number> {
  refuseSame({ db, file });
  const part = `${file}.${process.pid}.part`;
  try {
    const copy = await requestCopy(db);
    await pipeline(copy, createWriteStream(part, { flags: 'wx', mode: PRIVATE_FILE, flush: true }));
    renameSync(part, file);
    return statSync(file).size;
  } catch (error) {
    rmSync(part, { force: true });
    if (error instanceof FailedCopy) throw error;
    throw new FailedCopy(`Can't write ${file}: ${(error as Error).message}.`, { cause: error });
  }
}

/** Throws `FailedCopy` if `file` is the database or a link to it. */
export function refuseSame({ db, file }: CopyOrder): void {
  const isSame =
    resolve(db) === resolve(file) ||
    (existsSync(db) && existsSync(file) && statSync(db).ino === statSync(file).ino);
  if (isSame) throw new FailedCopy(`${file} is the database itself: choose another file.`);
}

async function requestCopy(db: string): Promise<IncomingMessage> {
  const socketPath = socketOf(db);
  if (socketPath === null) throw new FailedCopy(`The panel can't be reached: ${PATH_TOO_LONG}.`);
  const sent = request({ socketPath, path: BACKUP_PATH, method: 'POST' }).end();
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    if (response.statusCode === 200) return response;
    throw new FailedCopy(`The panel can't copy ${db}: ${await text(response)}.`);
  } catch (error) {
    if (error instanceof FailedCopy) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EACCES') throw new FailedCopy(`Only the panel's own account and root can back up ${db}.`);
    if (code === 'ENOENT' || code === 'ECONNREFUSED')
      throw new FailedCopy(`No panel runs on ${db}: start it, or copy the file itself.`);
    throw new FailedCopy(`The panel on ${db} does not respond: ${message}.`, { cause: error });
  }
}
