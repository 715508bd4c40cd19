/**
 * Requests a resource from a server. The resource is at different paths in different versions of the server.
 * These alternatives are tried in order, and the one that works is tried first next time.
 */
import type { StationRef, ServerResource } from '../../../../servers/server-kind.js';
import type { SourceFetch } from './source-fetch.js';
import { SourceFailure } from './source-failure.js';

/** Throws `SourceFailure` if the server doesn't respond or supports none of the alternatives. */
export type SourceRequest<T, A> = (about: A) => Promise<T>;

/** Parses the responses to one alternative, in the order of its paths. Returns null if they aren't from this kind of server. */
export type ReadResponses<T, A> = (bodies: readonly Uint8Array[], about: A) => Promise<T | null>;

export function createSourceRequest<T, A>(
  fetchSource: SourceFetch,
  alternatives: ServerResource<unknown, A>['alternatives'],
  station: StationRef,
  read: ReadResponses<T, A>,
): SourceRequest<T, A> {
  let known = 0;

  async function tryPaths(paths: readonly string[], about: A): Promise<T | null> {
    const bodies = await Promise.all(paths.map((path) => fetchSource(station.baseUrl + path)));
    return bodies.every((body) => body !== null) ? read(bodies, about) : null;
  }

  return async (about) => {
    const all = alternatives(station, about);
    const order = [known, ...all.keys()].filter((index, position, list) => list.indexOf(index) === position);
    for (const index of order) {
      const paths = all[index];
      const value = paths ? await tryPaths(paths, about) : null;
      if (value !== null) {
        known = index;
        return value;
      }
    }
    throw new SourceFailure("it doesn't respond like a server of this kind");
  };
}
