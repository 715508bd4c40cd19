/**
 * In:  an answer whose body may be of any size, or without end.
 * Out: its bytes, read piece by piece, and no further than told.
 */

/** The most that is read of a panel's answer: bytes. A hundred plays are 64 KB. */
export const MAX_BODY_BYTES = 8_000_000;

/** The whole body; or, where that is larger than `most` bytes, its beginning, which is larger than that, too. The rest is not loaded. */
export async function readBody({ body }: Response, most = MAX_BODY_BYTES): Promise<Blob> {
  const pieces: BlobPart[] = [];
  const reader = body?.getReader();
  for (let size = 0; reader && size <= most;) {
    const { value, done } = await reader.read();
    if (done) return new Blob(pieces);
    pieces.push(value);
    size += value.length;
  }
  // What becomes of the rest is of no interest.
  reader?.cancel().catch(() => undefined);
  return new Blob(pieces);
}
