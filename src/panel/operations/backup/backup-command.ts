/**
 * In:  the database of a running panel, and the name of a file.
 * Out: a copy of the store in that file, as it was at one moment.
 */
import { once } from 'node:events';
import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { BACKUP_PATH, PATH_TOO_LONG, socketOf } from './backup-socket.js';
import { PRIVATE_FILE } from '../../database/private-files.js';

/** What a copy is made of, and where it goes. */
export interface CopyOrder {
  db: string;
  file: string;
}

/** A copy that can't be made or put back. The message is a sentence. */
export class FailedCopy extends Error {}

/** A file of that name is replaced, once the copy is whole and on the disk. Answers its bytes. Rejects with `FailedCopy`. */
export async function backUp({ db, file }: CopyOrder): Promise<number> {
  refuseSame({ db, file });
  const part = `${file}.${process.pid}.part`;
  try {
    const answer = await ask(db);
    await pipeline(answer, createWriteStream(part, { flags: 'wx', mode: PRIVATE_FILE, flush: true }));
    renameSync(part, file);
    return statSync(file).size;
  } catch (error) {
    rmSync(part, { force: true });
    if (error instanceof FailedCopy) throw error;
    throw new FailedCopy(`Can't write ${file}: ${(error as Error).message}.`, { cause: error });
  }
}

/** A name that is the database, or leads to it. */
export function refuseSame({ db, file }: CopyOrder): void {
  const isSame =
    resolve(db) === resolve(file) ||
    (existsSync(db) && existsSync(file) && statSync(db).ino === statSync(file).ino);
  if (isSame) throw new FailedCopy(`${file} is the database itself: name another file.`);
}

async function ask(db: string): Promise<IncomingMessage> {
  const socketPath = socketOf(db);
  if (socketPath === null) throw new FailedCopy(`The panel can't be reached: ${PATH_TOO_LONG}.`);
  const asked = request({ socketPath, path: BACKUP_PATH, method: 'POST' }).end();
  try {
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    if (answer.statusCode === 200) return answer;
    throw new FailedCopy(`The panel can't copy ${db}: ${await text(answer)}.`);
  } catch (error) {
    if (error instanceof FailedCopy) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EACCES') throw new FailedCopy(`Only the panel's own account, and root, can back ${db} up.`);
    if (code === 'ENOENT' || code === 'ECONNREFUSED')
      throw new FailedCopy(`No panel runs on ${db}: start it, or copy the file itself.`);
    throw new FailedCopy(`The panel on ${db} does not answer: ${message}.`, { cause: error });
  }
}
