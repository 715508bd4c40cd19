import { createContext, runInContext } from 'node:vm';
import { FakeLocks } from './fake-locks.js';

/** The globals of a page, for tests in Node of code that needs no elements. */
export interface FakePage {
  /** Hides or shows the page. */
  hide(isHidden: boolean): void;
  connect(isOnline: boolean): void;
  /** Moves the page to the back/forward cache, as when the visitor opens another page. */
  sleep(): void;
  /** Shows the page for the first time, or from the back/forward cache. */
  show(wasAsleep: boolean): void;
  storage: Map<string, string>;
  sessionStorage: Map<string, string>;
  /** Makes storage throw, as in a browser that blocks it. */
  blockStorage(): void;
  /** Removes Web Locks, as on an insecure page. */
  removeLocks(): void;
  /** Removes all globals. */
  remove(): void;
}

export interface FakePageOptions {
  url: string;
  /** Returns the text of a script for a frame, or null if it fails to load. Without this option, the page has no frames. */
  loadScript?: (url: string) => Promise<string | null>;
  /** Adds Web Locks and `BroadcastChannel`. */
  hasTabs?: boolean;
}

const NAMES = [
  'window',
  'document',
  'navigator',
  'location',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'localStorage',
  'sessionStorage',
  'BroadcastChannel',
] as const;

export function openFakePage({ url, loadScript, hasTabs = false }: FakePageOptions): FakePage {
  const before = new Map(NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]));
  const put = (name: (typeof NAMES)[number], value: unknown): void =>
    void Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  const pageEvents = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    hidden: false,
    ...(loadScript && framesOf(loadScript, pageEvents)),
  });
  const navigator: { onLine: boolean; locks?: FakeLocks } = { onLine: true };
  const storage = new Map<string, string>();
  const sessionStorage = new Map<string, string>();
  let isBlocked = false;
  const storageOf = (entries: Map<string, string>): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
    const open = (): Map<string, string> => {
      if (isBlocked) throw new Error('storage is blocked');
      return entries;
    };
    return {
      getItem: (key) => open().get(key) ?? null,
      setItem: (key, text) => void open().set(key, text),
      removeItem: (key) => void open().delete(key),
    };
  };

  put('window', globalThis);
  put('document', document);
  put('navigator', navigator);
  put('location', new URL(url));
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    put(name, pageEvents[name].bind(pageEvents));
  put('localStorage', storageOf(storage));
  put('sessionStorage', storageOf(sessionStorage));
  if (hasTabs) {
    navigator.locks = new FakeLocks();
    put('BroadcastChannel', channelsOf(new Set()));
  }
  return {
    storage,
    sessionStorage,
    hide(isHidden) {
      document.hidden = isHidden;
      pageEvents.dispatchEvent(new Event('visibilitychange'));
    },
    connect(isOnline) {
      navigator.onLine = isOnline;
      pageEvents.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    },
    sleep: () => void pageEvents.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true })),
    show: (wasAsleep) =>
      void pageEvents.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: wasAsleep })),
    blockStorage: () => void (isBlocked = true),
    removeLocks: () => void delete navigator.locks,
    remove() {
      for (const [name, descriptor] of before) {
        if (descriptor) Object.defineProperty(globalThis, name, descriptor);
        else delete (globalThis as Record<string, unknown>)[name];
      }
    },
  };
}

interface Frame {
  srcdoc: string;
  name: string;
  style: object;
  contentWindow: object;
  parentNode: { removeChild(frame: Frame): void } | null;
  onload?: () => void;
  setAttribute(): void;
}

/** Creates frames for the product's JSONP script, which loads another script and posts one message to the page. */
function framesOf(loadScript: (url: string) => Promise<string | null>, page: EventTarget): object {
  const removeChild = (frame: Frame): void => void (frame.parentNode = null);
  return {
    createElement: (): Frame => ({
      ...{ srcdoc: '', name: '', style: {}, contentWindow: {}, parentNode: null },
      setAttribute: () => undefined,
    }),
    documentElement: {
      appendChild(frame: Frame) {
        frame.parentNode = { removeChild };
        const post = (data: string): void => {
          if (frame.parentNode)
            page.dispatchEvent(Object.assign(new Event('message'), { source: frame.contentWindow, data }));
        };
        void runFrame(frame, loadScript, post);
      },
    },
  };
}

async function runFrame(
  frame: Frame,
  loadScript: (url: string) => Promise<string | null>,
  post: (data: string) => void,
): Promise<void> {
  const script = { src: '', onload: () => undefined, onerror: () => undefined };
  const context = createContext({
    name: frame.name,
    self: {},
    parent: { postMessage: post },
    addEventListener: () => undefined,
    setTimeout,
    document: { createElement: () => script, head: { appendChild: () => undefined } },
  });
  runInContext(/<script>(.*)<\/script>/s.exec(frame.srcdoc)![1]!, context);
  const text = await loadScript(script.src);
  if (!frame.parentNode) return;
  if (text === null) script.onerror();
  else {
    try {
      runInContext(text, context);
    } catch {
      // A script that throws still fires `load`.
    }
    script.onload();
  }
  frame.onload?.();
}

/** Creates a `BroadcastChannel` for the tabs of one browser. */
function channelsOf(open: Set<{ name: string; onmessage: ((event: object) => void) | null }>): unknown {
  return class {
    onmessage: ((event: object) => void) | null = null;
    constructor(readonly name: string) {
      open.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of open) {
        if (other === this || other.name !== this.name) continue;
        const copy: unknown = structuredClone(data);
        queueMicrotask(() => open.has(other) && other.onmessage?.({ data: copy }));
      }
    }
    close(): void {
      open.delete(this);
    }
  };
}
