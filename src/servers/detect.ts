/**
 * In:  an address, and a way to ask there.
 * Out: which kind of server stands there, by what it says of what is on air.
 */
import { loadKind, type AskFile } from './load-kind.js';
import { SERVER_KINDS, type Place, type ServerKind, type ServerKindName } from './server-kind.js';

/**
 * Asks for one path below the place's base address, as servers of this kind are asked: by JSONP, too, where the kind has
 * `callback`. Answers what `kind.parse`, else `JSON.parse`, makes of it; rejects where there is no such answer.
 */
export type AskPath = (path: string, kind: ServerKind) => Promise<unknown>;

/**
 * Null where no kind that is known stands there. Rejects where the code of one can't be loaded.
 * `askFile`: how that code is asked for.
 */
export async function detectKind(
  place: Place,
  ask: AskPath,
  askFile?: AskFile,
): Promise<ServerKindName | null> {
  for (const name of SERVER_KINDS) {
    if (await answersAs(await loadKind(name, askFile), place, ask)) return name;
  }
  return null;
}

/** Whether one of the ways to what is on air has an answer that this kind can read. */
async function answersAs(kind: ServerKind, place: Place, ask: AskPath): Promise<boolean> {
  for (const way of kind.newest.ways(place, undefined)) {
    const answers = await Promise.all(way.map((path) => ask(path, kind))).catch(() => null);
    if (answers && kind.newest.read(answers, place, undefined)) return true;
  }
  return false;
}
