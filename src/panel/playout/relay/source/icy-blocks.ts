/**
 * Finds the metadata blocks in a stream with titles (`icy-metaint`). The sound is skipped.
 *
 * After each `interval` bytes of sound there is one byte, the block's length in units of 16 bytes, and the block.
 */
import { decodeText } from '../../../../servers/decode-text.js';

export interface IcyBlocks {
  /** Returns the blocks that end in this piece, without the empty ones, which say that nothing has changed. */
  push(piece: Uint8Array): Uint8Array[];
}

export function createIcyBlocks(interval: number): IcyBlocks {
  let sound = interval;
  let block: Uint8Array | null = null;
  let filled = 0;

  return {
    push(piece) {
      const blocks: Uint8Array[] = [];
      let at = 0;
      while (at < piece.length) {
        if (sound > 0) {
          const passed = Math.min(sound, piece.length - at);
          sound -= passed;
          at += passed;
        } else if (block === null) {
          const length = piece[at]! * 16;
          at += 1;
          // Only a block that continues in the next piece needs memory of its own.
          if (at + length <= piece.length) {
            if (length > 0) blocks.push(piece.subarray(at, at + length));
            at += length;
            sound = interval;
          } else {
            block = new Uint8Array(length);
            filled = 0;
          }
        } else {
          const part = piece.subarray(at, at + block.length - filled);
          block.set(part, filled);
          filled += part.length;
          at += part.length;
          if (filled < block.length) continue;
          blocks.push(block);
          block = null;
          sound = interval;
        }
      }
      return blocks;
    },
  };
}

const FIELD = "StreamTitle='";

/** Returns the title in a block: '' when the stream says that it has none, null when the block has no such field. */
export function titleOfBlock(block: Uint8Array): string | null {
  const end = block.indexOf(0);
  const text = decodeText(end < 0 ? block : block.subarray(0, end));
  // A title may hold quotes, and semicolons behind them: it ends before the next field, or with the block.
  const start = text.indexOf(FIELD);
  if (start < 0) return null;
  const rest = text.slice(start + FIELD.length);
  // Without its end it was cut off by the block's length.
  return /^([^]*?)'\s*(?:;\s*(?:[A-Za-z]\w*=|$)|$)/.exec(rest)?.[1] ?? rest;
}

/** Returns the last title of several blocks: the earlier ones are already over. Null when no block has one. */
export function lastTitle(blocks: readonly Uint8Array[]): string | null {
  for (let index = blocks.length - 1; index >= 0; index -= 1) {
    const title = titleOfBlock(blocks[index]!);
    if (title !== null) return title;
  }
  return null;
}
