/**
 * In:  panels that this page could read only by the legacy API.
 * Out: the same in the next page of the browser session; in a browser that blocks storage, in this page.
 */
const found: Record<string, number> = {};
const PREFIX = 'onair:legacy:';

/** When this panel was found to have no usable v2, by the visitor's clock: milliseconds. 0: it was not. */
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
    if (at) sessionStorage.setItem(PREFIX + baseUrl, String(at));
    else sessionStorage.removeItem(PREFIX + baseUrl);
  } catch {
    // `found` has it.
  }
}
