/**
 * Injected faults. They only affect API paths, not the control API, files, covers or audio. A panel with faults
 * sends no events.
 */
import type { PanelOptions } from './options.js';

export interface Faults {
  /** Delay of every response in milliseconds. */
  latency_ms: number;
  /** Share of requests that fail with a 500, from 0 to 1. */
  fail: number;
  /** If true, requests never get a response. */
  hang: boolean;
  /** If true, response bodies are cut off halfway. */
  truncate: boolean;
  /** If true, every response is an HTML page with status 200. */
  html: boolean;
  /** If true, values have different types than in the contract. */
  wrong_types: boolean;
  /** Milliseconds added to every returned `ts`, as if the panel's clock were wrong. */
  skew_ms: number;
  /** If false, other origins can't read the responses. */
  cors: boolean;
  /** If false, the v2 paths don't exist. */
  v2: boolean;
  /** If false, the legacy paths don't exist. */
  legacy: boolean;
  /** If true, a second vote for a track from the same address is refused with 400. */
  vote_repeat: boolean;
}

export interface FaultSettings {
  readonly active: Faults;
  /** Increases with every change. */
  readonly version: number;
  /** True if no fault delays, drops or breaks responses. */
  readonly isCacheable: boolean;
  /** Changes only the given faults. */
  change(faults: Partial<Faults>): void;
  /** Restores the faults with which the panel was started. */
  reset(): void;
  /** Calls `changed` after each change. */
  watch(changed: () => void): void;
}

export function createFaultSettings(options: PanelOptions): FaultSettings {
  const initial: Faults = {
    latency_ms: options.latency,
    fail: options.fail,
    hang: false,
    truncate: false,
    html: false,
    wrong_types: false,
    skew_ms: 0,
    cors: options.cors,
    v2: options.v2,
    legacy: options.legacy,
    vote_repeat: false,
  };
  const active = { ...initial };
  let version = 0;
  const watchers: (() => void)[] = [];
  function set(faults: Partial<Faults>): void {
    Object.assign(active, faults);
    version += 1;
    watchers.forEach((changed) => changed());
  }
  return {
    active,
    get version() {
      return version;
    },
    get isCacheable() {
      return active.latency_ms === 0 && active.fail === 0 && !active.hang && !active.truncate && !active.html;
    },
    change: set,
    reset: () => set(initial),
    watch: (changed) => void watchers.push(changed),
  };
}
