/**
 * In:  files, piece by piece.
 * Out: an archive on the disk that holds them, written as they come, so that neither
 *      the memory nor the event loop ever has more than a piece of it.
 */
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { open } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';

export interface ZipFile {
  /** Whether a file of so many bytes may come in, when it is to stay about so small; into an empty one any may. */
  hasRoom(bytes: number, most: number): boolean;
  /** Adds a file. `packed` is for text: sound and pictures don't get smaller. `at`, when it was written, is milliseconds UTC. */
  add(name: string, pieces: Pieces, about: { packed: boolean; at: number }): Promise<void>;
  /** Writes the end, and waits until all is on the disk. */
  finish(): Promise<void>;
  /** Lets go of the file, finished or not. */
  close(): Promise<void>;
}

export type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** The archive has too many files, or too much in them, for its format. */
export class ArchiveFull extends Error {}

/** What the numbers in such an archive can say, less some room for its table of contents. */
export const MOST_BYTES = 2 ** 32 - 2 ** 26;
const MOST_FILES = 65_535;
/** The days that the format can say. */
const EARLIEST = Date.UTC(1980, 0, 2);
const LATEST = Date.UTC(2099, 0, 1);

/** Throws when the file is there already. What is written rejects once the signal is aborted. */
export async function openZip(path: string, signal: AbortSignal): Promise<ZipFile> {
  const file = await open(path, 'wx', 0o600);
  let ready: Uint8Array[] = [];
  let bytes = 0;
  let files = 0;
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });

  async function write(): Promise<void> {
    const pieces = ready;
    ready = [];
    for (const piece of pieces) {
      bytes += piece.length;
      if (bytes > MOST_BYTES) throw new ArchiveFull('more than 4 GB');
      await file.appendFile(piece);
    }
    await nextTurn();
    signal.throwIfAborted();
  }

  return {
    hasRoom: (size, most) => files === 0 || (files < MOST_FILES && bytes + size <= most),
    async add(name, pieces, { packed, at }) {
      if ((files += 1) > MOST_FILES) throw new ArchiveFull(`more than ${MOST_FILES} files`);
      const entry = packed ? new ZipDeflate(name) : new ZipPassThrough(name);
      entry.mtime = Math.min(Math.max(at, EARLIEST), LATEST);
      zip.add(entry);
      for await (const piece of pieces) {
        // The archive may hand the very bytes on, and the caller's are its own.
        entry.push(packed ? piece : piece.slice());
        await write();
      }
      entry.push(new Uint8Array(0), true);
      await write();
    },
    async finish() {
      zip.end();
      await write();
      await file.sync();
    },
    close: () => file.close(),
  };
}
