import type { TestPlay, TestShow } from './test-server.js';

/** A play on a station's air. */
export interface AirPlay extends TestPlay {
  /** Counted from 1, unless given. */
  id: number;
  at: number;
  /** Who streams it live. */
  dj: string | null;
}

/** What a station plays, by a clock that a test may move: what all kinds of servers tell in their own ways. */
export class Air {
  /** Newest first. */
  readonly plays: AirPlay[] = [];
  readonly shows: TestShow[] = [];
  isSilent = true;
  /** Counts the changes. */
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

  /** Whether the request that asks is one of those that fail. */
  takeFailure(): boolean {
    return this.failures > 0 && this.failures-- > 0;
  }
}
