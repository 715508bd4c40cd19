/** Draws and reads the pixels of pictures in tests. */
import { Renderer } from '@takumi-rs/core';

export interface Pixels {
  width: number;
  /** Counts the pixels of an area that differ from the background beside them, and so belong to text. */
  ink(area: { left: number; top: number; right: number; bottom: number }): number;
  /** Red, green and blue of a pixel. */
  at(x: number, y: number): number[];
}

/** A jump in brightness between two pixels. The background is blurred, so it has no such jumps. */
const EDGE = 24;

export async function readPixels(file: Uint8Array, width = 1200, height = 630): Promise<Pixels> {
  const bytes = await new Renderer({ cacheMaxBytes: 0 }).render(
    { type: 'image', src: file, style: { width, height, objectFit: 'fill' } },
    { width, height, format: 'raw' },
  );
  const at = (x: number, y: number): number[] => [
    ...bytes.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
  ];
  const brightness = (x: number, y: number): number => at(x, y).reduce((sum, part) => sum + part, 0) / 3;
  return {
    width,
    at,
    ink({ left, top, right, bottom }) {
      let count = 0;
      for (let y = top; y < bottom; y += 1)
        for (let x = left + 1; x < right; x += 1)
          if (Math.abs(brightness(x, y) - brightness(x - 1, y)) > EDGE) count += 1;
      return count;
    },
  };
}

/** Returns a picture of 300 by 300 pixels in one colour. */
export const plain = (colour: string, format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Uint8Array> =>
  new Renderer().render(
    { type: 'container', style: { width: 300, height: 300, backgroundColor: colour } },
    { width: 300, height: 300, format },
  );
