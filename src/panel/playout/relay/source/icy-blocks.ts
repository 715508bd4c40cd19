/**
 * Finds the metadata blocks in an ICY stream. After every `interval` bytes of audio (see the header
 * `icy-metaint`), there is one byte with the length of a block in units of 16 bytes, followed by the block
 * itself. The audio is skipped.
 */
import { decodeText } from '../../../../servers/decode-text.js';

export interface IcyBlocks {
  /**
   * Returns the blocks that end in this piece of the stream. Empty blocks mean that nothing has changed, and
   * are left out.
   */
  push(piece: Uint8Array): Uint8Array[];
}

export function createIcyBlocks(interval: number): IcyBlocks {
  let audioBytesLeft = interval;
  let block: Uint8Array | null = null;
  let filled = 0;

  return {
    push(piece) {
      const blocks: Uint8Array[] = [];
      let at = 0;
      while (at < piece.length) {
        if (audioBytesLeft > 0) {
          const skipped = Math.min(audioBytesLeft, piece.length - at);
          audioBytesLeft -= skipped;
          at += skipped;
        } else if (block === null) {
          const length = piece[at]! * 16;
          at += 1;
          // Copy only blocks that continue in the next piece.
          if (at + length <= piece.length) {
            if (length > 0) blocks.push(piece.subarray(at, at + length));
            at += length;
            audioBytesLeft = interval;
          } else {
            block = new Uint8Array(length);
            filled = 0;
          }
        } else {
          const rest = piece.subarray(at, at + block.length - filled);
          block.set(rest, filled);
          filled += rest.length;
          at += rest.length;
          if (filled < block.length) continue;
          blocks.push(block);
          block = null;
          audioBytesLeft = interval;
        }
      }
      return blocks;
    },
  };
}

const FIELD = "StreamTitle='";

/**
 * Returns the title in a block, '' if the stream reports an empty title, or null if the block has no title
 * field.
 */
export function titleOfBlock(block: Uint8Array, charset?: string): string | null {
  const end = block.indexOf(0);
  const text = decodeText(end < 0 ? block : block.subarray(0, end), charset);
  // A title can contain quotes followed by semicolons, so it ends only before another field or at the end of
  // the block.
  const start = text.indexOf(FIELD);
  if (start < 0) return null;
  const rest = text.slice(start + FIELD.length);
  // If there is no closing quote, the title was truncated, because a block can't be longer.
  return /^([^]*?)'\s*(?:;\s*(?:[A-Za-z]\w*=|$)|$)/.exec(rest)?.[1] ?? rest;
}

/**
 * Returns the title in the last block that has one, because earlier titles are already over. Returns null if
 * no block has one.
 */
export function lastTitle(blocks: readonly Uint8Array[], charset?: string): string | null {
  for (let index = blocks.length - 1; index >= 0; index -= 1) {
    const title = titleOfBlock(blocks[index]!, charset);
    if (title !== null) return title;
  }
  return null;
}
