/** What the builder's page tells its preview to show. */
import type { TagName } from '../../contract/tags.js';
import type { OtherServer } from '../../diagnostics/core/other-server.js';

export interface Scene {
  readonly tags: readonly { readonly name: TagName; readonly attributes: Readonly<Record<string, string>> }[];
  /** Custom properties of CSS. */
  readonly properties: Readonly<Record<string, string>>;
  /** Of the page around the tags. */
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
  readonly scheme: 'light' | 'dark';
  /** Colours of that page. */
  readonly ground: string;
  readonly text: string;
}

/** Query of the preview's address that takes the station off the air. */
export const OFF_AIR = '?off-air';

/** Asks the preview which kind of server stands at an address. */
export interface Wanted {
  readonly find: string;
}

/** Its answer. */
export interface Found {
  readonly onairFound: OtherServer | null;
}

/** The preview says that it listens. */
export interface Ready {
  readonly onairPreview: 'ready';
}
