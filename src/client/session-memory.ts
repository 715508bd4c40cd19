/**
 * What a page may remember for the browser session, as small JSON values.
 * A browser that blocks storage remembers for the page's life instead.
 */
const own = new Map<string, string>();

export function recall<T>(key: string): T | null {
  let text: string | null | undefined;
  try {
    text = sessionStorage.getItem(key);
  } catch {
    text = own.get(key);
  }
  try {
    return text ? (JSON.parse(text) as T) : null;
  } catch {
    return null;
  }
}

/** Null forgets. */
export function remember(key: string, value: object | null): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    if (value) own.set(key, JSON.stringify(value));
    else own.delete(key);
  }
}
