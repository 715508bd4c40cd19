import { blend, contrast, MIN_CONTRAST, type Rgb } from './contrast.js';
import { toOklch, toRgb, type Oklch } from './oklch.js';

/** The colours of a box, derived from its cover. */
export interface Palette {
  /** The two ends of the background's gradient. */
  readonly grounds: readonly [Rgb, Rgb];
  /** Colour of text. */
  readonly ink: Rgb;
  /** Colour of progress, the play button and the live dot. */
  readonly highlight: Rgb;
  /** Colour of icons on `highlight`. */
  readonly onHighlight: Rgb;
  /** Opacity of the blurred cover above the gradient, 0 to 1. */
  readonly pictureOpacity: number;
}

/** A pixel: red, green, blue and alpha, each 0 to 255. */
export type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

/** A hue and the chroma of the pixels that have it. */
interface StrongHue {
  readonly hue: number;
  /** Average chroma. */
  readonly chroma: number;
  /** The 90th percentile of the pixels' chroma. */
  readonly strongest: number;
  /** True if colours with larger hues are stronger than those with smaller hues. */
  readonly isBelowNext: boolean;
}

/** Minimum contrast of controls (WCAG 2, level AA). */
const MIN_CONTROL_CONTRAST = 3;
/** Opacity of secondary text, as in the base styles. */
const QUIET = 0.8;
const INK: Rgb = [245, 245, 245];
/** Number of bins into which hues are sorted. */
const BINS = 24;
/**
 * Pixels with a lower chroma count as grey. The limit is lower for pale colours, in which even a low chroma is visible.
 */
const MIN_CHROMA = 0.04;
const MIN_PALE_CHROMA = 0.02;
const PALE = 0.8;
/** A cover counts as grey if less than this share of its pixels is coloured. */
const MIN_COLOURED = 0.03;
const GROUND_CHROMA = [0.05, 0.13] as const;
const HIGHLIGHT_CHROMA = [0.09, 0.2] as const;
/** Angle between the hues of the two backgrounds, in degrees. */
const HUE_STEP = 25;
const MAX_PICTURE_OPACITY = 0.4;
/** Opacity is limited because a bright grey cover would turn the graphite into a medium grey. */
const MAX_GREY_OPACITY = 0.2;
const OPACITY_STEP = 0.02;
const GRAPHITE: Palette['grounds'] = [toRgb(grey(0.26)), toRgb(grey(0.22))];

/**
 * Returns the palette of a cover. `pixels` are the pixels of a small copy of the cover. They are null if the cover
 * can't be read, and the palette's text is then readable on any picture. A cover without colour gets a graphite
 * background, and its controls have the hue of `accent` unless that is grey.
 */
export function paletteOf(pixels: readonly Pixel[] | null, accent: Rgb | null): Palette {
  const opaque = (pixels ?? []).filter(([, , , alpha]) => alpha > 0);
  const strong = strongHue(opaque);
  const colours = strong ? coloursOf(strong, meanLightness(opaque)) : graphite(accent);
  // If no pixel is visible, the colours of the picture are unknown, so assume that it is white.
  const worst = opaque.length > 0 ? opaque : ([[255, 255, 255, 255]] as const);
  return {
    ...colours,
    ink: INK,
    onHighlight: toRgb({ lightness: 0.18, chroma: 0.02, hue: strong?.hue ?? 0 }),
    pictureOpacity: opacityFor(colours, worst, strong ? MAX_PICTURE_OPACITY : MAX_GREY_OPACITY),
  };
}

type Colours = Pick<Palette, 'grounds' | 'highlight'>;

function coloursOf({ hue, chroma, strongest, isBelowNext }: StrongHue, lightness: number): Colours {
  const muted = clamp(chroma, GROUND_CHROMA);
  const top = 0.27 + 0.07 * lightness;
  const dark = darkHue(hue);
  const otherHue = dark + (isBelowNext && !isBronze(dark) ? HUE_STEP : -HUE_STEP);
  return {
    grounds: [
      toRgb({ lightness: top, chroma: muted, hue: dark }),
      toRgb({ lightness: top - 0.03, chroma: muted, hue: otherHue }),
    ],
    highlight: toRgb({ lightness: 0.8, chroma: clamp(strongest, HIGHLIGHT_CHROMA), hue }),
  };
}

/** Dark yellow looks muddy, so it is changed to bronze, and dark lime is changed to green. */
function darkHue(hue: number): number {
  if (hue > 75 && hue <= 112) return hue - 27 * Math.min(1, (hue - 75) / 20);
  return hue > 112 && hue < 135 ? (hue + 135) / 2 : hue;
}

