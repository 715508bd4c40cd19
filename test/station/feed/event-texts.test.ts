import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readEventTexts } from '../../../src/station/feed/event-texts.js';

/** Reads a stream that arrives in these pieces. `dataCalls` counts the calls of `onData`. */
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
  let dataCalls = 0;
  const isWhole = await readEventTexts(
    body,
    () => (dataCalls += 1),
    (text) => texts.push(text.trim()),
  );
  return { texts, isWhole, dataCalls, pulled, isCancelled };
}

describe('an event stream', () => {
  it('is split regardless of chunk boundaries', async () => {
    const stream = ':\n\nid: 7\ndata: {"title":"Grün 🎵"}\n\n: comment\n\ndata:one\ndata:two\n\nevent: x\n\n';
    const bytes = new TextEncoder().encode(stream);
    for (const size of [1, 2, 7, bytes.length]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.slice(index * size, (index + 1) * size),
      );
      const { texts, isWhole, dataCalls } = await read(pieces);
      assert.deepEqual(texts, ['{"title":"Grün 🎵"}', 'one\ntwo'], `${size}`);
      assert.equal(isWhole, true);
      assert.equal(dataCalls, pieces.length);
    }
  });

  it('can have CRLF or CR line endings', async () => {
    for (const end of ['\r\n', '\r']) {
      const { texts } = await read([`data: 1${end}${end}data: 2${end}${end}`]);
      assert.deepEqual(texts, ['1', '2']);
    }
  });

  it('can be split between CR and LF', async () => {
    assert.deepEqual((await read(['data: 1\r', '\ndata: 2\r\n\r\n'])).texts, ['1\n2']);
  });

  it('yields no event before an empty line', async () => {
    assert.deepEqual((await read(['data: half\n'])).texts, []);
  });

  it('is cancelled if it sends too much data', async () => {
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
      // At most half a megabyte, in case a second ends in the meantime.
      assert.ok(pulled * piece.length < 1_000_000, `${pulled} pieces of ${piece.length}`);
    }
  });
});
