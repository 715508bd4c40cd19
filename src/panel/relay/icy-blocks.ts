/**
 * In:  the bytes of a stream that has titles in it (`icy-metaint`), in pieces of any size.
 * Out: the titles' blocks. The sound is passed over, not kept.
 *
 * After each `interval` bytes of sound there is one byte, the block's length in 16 bytes, and the block.
 */
import { decodeText } from './decode-text.js';

export interface IcyBlocks {
  /** The blocks that end in this piece; empty ones, which say that nothing has changed, are left out. */
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
          block = new Uint8Array(piece[at]! * 16);
          filled = 0;
          at += 1;
          if (block.length === 0) restart();
        } else {
          const part = piece.subarray(at, at + block.length - filled);
          block.set(part, filled);
          filled += part.length;
          at += part.length;
          if (filled < block.length) continue;
          blocks.push(block);
          restart();
        }
      }
      return blocks;
    },
  };

  function restart(): void {
    block = null;
    sound = interval;
  }
}

const FIELD = "StreamTitle='";

/** The stream's title in a block: "" where it tells that there is none, null where it tells nothing of it. */
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
