import { createParser } from 'eventsource-parser';

/**
 * Maximum size of one event, and of all data that arrives within one second. An event from a panel is a few hundred
 * bytes long.
 */
const MAX_BYTES = 256 * 1024;
const SECOND_MS = 1000;

/**
 * Reads an event stream and passes on the data of each event. `onData` is called for all incoming data,
 * including comments. Resolves with true at the end of the stream, or with false if too much data arrived and
 * the stream was cancelled.
 */
export async function readEventTexts(
  body: ReadableStream<Uint8Array>,
  onData: () => void,
  onEvent: (text: string) => void,
): Promise<boolean> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let isTooLarge = false;
  const parser = createParser({
    maxBufferSize: MAX_BYTES,
    onEvent: ({ data }) => onEvent(data),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') isTooLarge = true;
    },
  });
  let endsWithReturn = false;
  let second = 0;
  let size = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) {
      // The parser is still waiting for the line feed that may follow a carriage return.
      if (endsWithReturn) parser.feed('\n');
      return true;
    }
    onData();
    const now = Math.floor(performance.now() / SECOND_MS);
    size = now === second ? size + value.length : value.length;
    second = now;
    const text = decoder.decode(value, { stream: true });
    if (text) endsWithReturn = text.endsWith('\r');
    parser.feed(text);
    if (isTooLarge || size > MAX_BYTES) {
      // Ignore errors from cancelling.
      reader.cancel().catch(() => undefined);
      return false;
    }
  }
}
