/** What the soak puts into a page before anything of the page's own, and how it is spoken to from outside. */
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
  /** Attributes of elements that stay all the time, one of each tag; null for none. */
  residents: Record<string, string> | null;
  leak: Leak | null;
}

export interface PageCounts {
  timers: number;
  objects: number;
  globals: number;
  /** Nodes in templates. */
  templates: number;
}

/** In the page: `soak`. */
export interface SoakedPage {
  /** Once the page is parsed, before anything else. */
  begin(): void;
  tour(name: string): void;
  clear(): void;
  /** Asks every station for all that it may hold. */
  fill(): void;
  /** Presses whatever shows what comes after. */
  turn(): void;
  act(): void;
  /** As if the visitor turned to another tab, or came back. */
  show(visible: boolean): void;
  count(): PageCounts;
  /** Tags that no script has registered: from now on the visitor leaves them alone. */
  skipUnknown(): string[];
  /** How often each deed was done, and each status seen. */
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

  /** A little of one kind for each element that goes: what an element that forgets to let go would leave. */
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
      // A station that has failed waits, unless there is news of the network.
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

// Until somebody reads an error's stack, V8 keeps all that was called, and so the element that made the station ask: one
// for each feed that has failed, however often. That is bounded, and so much that less could not be seen beside it.
Error.stackTraceLimit = 0;

// Frames that answer by JSONP are pages as well.
if (window === window.top) (window as unknown as { soak: SoakedPage }).soak = open(soakOrder);
