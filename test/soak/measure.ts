/**
 * In:  a page at rest.
 * Out: what it holds, after its garbage was collected.
 */
import type { CDPSession } from 'playwright-core';
import { heldBytes } from './heap.js';
import type { Soaked } from './pages.js';

/** `heap` in KiB, all others are counts. */
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

/** For the reader of the table. */
export const MEANING: Record<Measure, string> = {
  heap: 'KiB that scripts hold after garbage collection, but for code',
  nodes: 'DOM nodes, in the page or held, but for those of templates',
  listeners: 'event listeners in all',
  outside: 'event listeners of window and document',
  timers: 'timers, frames and idle calls that are to come',
  objects: 'observers, channels, controllers and object URLs',
  documents: 'documents, those of frames among them',
  globals: 'names in the global object',
};

/** Readings taken, of which the least counts: what is on its way at the moment is no growth. */
const READINGS = 3;

export async function openMeter(soaked: Soaked): Promise<() => Promise<Sample>> {
  const session = await soaked.page.context().newCDPSession(soaked.page);
  await session.send('Performance.enable');
  return async () => {
    const readings: Omit<Sample, 'heap'>[] = [];
    for (let time = 0; time < READINGS; time += 1) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      readings.push(await read(soaked, session));
    }
    // Dear, and no garbage collection that follows makes it less.
    const heap = Math.round((await heldBytes(session)) / 1024);
    const least = (measure: Measure) =>
      Math.min(...readings.map((reading) => ({ ...reading, heap })[measure]));
    return Object.fromEntries(MEASURES.map((measure) => [measure, least(measure)])) as Sample;
  };
}

async function read(soaked: Soaked, session: CDPSession): Promise<Omit<Sample, 'heap'>> {
  const outside = (await countListeners(session, 'window')) + (await countListeners(session, 'document'));
  // What is let go by the first collection may hold what the second one takes.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  const { templates, ...counts } = await soaked.ask('count');
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
