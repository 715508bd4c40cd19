import { setImmediate } from 'node:timers/promises';
import type { Page } from '../../contract/pages.js';

/** A list that is sent page by page, so that other requests can run in between. */
export class StreamedList {
  constructor(
    readonly pages: Iterable<object[]> | AsyncIterable<object[]>,
    /** The object that contains the records, or null if the list is sent as a bare array. */
    readonly envelope: Omit<Page<object>, 'results'> | null,
  ) {}
}

/** Yields a list's JSON in parts. `between` separates the records. */
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
 * Returns the parts as a stream. Each part is created only after the previous parts have been read. When the
 * stream ends for any reason, calls `release`. Stops when `closed` is aborted, because the connection is then
 * about to be closed.
 */
export function partsStream(
  parts: AsyncGenerator<string, void>,
  closed: AbortSignal,
  release: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          // Without this, a fast client would get all pages in one turn of the event loop.
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
