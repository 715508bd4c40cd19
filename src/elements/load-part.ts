/**
 * In:  the import of a part.
 * Out: the part, asked for twice if need be.
 */

/** @throws what the second try failed with; the console names the file by then. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // Firefox remembers that an import has failed, by its address, which its message tells; WebKit's tells none.
    const [address] = /https?:\S+/.exec(String(error)) ?? [];
    try {
      return await (address
        ? (import(/* @vite-ignore */ /* webpackIgnore: true */ again(address)) as Promise<T>)
        : load());
    } catch (failure) {
      console.error(`Onair: ${address ?? 'a file'} could not be loaded.`, failure);
      throw failure;
    }
  }
}

function again(address: string): string {
  return address + (address.includes('?') ? '&' : '?') + 'again';
}
