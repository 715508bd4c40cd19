import type { Scene } from './scene.js';

const OFF_AIR_SINCE_MS = 6 * 3_600_000;

/**
 * Replaces `fetch` in the preview. Votes aren't sent, and a response that the owner pasted replaces the server's. For
 * an off-air station, the history ends six hours ago and the schedule is empty. Set `pasted` of the returned object to
 * change the pasted response.
 */
export function pretend({ isOffAir }: { isOffAir: boolean }): { pasted: Scene['pasted'] } {
  const pretended: { pasted: Scene['pasted'] } = { pasted: null };
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    // Don't send votes, because this is only a preview.
    if (init?.method === 'POST')
      return new Response('{}', { headers: { 'Content-Type': 'application/json' } });
    if (pretended.pasted && input === pretended.pasted.url) return new Response(pretended.pasted.text);
    const response = await fetch(input, init);
    const path = typeof input === 'string' ? input.split('?')[0]! : '';
    const change = isOffAir && response.ok ? CHANGES.find(([end]) => path.endsWith(end)) : undefined;
    return change ? Response.json(changed(await response.json(), change[1])) : response;
  };
  return pretended;
}

type Change = (records: unknown[]) => unknown[];

/**
 * Changes to responses, by the end of the path. The end is the same in both interfaces, as in `/api/v2/history/` and
 * `/api/history/`.
 */
const CHANGES: readonly [end: string, change: Change][] = [
  ['/history/', (records) => records.map(movedBack)],
  ['/grid/', () => []],
];

/** Applies a change to the list in a response body. Other bodies are returned unchanged. */
function changed(body: unknown, change: Change): unknown {
  if (Array.isArray(body)) return change(body);
  const { results, objects } = Object(body) as { results?: unknown; objects?: unknown };
  if (Array.isArray(results)) return { ...(body as object), results: change(results) };
  return Array.isArray(objects) ? { ...(body as object), objects: change(objects) } : body;
}

function movedBack(record: unknown): unknown {
  const { ts } = Object(record) as { ts?: unknown };
  return typeof ts === 'number' ? { ...(record as object), ts: ts - OFF_AIR_SINCE_MS } : record;
}
