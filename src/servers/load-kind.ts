/** The kinds of servers, each with its own code, which is loaded when it is asked for. */
import type { ServerKind, ServerKindName } from './server-kind.js';

/** Asks for a file, by its import: once, or again where it does not come. */
export type AskFile = <T>(file: () => Promise<T>) => Promise<T>;

/** Each file has its kind under the kind's name. */
const files: Record<ServerKindName, () => Promise<Partial<Record<ServerKindName, ServerKind>>>> = {
  azuracast: () => import('./azuracast/read.js'),
  libretime: () => import('./libretime/read.js'),
  icecast: () => import('./icecast/read.js'),
  shoutcast: () => import('./shoutcast/read.js'),
};

/** Rejects where the code can't be loaded. */
export async function loadKind(name: ServerKindName, ask: AskFile = (file) => file()): Promise<ServerKind> {
  return (await ask(files[name]))[name]!;
}
