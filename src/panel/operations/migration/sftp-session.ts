/**
 * Lists folders and reads files of another host over SFTP. The host is not trusted: every
 * answer is checked, and the length of a list is limited. Names are not checked here.
 */
import type { SFTPWrapper } from 'ssh2';

export interface RemoteEntry {
  name: string;
  /** Links, devices and the like are `other`. */
  kind: 'file' | 'folder' | 'other';
  /** Bytes. */
  size: number;
  /** Seconds UTC. */
  mtime: number;
}

export interface SftpSession {
  /** The entries of a folder, unsorted; "." is the folder in which the login starts. Rejects when there are more than `max`. */
  list(path: string, max: number): Promise<RemoteEntry[]>;
  /** Opens a file, calls `use` with it, and closes it. */
  withFile<T>(path: string, use: (file: RemoteFile) => Promise<T>): Promise<T>;
  close(): void;
}

export interface RemoteFile {
  /** Bytes. */
  size: number;
  /** Seconds UTC. */
  mtime: number;
  /** The bytes from `from` to before `to`, in order. Rejects when the file ends earlier. */
  read(from: number, to: number): AsyncIterable<Uint8Array>;
}

/** The host refused one request; the connection is still open. */
export class RemoteError extends Error {}

/** Bytes of one read: every server allows that many. */
const CHUNK = 32_768;
/** Reads that are sent at the same time, so that a slow connection does not delay each of them. */
const PARALLEL_READS = 16;

/** An answer with no entries counts as so many, so that a host can't send them for ever. */
const EMPTY_ANSWER = 1000;

/** Status code of SFTP for the end of a list or a file. */
const END = 1;

export type SftpCallback<T> = (error: Error | null | undefined, value?: T) => void;
/** Sends one request and waits for its answer. Rejects when the connection ends first. */
export type SftpCall = <T>(call: (done: SftpCallback<T>) => void) => Promise<T | undefined>;

export function createSftpSession(sftp: SFTPWrapper, sendCall: SftpCall, close: () => void): SftpSession {
  /** A refusal has a status code of SFTP; without one the connection has ended. */
  async function request<T>(call: (done: SftpCallback<T>) => void): Promise<T | undefined> {
    try {
      return await sendCall(call);
    } catch (error) {
      const { code, message } = error as { code?: unknown; message: string };
      throw typeof code === 'number' ? new RemoteError(message, { cause: error }) : error;
    }
  }

  async function withHandle<T>(
    open: (done: SftpCallback<Buffer>) => void,
    use: (handle: Buffer) => Promise<T>,
  ): Promise<T> {
    const handle = await request(open);
    if (!Buffer.isBuffer(handle)) throw new RemoteError('no handle');
    try {
      return await use(handle);
    } finally {
      // Nothing depends on the answer.
      sftp.close(handle, () => undefined);
    }
  }

  /** Reads exactly `length` bytes. A host may send fewer at a time; none means the end of the file. */
  async function readAll(handle: Buffer, from: number, length: number): Promise<Uint8Array> {
    const buffer = Buffer.alloc(length);
    for (let got = 0; got < length;) {
      const count = await request<number>((done) =>
        sftp.read(handle, buffer, got, length - got, from + got, (error, bytes) =>
          error && codeOf(error) !== END ? done(error) : done(null, error ? 0 : bytes),
        ),
      );
      if (!count) throw new RemoteError('the file ended early');
      got += count;
    }
    return buffer;
  }

  async function* read(handle: Buffer, from: number, to: number): AsyncIterable<Uint8Array> {
    const pending: Promise<Uint8Array>[] = [];
    for (let next = from; next < to || pending.length > 0;) {
      while (pending.length < PARALLEL_READS && next < to) {
        const length = Math.min(CHUNK, to - next);
        const chunk = readAll(handle, next, length);
        // When an earlier read fails nobody awaits this one: its rejection must not end the process.
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
            const answer = await request<unknown>((done) =>
              sftp.readdir(handle, (error, list) =>
                error && codeOf(error) !== END ? done(error) : done(null, error ? [] : list),
              ),
            );
            if (!Array.isArray(answer)) throw new RemoteError('no list');
            if (answer.length === 0) return entries;
            const read = answer.flatMap(readEntry);
            entries.push(...read);
            left -= read.length || EMPTY_ANSWER;
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
          if (kind !== 'file') throw new RemoteError('no file');
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

const KIND = 0o170000;
const FILE = 0o100000;
const FOLDER = 0o040000;

function readAttributes(attributes: Attributes | undefined): Omit<RemoteEntry, 'name'> {
  const { mode, size, mtime } = attributes ?? {};
  const kind = typeof mode === 'number' ? mode & KIND : 0;
  return {
    kind: kind === FOLDER ? 'folder' : kind === FILE && typeof size === 'number' ? 'file' : 'other',
    size: typeof size === 'number' ? size : 0,
    mtime: typeof mtime === 'number' ? mtime : 0,
  };
}

function codeOf(error: Error): unknown {
  return (error as { code?: unknown }).code;
}
