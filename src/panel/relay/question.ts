/**
 * In:  a kind of server, and what to ask it for.
 * Out: what it tells. Of the ways in which it may have it, the first that this server has counts, and is remembered.
 */
import type { Place, Question } from '../../sources/server-kind.js';
import type { Ask } from './ask.js';
import { SourceFailure } from './failures.js';

/** Throws `SourceFailure` where the server does not answer, or has none of the ways. */
export type AskQuestion<T, A> = (about: A) => Promise<T>;

export function createQuestion<T, A>(
  ask: Ask,
  { ways, read }: Question<T, A>,
  place: Place,
  parse: (text: string) => unknown = JSON.parse,
): AskQuestion<T, A> {
  let known = 0;

  async function tryWay(paths: readonly string[], about: A): Promise<T | null> {
    const texts = await Promise.all(paths.map((path) => ask(place.baseUrl + path)));
    const answers: unknown[] = [];
    for (const text of texts) {
      if (text === null) return null;
      try {
        answers.push(parse(text));
      } catch {
        return null;
      }
    }
    return read(answers, place, about);
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
