/** The files below the place where a login begins, with what no file of ours can be called left out. */
import { foldName, isSafeFileName, isShortPath } from './file-names.js';
import { RemoteError, type RemoteEntry, type SftpSession } from './sftp-session.js';

export interface ListedFile {
  /** From the start down to the file. Each can be the name of a file here. */
  names: readonly string[];
  /** Bytes. */
  size: number;
  /** Seconds UTC. */
  mtime: number;
}

/** Of one tree. Rejects past the first; what is deeper is left out. */
const MOST_ENTRIES = 200_000;
const DEEPEST = 32;

/**
 * By folder, in the order of names. Links, devices and the like are left out, and of
 * two that some file systems take for one the second. `refused` is told of each
 * folder that the host does not show, or that is too deep.
 */
export async function* walkRemote(session: SftpSession, refused: () => void): AsyncIterable<ListedFile> {
  let left = MOST_ENTRIES;
  const folders: string[][] = [[]];
  for (let names = folders.pop(); names !== undefined; names = folders.pop()) {
    const entries = await listed(session, names, left);
    if (entries === null) refused();
    const plain = plainEntries(entries ?? []);
    left -= entries?.length ?? 0;
    for (const { kind, name, size, mtime } of plain) {
      const below = [...names, name];
      if (!isShortPath(below) || (kind === 'folder' && below.length > DEEPEST)) refused();
      else if (kind === 'folder') folders.push(below);
      else yield { names: below, size, mtime };
    }
  }
}

async function listed(session: SftpSession, names: string[], most: number): Promise<RemoteEntry[] | null> {
  try {
    return await session.list(remotePath(names), most);
  } catch (error) {
    if (error instanceof RemoteError) return null;
    throw error;
  }
}

/** As the host is asked for it: from where a login begins. */
export function remotePath(names: readonly string[]): string {
  return ['.', ...names].join('/');
}

function plainEntries(entries: RemoteEntry[]): RemoteEntry[] {
  const taken = new Set<string>();
  return entries
    .filter(({ kind, name }) => kind !== 'other' && isSafeFileName(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter(({ name }) => {
      const folded = foldName(name);
      return !taken.has(folded) && taken.add(folded);
    });
}
