import { render, svg, type ReactiveControllerHost } from 'lit';
// eslint-disable-next-line no-restricted-syntax -- the markup has only numbers and colours of the drawing
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { drawArtwork } from '../../artwork/draw-cover.js';

/** The title that each drawing was generated from. */
const drawn = new WeakMap<SVGElement, string>();
let count = 0;

/**
 * Draws a cover for each placeholder that has a `data-title` and no picture. The same title always gives the same
 * cover. The colours of the drawing are stored in `data-colours`, separated by spaces. Updates the element if anything
 * was drawn.
 */
export function drawCovers(element: ReactiveControllerHost & HTMLElement): void {
  let hasChanged = false;
  for (const place of element.shadowRoot!.querySelectorAll<SVGElement>('svg[data-title]')) {
    const { title = '' } = place.dataset;
    const picture = place.previousElementSibling as HTMLElement | null;
    if ((picture && !picture.hidden) || drawn.get(place) === title) continue;
    drawn.set(place, title);
    draw(place, title);
    hasChanged = true;
  }
  if (hasChanged) element.requestUpdate();
}

function draw(place: SVGElement, title: string): void {
  const { markup, colours } = drawArtwork(title, `drawn${count++}-`);
  place.dataset.colours = colours.join(' ');
  place.setAttribute('viewBox', '0 0 500 500');
  // In a box that isn't square, the drawing is cropped like a picture.
  place.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  // The SVG element has a stroke for icons, which a drawing must not inherit.
  render(svg`<g stroke="none">${unsafeSVG(markup)}</g>`, place);
}
