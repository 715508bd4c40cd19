/**
 * A socket that serves copies of the store. It is next to the database. The panel itself makes the copies,
 * because it has locked the database file. Only the panel's own account and root can open the socket.
 */
import { chmodSync, createReadStream, lstatSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { PanelOptions } from '../../base/options.js';
import { createPrivateFile, PRIVATE_FILE } from '../../database/private-files.js';
import type { Store } from '../../store/store.js';

export const BACKUP_PATH = '/backup';

/** Operating systems limit the length of socket paths, and silently truncate longer ones. */
const MAX_PATH_BYTES = 103;

/** Returns the socket path of the panel that uses this database, or null if the path would be too long. */
export function socketOf(db: string): string | null {
  const socket = `${db}.sock`;
  return Buffer.byteLength(socket) > MAX_PATH_BYTES ? null : socket;
}

export const PATH_TOO_LONG = `the path of --db is longer than ${MAX_PATH_BYTES - '.sock'.length} bytes`;

export interface BackupSocket {
  close(): void;
}

/** Opens the socket. If that fails, calls `warn`, and the panel runs without the socket. */
export function openBackupSocket(
  db: string,
  store: Store,
  { warn, report }: Pick<PanelOptions, 'warn' | 'report'>,
): BackupSocket {
  const copy = `${db}.copy`;
  const socket = socketOf(db);
  const fail = (reason: string) => warn(`onair-panel backup can't reach this panel: ${reason}.`);
  // If a panel was killed, the copy and the socket that it created may still exist. No other panel can be using
  // them, because this one has locked the database.
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

/**
 * Sends a copy of the store. The temporary copy is next to the database, because a service may not be allowed
 * to write to other folders.
 */
async function sendCopy(store: Store, copy: string, response: ServerResponse): Promise<void> {
  try {
    createPrivateFile(copy);
    await store.backup(copy);
    response.writeHead(200, { 'Content-Length': (await stat(copy)).size });
    await pipeline(createReadStream(copy), response);
  } catch (error) {
    // Abort the connection, so that an incomplete copy doesn't look complete.
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
