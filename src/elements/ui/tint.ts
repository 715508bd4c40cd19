import type { LitElement, ReactiveController } from 'lit';
import { contrast, MIN_CONTRAST, blend, type Rgb } from './contrast.js';
import { parseColour } from './page-colours.js';

/** Opacities of the cover's colour in the background. The first one with enough contrast is used. */
const SHARES = [0.45, 0.4, 0.35, 0.3, 0.25, 0.2, 0.15, 0.1, 0.05, 0];
/** Opacity of secondary text. */
const QUIET = 0.8;
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** Pixels per side of the sample of the cover. */
const SIDE = 16;
/** Number of hues that pixels are sorted into. */
const HUES = 12;
/** Below this difference between red, green and blue (0 to 255), a pixel counts as grey. */
const MIN_CHROMA = 24;

/**
 * Gives a card a background in the colour of its cover, on which all its text stays readable. Loads the cover a second time
 * with CORS, so that the visible cover is shown even if its server doesn't allow reading its pixels.
 */
export class Tint implements ReactiveController {
  /** URL of the cover that `colour` belongs to; empty without a cover. */
  private url = '';
  private colour: Rgb | null = null;

  constructor(private readonly host: LitElement & { tint: boolean }) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { host } = this;
    const box = host.renderRoot.querySelector<HTMLElement>('[part=card], [part=player]');
    if (!box) return;
    const url = box.querySelector<HTMLImageElement>('[part=cover] img:not(.art)')?.src ?? '';
    if (url !== this.url) {
      this.url = url;
      void this.loadColour(url);
    }
    this.paint(box);
  }

  private async loadColour(url: string): Promise<void> {
    const colour = url ? await dominantColour(url).catch(() => null) : null;
    if (url !== this.url) return;
    this.colour = colour;
    this.host.requestUpdate();
  }

  /** Runs on each update, because the page may change its colours at any time. */
  private paint(box: HTMLElement): void {
    const { host } = this;
    const { color } = getComputedStyle(box);
    // A player may change from a card to a bar.
    const isTinted = host.tint && box.matches('[part=card], .card');
    const colour = isTinted ? (this.colour ?? accentOf(host)) : null;
    const text = parseColour(color);
    const background = colour && text && tintFor(colour, text.colour);
    box.style.transition = 'background-color 0.4s';
    if (background) box.style.setProperty('--_surface', `rgb(${background.map(Math.round).join()})`);
    else box.style.removeProperty('--_surface');
  }
}

/** Returns the background with the most of `colour` on which text is readable; null if it isn't readable on any. */
export function tintFor(colour: Rgb, text: Rgb): Rgb | null {
  const base = contrast(text, WHITE) > contrast(text, BLACK) ? WHITE : BLACK;
  const tints = SHARES.map((share) => blend(colour, share, base).map(Math.round) as unknown as Rgb);
  return tints.find((tint) => contrast(blend(text, QUIET, tint), tint) >= MIN_CONTRAST) ?? null;
}

/**
 * Returns the dominant colour of a picture. Rejects if it can't be loaded or its server doesn't allow reading its
 * pixels.
 */
export async function dominantColour(url: string): Promise<Rgb> {
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.referrerPolicy = 'no-referrer';
  picture.src = url;
  await picture.decode();
  return dominantColourOf((brush) => brush.drawImage(picture, 0, 0, SIDE, SIDE));
}

/** Returns `--onair-accent` as RGB; null if it isn't set. */
function accentOf(element: Element): Rgb | null {
  const accent = getComputedStyle(element).getPropertyValue('--onair-accent').trim();
  return accent ? dominantColourOf((brush) => fill(brush, accent)) : null;
}

function fill(brush: CanvasRenderingContext2D, colour: string): void {
  brush.fillStyle = colour;
  brush.fillRect(0, 0, SIDE, SIDE);
}

/**
 * Returns the average colour of the most common hue in the picture that `draw` draws, or the average grey if most of it
 * is grey. Saturated pixels have more weight. Throws if the browser doesn't allow reading the pixels.
 */
function dominantColourOf(draw: (brush: CanvasRenderingContext2D) => void): Rgb {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const brush = canvas.getContext('2d')!;
  draw(brush);
  const { data } = brush.getImageData(0, 0, SIDE, SIDE);
  /** For each hue, and last for grey: the sum of the weights, and the weighted sums of red, green and blue. */
  const hues = [...Array(HUES + 1).keys()].map(() => [0, 0, 0, 0] as [number, number, number, number]);
  for (let offset = 0; offset < data.length; offset += 4) {
    const [red, green, blue] = data.slice(offset, offset + 3) as unknown as Rgb;
    const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
    const hue = chroma < MIN_CHROMA ? HUES : hueOf([red, green, blue], chroma);
    const weight = (1 + chroma) * data[offset + 3]!;
    [1, red, green, blue].forEach((value, index) => (hues[hue]![index]! += value * weight));
  }
  const most = Math.max(...hues.map(([weight]) => weight));
  const [total, ...sums] = hues.find(([weight]) => weight === most)!;
  return sums.map((sum) => (total ? sum / total : 128)) as unknown as Rgb;
}

/** Returns the index of a hue; 0 is red. */
function hueOf([red, green, blue]: Rgb, chroma: number): number {
  return Math.round(((sixthOf([red, green, blue], chroma) + 6) * HUES) / 6) % HUES;
}

/** The hue as in HSL, in sixths of the circle: -1 to 5. */
function sixthOf([red, green, blue]: Rgb, chroma: number): number {
  const most = Math.max(red, green, blue);
  if (most === red) return (green - blue) / chroma;
  return most === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma;
}
