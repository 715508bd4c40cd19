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
  /** A response that the owner pasted because browsers may not read it, or null. */
  readonly pasted: { readonly url: string; readonly text: string } | null;
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

/** Requests the response at an address, for `source="json"`. */
export interface ReadMessage {
  readonly read: string;
  /** Query parameter that names the JSONP callback; null if it is unknown. */
  readonly callback: string | null;
}

/** The response to a `ReadMessage`. */
export interface ReadResult {
  readonly onairRead: JsonResponse;
}

/** What is at the address of a response. */
export interface JsonResponse {
  /** How pages can read it. `pasted` and `none`: they can't. */
  readonly access: 'fetch' | 'jsonp' | 'pasted' | 'none';
  /** The parsed response; undefined if it is unknown. */
  readonly value?: unknown;
  /** The text that the owner pasted. */
  readonly text?: string;
  /** Query parameter that names the JSONP callback, if `access` is `jsonp`. */
  readonly callback?: string;
  /** `closed`: browsers may not read the response. `absent`: there is none. `notJson`: it isn't JSON. */
  readonly problem?: 'closed' | 'absent' | 'notJson';
}

/** The preview is ready for messages. */
export interface ReadyMessage {
  readonly onairPreview: 'ready';
}
