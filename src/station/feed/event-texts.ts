/**
 * In:  the body of an event stream.
 * Out: the data of each event, as it comes.
 */

/** The most that is read of one event, and in a second: bytes. An event is some hundred. */
const MAX_BYTES = 256 * 1024;
const SECOND = 1000;

/** `onSound` hears of everything that comes, comments too. Settles at the end: false where more came than is read. */
export async function eventTexts(
  body: ReadableStream<Uint8Array>,
  onSound: () => void,
  onEvent: (text: string) => void,
): Promise<boolean> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let data = '';
  let second = 0;
  let size = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return true;
    onSound();
    const now = Math.floor(performance.now() / SECOND);
    size = now === second ? size + value.length : value.length;
    second = now;
    const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n?|\n/);
    rest = lines.pop()!;
    for (const line of lines) {
      if (line.startsWith('data:')) data += line.slice(5) + '\n';
      else if (!line && data) {
        onEvent(data);
        data = '';
      }
    }
    if (Math.max(size, rest.length + data.length) > MAX_BYTES) {
      // What becomes of the rest is of no interest.
      reader.cancel().catch(() => undefined);
      return false;
    }
  }
}
