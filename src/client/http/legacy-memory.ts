/**
 * Remembers, for the browser session, which panels this page could read only via the legacy API. If storage is blocked,
 * they are remembered until the page closes.
 */
const found: Record<string, number> = {};
const PREFIX = 'onair:legacy:';

/**
 * Returns the time at which v2 last turned out to be unusable on this panel, in milliseconds (visitor's
 * clock), or 0.
 */
export function legacyFoundAt(baseUrl: string): number {
  try {
    return found[baseUrl] ?? Number(sessionStorage.getItem(PREFIX + baseUrl));
  } catch {
    return 0;
  }
}

/** Stores the time; 0 removes the entry. */
export function rememberLegacy(baseUrl: string, at: number): void {
  found[baseUrl] = at;
  try {
    if (at) sessionStorage.setItem(PREFIX + baseUrl, String(at));
    else sessionStorage.removeItem(PREFIX + baseUrl);
  } catch {
    // The value is still in `found`.
  }
}
