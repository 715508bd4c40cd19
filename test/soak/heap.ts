/**
 * In:  a page at rest.
 * Out: how much its JavaScript holds, after its garbage was collected: bytes.
 *
 * Of all that is in the heap, what the page has made: strings, objects, lists,
 * functions. Code is left out, which V8 makes of what runs often, all day long:
 * half of the heap, and more than half of what it grew by. So is what belongs
 * to the browser, and to those who look into it: they keep each request.
 */
import type { CDPSession } from 'playwright-core';

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  /** All fields of the first node, then of the second, and so on. */
  nodes: number[];
}

const HELD = new Set([
  ...['string', 'concatenated string', 'sliced string', 'number', 'bigint', 'symbol', 'regexp'],
  ...['object', 'array', 'closure'],
]);

export async function heldBytes(session: CDPSession): Promise<number> {
  const { snapshot, nodes } = await takeSnapshot(session);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (HELD.has(types[0][nodes[at + type]!]!)) bytes += nodes[at + size]!;
  }
  return bytes;
}

async function takeSnapshot(session: CDPSession): Promise<Snapshot> {
  const pieces: string[] = [];
  const onPiece = ({ chunk }: { chunk: string }): void => void pieces.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', onPiece);
  try {
    await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  } finally {
    session.off('HeapProfiler.addHeapSnapshotChunk', onPiece);
  }
  return JSON.parse(pieces.join('')) as Snapshot;
}
