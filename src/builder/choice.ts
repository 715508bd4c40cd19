/** What somebody has chosen in the builder: which station, which tags, and how they look. */
import type { TagName } from '../contract/tags.js';

/** Attributes by name. An attribute that just stands there, such as `vote`, is the empty text. */
export type Attributes = Readonly<Record<string, string>>;

export interface TagChoice {
  name: TagName;
  /** Without what all tags share. */
  attributes: Attributes;
}

export interface Choice {
  /** The panel's address, without a slash at the end; empty until there is one. */
  baseUrl: string;
  /** Number of the station on that panel. */
  server: number;
  /** In the page's order. */
  tags: readonly TagChoice[];
  /** What all tags get: attributes of `<onair-station>`, but for `base-url` and `server`. */
  shared: Attributes;
  /** Custom properties, `--onair-…`, with their values in CSS. */
  properties: Attributes;
}
