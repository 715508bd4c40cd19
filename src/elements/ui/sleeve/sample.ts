import type { Rgb } from '../../../artwork/contrast.js';
import type { Pixel } from '../../../artwork/palette.js';

/** Width and height of the small copy of a picture, in pixels. */
export const SIDE = 16;

export interface Sample {
  /** The small copy; null if the browser has no canvas. */
  readonly picture: HTMLCanvasElement | null;
  /** The pixels of the copy; null if the browser or the picture's server forbids reading them. */
  readonly pixels: readonly Pixel[] | null;
}

/**
 * A test colour, painted next to the picture. To prevent fingerprinting, some browsers return pixels that differ from
 * those drawn.
 */
const KNOWN: Rgb = [40, 160, 90];
const MAX_DIFFERENCE = 4;

/**
 * Loads a small copy of a picture. First tries CORS, so that the pixels can be read. Rejects if the picture can't be
 * loaded.
 */
export async function loadSample(url: string): Promise<Sample> {
  const picture = (await load(url, 'anonymous').catch(() => null)) ?? (await load(url, null));
  return draw((brush) => brush.drawImage(picture, 0, 0, SIDE, SIDE));
}

/** Returns a sample of diagonal stripes in these CSS colours. */
export function sampleOf(colours: readonly string[]): Sample {
  return draw((brush) => {
    for (let y = 0; y < SIDE; y++)
      for (let x = 0; x < SIDE; x++) {
        brush.fillStyle = colours[Math.floor(((x + y) * colours.length) / (2 * SIDE - 1))]!;
        brush.fillRect(x, y, 1, 1);
      }
  });
}

async function load(url: string, crossOrigin: 'anonymous' | null): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.crossOrigin = crossOrigin;
  picture.referrerPolicy = 'no-referrer';
  picture.src = url;
  await picture.decode();
  return picture;
}

function draw(paint: (brush: CanvasRenderingContext2D) => void): Sample {
  const picture = document.createElement('canvas');
  picture.width = picture.height = SIDE;
  const brush = picture.getContext('2d');
  if (!brush) return { picture: null, pixels: null };
  brush.imageSmoothingQuality = 'high';
  paint(brush);
  return { picture, pixels: canRead() ? read(brush) : null };
}

function read(brush: CanvasRenderingContext2D): Pixel[] | null {
  try {
    const { data } = brush.getImageData(0, 0, SIDE, SIDE);
    return [...Array(SIDE * SIDE).keys()].map((index) => {
      const [red, green, blue, alpha] = data.slice(index * 4, index * 4 + 4);
      return [red!, green!, blue!, alpha!];
    });
  } catch {
    // The picture's server doesn't allow CORS.
    return null;
  }
}

let isReadable: boolean | undefined;

/** Whether the browser returns the pixels that were drawn. */
function canRead(): boolean {
  return (isReadable ??= testRead());
}

function testRead(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 2;
  const brush = canvas.getContext('2d')!;
  brush.fillStyle = `rgb(${KNOWN.join()})`;
  brush.fillRect(0, 0, 2, 2);
  const { data } = brush.getImageData(0, 0, 2, 2);
  return [0, 4, 8, 12].every((offset) =>
    KNOWN.every((part, index) => Math.abs(data[offset + index]! - part) <= MAX_DIFFERENCE),
  );
}
