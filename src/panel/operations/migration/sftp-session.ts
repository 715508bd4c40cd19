/**
 * Lists folders and reads files on another host over SFTP. The host isn't trusted, so every response is
 * validated and the length of lists is limited. Callers must check the names of files and folders.
 */
import type { SFTPWrapper } from 'ssh2';

export interface RemoteEntry {
  name: string;
  /** `other` includes links and devices. */
  kind: 'file' | 'folder' | 'other';
  /** Size in bytes. */
  size: number;
  /** Modification time in seconds UTC. */
  mtime: number;
}

export interface SftpSession {
  /**
   * Returns the entries of a folder, unsorted. The path "." is the home folder of the login. Rejects if there
   * are more than `max` entries.
   */
  list(path: string, max: number): Promise<RemoteEntry[]>;
  /** Opens a file, passes it to `use`, and closes it. */
  withFile<T>(path: string, use: (file: RemoteFile) => Promise<T>): Promise<T>;
  close(): void;
}

export interface RemoteFile {
  /** Size in bytes. */
  size: number;
  /** Modification time in seconds UTC. */
  mtime: number;
  /**
   * Reads the bytes from `from` (inclusive) to `to` (exclusive), in order. Rejects if the file ends before
   * `to`.
   */
  read(from: number, to: number): AsyncIterable<Uint8Array>;
}

/** Thrown if the host refused a request, but the connection is still open. */
export class SftpRefusal extends Error {}

/** Size of a read request in bytes. Every server supports this size. */
const CHUNK_BYTES = 32_768;
/** Number of concurrent read requests. Several of them are sent at once, so that latency matters less. */
const PARALLEL_READS = 16;

/**
 * A response without valid entries counts as this many entries, so that a host can't keep sending such
 * responses forever.
 */
const EMPTY_RESPONSE_COST = 1000;

/** SFTP status code for the end of a list or file (`SSH_FX_EOF`). */
const EOF_STATUS = 1;

export type SftpCallback<T> = (error: Error | null | undefined, value?: T) => void;
/** Sends one request and waits for its response. Rejects if the connection ends first. */
export type SftpCall = <T>(call: (done: SftpCallback<T>) => void) => Promise<T | undefined>;

export function createSftpSession(sftp: SFTPWrapper, sendCall: SftpCall, close: () => void): SftpSession {
  /**
   * Rejects with `SftpRefusal` if the error has an SFTP status code. An error without one means that the
   * connection has ended.
   */
  async function request<T>(call: (done: SftpCallback<T>) => void): Promise<T | undefined> {
    try {
      return await sendCall(call);
    } catch (error) {
      const { code, message } = error as { code?: unknown; message: string };
      throw typeof code === 'number' ? new SftpRefusal(message, { cause: error }) : error;
    }
  }

  async function withHandle<T>(
    open: (done: SftpCallback<Buffer>) => void,
    use: (handle: Buffer) => Promise<T>,
  ): Promise<T> {
    const handle = await request(open);
    if (!Buffer.isBuffer(handle)) throw new SftpRefusal('no handle');
    try {
      return await use(handle);
    } finally {
      // Don't wait for the response, since nothing depends on it.
      sftp.close(handle, () => undefined);
    }
  }

  /**
   * Reads exactly `length` bytes. A host may send fewer bytes at a time. If it sends 0 bytes, the file has
   * ended.
   */
  async function readAll(handle: Buffer, from: number, length: number): Promise<Uint8Array> {
    const buffer = Buffer.alloc(length);
    for (let got = 0; got < length;) {
      const count = await request<number>((done) =>
        sftp.read(handle, buffer, got, length - got, from + got, (error, bytes) =>
          error && codeOf(error) !== EOF_STATUS ? done(error) : done(null, error ? 0 : bytes),
        ),
      );
      if (!count) throw new SftpRefusal('the file ended early');
      got += count;
    }
    return buffer;
  }

  async function* read(handle: Buffer, from: number, to: number): AsyncIterable<Uint8Array> {
    const pending: Promise<Uint8Array>[] = [];
    for (let next = from; next < to || pending.length > 0;) {
      while (pending.length < PARALLEL_READS && next < to) {
        const length = Math.min(CHUNK_BYTES, to - next);
        const chunk = readAll(handle, next, length);
        // If an earlier read fails, this one is never awaited. Its rejection must not end the process.
        chunk.catch(() => undefined);
        pending.push(chunk);
        next += length;
      }
      const first = await pending.shift();
      if (first) yield first;
    }
  }

  return {
    list: (path, max) =>
      withHandle<RemoteEntry[]>(
        (done) => sftp.opendir(path, done),
        async (handle) => {
          const entries: RemoteEntry[] = [];
          for (let left = max; ;) {
            const response = await request<unknown>((done) =>
              sftp.readdir(handle, (error, list) =>
                error && codeOf(error) !== EOF_STATUS ? done(error) : done(null, error ? [] : list),
              ),
            );
            if (!Array.isArray(response)) throw new SftpRefusal('no list');
            if (response.length === 0) return entries;
            const read = response.flatMap(readEntry);
            entries.push(...read);
            left -= read.length || EMPTY_RESPONSE_COST;
            if (left < 0) throw new Error('too many files');
          }
        },
      ),
    withFile: (path, use) =>
      withHandle(
        (done) => sftp.open(path, 'r', done),
        async (handle) => {
          const attributes = await request<Attributes>((done) => sftp.fstat(handle, done));
          const { kind, size, mtime } = readAttributes(attributes);
          if (kind !== 'file') throw new SftpRefusal('no file');
          return use({ size, mtime, read: (from, to) => read(handle, from, to) });
        },
      ),
    close,
  };
}

interface Attributes {
  mode?: unknown;
  size?: unknown;
  mtime?: unknown;
}

function readEntry(listed: unknown): RemoteEntry[] {
  const { filename, attrs } = (listed ?? {}) as { filename?: unknown; attrs?: Attributes };
  if (typeof filename !== 'string' || filename === '.' || filename === '..') return [];
  return [{ name: filename, ...readAttributes(attrs) }];
}

/** Bits of a Unix file mode. */
const KIND_MASK = 0o170000;
const FILE_KIND = 0o100000;
const FOLDER_KIND = 0o040000;

function readAttributes(attributes: Attributes | undefined): Omit<RemoteEntry, 'name'> {
  const { mode, size, mtime } = attributes ?? {};
  const bits = typeof mode === 'number' ? mode & KIND_MASK : 0;
  let kind: RemoteEntry['kind'] = 'other';
  if (bits === FOLDER_KIND) kind = 'folder';
  else if (bits === FILE_KIND && typeof size === 'number') kind = 'file';
  return {
    kind,
    size: typeof size === 'number' ? size : 0,
    mtime: typeof mtime === 'number' ? mtime : 0,
  };
}

function codeOf(error: Error): unknown {
  return (error as { code?: unknown }).code;
}
