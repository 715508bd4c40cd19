/** A page whose clock tests advance by hand, and a station with hand-made responses. For real servers, see `kit/world.ts`. */
import { afterEach, beforeEach } from 'node:test';
import sinon from 'sinon';
import { panelCapabilities } from '../../src/servers/panel/capabilities.js';
import { readHistoryRecord, type HistoryPage } from '../../src/servers/panel/history-record.js';
import type { HistoryClient } from '../../src/station/feed/feed.js';
import type { FeedSnapshot, Track } from '../../src/station/snapshot.js';
import { openFakePage, type FakePage } from '../kit/fake-page.js';
import { collectSubscriptions } from '../kit/subscriptions.js';

export const NOON = Date.UTC(2026, 2, 6, 12);
export const MINUTE = 60_000;

/** A record as `readHistoryRecord` returns it. */
export function track(id: number, ts: number, length: number | null, more: object = {}): Track {
  return readHistoryRecord({ id, ts, length, title: 'Title ' + id, ...more })!;
}

/** Plays of three minutes, newest first. The newest started at `ts`, and the ids count down from `id`. */
export function plays(count: number, id: number, ts: number): Track[] {
  return Array.from({ length: count }, (_, index) => track(id - index, ts - index * 3 * MINUTE, 3 * MINUTE));
}

/** Responds with the `tracks` that have started. Every request is logged. */
export class HandMadeSource implements HistoryClient {
  readonly baseUrl = 'https://panel.example';
  readonly capabilities = panelCapabilities;
  readonly links = {};
  tracks: Track[] = [];
  log: string[] = [];
  /** Thrown instead of a response. */
  failure: unknown = null;
  /** Whether responses wait for `release`. */
  holds = false;
  private held: (() => void)[] = [];

  async readNewest(wanted: number, signal: AbortSignal): Promise<HistoryPage> {
    this.log.push('ask ' + wanted);
    signal.addEventListener('abort', () => this.log.push('aborted'));
    if (this.holds) await new Promise<void>((resolve) => this.held.push(resolve));
    if (this.failure) throw this.failure;
    const begun = this.tracks.filter(({ ts }) => ts <= Date.now()).sort((a, b) => b.ts - a.ts);
    // Copies, because data from a network shares no objects.
    const records = begun.slice(0, wanted).map((each) => ({ ...each }));
    return { records, count: begun.length };
  }

  readList(): Promise<never> {
    return Promise.reject(new Error('not used'));
  }

  forgetOrder(): void {
    this.log.push('forget order');
  }

  release(): void {
    this.held.splice(0).forEach((go) => go());
  }

  /** Returns what was logged since the last call. */
  since(): string[] {
    return this.log.splice(0);
  }
}

export interface Stage extends Omit<FakePage, 'remove'> {
  clock: sinon.SinonFakeTimers;
  /** Advances the clock and runs what is due. */
  pass(ms: number): Promise<number>;
  /** Subscribes, and unsubscribes while the first request is in flight. The request waits for `release`. */
  leaveEarly<Snapshot>(
    source: { holds: boolean },
    feed: { subscribe(listen: (snapshot: Snapshot) => void): () => void },
    listen?: (snapshot: Snapshot) => void,
  ): Promise<void>;
}

/** The stage of the current test; `useStage` sets it. */
export const stage = {} as Stage;

/** Creates the stage before each test of a `describe`, and removes it afterwards. */
export function useStage(): void {
  let page: FakePage;
  let unsubscribe: () => void;

  beforeEach(() => {
    unsubscribe = collectSubscriptions();
    page = openFakePage({ url: 'https://radio.example/page/' });
    Object.assign(stage, page, {
      clock: sinon.useFakeTimers({ now: NOON, toFake: ['setTimeout', 'clearTimeout', 'Date'] }),
      pass: (ms: number) => stage.clock.tickAsync(ms),
      async leaveEarly(source, feed, listen = () => undefined) {
        source.holds = true;
        const stop = feed.subscribe(listen);
        await stage.pass(1);
        stop();
        await stage.pass(1);
      },
    } satisfies Omit<Stage, keyof FakePage>);
    sinon.stub(Math, 'random').returns(0);
  });

  afterEach(async () => {
    // The code of a subscription may still be loading.
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
    unsubscribe();
    await stage.pass(1);
    sinon.restore();
    page.remove();
  });
}

/** A listener that logs the status and the first title. */
export function listener(received: string[]): (snapshot: FeedSnapshot) => void {
  return ({ status, tracks }) => void received.push(`${status}: ${tracks[0]?.title ?? 'nothing'}`);
}
