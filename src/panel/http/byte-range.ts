/** Byte ranges, with which players seek and resume. */

export interface Part {
  from: number;
  /** Exclusive. */
  to: number;
}

/**
 * In:  the `Range` header, and the size of the file in bytes.
 * Out: the range; null for the whole file; `outside` for one past its end.
 *
 * A header that can't be read, or has several ranges, is ignored, as the standard allows.
 */
export function readRange(header: string | undefined, length: number): Part | 'outside' | null {
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
