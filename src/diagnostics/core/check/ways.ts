/**
 * In:  nothing; types alone.
 * Out: what a check is about, and what it needs to ask. A command and a page have their own ways.
 */
import type { Ask } from '../facts.js';

export interface Target {
  /** http(s), without a trailing slash, user and query. */
  readonly baseUrl: string;
  readonly server: number;
  /** Of the site where the tags stand, or will: `https:` where that is not known. */
  readonly siteProtocol?: string;
}

/** What an address is for. */
export type Kind = 'stream' | 'cover' | 'feed';

export interface Ways {
  readonly ask: Ask;
  /**
   * Asks an address by JSONP, as tags do. `callback`: the parameter for it, of a server that is no panel. Undefined where nothing
   * calls back. Never rejects.
   */
  readonly jsonp: (url: string, callback?: string) => Promise<unknown>;
  /** Empty where it can be had; else why it can't, in few words. Never rejects. */
  readonly attempt: (url: string, kind: Kind) => Promise<string>;
  /** The page that asks; null for a command, which sees all headers. */
  readonly page: PageOfCheck | null;
  /** What time it is on this machine: milliseconds, UTC. */
  readonly now: () => number;
}

/** As in `location`. Its origin is `null` where it has none of its own: every panel is another site for it. */
export interface PageOfCheck {
  readonly protocol: string;
  readonly hostname: string;
  readonly origin: string;
}
