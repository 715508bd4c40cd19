import type { TagName } from '../contract/tags.js';
import type { ServerKindName } from '../servers/kinds.js';

/** Attributes by name. A boolean attribute such as `vote` has the value ''. */
export type Attributes = Readonly<Record<string, string>>;

export interface TagChoice {
  name: TagName;
  /** Doesn't include the shared attributes. */
  attributes: Attributes;
}

/** Places into which the owner can paste the code, most common first. Each one has a separate output. */
export const PLACEMENTS = ['script', 'link', 'wordpress', 'div', 'iframe', 'react', 'vue'] as const;
export type Placement = (typeof PLACEMENTS)[number];

/** The colour scheme of the page around a frame; `system` if it follows the reader's setting. */
export const SCHEMES = ['light', 'dark', 'system'] as const;
export type ColourScheme = (typeof SCHEMES)[number];

/** The owner's choices in the builder: the station, the tags, and their look. */
export interface BuilderChoice {
  /**
   * URL of the panel or of another server, without a trailing slash. For `json`, the URL of the response. '' until the
   * owner enters a URL.
   */
  baseUrl: string;
  /** Number of the station on the panel. */
  server: number;
  /** Kind of the server; null for a panel. */
  source: ServerKindName | null;
  /** Station on a server that isn't a panel: short name, mount or number; '' for the first one. */
  station: string;
  /**
   * For `json`, the paths of the fields, as in the attribute `map`; '' for other kinds, and until the owner chooses
   * fields.
   */
  map: string;
  /** In the order in which they appear on the page. */
  tags: readonly TagChoice[];
  /**
   * Attributes that all tags have: those of `<onair-station>`, except the ones that identify the panel and the station.
   */
  shared: Attributes;
  /** CSS values by custom property (`--onair-…`). */
  properties: Attributes;
  /** Null until the owner has chosen. There is no default, because the wrong output wouldn't work. */
  placement: Placement | null;
  /** Colour scheme of the page around a frame. The frame can't detect it. */
  scheme: ColourScheme;
  /**
   * Folder with the files on the owner's site: a path or URL with a trailing slash. '' for the files next to the
   * builder.
   */
  folder: string;
}
