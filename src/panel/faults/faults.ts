/** The faults in force. They concern API paths only, never control, files, covers or streams. */
import type { PanelOptions } from '../options.js';

export interface Faults {
  /** Milliseconds that every answer waits. */
  latency_ms: number;
  /** Share of requests that end in a 500, 0 to 1. */
  fail: number;
  /** Requests are taken and never answered. */
  hang: boolean;
  /** Bodies stop half way. */
  truncate: boolean;
  /** A page comes back instead of data, with status 200. */
  html: boolean;
  /** Values come in types that the contract does not name. */
  wrong_types: boolean;
  /** Milliseconds added to every `ts` answered: a panel whose clock is off. */
  skew_ms: number;
  /** False: other origins can't read the answers. */
  cors: boolean;
  /** False: the v2 paths are not there. */
  v2: boolean;
  /** False: the legacy paths are not there. */
  legacy: boolean;
  /** A second vote for the same track is answered 400, when it comes from the same address. */
  vote_repeat: boolean;
}

export interface FaultSettings {
  readonly active: Faults;
  /** Grows with every change. */
  readonly version: number;
  /** Whether answers come as they are made: not late, absent or broken. */
  readonly isCacheable: boolean;
  /** Changes those given, leaves the others. */
  change(faults: Partial<Faults>): void;
  /** Back to what the panel was started with. */
  reset(): void;
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
  function set(faults: Partial<Faults>): void {
    Object.assign(active, faults);
    version += 1;
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
  };
}
