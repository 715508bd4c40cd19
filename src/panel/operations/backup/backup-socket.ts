/**
 * In:  a socket beside the database, which the panel's own account and root alone can open.
 * Out: copies of the store, made by the process that has it open: no second one can read the file.
 */
import { chmodSync, createReadStream, lstatSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { PanelOptions } from '../../base/options.js';
import { createPrivateFile, PRIVATE_FILE } from '../../database/private-files.js';
import type { Store } from '../../store/store.js';

export const BACKUP_PATH = '/backup';

/** What systems have room for. They cut longer paths off without a word. */
const LONGEST_PATH = 103;

/** The socket of the panel that has this database; null where its path is too long for one. */
export function socketOf(db: string): string | null {
  const socket = `${db}.sock`;
  return Buffer.byteLength(socket) > LONGEST_PATH ? null : socket;
}

export const PATH_TOO_LONG = `the path of --db is longer than ${LONGEST_PATH - '.sock'.length} bytes`;

export interface BackupSocket {
  close(): void;
}

/** Where it can't be opened, `warn` is told, and the panel runs without it. */
export function openBackupSocket(
  db: string,
  store: Store,
  { warn, report }: Pick<PanelOptions, 'warn' | 'report'>,
): BackupSocket {
  const copy = `${db}.copy`;
  const socket = socketOf(db);
  const fail = (reason: string) => warn(`onair-panel backup can't reach this panel: ${reason}.`);
  // A panel that was killed left them. This one has the database, so no other uses them.
  removeCopy(copy);
  if (socket === null) {
    fail(PATH_TOO_LONG);
    return { close() {} };
  }
  if (lstatSync(socket, { throwIfNoEntry: false })?.isSocket()) rmSync(socket);

  let last = Promise.resolve();
  const server = createServer((request, response) => {
    if (request.method !== 'POST' || request.url !== BACKUP_PATH) {
      response.writeHead(404).end();
      return;
    }
    last = last.then(() => sendCopy(store, copy, response)).catch(report);
  });
  server.on('error', (error: NodeJS.ErrnoException) =>
    fail(`${socket} can't be opened (${error.code ?? error.message})`),
  );
  server.listen(socket, () => chmodSync(socket, PRIVATE_FILE));
  server.unref();
  return {
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The copy is beside the database for a moment: a service may be allowed to write nowhere else. */
async function sendCopy(store: Store, copy: string, response: ServerResponse): Promise<void> {
  try {
    createPrivateFile(copy);
    await store.backup(copy);
    response.writeHead(200, { 'Content-Length': (await stat(copy)).size });
    await pipeline(createReadStream(copy), response);
  } catch (error) {
    // Half a copy must not look like a whole one.
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    throw error;
  } finally {
    removeCopy(copy);
  }
}

function removeCopy(copy: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(copy + end, { force: true });
}
