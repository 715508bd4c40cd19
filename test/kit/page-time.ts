/** One clock for a page and its panels. `Date` and timers are stopped until a test moves them. */
import { useFakeTimers } from 'sinon';
import { PATIENCE_MS } from './patience.js';

const setRealTimeout = globalThis.setTimeout.bind(globalThis);
const realNow = performance.now.bind(performance);

type Clock = ReturnType<typeof useFakeTimers>;
let clock: Clock | null = null;

/** Pending requests with a description, without those that hang. */
export const pending = new Map<object, string>();

/**
 * All turns share one channel. A test that lets minutes pass takes thousands of turns, and creating a channel for each
 * would be slow.
 */
const ports = new MessageChannel();
const waiting: (() => void)[] = [];
ports.port1.onmessage = () => waiting.shift()?.();

/** Number of responses so far, and how many of them an earlier `settle` has waited for. */
let responses = 0;
let settledResponses = 0;

/** Makes the next `settle` wait for this response's body. */
export function countResponse(): void {
  responses++;
}

export function stopTime(now: number): void {
  clock = useFakeTimers({
    now,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldClearNativeTimers: true,
  });
}

/** Sets the clock without running timers, as after the machine was asleep. */
export function setTime(now: number): void {
  clock!.setSystemTime(now);
}

export function restoreTime(): void {
  clock?.restore();
  clock = null;
}

/** Returns the stopped time of the page; null if the page uses the machine's clock. */
export function pageNow(): number | null {
  return clock && Date.now();
}

/** Sets the clock without running timers, as if the machine's clock had been set. Throws if the clock isn't stopped. */
export function setNow(now: number): void {
  if (!clock) throw new Error('The clock is not stopped.');
  clock.setSystemTime(now);
}

/** Runs the timers that are due, without moving the clock. */
export function runDueTimers(): void {
  clock?.tick(0);
}

/** Waits in real time. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setRealTimeout(resolve, ms));
}

/**
 * Resolves when the condition holds; rejects after `PATIENCE_MS` of real time. The clock doesn't move, so a timer that a
 * timer starts doesn't run, even without a delay: the fake clock runs it a millisecond later.
 */
export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = realNow() + PATIENCE_MS;
  while (!(await condition())) {
    if (realNow() > end) throw new Error(`Timed out waiting for: ${what}`);
    runDueTimers();
    await pause(5);
  }
}

/** Resolves when no request is pending and all responses have been handled. It doesn't wait for code that is loaded on demand. */
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
    // Browsers read bodies in order, so the bodies of earlier responses are complete after this one. Reading it takes
    // milliseconds.
    if (responses > settledResponses) await new Response('read').blob().then((blob) => blob.text());
  }
  settledResponses = responses;
}

/** Moves the clock from timer to timer, and waits after each until no request is pending. */
export async function pass(ms: number): Promise<void> {
  if (!clock) throw new Error('The clock is not stopped.');
  let isOver = false;
  clock.setTimeout(() => (isOver = true), ms);
  await idle();
  while (!isOver) {
    clock.next();
    await settle();
  }
  await idle();
}

/**
 * Moves the clock by a second at a time until the condition holds. Use it to wait for something that happens at an
 * unknown time, such as an event from a panel.
 */
export async function passUntil(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  await until(async () => {
    if (await condition()) return true;
    await pass(1000);
    return condition();
  }, what);
}

/** Like `settle`, and also waits for the page's idle callbacks. */
async function idle(): Promise<void> {
  await settle();
  if (typeof requestIdleCallback !== 'function') return;
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 100 }));
  await settle();
}

function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    ports.port2.postMessage(null);
  });
}
