/** One clock for a page and the panels that answer it: `Date` and timers stand still until a test moves them. */
import { useFakeTimers } from 'sinon';
import { PATIENCE_MS } from './patience.js';

const setRealTimeout = globalThis.setTimeout.bind(globalThis);
const realNow = performance.now.bind(performance);

type Clock = ReturnType<typeof useFakeTimers>;
let clock: Clock | null = null;

/** What the page waits for, by a description: requests that something answers soon. Those that hang are not in it. */
export const pending = new Map<object, string>();

export function stopTime(now: number): void {
  clock = useFakeTimers({
    now,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldClearNativeTimers: true,
  });
}

/** Sets the clock and runs no timers, as if the machine had been asleep. */
export function setTime(now: number): void {
  clock!.setSystemTime(now);
}

export function restoreTime(): void {
  clock?.restore();
  clock = null;
}

/** The page's time while it stands still; null while it is the machine's. */
export function pageNow(): number | null {
  return clock && Date.now();
}

/** Sets the clock. Timers don't run, as if somebody had set the machine's clock. */
export function setNow(now: number): void {
  if (!clock) throw new Error('Time passes by itself here.');
  clock.setSystemTime(now);
}

/** Runs the timers that are due, without moving the clock. */
export function runDueTimers(): void {
  clock?.tick(0);
}

/** A pause of the machine's time. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setRealTimeout(resolve, ms));
}

/** Resolves when the condition holds; rejects after `PATIENCE_MS` of the machine's time. The clock doesn't move. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = realNow() + PATIENCE_MS;
  while (!(await isSo())) {
    if (realNow() > end) throw new Error(`Timed out waiting for: ${what}`);
    runDueTimers();
    await pause(5);
  }
}

/** Resolves when no request is under way and all that responses led to has been done. Code that is loaded on demand is not waited for. */
export async function settle(): Promise<void> {
  const end = realNow() + PATIENCE_MS;
  for (let quiet = 0; quiet < 3; quiet++) {
    await turn();
    runDueTimers();
    while (pending.size > 0) {
      if (realNow() > end) throw new Error(`Timed out waiting for: ${[...pending.values()].join(', ')}`);
      quiet = 0;
      await pause(1);
    }
    // The browser reads bodies in order, so those of earlier responses have been read after this one.
    await new Response('read').blob().then((blob) => blob.text());
  }
}

/** Moves the clock from timer to timer, and waits after each until no request is under way. */
export async function pass(ms: number): Promise<void> {
  if (!clock) throw new Error('Time passes by itself here.');
  let isOver = false;
  clock.setTimeout(() => (isOver = true), ms);
  await idle();
  while (!isOver) {
    clock.next();
    await settle();
  }
  await idle();
}

/** Moves the clock by a second at a time until the condition holds: for what comes at a moment that no test knows, such as an event of a panel. */
export async function passUntil(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  await until(async () => {
    if (await isSo()) return true;
    await pass(1000);
    return isSo();
  }, what);
}

/** As `settle`, after the page's idle callbacks, too. */
async function idle(): Promise<void> {
  await settle();
  if (typeof requestIdleCallback !== 'function') return;
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 100 }));
  await settle();
}

function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
