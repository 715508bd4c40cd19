/** What somebody has chosen in the builder: which station, which tags, and how they look. */
import type { TagName } from '../contract/tags.js';
import type { ServerKindName } from '../servers/kinds.js';

/** Attributes by name. An attribute that just stands there, such as `vote`, is the empty text. */
export type Attributes = Readonly<Record<string, string>>;

export interface TagChoice {
  name: TagName;
  /** Without what all tags share. */
  attributes: Attributes;
}

/** Where people paste, the most first. Each takes an output of its own. */
export const PLACES = ['script', 'link', 'wordpress', 'div', 'iframe', 'react', 'vue'] as const;
export type Place = (typeof PLACES)[number];

/** What a page is that shows a frame; `system` for one that is as its reader's system is. */
export const SCHEMES = ['light', 'dark', 'system'] as const;
export type Scheme = (typeof SCHEMES)[number];

export interface Choice {
  /** The address of the panel, or of another server; without a slash at the end; empty until there is one. */
  baseUrl: string;
  /** Number of the station on that panel. */
  server: number;
  /** The kind of another server; null for a panel. */
  source: ServerKindName | null;
  /** Which station of another server: short name, mount or number; empty for its first. */
  station: string;
  /** In the page's order. */
  tags: readonly TagChoice[];
  /** What all tags get: attributes of `<onair-station>`, but for those of the station itself. */
  shared: Attributes;
  /** Custom properties, `--onair-…`, with their values in CSS. */
  properties: Attributes;
  /** Null until somebody has said it: who copies the first best output may get one that does not work there. */
  place: Place | null;
  /** Of the page around a frame, which a frame can't see. Most sites are light, whatever the reader's system is. */
  scheme: Scheme;
}
