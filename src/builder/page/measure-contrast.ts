import type { Choice } from '../choice.js';
import { pageColours, type View } from './builder-state.js';
import { contrast, blend, type Rgb } from '../../elements/ui/contrast.js';
import { readColour } from './read-colour.js';

export interface Contrasts {
  readonly text: number;
  readonly accent: number;
}

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** Share of the text colour in the default surface colour. */
const TINT = 0.04;

/** Returns the contrast ratios of the text and the accent on their background. */
export function measureContrast({ properties }: Choice, view: View): Contrasts {
  const { ground, text } = colours(view);
  const surface = readColour(properties['--onair-surface'] ?? '', ground, text) ?? blend(text, TINT, ground);
  const accent = readColour(properties['--onair-accent'] ?? 'currentColor', surface, text) ?? text;
  return { text: contrast(text, surface), accent: contrast(accent, surface) };
}

/** The colours of the page around the tags. */
export function colours(view: View): { ground: Rgb; text: Rgb } {
  const page = pageColours(view);
  const ground = readColour(page.ground, WHITE, BLACK) ?? WHITE;
  return { ground, text: readColour(page.text, ground, BLACK) ?? BLACK };
}
