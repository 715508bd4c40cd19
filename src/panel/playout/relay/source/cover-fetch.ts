import { createSourceFetch, type SourceFetch } from './source-fetch.js';
import { networkOfSource } from './network.js';

const LIMITS = { bytes: 8 * 1024 * 1024, milliseconds: 5000, keepsBodies: false };
const PICTURES = 'image/webp, image/png, image/jpeg, */*;q=0.1';

/**
 * Fetches the covers of a relayed station. The covers can be at public addresses, and in the network of
 * `source`, which is the URL that the operator configured. Rejects with `SourceFailure`.
 */
export function createCoverFetch(source: string, isInsideAllowed: boolean, closed: AbortSignal): SourceFetch {
  return createSourceFetch(networkOfSource(source, { isInsideAllowed }), closed, LIMITS, undefined, PICTURES);
}
