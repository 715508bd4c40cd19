/** The most that is read of a response. A hundred plays take 64 KB. */
export const MAX_BODY_BYTES = 8_000_000;

/**
 * Reads the body in pieces. If it is larger than `maxBytes` bytes, returns a part that is larger than `maxBytes`, too, and
 * cancels the rest.
 */
export async function readBody({ body }: Response, maxBytes = MAX_BODY_BYTES): Promise<Blob> {
  const pieces: BlobPart[] = [];
  const reader = body?.getReader();
  for (let size = 0; reader && size <= maxBytes;) {
    const { value, done } = await reader.read();
    if (done) return new Blob(pieces);
    pieces.push(value);
    size += value.length;
  }
  // The result of cancelling doesn't matter.
  reader?.cancel().catch(() => undefined);
  return new Blob(pieces);
}
