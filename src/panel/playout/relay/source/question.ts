/**
 * In:  a kind of server, and what to ask it for.
 * Out: what it tells. Of the ways in which it may have it, the first that this server has counts, and is remembered.
 */
import type { StationRef, Resource } from '../../../../servers/server-kind.js';
import type { Ask } from './ask.js';
import { SourceFailure } from './failures.js';

/** Throws `SourceFailure` where the server does not answer, or has none of the ways. */
export type AskQuestion<T, A> = (about: A) => Promise<T>;

/** Returns what the responses to one way say, in the order of its paths; null if they are not those of such a server. */
export type ReadResponses<T, A> = (bodies: readonly Uint8Array[], about: A) => Promise<T | null>;

export function createQuestion<T, A>(
  ask: Ask,
  ways: Resource<unknown, A>['alternatives'],
  place: StationRef,
  read: ReadResponses<T, A>,
): AskQuestion<T, A> {
  let known = 0;

  async function tryWay(paths: readonly string[], about: A): Promise<T | null> {
    const bodies = await Promise.all(paths.map((path) => ask(place.baseUrl + path)));
    return bodies.every((body) => body !== null) ? read(bodies, about) : null;
  }

  return async (about) => {
    const all = ways(place, about);
    const order = [known, ...all.keys()].filter((way, index, list) => list.indexOf(way) === index);
    for (const way of order) {
      const told = all[way] && (await tryWay(all[way], about));
      if (told !== undefined && told !== null) {
        known = way;
        return told;
      }
    }
    throw new SourceFailure('it has not what such a server has');
  };
}
