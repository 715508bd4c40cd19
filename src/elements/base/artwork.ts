import { render, svg, type ReactiveControllerHost } from 'lit';
// eslint-disable-next-line no-restricted-syntax -- the markup has only numbers and colours of the drawing
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { drawArtwork } from '../../artwork/draw-cover.js';

/** The titles of the drawings. */
const drawn = new WeakMap<SVGElement, string>();
let count = 0;

/**
 * Draws the covers of an element from the titles in `data-title`, unless there is a picture. Equal titles have equal
 * covers. Stores the colours of a drawing in `data-colours`, separated by spaces, and updates the element if anything was
 * drawn.
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
  // Icons have strokes, and drawings don't.
  render(svg`<g stroke="none">${unsafeSVG(markup)}</g>`, place);
}
