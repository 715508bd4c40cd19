/**
 * Remembers the panels that this page could read by the legacy API only, for the browser session. If storage is
 * blocked, it remembers them for the page.
 */
const found: Record<string, number> = {};
const PREFIX = 'onair:legacy:';

/** Returns when the panel was found to have no usable v2, in milliseconds by the visitor's clock; 0 if it wasn't. */
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
    // `found` has the value.
  }
}
