/**
 * In:  the requests of the preview's tags.
 * Out: the same, but votes, which are not sent; and, where the station is to be off the air, its own history as if the last
 *      title had ended hours ago, and an empty schedule: a card shows the show, where there is one.
 *
 * All else is what the panel answers.
 */
/** How long ago the station seems to have stopped: milliseconds. */
const AGO = 6 * 3_600_000;

export function pretend({ isOffAir }: { isOffAir: boolean }): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    // A visitor's vote, which nobody means who only tries how it looks.
    if (init?.method === 'POST')
      return new Response('{}', { headers: { 'Content-Type': 'application/json' } });
    const response = await fetch(input, init);
    const path = typeof input === 'string' ? input.split('?')[0]! : '';
    const change = isOffAir && response.ok ? CHANGES.find(([end]) => path.endsWith(end)) : undefined;
    return change ? Response.json(changed(await response.json(), change[1])) : response;
  };
}

type Change = (records: unknown[]) => unknown[];

/** By the end of a path. It fits both interfaces: `/api/v2/history/` and `/api/history/`. */
const CHANGES: readonly [end: string, change: Change][] = [
  ['/history/', (records) => records.map(movedBack)],
  ['/grid/', () => []],
];

/** The list that an answer is, or has in it, changed; anything else as it is. */
function changed(body: unknown, change: Change): unknown {
  if (Array.isArray(body)) return change(body);
  const { results, objects } = Object(body) as { results?: unknown; objects?: unknown };
  if (Array.isArray(results)) return { ...(body as object), results: change(results) };
  return Array.isArray(objects) ? { ...(body as object), objects: change(objects) } : body;
}

function movedBack(record: unknown): unknown {
  const { ts } = Object(record) as { ts?: unknown };
  return typeof ts === 'number' ? { ...(record as object), ts: ts - AGO } : record;
}
