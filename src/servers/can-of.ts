import type { Can, ServerKind } from './server-kind.js';

/** What a kind of server can tell. None of those that are no panel takes votes. */
export function canOf({ can, week, channels, podcasts }: ServerKind): Can {
  return { ...can, week: !!week, channels: !!channels, podcasts: !!podcasts, votes: false };
}
