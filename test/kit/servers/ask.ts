import type { StationRef, Resource } from '../../../src/servers/server-kind.js';

/**
 * Sends a question to a server, like a page on the server's origin. Returns the result of the first way that works, or null. `parse` is
 * the parser of the server's kind.
 */
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
