/** The part of a file that a player asks for, so that it can jump and go on where it stopped. */

export interface Part {
  from: number;
  /** Not included. */
  to: number;
}

/**
 * In:  the `Range` header, and the bytes of the whole file.
 * Out: the part; null for the whole file; `outside` for a part that it doesn't have.
 *
 * What can't be read, and more than one range, counts as none, as the standard allows.
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
