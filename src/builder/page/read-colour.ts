import { isPlainValue } from '../../elements/frame/plain-value.js';
import { blend, type Rgb } from '../../artwork/contrast.js';

let context: CanvasRenderingContext2D | null | undefined;

/**
 * Returns a CSS colour blended with the background; null if the value isn't a colour. `text` is the value of
 * `currentColor`.
 */
export function readColour(value: string, ground: Rgb, text: Rgb): Rgb | null {
  if (/^currentcolor$/i.test(value.trim())) return text;
  if (!isPlainValue(value) || !CSS.supports('color', value)) return null;
  context ??= Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  });
  if (!context) return null;
  // A canvas ignores values such as `inherit` and keeps the previous colour.
  if (filledAfter('#000', value, context) !== filledAfter('#fff', value, context)) return null;
  context.clearRect(0, 0, 1, 1);
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return blend([red, green, blue], alpha / 255, ground);
}

function filledAfter(before: string, value: string, canvas: CanvasRenderingContext2D): unknown {
  canvas.fillStyle = before;
  canvas.fillStyle = value;
  return canvas.fillStyle;
}

/** Returns the value for `<input type="color">`. */
export function hexOf(colour: Rgb): string {
  return '#' + colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('');
}
