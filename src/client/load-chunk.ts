import { Unreachable, whyUnreachable } from './http/failures.js';

/** URLs of chunks whose load errors were logged. Several elements may need the same chunk. */
const loggedUrls = new Set<string | undefined>();

/**
 * Loads a chunk and retries once. `load` must be a bare import.
 *
 * @throws the error from the retry. It is also logged to the console, unless the visitor is offline.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // Browsers may cache a failed import under its URL, so the retry adds a query. The URL is in the error
    // message, except in WebKit. Only chunks of `onair.js` get the query: bundlers may rename a file's
    // exports, so their files are imported again unchanged.
    // regex-bound: 2,000 characters of an error message.
    const [address] = /https?:\S+\/(parts|lang)\/[\w-]+\.js/.exec(String(error).slice(0, 2000)) ?? [];
    // The network may be back by the time the retry fails.
    const reason = whyUnreachable();
    try {
      return await (address
        ? (import(/* @vite-ignore */ /* webpackIgnore: true */ address + '?again') as Promise<T>)
        : load());
    } catch (failure) {
      if (reason !== 'offline' && !loggedUrls.has(address)) {
        loggedUrls.add(address);
        console.error(`Onair: ${address ?? 'a file'} could not be loaded.`, failure);
      }
      throw failure;
    }
  }
}

/**
 * Loads a chunk that is needed to read a server.
 *
 * @throws Unreachable with this URL.
 */
export async function loadRequiredChunk<T>(url: string, load: () => Promise<T>): Promise<T> {
  try {
    return await loadChunk(load);
  } catch (cause) {
    throw new Unreachable(url, whyUnreachable() === 'offline' ? 'offline' : 'part', cause);
  }
}
