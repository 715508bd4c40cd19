/**
 * In:  a list that is too long to be answered in one go.
 * Out: its JSON, page by page, so that other requests are answered in between.
 */
import { setImmediate } from 'node:timers/promises';
import type { Page } from '../../contract/pages.js';

export class StreamedList {
  constructor(
    readonly pages: Iterable<object[]> | AsyncIterable<object[]>,
    /** What stands around the records; null for a bare array. */
    readonly envelope: Omit<Page<object>, 'results'> | null,
  ) {}
}

/** The JSON of a list in parts; `between` separates the records. */
export async function* jsonParts(
  { pages, envelope }: StreamedList,
  between = ',',
): AsyncGenerator<string, void> {
  yield envelope === null ? '[' : `${JSON.stringify(envelope).slice(0, -1)},"results":[`;
  let isFirst = true;
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield (isFirst ? '' : between) + page.map((record) => JSON.stringify(record)).join(between);
    isFirst = false;
  }
  yield envelope === null ? ']' : ']}';
}

/**
 * The bytes of such parts, each made when the reader has taken those before. `release` is called however it
 * ends. After `closed` no more comes: the connection is about to be cut.
 */
export function streamOf(
  parts: AsyncGenerator<string, void>,
  closed: AbortSignal,
  release: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          // A reader that is quick enough would otherwise get all pages in one turn of the event loop.
          await setImmediate();
          if (closed.aborted) return release();
          const part = await parts.next();
          if (!part.done) return controller.enqueue(encoder.encode(part.value));
          release();
          controller.close();
        } catch (error) {
          release();
          throw error;
        }
      },
      async cancel() {
        release();
        await parts.return();
      },
    },
    { highWaterMark: 0 },
  );
}
