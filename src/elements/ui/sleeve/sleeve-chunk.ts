import type { LitElement } from 'lit';
import { LazyChunk } from '../../controllers/lazy-chunk.js';
import type * as sleeve from './sleeve.js';

/** Loads the code that gives an element the colours of its cover. The arguments are the same as for `Sleeve`. */
export function sleeveChunk(
  host: LitElement,
  isOn: () => boolean,
  selector?: string,
): LazyChunk<typeof sleeve> {
  return new LazyChunk(
    host,
    () => import('./sleeve.js'),
    ({ Sleeve }) => new Sleeve(host, isOn, selector),
  );
}
