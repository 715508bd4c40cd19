import type { Rgb } from './contrast.js';

/** A colour in OKLCH. Lightness is 0 to 1, and hue is in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

// The matrices of CSS Color 4, from https://bottosson.github.io/posts/oklab/.
const LINEAR_TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const CONES_TO_OKLAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const OKLAB_TO_CONES: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const CONES_TO_LINEAR: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
/** Tolerance for colours at the edge of sRGB. */
const ROUNDING = 0.0005;

export function toOklch(colour: Rgb): Oklch {
  const cones = times(LINEAR_TO_CONES, each(colour, toLinear));
  const [lightness, a, b] = times(CONES_TO_OKLAB, each(cones, Math.cbrt));
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Converts the colour to sRGB. If it is outside sRGB, reduces its chroma. */
export function toRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const linear = linearOf(lightness, chroma, hue);
  if (isInSrgb(linear)) return each(linear, toByte);
  let [low, high] = [0, chroma];
  for (let step = 0; step < 16; step++) {
    const middle = (low + high) / 2;
    if (isInSrgb(linearOf(lightness, middle, hue))) low = middle;
    else high = middle;
  }
  return each(linearOf(lightness, low, hue), toByte);
}

function linearOf(lightness: number, chroma: number, hue: number): Triple {
  const angle = (hue * Math.PI) / 180;
  const oklab: Triple = [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  return times(
    CONES_TO_LINEAR,
    each(times(OKLAB_TO_CONES, oklab), (cone) => cone ** 3),
  );
}

function isInSrgb(linear: Triple): boolean {
  return linear.every((part) => part >= -ROUNDING && part <= 1 + ROUNDING);
}

function toLinear(byte: number): number {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function toByte(linear: number): number {
  const part = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055));
}

function times(matrix: Matrix, [x, y, z]: Triple): Triple {
  return each(matrix, ([a, b, c]) => a * x + b * y + c * z);
}

function each<T>([x, y, z]: readonly [T, T, T], change: (value: T) => number): Triple {
  return [change(x), change(y), change(z)];
}
