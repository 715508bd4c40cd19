/**
 * What is asked of another host over SFTP. Nothing that it sends is believed: every
 * answer is looked at, lists have an end, and names are but texts here.
 */
import type { SFTPWrapper } from 'ssh2';

export interface RemoteEntry {
  name: string;
  /** A link, a device and the like are `other`: they are for nobody. */
  kind: 'file' | 'folder' | 'other';
  /** Bytes. */
  size: number;
  /** When it was written: seconds UTC. */
  mtime: number;
}

export interface SftpSession {
  /** What is in a folder, in no order; "." is where a login begins. Rejects when it is more than `most`. */
  list(path: string, most: number): Promise<RemoteEntry[]>;
  /** Opens a file for `use`, which is told what it is, and reads it. */
  withFile<T>(path: string, use: (file: RemoteFile) => Promise<T>): Promise<T>;
  close(): void;
}

export interface RemoteFile {
  size: number;
  mtime: number;
  /** Its bytes from `from` to `to`, in order. Rejects when it ends before. */
  read(from: number, to: number): AsyncIterable<Uint8Array>;
}

/** The host would not do one thing; the connection goes on. */
export class RemoteError extends Error {}

/** Bytes of one read, which every server gives, and how many are asked for ahead: a far host is waited for once, not for each. */
const PIECE = 32_768;
const AHEAD = 16;

/** For how many a piece of a list counts that has none. */
const IDLE = 1000;

/** Code of the protocol for the end of a list or a file. */
const END = 1;

export type SftpCallback<T> = (error: Error | null | undefined, value?: T) => void;
/** Waits for the answer to one request. Rejects when the connection ends before. */
export type SftpCall = <T>(call: (done: SftpCallback<T>) => void) => Promise<T | undefined>;

export function createSftpSession(sftp: SFTPWrapper, sendCall: SftpCall, close: () => void): SftpSession {
  /** A refusal has a code of the protocol; everything else is the connection's end. */
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
      // Nothing waits for it: what matters is here already.
      sftp.close(handle, () => undefined);
    }
  }

  /** A host may give less than was asked for; nothing is the end. */
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
    const asked: Promise<Uint8Array>[] = [];
    for (let next = from; next < to || asked.length > 0;) {
      while (asked.length < AHEAD && next < to) {
        const length = Math.min(PIECE, to - next);
        const piece = readAll(handle, next, length);
        // One that nobody waits for any more must not end the process.
        piece.catch(() => undefined);
        asked.push(piece);
        next += length;
      }
      const first = await asked.shift();
      if (first) yield first;
    }
  }

  return {
    list: (path, most) =>
      withHandle<RemoteEntry[]>(
        (done) => sftp.opendir(path, done),
        async (handle) => {
          const entries: RemoteEntry[] = [];
          for (let left = most; ;) {
            const piece = await request<unknown>((done) =>
              sftp.readdir(handle, (error, list) =>
                error && codeOf(error) !== END ? done(error) : done(null, error ? [] : list),
              ),
            );
            if (!Array.isArray(piece)) throw new RemoteError('no list');
            if (piece.length === 0) return entries;
            const read = piece.flatMap(readEntry);
            entries.push(...read);
            // It is not for the host to say how often it is asked for nothing.
            left -= read.length || IDLE;
            if (left < 0) throw new Error('too many files');
          }
        },
      ),
    withFile: (path, use) =>
      withHandle(
        (done) => sftp.open(path, 'r', done),
        async (handle) => {
          const about = await request<Attributes>((done) => sftp.fstat(handle, done));
          const { kind, size, mtime } = readAttributes(about);
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
