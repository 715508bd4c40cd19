/**
 * Renders boxes as plain elements. Elements are updated in place, so that a button that is redrawn every second keeps
 * its focus and still receives clicks.
 */
import type { OnAirWords } from '../words/tag-words.js';
import type { LegacyTrack } from './records.js';

export interface Box {
  /** Class, tag (default `div`) and an id that distinguishes boxes of the same class: `row div 7`. */
  name: string;
  content: string | Box[];
  /** Updates everything except the content. */
  update?: (element: HTMLElement) => void;
}

type BoxElement = HTMLElement & { onairBox?: string };

export function box(name: string, content: string | Box[], update?: (element: HTMLElement) => void): Box {
  return { name, content, update };
}

/** Makes these boxes the only content of a container. Elements that keep their order aren't moved. */
export function renderBoxes(place: Element, boxes: Box[]): void {
  const children = place.childNodes as unknown as BoxElement[];
  boxes.forEach(({ name, content, update }, index) => {
    let element = [].filter.call(children, (each: BoxElement) => each.onairBox === name)[0] as
      BoxElement | undefined;
    if (!element) {
      const words = name.split(' ');
      element = document.createElement(words[1] || 'div');
      element.className = 'onair-' + words[0];
      element.onairBox = name;
    }
    if (children[index] !== element) place.insertBefore(element, children[index] || null);
    if (typeof content !== 'string') renderBoxes(element, content);
    // Write only if the text has changed, because a screen reader may announce it.
    else if (element.textContent !== content) element.textContent = content;
    if (update) update(element);
  });
  while (children[boxes.length]) place.removeChild(children[boxes.length]!);
}

/** Title and artist. A jingle has its label as the title and no artist. */
export function songBox(track: LegacyTrack, words: OnAirWords): Box {
  const jingle = track.jingle_id;
  return box('song', [
    box('title', jingle ? words.jingle : track.title || track.dj_name || ''),
    box('artist', (!jingle && track.author) || ''),
  ]);
}

/** Hours and minutes in the visitor's time zone, in the browser's format. */
export function timeOfDay(ms: number): string {
  return new Date(ms).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
}

/** Minutes and seconds. */
export function playTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return Math.floor(seconds / 60) + ':' + ('0' + (seconds % 60)).slice(-2);
}
