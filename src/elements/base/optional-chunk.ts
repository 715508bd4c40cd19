import { loadChunk } from '../../station/load-chunk.js';

/** Loads code that an element also works without, and passes it to `use`. */
export function loadOptionalChunk<T>(load: () => Promise<T>, use: (module: T) => unknown): void {
  loadChunk(load).then(use, () => undefined);
}
