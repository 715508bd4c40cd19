/**
 * In:  the page in a frame, empty.
 * Out: the tags that its address names, in it. They come to life when their code runs.
 */
import { ALLOWED_ATTRIBUTES } from '../base/allowed-attributes.js';
import { readFrame, type FrameTag } from './read-frame.js';

export function drawFrame(content: Element): void {
  const frame = readFrame(new URL(location.href));
  const root = document.documentElement;
  if (!frame) {
    content.textContent = `The address of this frame names no tag. There are: ${Object.keys(ALLOWED_ATTRIBUTES).join(', ')}.`;
    return;
  }
  if (frame.warning) console.warn('Onair: ' + frame.warning);
  root.lang = frame.lang ?? navigator.language;
  for (const [name, value] of Object.entries(frame.styles)) root.style.setProperty(name, value);
  // The colour of text that somebody has set is that of cards, too.
  root.classList.toggle('coloured', 'color' in frame.styles);
  content.append(elementOf(frame.place));
}

function elementOf({ tag, attributes, inside }: FrameTag): HTMLElement {
  const element = document.createElement(`onair-${tag}`);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside.map(elementOf));
  return element;
}
