import type { TestPlay, TestShow } from './test-server.js';

/** A play of a station. */
export interface AirPlay extends TestPlay {
  /** Defaults to the number of the play, counted from 1. */
  id: number;
  at: number;
  /** Name of the live DJ. */
  dj: string | null;
}

/**
 * The plays and shows of a station, with a clock that tests can stop. Servers of every kind report them in their own
 * formats.
 */
export class Air {
  /** Newest first. */
  readonly plays: AirPlay[] = [];
  readonly shows: TestShow[] = [];
  isSilent = true;
  /** Incremented by each change. */
  version = 0;
  private frozen: number | null = null;
  private failures = 0;

  get now(): number {
    return this.frozen ?? Date.now();
  }

  get onAir(): AirPlay | null {
    return this.isSilent ? null : (this.plays[0] ?? null);
  }

  play(play: TestPlay, dj: string | null = null): void {
    this.plays.unshift({ id: this.plays.length + 1, ...play, at: play.at ?? this.now, dj });
    this.plays.sort((a, b) => b.at - a.at || b.id - a.id);
    this.isSilent = false;
    this.version++;
  }

  silence(): void {
    this.isSilent = true;
    this.version++;
  }

  setNow(ms: number): void {
    this.frozen = ms;
  }

  fail(times: number): void {
    this.failures = times;
  }

  /** Returns true if the current request should fail, and counts it. */
  takeFailure(): boolean {
    return this.failures > 0 && this.failures-- > 0;
  }
}
