/**
 * In:  queries, as fast as somebody moves through colours.
 * Out: the page's address with the newest one.
 */

/** Between two writings: milliseconds. Safari takes a hundred in 30 s, and throws at the next. */
const PAUSE = 350;

let newest: string | null = null;
let timer = 0;

/** `query` with its question mark. The first one stands there at once. */
export function writeAddress(query: string): void {
  newest = query;
  if (timer === 0) write();
}

function write(): void {
  timer = 0;
  if (newest === null) return;
  try {
    history.replaceState(null, '', newest);
  } catch {
    // The page goes on without; the next choice tries again.
  }
  newest = null;
  timer = window.setTimeout(write, PAUSE);
}

// Who comes back by the browser's button finds the last choice, too.
addEventListener('pagehide', write);
