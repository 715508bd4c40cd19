/**
 * Writes a ZIP archive to disk chunk by chunk, so that it never has to fit into memory and the panel can serve
 * requests between chunks.
 */
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { open } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';

export interface ZipFile {
  /**
   * Whether the archive would stay below roughly `max` bytes if a file of this size were added. Always true for an
   * empty archive.
   */
  hasRoom(bytes: number, max: number): boolean;
  /**
   * Adds a file. Use `compressed` only for text, since audio and pictures don't get any smaller. `mtime` is in
   * milliseconds UTC.
   */
  add(name: string, chunks: Chunks, options: { compressed: boolean; mtime: number }): Promise<void>;
  /** Writes the archive's table of contents and waits until everything is on disk. */
  finish(): Promise<void>;
  /** Closes the file, whether or not the archive is finished. */
  close(): Promise<void>;
}

export type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** Thrown if the archive would contain more files or bytes than the ZIP format allows. */
export class ArchiveFull extends Error {}

/** The maximum size of a ZIP file in bytes, with 64 MB reserved for the table of contents. */
export const MAX_BYTES = 2 ** 32 - 2 ** 26;
const MAX_FILES = 65_535;
/** Range of dates that the ZIP format supports. */
const EARLIEST = Date.UTC(1980, 0, 2);
const LATEST = Date.UTC(2099, 0, 1);

/** Creates an archive. Rejects if the file already exists. `add` and `finish` reject once the signal is aborted. */
export async function openZip(path: string, signal: AbortSignal): Promise<ZipFile> {
  const file = await open(path, 'wx', 0o600);
  let ready: Uint8Array[] = [];
  let bytes = 0;
  let files = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });

  async function write(): Promise<void> {
    const chunks = ready;
    ready = [];
    for (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new ArchiveFull('more than 4 GB');
      await file.appendFile(chunk);
    }
    await nextTurn();
    signal.throwIfAborted();
  }

  return {
    hasRoom: (size, max) => files === 0 || (files < MAX_FILES && bytes + size <= max),
    async add(name, chunks, { compressed, mtime }) {
      if ((files += 1) > MAX_FILES) throw new ArchiveFull(`more than ${MAX_FILES} files`);
      const entry = compressed ? new ZipDeflate(name) : new ZipPassThrough(name);
      entry.mtime = Math.min(Math.max(mtime, EARLIEST), LATEST);
      zip.add(entry);
      for await (const chunk of chunks) {
        // Copy the array, because `ZipPassThrough` keeps a reference to it and the caller may reuse it.
        entry.push(compressed ? chunk : chunk.slice());
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
