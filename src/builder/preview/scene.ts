import type { TagName } from '../../contract/tags.js';
import type { KnownStation, OtherServer } from '../../diagnostics/core/other-server.js';

/** The message that the builder sends to its preview frame to show tags. */
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
  /** A response that the owner pasted because browsers can't read it, or null. */
  readonly pasted: { readonly url: string; readonly text: string } | null;
}

/** Query of the preview's URL that simulates an off-air station. */
export const OFF_AIR = '?off-air';

/** The message that requests the kind of server at a URL. */
export interface FindMessage {
  readonly find: string;
  /** The station that the builder already has settings for. */
  readonly known: KnownStation | null;
}

/** The response to a `FindMessage`. */
export interface FoundMessage {
  readonly onairFound: OtherServer | null;
}

/** The message that requests the response at a URL, for `source="json"`. */
export interface ReadMessage {
  readonly read: string;
  /** Query parameter that names the JSONP callback; null if it is unknown. */
  readonly callback: string | null;
}

/** The response to a `ReadMessage`. */
export interface ReadResult {
  readonly onairRead: JsonResponse;
}

/** The result of reading the response at a URL. */
export interface JsonResponse {
  /** How pages can read the response. For `pasted` and `none`, they can't. */
  readonly access: 'fetch' | 'jsonp' | 'pasted' | 'none';
  /** The parsed response; undefined if it isn't known. */
  readonly value?: unknown;
  /** The text that the owner pasted. */
  readonly text?: string;
  /** Query parameter that names the JSONP callback. Set if `access` is `jsonp`. */
  readonly callback?: string;
  /**
   * `closed`: browsers aren't allowed to read the response. `absent`: there is no response. `notJson`: it isn't JSON.
   */
  readonly problem?: 'closed' | 'absent' | 'notJson';
}

/** The message that reports to the builder that the preview is ready to receive messages. */
export interface ReadyMessage {
  readonly onairPreview: 'ready';
}
