/**
 * Renders boxes as plain elements. Elements are updated in place, because a button that is redrawn every second must
 * keep its focus and receive clicks.
 */
import type { OnAirWords } from '../words/tag-words.js';
import type { LegacyTrack } from './records.js';

export interface Box {
  /** Class, then optionally a tag (default `div`) and an id that distinguishes boxes of the same class: `row div 7`. */
  name: string;
  content: string | Box[];
  /** Updates everything but the content. */
  update?: (element: HTMLElement) => void;
}

type BoxElement = HTMLElement & { onairBox?: string };

export function box(name: string, content: string | Box[], update?: (element: HTMLElement) => void): Box {
  return { name, content, update };
}

/** Makes these boxes the only content of a container. Elements whose order doesn't change aren't moved. */
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
    // Write only changed text, because screen readers may announce each write.
    else if (element.textContent !== content) element.textContent = content;
    if (update) update(element);
  });
  while (children[boxes.length]) place.removeChild(children[boxes.length]!);
}

/** Renders title and artist. A jingle has its label as the title and no artist. */
export function songBox(track: LegacyTrack, words: OnAirWords): Box {
  const jingle = track.jingle_id;
  return box(
    'song',
    [
      box('title', jingle ? words.jingle : track.title || track.dj_name || ''),
      box('artist', (!jingle && track.author) || ''),
    ],
    // Page translators replace text nodes, and a name isn't a text to translate.
    (element) => element.setAttribute('translate', jingle ? 'yes' : 'no'),
  );
}

/** Formats hours and minutes in the visitor's time zone and in the browser's format. */
export function shortTime(ms: number): string {
  return new Date(ms).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
}

/** Formats minutes and seconds. */
export function playTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return Math.floor(seconds / 60) + ':' + ('0' + (seconds % 60)).slice(-2);
}
