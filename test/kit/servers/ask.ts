import type { StationRef, Resource } from '../../../src/servers/server-kind.js';

/** Asks a server by `fetch` as a page on its own origin would, and reads the first way that it has. Null where it has none. `parse`: the kind's own. */
export async function ask<T, A>(
  question: Resource<T, A>,
  place: StationRef,
  about: A,
  parse: (text: string) => unknown = JSON.parse,
): Promise<T | null> {
  for (const way of question.alternatives(place, about)) {
    const responses = await Promise.all(way.map((path) => fetch(place.baseUrl + path)));
    if (!responses.every(({ ok }) => ok)) {
      await Promise.all(responses.map((each) => each.arrayBuffer()));
      continue;
    }
    return question.read(
      (await Promise.all(responses.map((each) => each.text()))).map((text) => parse(text)),
      place,
      about,
    );
  }
  return null;
}
