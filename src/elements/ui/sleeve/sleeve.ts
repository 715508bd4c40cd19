import type { LitElement, ReactiveController } from 'lit';
import { addStyles } from '../../base/add-styles.js';
import type { Rgb } from '../../../artwork/contrast.js';
import { paletteOf, type Palette } from '../../../artwork/palette.js';
import { loadSample, sampleOf, SIDE, type Sample } from './sample.js';
import { styles } from './sleeve.styles.js';

/** Boxes that can have the colours of a cover. */
const BOX = '[part=card], [part=wall], [part=player]:not(.mini)';
/** Duration of a change of the background, in milliseconds. */
const CHANGE_MS = 520;
const REDUCED_CHANGE_MS = 120;
/** Number of pictures whose samples are kept. */
const MAX_SAMPLES = 12;

/** Samples by URL, oldest first; null if the picture couldn't be loaded. All elements on the page share them. */
const samples = new Map<string, Promise<Sample | null>>();
/** The samples that have loaded. */
const loaded = new Map<string, Sample | null>();

/**
 * Loads the sample of a cover. If this is done before the cover is shown, the background changes in the same frame as
 * the cover. Never rejects.
 */
export function prepareSleeve(url: string): Promise<unknown> {
  const known = samples.get(url);
  if (known) return known;
  const sample = loadSample(url).catch(() => null);
  samples.set(url, sample);
  void sample.then((each) => loaded.set(url, each));
  for (const old of [...samples.keys()].slice(0, -MAX_SAMPLES)) {
    samples.delete(old);
    loaded.delete(old);
  }
  return sample;
}

/**
 * Gives an element's box the colours of its cover: a background with two colours and the blurred cover, and readable
 * colours for text and highlights. The box has the attribute `data-sleeve` while it has these colours. If the cover
 * can't be read, the background is graphite.
 */
export class Sleeve implements ReactiveController {
  private box: HTMLElement | null = null;
  /** URL or colours of the shown picture; empty if there is none. */
  private key = '';
  private sample: Sample | null = null;
  /** The topmost layer; null if there is none. */
  private layer: HTMLElement | null = null;
  /** The palette of the topmost layer. */
  private painted: Palette | null = null;
  /** The palette for this sample and accent. */
  private palette: Palette | null = null;
  private palettedFor: readonly unknown[] = [];

  /** `isOn` returns whether the element should have the cover's colours now. `selector` finds the box. */
  constructor(
    private readonly host: LitElement,
    private readonly isOn: () => boolean,
    private readonly selector = BOX,
  ) {
    addStyles(host.shadowRoot!, styles);
    host.addController(this);
  }

  hostUpdated(): void {
    const box = this.isOn() ? this.host.renderRoot.querySelector<HTMLElement>(this.selector) : null;
    if (box !== this.box) {
      this.remove();
      this.box = box;
    }
    if (!box) return;
    this.follow(box);
    this.paint(box);
  }

  /** Keeps the old background until the new cover has been read. */
  private follow(box: HTMLElement): void {
    const cover = box.querySelector('[part=cover]');
    const image = cover?.querySelector('img');
    const url = image && !image.hidden ? image.src : '';
    const colours = cover?.querySelector('svg')?.dataset.colours ?? '';
    const key = url || colours;
    if (key !== this.key) {
      this.key = key;
      if (!url) this.sample = colours ? sampleOf(colours.split(' ')) : null;
      else if (!loaded.has(url)) void prepareSleeve(url).then(() => this.host.requestUpdate());
    }
    if (url && loaded.has(url)) this.sample = loaded.get(url)!;
  }

  private paint(box: HTMLElement): void {
    const palette = this.currentPalette();
    box.dataset.sleeve = '';
    for (const [name, colour] of [
      ['ground', palette.grounds[0]],
      ['ink', palette.ink],
      ['highlight', palette.highlight],
      ['on-highlight', palette.onHighlight],
    ] as const)
      box.style.setProperty('--_sleeve-' + name, rgb(colour));
    // Each picture has a different palette object.
    if (palette === this.painted) return;
    this.painted = palette;
    this.addLayer(box, palette);
  }

  /**
   * Computes the palette again if the sample or the accent has changed. The accent is read each time, because the page
   * can change it at any time.
   */
  private currentPalette(): Palette {
    const { palettedFor, sample } = this;
    const accent = getComputedStyle(this.host).getPropertyValue('--onair-accent').trim();
    if (!this.palette || palettedFor[0] !== sample || palettedFor[1] !== accent) {
      this.palettedFor = [sample, accent];
      this.palette = paletteOf(sample?.pixels ?? null, parseAccent(accent));
    }
    return this.palette;
  }

  private addLayer(box: HTMLElement, { grounds: [top, bottom], pictureOpacity }: Palette): void {
    const { layer: old, sample } = this;
    const layer = document.createElement('div');
    layer.className = 'sleeve';
    layer.ariaHidden = 'true';
    layer.style.background = `linear-gradient(160deg, ${rgb(top)}, ${rgb(bottom)})`;
    if (sample?.picture) layer.append(copyOf(sample.picture, pictureOpacity));
    this.layer = layer;
    if (!old) {
      box.append(layer);
      return;
    }
    old.after(layer);
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const fade = layer.animate({ opacity: [0, 1] }, isReduced ? REDUCED_CHANGE_MS : CHANGE_MS);
    fade.onfinish = fade.oncancel = () => old.remove();
  }

  private remove(): void {
    const { box } = this;
    delete box?.dataset.sleeve;
    box?.querySelectorAll('.sleeve').forEach((layer) => layer.remove());
    this.layer = null;
    this.painted = null;
  }
}

/** Returns a copy for one element, because a canvas can be in only one place. */
function copyOf(picture: HTMLCanvasElement, opacity: number): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = copy.height = SIDE;
  copy.getContext('2d')?.drawImage(picture, 0, 0);
  copy.style.opacity = String(opacity);
  return copy;
}

/** Returns a CSS colour as RGB; null if it isn't a colour or can't be read. */
function parseAccent(accent: string): Rgb | null {
  const [red, green, blue, alpha] = (CSS.supports('color', accent) && sampleOf([accent]).pixels?.[0]) || [];
  return alpha ? [red!, green!, blue!] : null;
}

function rgb(colour: Rgb): string {
  return `rgb(${colour.join()})`;
}
