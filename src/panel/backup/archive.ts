/**
 * In:  an account.
 * Out: an archive of everything that is its: its record, the rows of its stations, and, unless quick, their history and its files.
 *
 * Rows are JSON, one a line, as the store has them. Neither a password nor its hash is among them.
 */
import { createReadStream } from 'node:fs';
import { lstat, opendir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Store } from '../store/store.js';
import { STATION_TABLES, type Place, type StationTable } from './account-rows.js';
import { openZip, type Pieces } from './zip-file.js';

export interface ArchiveRequest {
  account: number;
  /** Without history and files. */
  quick: boolean;
  /** Folder of the account's files. */
  files: string;
  /** Where to write a volume, counted from 1; nothing must be there yet. */
  pathOf(volume: number): string;
  /** Bytes of a volume, about. */
  volumeBytes: number;
  /** Ends the work: it rejects. */
  signal: AbortSignal;
}

const PIECE = 65_536;

/** Answers how many volumes there are, when all are whole and on the disk. The panel answers while they are written. */
export async function writeArchive(store: Store, order: ArchiveRequest): Promise<number> {
  const { account, quick, signal, pathOf, volumeBytes } = order;
  let volumes = 1;
  let zip = await openZip(pathOf(volumes), signal);
  const at = Date.now();
  const text = { packed: true, at };

  async function addFile(name: string, size: number, pieces: Pieces, changed: number): Promise<void> {
    if (!zip.hasRoom(size, volumeBytes)) {
      await zip.finish();
      await zip.close();
      zip = await openZip(pathOf((volumes += 1)), signal);
    }
    await zip.add(name, pieces, { packed: false, at: changed });
  }

  try {
    await zip.add('account.json', [bytesOf(JSON.stringify(recordOf(store, account), null, 2))], text);
    for (const table of STATION_TABLES) {
      if (quick && table === 'history') continue;
      await zip.add(`${table}.jsonl`, rowsOf(store, account, table), text);
    }
    for (const podcast of podcastsOf(store, account)) {
      const cover = store.podcasts.cover(podcast)?.bytes;
      if (cover) await addFile(`podcast_covers/${podcast}`, cover.length, inPieces(cover), at);
    }
    for await (const { name, path, size, changed } of quick ? [] : filesBelow(order.files)) {
      // As long as it was: what is written to it meanwhile would have no end.
      const pieces = size === 0 ? [] : createReadStream(path, { end: size - 1, signal });
      await addFile(`files/${name}`, size, pieces, changed);
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
    // A station plays on: without an end the work would never have one on a fast clock.
    const last = table === 'history' ? (history.latest(server)?.ts ?? 0) : Infinity;
    let place: Place | null = null;
    do {
      const piece = accountRows.read(table, server, place);
      yield bytesOf(piece.lines);
      place = piece.next;
    } while (place !== null && place[0] <= last);
  }
}

function podcastsOf({ accounts, podcasts }: Store, account: number): number[] {
  return accounts.serversOf(account).flatMap((server) => podcasts.all(server).map(({ id }) => id));
}

interface PlainFile {
  name: string;
  path: string;
  size: number;
  changed: number;
}

/** Plain files alone: a link may lead anywhere. */
async function* filesBelow(folder: string): AsyncIterable<PlainFile> {
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await lstat(path);
    yield { name: relative(folder, path).split(sep).join('/'), path, size, changed: mtimeMs };
  }
}

function* inPieces(bytes: Uint8Array): Pieces {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

function bytesOf(text: string): Uint8Array {
  return Buffer.from(text);
}
