/** The script that the soak test injects into each page before the page's own scripts. */
import type { Leak } from '../options.js';
import type { Tag } from '../tags.js';
import { watchObjects } from './alive.js';
import { runClock, type ClockStart } from './clock.js';
import { watchTemplates } from './templates.js';
import { Visitor } from './visitor.js';

export interface PageOrder {
  tags: Tag[];
  seed: number;
  clock: ClockStart;
  /** Attributes of permanent elements, one of each tag; null for none. */
  residents: Record<string, string> | null;
  leak: Leak | null;
}

export interface PageCounts {
  timers: number;
  objects: number;
  globals: number;
  /** Number of nodes in templates. */
  templates: number;
}

/** The object `soak` of the page. */
export interface SoakedPage {
  /** Call it first, when the page is parsed. */
  begin(): void;
  tour(name: string): void;
  clear(): void;
  /** Makes every station load its maximum of data. */
  fill(): void;
  /** Presses all buttons for the next week. */
  turn(): void;
  act(): void;
  /** Simulates a change of tabs. */
  show(visible: boolean): void;
  count(): PageCounts;
  /** Returns the tags that aren't registered, and excludes them from now on. */
  skipUnknown(): string[];
  /** Number of actions by kind, and of elements seen by status. */
  done(): Record<string, number>;
}

declare const soakOrder: PageOrder;

function open({ tags, seed, clock, residents, leak }: PageOrder): SoakedPage {
  const kept: unknown[] = [];
  const timers = runClock(clock);
  const objects = watchObjects();
  const templates = watchTemplates();
  const count = () => ({
    timers: timers(),
    objects: objects(),
    globals: Object.keys(globalThis).length,
    templates: templates(),
  });
  let visible = true;
  Object.defineProperties(document, {
    hidden: { get: () => !visible },
    visibilityState: { get: () => (visible ? 'visible' : 'hidden') },
  });

  /** Simulates a leak with each removed element. */
  const leaks: Record<Leak, (element: Element) => void> = {
    heap: () => kept.push(Array.from({ length: 1000 }, Math.random)),
    nodes: () => kept.push(document.createElement('i')),
    listeners: () => addEventListener('message', () => undefined),
    timers: () => globalThis.setTimeout(() => undefined, 2 ** 31 - 1),
  };
  let visitor: Visitor;
  return {
    begin() {
      visitor = new Visitor(tags, seed, leak ? leaks[leak] : () => undefined);
      if (residents) visitor.settle(residents);
    },
    tour: (name) => visitor.tour(name),
    clear: () => visitor.clear(),
    fill() {
      visitor.fillStations();
      // This makes failed stations retry at once.
      dispatchEvent(new Event('online'));
    },
    turn: () => visitor.turn(),
    act: () => visitor.act(),
    show(wanted) {
      visible = wanted;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    count,
    skipUnknown: () => visitor.skipUnknown(),
    done: () => visitor.done,
  };
}

// V8 keeps all called functions until an error's stack is read. Each failed feed would therefore hold the element that made it send a
// request. That is bounded, but large enough to hide small leaks.
Error.stackTraceLimit = 0;

// The script also runs in JSONP frames, which don't take part.
if (window === window.top) (window as unknown as { soak: SoakedPage }).soak = open(soakOrder);
