/** Minimum time between changes, because Safari throws after 100 changes in 30 seconds. */
const MIN_INTERVAL_MS = 350;

let newest: string | null = null;
let timer = 0;

/**
 * Writes the query (with `?`) to the page's URL, either at once or after the minimum interval. If it is called several
 * times in between, only the last query is written.
 */
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
    // The next change tries again.
  }
  newest = null;
  timer = window.setTimeout(write, MIN_INTERVAL_MS);
}

// Save the last choice, so that it is restored when the visitor returns with the back button.
addEventListener('pagehide', write);
