/** The kinds of servers, each with its own code, which is loaded when it is asked for. */
import type { ServerKind, ServerKindName } from './server-kind.js';

const loaders: Record<ServerKindName, () => Promise<ServerKind>> = {
  azuracast: () => import('./azuracast/read.js').then(({ azuracast }) => azuracast),
  libretime: () => import('./libretime/read.js').then(({ libretime }) => libretime),
  icecast: () => import('./icecast/read.js').then(({ icecast }) => icecast),
  shoutcast: () => import('./shoutcast/read.js').then(({ shoutcast }) => shoutcast),
};

/** Rejects where the code can't be loaded. */
export const loadKind = (name: ServerKindName): Promise<ServerKind> => loaders[name]();
