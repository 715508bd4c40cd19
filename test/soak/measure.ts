import type { CDPSession } from 'playwright-core';
import { heldBytes } from './heap.js';
import type { Soaked } from './pages.js';

/** `heap` is in KiB; all others are counts. */
export const MEASURES = [
  'heap',
  'nodes',
  'listeners',
  'outside',
  'timers',
  'objects',
  'documents',
  'globals',
] as const;
export type Measure = (typeof MEASURES)[number];
export type Sample = Record<Measure, number>;

/** Explanations for the printed table. */
export const MEANING: Record<Measure, string> = {
  heap: 'KiB that scripts hold after garbage collection, without code',
  nodes: 'DOM nodes, attached or held, without those of templates',
  listeners: 'all event listeners',
  outside: 'event listeners of window and document',
  timers: 'pending timers, frames and idle callbacks',
  objects: 'observers, channels, controllers and object URLs',
  documents: 'documents, including those of frames',
  globals: 'names in the global object',
};

/** Number of readings. The lowest one counts, since temporary objects aren't growth. */
const READINGS = 3;

/** Returns a function that measures a page at rest after garbage collection. */
export async function openMeter(soaked: Soaked): Promise<() => Promise<Sample>> {
  const session = await soaked.page.context().newCDPSession(soaked.page);
  await session.send('Performance.enable');
  return async () => {
    const readings: Omit<Sample, 'heap'>[] = [];
    for (let time = 0; time < READINGS; time += 1) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      readings.push(await read(soaked, session));
    }
    // Measured only once, since it is expensive and repeated collections don't reduce it.
    const heap = Math.round((await heldBytes(session)) / 1024);
    const least = (measure: Measure) =>
      Math.min(...readings.map((reading) => ({ ...reading, heap })[measure]));
    return Object.fromEntries(MEASURES.map((measure) => [measure, least(measure)])) as Sample;
  };
}

async function read(soaked: Soaked, session: CDPSession): Promise<Omit<Sample, 'heap'>> {
  const outside = (await countListeners(session, 'window')) + (await countListeners(session, 'document'));
  // The first collection may release objects that hold others.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  const { templates, ...counts } = await soaked.callPage('count');
  return {
    nodes: value('Nodes') - templates,
    listeners: value('JSEventListeners'),
    outside,
    documents: value('Documents'),
    ...counts,
  };
}

async function countListeners(session: CDPSession, target: string): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression: target, objectGroup: 'soak' });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId! });
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'soak' });
  return listeners.length;
}
