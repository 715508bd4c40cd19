/**
 * What a feed's tests need around it: a clock that is moved by hand, a page that
 * can be hidden or lose its network, a storage, and a station whose answers are
 * made here. Everything is put back after each test.
 */
import { afterEach, beforeEach } from 'node:test';
import sinon from 'sinon';
import { panelCan } from '../../src/sources/panel-can.js';
import { readHistoryRecord, type HistoryPage } from '../../src/client/history-record.js';
import type { HistorySource } from '../../src/station/feed/feed.js';
import type { FeedSnapshot, Track } from '../../src/station/snapshot.js';

export const NOON = Date.UTC(2026, 2, 6, 12);
export const MINUTE = 60_000;

/** A record as `reading` leaves it. */
export function track(id: number, ts: number, length: number | null, more: object = {}): Track {
  return readHistoryRecord({ id, ts, length, title: 'Title ' + id, ...more })!;
}

/** Plays of three minutes, the newest of which began at `ts`. Newest first; ids count down from `id`. */
export function plays(count: number, id: number, ts: number): Track[] {
  return Array.from({ length: count }, (_, index) => track(id - index, ts - index * 3 * MINUTE, 3 * MINUTE));
}

/** Answers from `tracks` what has begun; every request is written to the log. */
export class HandMadeSource implements HistorySource {
  readonly baseUrl = 'https://panel.example';
  readonly can = panelCan;
  readonly links = {};
  tracks: Track[] = [];
  log: string[] = [];
  /** Thrown in place of an answer. */
  failure: unknown = null;
  /** Whether answers wait for `release`. */
  holds = false;
  private held: (() => void)[] = [];

  async readNewest(wanted: number, signal: AbortSignal): Promise<HistoryPage> {
    this.log.push('ask ' + wanted);
    signal.addEventListener('abort', () => this.log.push('aborted'));
    if (this.holds) await new Promise<void>((resolve) => this.held.push(resolve));
    if (this.failure) throw this.failure;
    const begun = this.tracks.filter(({ ts }) => ts <= Date.now()).sort((a, b) => b.ts - a.ts);
    // Copies, as a network makes them.
    const records = begun.slice(0, wanted).map((each) => ({ ...each }));
    return { records, count: begun.length };
  }

  forgetOrder(): void {
    this.log.push('forget order');
  }

  release(): void {
    this.held.splice(0).forEach((go) => go());
  }

  /** What was logged since the last call. */
  since(): string[] {
    return this.log.splice(0);
  }
}

export interface Stage {
  clock: sinon.SinonFakeTimers;
  /** Lets time go by, and what is due in it happen. */
  pass(ms: number): Promise<number>;
  /** Subscribes, and leaves while the first request is under way: it is held until `release`. */
  leaveEarly<Snapshot>(
    source: { holds: boolean },
    feed: { subscribe(listen: (snapshot: Snapshot) => void): () => void },
    listen?: (snapshot: Snapshot) => void,
  ): Promise<void>;
  /** Hides or shows the page. */
  hide(hidden: boolean): void;
  connect(online: boolean): void;
  /** Shows the page for the first time, or after it was asleep. */
  show(wasAsleep: boolean): void;
  storage: Map<string, string>;
  /** Whether storage throws, as in a browser that blocks it. */
  blockStorage(): void;
}

/** Sets the stage before each test of the file. */
export function setStage(): Stage {
  const globals = ['document', 'navigator', 'addEventListener', 'localStorage', 'location'] as const;
  const before = new Map(globals.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]));
  const stage = {} as Stage;

  beforeEach(() => {
    const page = Object.assign(new EventTarget(), { hidden: false });
    const browser = { onLine: true };
    const windowEvents = new EventTarget();
    const storage = new Map<string, string>();
    let blocked = false;
    const guard = (): void => {
      if (blocked) throw new Error('storage is blocked');
    };
    const put = (name: (typeof globals)[number], value: unknown): void =>
      void Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    put('document', page);
    put('navigator', browser);
    put('location', new URL('https://radio.example/page/'));
    put('addEventListener', windowEvents.addEventListener.bind(windowEvents));
    put('localStorage', {
      getItem: (key: string) => (guard(), storage.get(key) ?? null),
      setItem: (key: string, text: string) => (guard(), void storage.set(key, text)),
    });
    Object.assign(stage, {
      clock: sinon.useFakeTimers({ now: NOON, toFake: ['setTimeout', 'clearTimeout', 'Date'] }),
      pass: (ms: number) => stage.clock.tickAsync(ms),
      async leaveEarly(source, feed, listen = () => undefined) {
        source.holds = true;
        const stop = feed.subscribe(listen);
        await stage.pass(1);
        stop();
        await stage.pass(1);
      },
      storage,
      hide(hidden: boolean) {
        page.hidden = hidden;
        page.dispatchEvent(new Event('visibilitychange'));
      },
      connect(online: boolean) {
        browser.onLine = online;
        windowEvents.dispatchEvent(new Event(online ? 'online' : 'offline'));
      },
      show(wasAsleep: boolean) {
        windowEvents.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: wasAsleep }));
      },
      blockStorage: () => (blocked = true),
    } satisfies Stage);
    sinon.stub(Math, 'random').returns(0);
  });

  afterEach(() => {
    sinon.restore();
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else delete (globalThis as Record<string, unknown>)[name];
    }
  });
  return stage;
}

/** A listener that writes what it is told: the status, and the title that is first. */
export function listener(told: string[]): (snapshot: FeedSnapshot) => void {
  return ({ status, tracks }) => void told.push(`${status}: ${tracks[0]?.title ?? 'nothing'}`);
}
