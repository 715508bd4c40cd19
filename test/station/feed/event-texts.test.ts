import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventTexts } from '../../../src/station/feed/event-texts.js';

/** What is read of a stream that comes in these pieces: the data of its events, whether it was read to its end, and how often something was heard. */
async function read(pieces: Iterable<string | Uint8Array>) {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.iterator]();
  let pulled = 0;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { value, done } = iterator.next();
        pulled += 1;
        if (done) controller.close();
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
      },
      cancel: () => void (isCancelled = true),
    },
    { highWaterMark: 0 },
  );
  const texts: string[] = [];
  let sounds = 0;
  const isWhole = await eventTexts(
    body,
    () => (sounds += 1),
    (text) => texts.push(text.trim()),
  );
  return { texts, isWhole, sounds, pulled, isCancelled };
}

describe('an event stream', () => {
  it('is read event by event, however it is cut', async () => {
    const stream = ':\n\nid: 7\ndata: {"title":"Grün 🎵"}\n\n: comment\n\ndata:one\ndata:two\n\nevent: x\n\n';
    const bytes = new TextEncoder().encode(stream);
    for (const size of [1, 2, 7, bytes.length]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.slice(index * size, (index + 1) * size),
      );
      const { texts, isWhole, sounds } = await read(pieces);
      assert.deepEqual(texts, ['{"title":"Grün 🎵"}', 'one\ntwo'], `${size}`);
      assert.equal(isWhole, true);
      assert.equal(sounds, pieces.length);
    }
  });

  it('may have other ends of lines', async () => {
    for (const end of ['\r\n', '\r']) {
      const { texts } = await read([`data: 1${end}${end}data: 2${end}${end}`]);
      assert.deepEqual(texts, ['1', '2']);
    }
  });

  it('has no event before its empty line', async () => {
    assert.deepEqual((await read(['data: half\n'])).texts, []);
  });

  it('is given up when an event has no end, or more comes in a second than anybody plays', async () => {
    function* endless(first: string, piece: string): Generator<string> {
      yield first;
      for (;;) yield piece;
    }
    for (const [first, piece] of [
      ['data: ', 'x'.repeat(10_000)],
      ['', 'data: 1\n'.repeat(1000)],
      ['', ':\n'.repeat(5000)],
      ['', 'data: {"id":1}\n\n'.repeat(500)],
    ] as const) {
      const { isWhole, pulled, isCancelled } = await read(endless(first, piece));
      assert.deepEqual([isWhole, isCancelled], [false, true], piece.slice(0, 20));
      // Half a megabyte at most, where a second ends meanwhile.
      assert.ok(pulled * piece.length < 1_000_000, `${pulled} pieces of ${piece.length}`);
    }
  });
});
