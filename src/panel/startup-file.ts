/** Files that the panel is given when it starts. */
import { readFileSync } from 'node:fs';

/** A file that the panel can't start with. The message is a sentence for whoever started it. */
export class UnusableStartupFile extends Error {
  /** `reason` goes on after the file's name, without a full stop. */
  constructor(file: string, reason: string, cause?: unknown) {
    super(`Can't use ${file}: ${reason}.`, { cause });
  }
}

/** The text of a file; null when there is none. Throws `UnusableStartFile` for one that can't be read. */
export function readStartupFile(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw new UnusableStartupFile(file, REASONS[code ?? ''] ?? String(code), error);
  }
}

const REASONS: Record<string, string> = {
  EACCES: 'it may not be read by this account',
  EISDIR: 'it is a folder',
  ENOTDIR: 'it is below something that is no folder',
};
