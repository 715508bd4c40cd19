/**
 * Lists the files in the home folder of a login on another host. Files are skipped if their names aren't safe
 * on this system.
 */
import { foldName, isSafeFileName, isShortPath } from './file-names.js';
import { SftpRefusal, type RemoteEntry, type SftpSession } from './sftp-session.js';

export interface ListedFile {
  /** Folder names and file name, relative to the home folder. All of them are safe file names. */
  names: readonly string[];
  /** Size in bytes. */
  size: number;
  /** Modification time in seconds UTC. */
  mtime: number;
}

/**
 * Limits on one tree. `walkRemote` rejects if there are more than `MAX_ENTRIES` entries, and leaves out folders
 * deeper than `MAX_DEPTH`.
 */
const MAX_ENTRIES = 200_000;
const MAX_DEPTH = 32;

/**
 * Yields files folder by folder, sorted by name. Skips links, devices and other special files, and the second of
 * two names that some file systems treat as equal. Calls `refused` for each folder that the host refuses to list,
 * and for each path that is too deep or too long.
 */
export async function* walkRemote(session: SftpSession, refused: () => void): AsyncIterable<ListedFile> {
  let left = MAX_ENTRIES;
  const folders: string[][] = [[]];
  for (let names = folders.pop(); names !== undefined; names = folders.pop()) {
    const entries = await listFolder(session, names, left);
    if (entries === null) refused();
    left -= entries?.length ?? 0;
    for (const { kind, name, size, mtime } of safeEntries(entries ?? [])) {
      const path = [...names, name];
      if (!isShortPath(path) || (kind === 'folder' && path.length > MAX_DEPTH)) refused();
      else if (kind === 'folder') folders.push(path);
      else yield { names: path, size, mtime };
    }
  }
}

/** Returns null if the host refuses to list the folder. */
async function listFolder(session: SftpSession, names: string[], max: number): Promise<RemoteEntry[] | null> {
  try {
    return await session.list(remotePath(names), max);
  } catch (error) {
    if (error instanceof SftpRefusal) return null;
    throw error;
  }
}

/** Returns an SFTP path, relative to the home folder. */
export function remotePath(names: readonly string[]): string {
  return ['.', ...names].join('/');
}

function safeEntries(entries: RemoteEntry[]): RemoteEntry[] {
  const taken = new Set<string>();
  return entries
    .filter(({ kind, name }) => kind !== 'other' && isSafeFileName(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter(({ name }) => {
      const folded = foldName(name);
      return !taken.has(folded) && taken.add(folded);
    });
}
