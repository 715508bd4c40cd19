import { parentNodeOf } from '../page/nodes.js';
import { contrast, MIN_CONTRAST, blend, type Rgb } from '../../artwork/contrast.js';

/**
 * Returns the background colour behind an element if the element's text is readable on it. `canvas` is the computed
 * colour of the browser's default background. Returns null if the colour is unknown, for example behind a photograph.
 */
export function readableBackground(element: Element, canvas: string): string | null {
  const layers: string[] = [];
  let ancestor: Element | null = element;
  while (ancestor) {
    layers.unshift(getComputedStyle(ancestor).backgroundColor);
    ancestor = parentOf(ancestor);
  }
  let background: Rgb | null = parseColour(canvas)?.colour ?? null;
  for (const layer of layers) background = addLayer(background, layer);
  const text = parseColour(getComputedStyle(element).color);
  if (!background || !text || contrast(background, text.colour) < MIN_CONTRAST) return null;
  return `rgb(${background.map(Math.round).join()})`;
}

/**
 * Gives a dialog the colours of the page. The browser's default colours for dialogs are light even on a dark page if
 * the page doesn't declare a dark colour scheme.
 */
export function copyPageColours(dialog: HTMLElement, page: Element): void {
  // Reset the colours first, so that the browser's default colours are read.
  dialog.style.background = dialog.style.color = '';
  const background = readableBackground(page, getComputedStyle(dialog).backgroundColor);
  if (background) Object.assign(dialog.style, { background, color: 'inherit' });
}

/** Returns the parent in the rendered tree, which includes slots and shadow roots. */
function parentOf(element: Element): Element | null {
  const parent = parentNodeOf(element);
  const around = parent instanceof ShadowRoot ? parent.host : (parent as Element | null);
  return element.assignedSlot ?? (parent === element.ownerDocument ? null : around);
}

/** Returns null for colours that browsers don't serialize as `rgb()`. */
export function parseColour(colour: string): { colour: Rgb; alpha: number } | null {
  const [red, green, blue, alpha = 1] = (/^rgba?\((.*)\)$/.exec(colour)?.[1] ?? '')
    .split(/[,/ ]+/)
    .map(Number);
  return blue === undefined ? null : { colour: [red!, green!, blue], alpha };
}

function addLayer(below: Rgb | null, layer: string): Rgb | null {
  const above = parseColour(layer);
  return below && above && blend(above.colour, above.alpha, below);
}
