/** Maximum response size. A hundred plays are about 64 KB. */
export const MAX_BODY_BYTES = 8_000_000;

/**
 * Reads the body in chunks. If it is larger than `maxBytes`, cancels the rest and returns what has been read, which
 * also exceeds `maxBytes`.
 */
export async function readBody(response: Response, maxBytes = MAX_BODY_BYTES): Promise<Blob> {
  const pieces: BlobPart[] = [];
  const reader = response.body?.getReader();
  // Old `fetch` polyfills don't support streams.
  if (!reader) return response.blob();
  for (let size = 0; size <= maxBytes;) {
    const { value, done } = await reader.read();
    if (done) return new Blob(pieces);
    pieces.push(value);
    size += value.length;
  }
  // Ignore errors from cancelling.
  reader.cancel().catch(() => undefined);
  return new Blob(pieces);
}
