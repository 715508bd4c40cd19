import type { CDPSession } from 'playwright-core';

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  /** The fields of all nodes in one array. */
  nodes: number[];
}

const HELD = new Set([
  ...['string', 'concatenated string', 'sliced string', 'number', 'bigint', 'symbol', 'regexp'],
  ...['object', 'array', 'closure'],
]);

/**
 * Returns the bytes that the page's strings, objects, arrays and functions hold after garbage collection. It excludes compiled code,
 * which V8 adds all day and which was half of the heap and more than half of its growth, and objects of the browser and of DevTools,
 * which keep each request.
 */
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
