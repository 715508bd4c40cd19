/**
 * In:  an account.
 * Out: an archive of everything that is its: its record, the rows of its stations, and, unless quick, their history and its files.
 *
 * Rows are JSON, one a line, as the store has them. Neither a password nor its hash is among them.
 */
import { createReadStream } from 'node:fs';
import { lstat, opendir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { openZip, type Pieces } from '../storage/zip-file.js';
import { STATION_TABLES, type Place, type StationTable } from '../store/account-rows.js';
import type { Store } from '../store/store.js';

export interface ArchiveOrder {
  account: number;
  /** Without history and files. */
  quick: boolean;
  /** Folder of the account's files. */
  files: string;
  /** Where to write; nothing must be there yet. */
  path: string;
  /** Ends the work: it rejects. */
  signal: AbortSignal;
}

const PIECE = 65_536;

/** Settles when the archive is whole and on the disk. The panel answers while it is written. */
export async function writeArchive(store: Store, order: ArchiveOrder): Promise<void> {
  const { account, quick, signal } = order;
  const zip = await openZip(order.path, signal);
  const at = Date.now();
  const text = { packed: true, at };
  try {
    await zip.add('account.json', [bytesOf(JSON.stringify(recordOf(store, account), null, 2))], text);
    for (const table of STATION_TABLES) {
      if (quick && table === 'history') continue;
      await zip.add(`${table}.jsonl`, rowsOf(store, account, table), text);
    }
    for (const podcast of podcastsOf(store, account)) {
      const cover = store.podcasts.cover(podcast);
      if (cover) await zip.add(`podcast_covers/${podcast}`, inPieces(cover.bytes), { packed: false, at });
    }
    for await (const { name, path, changed } of quick ? [] : filesBelow(order.files)) {
      await zip.add(`files/${name}`, createReadStream(path, { signal }), { packed: false, at: changed });
    }
    await zip.finish();
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

/** Plain files alone: a link may lead anywhere. */
async function* filesBelow(folder: string): AsyncIterable<{ name: string; path: string; changed: number }> {
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    yield { name, path, changed: (await lstat(path)).mtimeMs };
  }
}

function* inPieces(bytes: Uint8Array): Pieces {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

function bytesOf(text: string): Uint8Array {
  return Buffer.from(text);
}
