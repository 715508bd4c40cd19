import type * as Notices from '../owner/notices.js';
import { loadOptionalChunk } from './optional-chunk.js';

/** Logs a notice for the page's owner. Few pages have mistakes, so the code and the text are loaded on demand. */
export function warn(log: (notices: typeof Notices) => unknown): void {
  loadOptionalChunk(() => import('../owner/notices.js'), log);
}

/**
 * Logs that a name or value in the page's markup is unknown, and suggests the most similar known one. `write` returns a
 * name as it appears in markup: `layout="card"`, `<onair-history>`.
 */
export function warnUnknown(write: (name: string) => string, given: string, known: readonly string[]): void {
  warn((notices) => notices.logUnknown(write, given, known));
}
