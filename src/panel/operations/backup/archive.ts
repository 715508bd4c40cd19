/**
 * Writes an account's archive. It contains the account's record and the rows of its stations, as one JSON
 * object per line. Unless the backup is quick, it also contains their history and the account's files. It never
 * contains passwords or password hashes.
 */
import { createReadStream } from 'node:fs';
import { lstat, opendir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Store } from '../../store/store.js';
import { STATION_TABLES, type Cursor, type StationTable } from '../../store/account-rows.js';
import { openZip, type Chunks } from './zip-file.js';

export interface ArchiveRequest {
  account: number;
  /** Whether to leave out history and files. */
  quick: boolean;
  /** Folder with the account's files. */
  files: string;
  /** Returns the path of a volume, counted from 1. No file may exist at that path. */
  pathOf(volume: number): string;
  /** Approximate maximum size of a volume in bytes. */
  volumeBytes: number;
  /** When this signal is aborted, `writeArchive` rejects. */
  signal: AbortSignal;
}

const CHUNK_BYTES = 65_536;

/** Resolves with the number of volumes once all are on disk. The panel keeps serving requests in the meantime. */
export async function writeArchive(store: Store, request: ArchiveRequest): Promise<number> {
  const { account, quick, signal, pathOf, volumeBytes } = request;
  let volumes = 1;
  let zip = await openZip(pathOf(volumes), signal);
  const now = Date.now();
  const text = { compressed: true, mtime: now };

  async function addFile(name: string, size: number, chunks: Chunks, mtime: number): Promise<void> {
    if (!zip.hasRoom(size, volumeBytes)) {
      await zip.finish();
      await zip.close();
      zip = await openZip(pathOf((volumes += 1)), signal);
    }
    await zip.add(name, chunks, { compressed: false, mtime });
  }

  try {
    await zip.add('account.json', [bytesOf(JSON.stringify(recordOf(store, account), null, 2))], text);
    const isRelayed = store.accounts.serversOf(account).some((server) => store.relayed.server(server));
    for (const table of STATION_TABLES) {
      if (quick && (table === 'history' || table === 'relayed_plays')) continue;
      if (table.startsWith('relayed_') && !isRelayed) continue;
      await zip.add(`${table}.jsonl`, rowsOf(store, account, table), text);
    }
    for (const podcast of podcastsOf(store, account)) {
      const cover = store.podcasts.cover(podcast)?.bytes;
      if (cover) await addFile(`podcast_covers/${podcast}`, cover.length, inChunks(cover), now);
    }
    for await (const { name, path, size, mtime } of quick ? [] : filesBelow(request.files)) {
      // Don't read beyond `size`, because the file may still be growing.
      const chunks = size === 0 ? [] : createReadStream(path, { end: size - 1, signal });
      await addFile(`files/${name}`, size, chunks, mtime);
    }
    await zip.finish();
    return volumes;
  } finally {
    await zip.close();
  }
}

function recordOf({ accounts, broadcasters }: Store, account: number): object {
  return { ...accounts.one(account), ...broadcasters.one(account), servers: accounts.serversOf(account) };
}

function* rowsOf(store: Store, account: number, table: StationTable): Iterable<Uint8Array> {
  const { accounts, accountRows, history } = store;
  for (const server of accounts.serversOf(account)) {
    // Stop at the play that is current now. With a fast clock, the station could add plays faster than this
    // loop reads them.
    const last = table === 'history' ? (history.latest(server)?.ts ?? 0) : Infinity;
    let cursor: Cursor | null = null;
    do {
      const page = accountRows.read(table, server, cursor);
      yield bytesOf(page.lines);
      cursor = page.next;
    } while (cursor !== null && cursor[0] <= last);
  }
}

function podcastsOf({ accounts, podcasts }: Store, account: number): number[] {
  return accounts.serversOf(account).flatMap((server) => podcasts.all(server).map(({ id }) => id));
}

interface FoundFile {
  /** Path relative to the folder, with slashes as separators. */
  name: string;
  path: string;
  /** Size in bytes. */
  size: number;
  /** Modification time in milliseconds UTC. */
  mtime: number;
}

/** Yields only regular files, because links may point anywhere. */
async function* filesBelow(folder: string): AsyncIterable<FoundFile> {
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await lstat(path);
    yield { name: relative(folder, path).split(sep).join('/'), path, size, mtime: mtimeMs };
  }
}

function* inChunks(bytes: Uint8Array): Chunks {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
}

function bytesOf(text: string): Uint8Array {
  return Buffer.from(text);
}
