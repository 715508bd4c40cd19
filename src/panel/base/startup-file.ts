import { readFileSync } from 'node:fs';

/** Thrown if a file prevents the panel from starting. The message is a sentence for the operator. */
export class UnusableStartupFile extends Error {
  /** `reason` follows the file's name and a colon in the message. It has no full stop. */
  constructor(file: string, reason: string, cause?: unknown) {
    super(`Can't use ${file}: ${reason}.`, { cause });
  }
}

/** Reads a file. Returns null if it doesn't exist, and throws `UnusableStartupFile` if it can't be read. */
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
  EACCES: "this account isn't allowed to read it",
  EISDIR: 'it is a folder',
  ENOTDIR: "part of its path isn't a folder",
};
