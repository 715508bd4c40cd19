/**
 * Warnings about a page's markup. Their code is loaded with the first mistake. If
 * it can't be loaded, nothing is logged.
 */
import { loadPart } from '../../station/load-part.js';

/** `write` shows a name as in markup: `layout="card"`, `<onair-history>`. */
export function warnUnknown(write: (name: string) => string, given: string, known: readonly string[]): void {
  loadPart(() => import('./warn-unknown.js')).then((code) => code.warnUnknown(write, given, known), ignore);
}

export function warnNoNumber(name: string, given: string): void {
  loadPart(() => import('./warn-unknown.js')).then((code) => code.warnNoNumber(name, given), ignore);
}

function ignore(): void {}
