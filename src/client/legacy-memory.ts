/**
 * Which panels this page could read only by the legacy API, remembered for the
 * browser session; in a browser that blocks storage, for the page's life.
 */
const found: Record<string, number> = {};
const PREFIX = 'onair:legacy:';

/** When that was found out: milliseconds, by the visitor's clock. 0: it was not. */
export function legacyFoundAt(baseUrl: string): number {
  try {
    return found[baseUrl] ?? Number(sessionStorage.getItem(PREFIX + baseUrl));
  } catch {
    return 0;
  }
}

/** 0 forgets. */
export function rememberLegacy(baseUrl: string, at: number): void {
  found[baseUrl] = at;
  try {
    sessionStorage.setItem(PREFIX + baseUrl, String(at));
  } catch {
    // Remembered in `found`.
  }
}
