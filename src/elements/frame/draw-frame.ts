import { ALLOWED_ATTRIBUTES } from '../base/allowed-attributes.js';
import { readFrame, type FrameTag } from './read-frame.js';

/** Adds the tags from the frame's URL to the page. They are upgraded when their code runs. */
export function drawFrame(content: Element): void {
  const frame = readFrame(new URL(location.href));
  const root = document.documentElement;
  if (!frame) {
    content.textContent = `The address of this frame doesn't name a tag. Available tags: ${Object.keys(ALLOWED_ATTRIBUTES).join(', ')}.`;
    return;
  }
  if (frame.warning) console.warn('Onair: ' + frame.warning);
  root.lang = frame.lang ?? navigator.language;
  for (const [name, value] of Object.entries(frame.styles)) root.style.setProperty(name, value);
  // The class makes cards use the text colour from the URL.
  root.classList.toggle('coloured', 'color' in frame.styles);
  content.append(elementOf(frame.root));
}

function elementOf({ tag, attributes, children }: FrameTag): HTMLElement {
  const element = document.createElement(`onair-${tag}`);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map(elementOf));
  return element;
}
