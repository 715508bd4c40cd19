/**
 * In:  the import of a part.
 * Out: the module, with a second try if the first one fails.
 */

import { Unreachable, whyUnreachable } from './http/failures.js';

/** The addresses that the console has: several elements may need one file. */
const named = new Set<string | undefined>();

/**
 * `load` is an import and no more: what the file holds is taken afterwards.
 *
 * @throws the error of the second try. The console has named the file by then, unless the visitor is offline.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // Browsers may cache a failed import by its address, which is in the error message; WebKit's message has none.
    // That is for the parts of `onair.js`: a bundler's file may export all under other names, and is asked for as before.
    // regex-bound: 2,000 characters of an error message.
    const [address] = /https?:\S+\/(parts|lang)\/[\w-]+\.js/.exec(String(error).slice(0, 2000)) ?? [];
    // The network may be back by the time that the second try has failed.
    const reason = whyUnreachable();
    try {
      return await (address
        ? (import(/* @vite-ignore */ /* webpackIgnore: true */ address + '?again') as Promise<T>)
        : load());
    } catch (failure) {
      if (reason !== 'offline' && !named.has(address)) {
        named.add(address);
        console.error(`Onair: ${address ?? 'a file'} could not be loaded.`, failure);
      }
      throw failure;
    }
  }
}

/**
 * The same, for code without which a panel's answer can't be had.
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
