import { closeSync, openSync, readSync } from 'node:fs';

const MAGIC = 'SQLite format 3\0';
/** Offset of `user_version` in the file's first page. */
const VERSION_AT = 60;
const LOG_HEADER = 32;
const FRAME_HEADER = 24;

/**
 * Reads the `user_version` of a database file. Returns null if the file doesn't exist or isn't a database.
 * SQLite would write to the file if it opened it after a crash, so this function reads the bytes directly. The
 * offsets are from SQLite's published file format.
 */
export function readFileVersion(file: string): number | null {
  const version = reading(file, (at) =>
    at(0, MAGIC.length)?.toString('latin1') === MAGIC ? (at(VERSION_AT, 4)?.readUInt32BE() ?? null) : null,
  );
  return version === null ? null : (readLogVersion(`${file}-wal`) ?? version);
}

/**
 * Returns the version after the last commit in a write-ahead log, or null if no commit in the log sets the
 * version.
 */
function readLogVersion(log: string): number | null {
  return reading(log, (at) => {
    const header = at(0, LOG_HEADER);
    if (header === null) return null;
    const pageSize = header.readUInt32BE(8);
    let written: number | null = null;
    let committed: number | null = null;
    for (let place = LOG_HEADER; ; place += FRAME_HEADER + pageSize) {
      const frame = at(place, FRAME_HEADER);
      // Frames with a different salt are from an earlier use of the log.
      if (frame === null || frame.compare(header, 16, 24, 8, 16) !== 0) return committed;
      if (frame.readUInt32BE(0) === 1) {
        written = at(place + FRAME_HEADER + VERSION_AT, 4)?.readUInt32BE() ?? null;
      }
      const isLastOfWrite = frame.readUInt32BE(4) > 0;
      if (isLastOfWrite) committed = written;
    }
  });
}

type ReadAt = (place: number, length: number) => Buffer | null;

function reading<T>(file: string, read: (at: ReadAt) => T): T | null {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch {
    return null;
  }
  try {
    return read((place, length) => {
      const bytes = Buffer.alloc(length);
      return readSync(handle, bytes, 0, length, place) === length ? bytes : null;
    });
  } finally {
    closeSync(handle);
  }
}
