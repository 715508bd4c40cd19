/**
 * In:  the cover that a card shows, and the colour of its text.
 * Out: the card's ground, of the cover's colour and so light or dark that every text on it can be read.
 *
 * The cover is loaded once more, with CORS: the one that is shown never depends on whether its colours may be read. Loaded
 * by the first card with `tint`.
 */
import type { LitElement, ReactiveController } from 'lit';
import { contrast, MIN_CONTRAST, blend, type Rgb } from './contrast.js';
import { parseColour } from './page-colours.js';

/** How much of the cover's colour the ground has: the most that lets the text be read. */
const SHARES = [0.45, 0.4, 0.35, 0.3, 0.25, 0.2, 0.15, 0.1, 0.05, 0];
/** How much of the text's colour the quieter texts have. */
const QUIET = 0.8;
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** So few pixels are enough for a colour. */
const SIDE = 16;
/** Into how many hues colours are sorted, and the least difference of their parts that makes them no grey. */
const HUES = 12;
const LEAST_STRENGTH = 24;

export class Tint implements ReactiveController {
  /** Of the cover that was looked at last; empty for none. */
  private address = '';
  private colour: Rgb | null = null;

  constructor(private readonly host: LitElement & { tint: boolean }) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { host } = this;
    const box = host.renderRoot.querySelector<HTMLElement>('[part=card], [part=player]');
    if (!box) return;
    const address = box.querySelector<HTMLImageElement>('[part=cover] img:not(.art)')?.src ?? '';
    if (address !== this.address) {
      this.address = address;
      void this.loadColour(address);
    }
    this.paint(box);
  }

  private async loadColour(address: string): Promise<void> {
    const colour = address ? await dominantColour(address).catch(() => null) : null;
    if (address !== this.address) return;
    this.colour = colour;
    this.host.requestUpdate();
  }

  /** At each update: the page's own colours may change at any time. */
  private paint(box: HTMLElement): void {
    const { colour, host } = this;
    const { color } = getComputedStyle(box);
    // A player may be a card now, and a bar later.
    const isTinted = host.tint && box.matches('[part=card], .card');
    const accent = getComputedStyle(host).getPropertyValue('--onair-accent').trim();
    const own = isTinted
      ? (colour ?? (accent ? dominantColourOf((brush) => fill(brush, accent)) : null))
      : null;
    const text = parseColour(color);
    const ground = own && text && tintFor(own, text.colour);
    box.style.transition = 'background-color 0.4s';
    if (ground) box.style.setProperty('--_surface', `rgb(${ground.map(Math.round).join()})`);
    else box.style.removeProperty('--_surface');
  }
}

/** Null where no ground of that kind lets the text be read: neither black nor white has enough contrast with it. */
export function tintFor(colour: Rgb, text: Rgb): Rgb | null {
  const base = contrast(text, WHITE) > contrast(text, BLACK) ? WHITE : BLACK;
  const grounds = SHARES.map((share) => blend(colour, share, base).map(Math.round) as unknown as Rgb);
  return grounds.find((ground) => contrast(blend(text, QUIET, ground), ground) >= MIN_CONTRAST) ?? null;
}

/** Of a picture, as its strong colours have it. Rejects where it can’t be loaded, or read. */
export async function dominantColour(address: string): Promise<Rgb> {
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.referrerPolicy = 'no-referrer';
  picture.src = address;
  await picture.decode();
  return dominantColourOf((brush) => brush.drawImage(picture, 0, 0, SIDE, SIDE));
}

function fill(brush: CanvasRenderingContext2D, colour: string): void {
  brush.fillStyle = colour;
  brush.fillRect(0, 0, SIDE, SIDE);
}

/**
 * The mean of the hue that is seen most in what is drawn, where strong colours count for more; of all, where all is grey.
 * Throws where the browser lets nobody read it.
 */
function dominantColourOf(draw: (brush: CanvasRenderingContext2D) => void): Rgb {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const brush = canvas.getContext('2d')!;
  draw(brush);
  const { data } = brush.getImageData(0, 0, SIDE, SIDE);
  /** By hue: how much there is of it, and the sums of red, green and blue. */
  const hues = Array.from({ length: HUES + 1 }, () => [0, 0, 0, 0] as [number, number, number, number]);
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = data.slice(at, at + 3) as unknown as Rgb;
    const strength = Math.max(red, green, blue) - Math.min(red, green, blue);
    const hue = strength < LEAST_STRENGTH ? HUES : hueOf([red, green, blue], strength);
    const weight = (1 + strength) * data[at + 3]!;
    [1, red, green, blue].forEach((value, index) => (hues[hue]![index]! += value * weight));
  }
  const [all, ...sum] = hues.reduce((most, hue) => (hue[0] > most[0] ? hue : most));
  return sum.map((value) => (all ? value / all : 128)) as unknown as Rgb;
}

/** One of twelve, beginning with red. */
function hueOf([red, green, blue]: Rgb, strength: number): number {
  const most = Math.max(red, green, blue);
  const sixth =
    most === red
      ? (green - blue) / strength
      : most === green
        ? 2 + (blue - red) / strength
        : 4 + (red - green) / strength;
  return Math.round(((sixth + 6) * HUES) / 6) % HUES;
}
