/**
 * In:  an element on a page.
 * Out: the colour of what it stands on, where its text can be read on that; and a window of its own in these colours.
 */
import { contrast, MIN_CONTRAST, blend, type Rgb } from './contrast.js';

/** `canvas`: what lies below the page, as the browser writes it. Null for a ground that can't be told, such as a photograph's. */
export function readableBackground(element: Element, canvas: string): string | null {
  const layers: string[] = [];
  for (let at: Element | null = element; at; at = around(at)) {
    layers.unshift(getComputedStyle(at).backgroundColor);
  }
  const ground = layers.reduce<Rgb | null>(layerOver, parseColour(canvas)?.colour ?? null);
  const text = parseColour(getComputedStyle(element).color);
  return ground && text && contrast(ground, text.colour) >= MIN_CONTRAST
    ? `rgb(${ground.map(Math.round).join()})`
    : null;
}

/** The browser's own window is light on a dark page that does not say that it is dark. */
export function copyPageColours(dialog: HTMLElement, page: Element): void {
  // What was taken the last time says nothing of the browser's own.
  dialog.style.background = dialog.style.color = '';
  const ground = readableBackground(page, getComputedStyle(dialog).backgroundColor);
  if (ground) Object.assign(dialog.style, { background: ground, color: 'inherit' });
}

function around(element: Element): Element | null {
  const { assignedSlot, parentNode } = element;
  return assignedSlot ?? (parentNode instanceof ShadowRoot ? parentNode.host : element.parentElement);
}

/** Null for the spaces of colours that are not written as `rgb`. */
export function parseColour(colour: string): { colour: Rgb; alpha: number } | null {
  const [red, green, blue, alpha = 1] = (/^rgba?\((.*)\)$/.exec(colour)?.[1] ?? '')
    .split(/[,/ ]+/)
    .map(Number);
  return blue === undefined ? null : { colour: [red!, green!, blue], alpha };
}

function layerOver(below: Rgb | null, layer: string): Rgb | null {
  const above = parseColour(layer);
  return below && above && blend(above.colour, above.alpha, below);
}
