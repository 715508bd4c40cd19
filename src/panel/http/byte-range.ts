/** A range of bytes, which players request when seeking and resuming. */
export interface ByteRange {
  from: number;
  /** End of the range, which isn't part of it. */
  to: number;
}

/**
 * Parses a `Range` header for a file of `length` bytes. Returns null for the whole file, and `outside` if the range
 * is past its end. Headers that are invalid or contain several ranges are ignored, as the standard allows.
 */
export function readByteRange(header: string | undefined, length: number): ByteRange | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec((header ?? '').trim()) ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const size = Math.min(Number(last), length);
    return size === 0 ? 'outside' : { from: length - size, to: length };
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return null;
  if (from >= length) return 'outside';
  return { from, to: last === '' ? length : Math.min(Number(last) + 1, length) };
}
