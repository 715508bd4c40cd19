import type { TagName } from '../../contract/tags.js';
import type { KnownStation, OtherServer } from '../../diagnostics/core/other-server.js';

/** What the builder sends to its preview frame. */
export interface Scene {
  readonly tags: readonly { readonly name: TagName; readonly attributes: Readonly<Record<string, string>> }[];
  /** CSS custom properties. */
  readonly properties: Readonly<Record<string, string>>;
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
  readonly scheme: 'light' | 'dark';
  /** Colours of the page around the tags. */
  readonly ground: string;
  readonly text: string;
}

/** Query in the preview's URL that simulates an off-air station. */
export const OFF_AIR = '?off-air';

/** Requests the kind of server at an address. */
export interface FindMessage {
  readonly find: string;
  /** The station that the builder already has settings for. */
  readonly known: KnownStation | null;
}

/** The response to a `FindMessage`. */
export interface FoundMessage {
  readonly onairFound: OtherServer | null;
}

/** The preview is ready for messages. */
export interface ReadyMessage {
  readonly onairPreview: 'ready';
}