/** Whether a neighbouring hue would look muddy. */
function isBronze(hue: number): boolean {
  return hue > 50 && hue < 110;
}

function graphite(accent: Rgb | null): Colours {
  const { chroma, hue } = toOklch(accent ?? INK);
  const isGrey = chroma < MIN_CHROMA;
  return {
    grounds: GRAPHITE,
    highlight: isGrey ? INK : toRgb({ lightness: 0.8, chroma: clamp(chroma, HIGHLIGHT_CHROMA), hue }),
  };
}

/** Returns the dominant hue of the picture; null if the picture is grey. */
function strongHue(pixels: readonly Pixel[]): StrongHue | null {
  const coloured = pixels
    .map(([red, green, blue, alpha]) => ({ ...toOklch([red, green, blue]), weight: alpha / 255 }))
    .filter(({ chroma, lightness }) => chroma >= (lightness > PALE ? MIN_PALE_CHROMA : MIN_CHROMA));
  const total = sumOf(pixels, ([, , , alpha]) => alpha / 255);
  if (sumOf(coloured, ({ weight }) => weight) < total * MIN_COLOURED || !coloured.length) return null;
  const bins = new Array<number>(BINS).fill(0);
  // A small area with a strong colour counts more than a large pale area.
  for (const { chroma, hue, weight } of coloured) bins[binOf(hue)]! += chroma ** 2 * weight;
  // A colour near the border of two bins counts in both.
  const weightOf = (bin: number): number => bins[(bin + BINS) % BINS]!;
  const smooth = bins.map((each, bin) => weightOf(bin - 1) + 2 * each + weightOf(bin + 1));
  const strongest = smooth.indexOf(Math.max(...smooth));
  const near = coloured.filter(({ hue }) => distance(binOf(hue), strongest) <= 1);
  const weight = sumOf(near, (pixel) => pixel.weight);
  const side = (direction: 1 | -1): number =>
    sumOf([2, 3, 4], (step) => weightOf(strongest + direction * step));
  return {
    hue: meanHue(near),
    chroma: sumOf(near, (pixel) => pixel.chroma * pixel.weight) / weight,
    strongest: near.map(({ chroma }) => chroma).sort((a, b) => a - b)[Math.floor(near.length * 0.9)]!,
    isBelowNext: side(1) >= side(-1),
  };
}

/**
 * Returns the largest opacity of the cover at which text and controls are readable on each of its pixels, blended with
 * each of the backgrounds.
 */
function opacityFor({ grounds, highlight }: Colours, pixels: readonly Pixel[], most: number): number {
  const isReadable = (opacity: number): boolean =>
    grounds.every((ground) =>
      pixels.every(([red, green, blue, alpha]) => {
        const behind = blend([red, green, blue], (opacity * alpha) / 255, ground);
        return (
          contrast(blend(INK, QUIET, behind), behind) >= MIN_CONTRAST &&
          contrast(highlight, behind) >= MIN_CONTROL_CONTRAST
        );
      }),
    );
  let opacity = most;
  while (opacity > 0 && !isReadable(opacity)) opacity -= OPACITY_STEP;
  return Math.max(0, opacity);
}

function meanLightness(pixels: readonly Pixel[]): number {
  return sumOf(pixels, ([red, green, blue]) => toOklch([red, green, blue]).lightness) / pixels.length;
}

function meanHue(pixels: readonly (Oklch & { weight: number })[]): number {
  const radians = (hue: number): number => (hue * Math.PI) / 180;
  const x = sumOf(pixels, ({ chroma, hue, weight }) => weight * chroma * Math.cos(radians(hue)));
  const y = sumOf(pixels, ({ chroma, hue, weight }) => weight * chroma * Math.sin(radians(hue)));
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

function binOf(hue: number): number {
  return Math.floor((hue * BINS) / 360) % BINS;
}

/** Returns the distance between two bins on the colour circle. */
function distance(bin: number, other: number): number {
  const steps = Math.abs(bin - other);
  return Math.min(steps, BINS - steps);
}

function grey(lightness: number): Oklch {
  return { lightness, chroma: 0.006, hue: 265 };
}

function clamp(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(high, Math.max(low, value));
}

function sumOf<T>(values: readonly T[], valueOf: (value: T) => number): number {
  let sum = 0;
  for (const value of values) sum += valueOf(value);
  return sum;
}
