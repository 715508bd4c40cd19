import type { StationRef, ServerResource } from '../../../src/servers/server-kind.js';

/**
 * Sends a request to a server, as a page on the server's origin would. Returns the result of the first alternative
 * that works, or null. `parse` is the parser for this kind of server.
 */
export async function readResource<T, A>(
  resource: ServerResource<T, A>,
  place: StationRef,
  about: A,
  parse: (text: string) => unknown = JSON.parse,
): Promise<T | null> {
  for (const paths of resource.alternatives(place, about)) {
    const responses = await Promise.all(paths.map((path) => fetch(place.baseUrl + path)));
    if (!responses.every(({ ok }) => ok)) {
      await Promise.all(responses.map((each) => each.arrayBuffer()));
      continue;
    }
    return resource.read(
      (await Promise.all(responses.map((each) => each.text()))).map((text) => parse(text)),
      place,
      about,
    );
  }
  return null;
}
