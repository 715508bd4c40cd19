/** Maximum size of a response. A hundred plays take 64 KB. */
export const MAX_BODY_BYTES = 8_000_000;

/**
 * Reads the body in chunks. If it is larger than `maxBytes`, cancels the rest and returns what has been read, which
 * also exceeds `maxBytes`.
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
