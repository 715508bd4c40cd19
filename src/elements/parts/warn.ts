/**
 * Warnings about what a page wrote. Their code is loaded with the first
 * mistake: most pages never need it. Where it does not come, nothing is said.
 */

/** `write` shows a name as a page writes it: `layout="card"`, `<onair-history>`. */
export function warnUnknown(write: (name: string) => string, given: string, known: readonly string[]): void {
  import('./warn-unknown.js').then((code) => code.warnUnknown(write, given, known), ignore);
}

export function warnNoNumber(name: string, given: string): void {
  import('./warn-unknown.js').then((code) => code.warnNoNumber(name, given), ignore);
}

function ignore(): void {}
