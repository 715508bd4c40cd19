/**
 * In:  a base URL and a server number.
 * Out: what that station has on air, kept fresh for as long as somebody listens.
 */
import type { FeedSnapshot, OnAir } from './snapshot.js';

export type Transport = 'auto' | 'v2' | 'legacy';

export interface StationOptions {
  /** Address of the panel, as `client/base-url` understands it. */
  baseUrl: string;
  /** Server number on that panel; 1 unless given. */
  server?: number;
  /** Which interface to use; `auto` finds out. */
  transport?: Transport;
  /** Whether JSONP may run the panel's script in this page: only after the page's own explicit opt-in. */
  jsonp?: 'frame' | 'direct';
}

/** A value that calls a listener at once and on each change; the answer stops it. */
export interface Subscribable<T> {
  subscribe(listener: (value: T) => void): () => void;
}

/** One station of one panel, shared by every element and by code on the page. */
export declare class Station {
  /** The station for these options: the same object for the same base URL, server and transport. Never throws: a bad address is a failure in the snapshot. */
  static at(options: StationOptions): Station;
  readonly baseUrl: string;
  readonly server: number;
  /** The station's clock, learned: milliseconds, UTC. */
  now(): number;
  /** What is on air, for code without elements. */
  readonly onAir: Subscribable<OnAir>;
  /** On air and history, as one. `records` is how many plays the listener wants to see (20 unless given). */
  readonly feed: { subscribe(listener: (value: FeedSnapshot) => void, records?: number): () => void };
}
