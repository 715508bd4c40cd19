/** The faults that are switched on. They apply to API paths only, not to control, files, covers or sound. A panel with faults has no events. */
import type { PanelOptions } from './options.js';

export interface Faults {
  /** Milliseconds that every answer waits. */
  latency_ms: number;
  /** Share of requests that end in a 500, 0 to 1. */
  fail: number;
  /** Requests are never answered. */
  hang: boolean;
  /** Bodies stop half way. */
  truncate: boolean;
  /** The answer is an HTML page with status 200. */
  html: boolean;
  /** Values have other types than in the contract. */
  wrong_types: boolean;
  /** Milliseconds added to every `ts` answered: a panel whose clock is off. */
  skew_ms: number;
  /** False: other origins can't read the answers. */
  cors: boolean;
  /** False: the v2 paths are not there. */
  v2: boolean;
  /** False: the legacy paths are not there. */
  legacy: boolean;
  /** A second vote for a track from the same address is refused with 400. */
  vote_repeat: boolean;
}

export interface FaultSettings {
  readonly active: Faults;
  /** Increases with every change. */
  readonly version: number;
  /** Whether no fault delays, drops or breaks answers. */
  readonly isCacheable: boolean;
  /** Changes the given faults, and leaves the others as they are. */
  change(faults: Partial<Faults>): void;
  /** Restores the faults with which the panel was started. */
  reset(): void;
  /** Calls back after each change. */
  watch(changed: () => void): void;
}

export function createFaultSettings(options: PanelOptions): FaultSettings {
  const none: Faults = {
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
  const active = { ...none };
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
    reset: () => set(none),
    watch: (changed) => void watchers.push(changed),
  };
}
