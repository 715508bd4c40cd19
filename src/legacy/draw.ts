/**
 * In:  boxes, each with a class, and text or other boxes in it.
 * Out: plain elements that show them; text is always text.
 *
 * What is there already stays and is only brought up to date, so that no focus
 * and no click is lost in an element that is drawn anew each second.
 */
import type { OnAirWords } from '../messages/words.js';
import type { Track } from './records.js';

export interface Box {
  /** Its class, its tag unless that is `div`, and what tells it from others of its place: `row div 7`. */
  what: string;
  inside: string | Box[];
  /** Brings up to date what is not inside. */
  bringUp?: (element: HTMLElement) => void;
}

type Shown = HTMLElement & { onairBox?: string };

export function box(what: string, inside: string | Box[], bringUp?: (element: HTMLElement) => void): Box {
  return { what, inside, bringUp };
}

/** Shows these boxes in a place, and nothing else. Those that keep their order are not moved. */
export function show(place: Element, boxes: Box[]): void {
  const there = place.childNodes as unknown as Shown[];
  boxes.forEach(({ what, inside, bringUp }, index) => {
    let element = [].filter.call(there, (each: Shown) => each.onairBox === what)[0] as Shown | undefined;
    if (!element) {
      const words = what.split(' ');
      element = document.createElement(words[1] || 'div');
      element.className = 'onair-' + words[0];
      element.onairBox = what;
    }
    if (there[index] !== element) place.insertBefore(element, there[index] || null);
    if (typeof inside !== 'string') show(element, inside);
    // Only what is new is written: a screen reader may speak it.
    else if (element.textContent !== inside) element.textContent = inside;
    if (bringUp) bringUp(element);
  });
  while (there[boxes.length]) place.removeChild(there[boxes.length]!);
}

/** Title and artist; a jingle is not a song. */
export function song(track: Track, words: OnAirWords): Box {
  const jingle = track.jingle_id;
  return box('song', [
    box('title', jingle ? words.jingle : track.title || track.dj_name || ''),
    box('artist', (!jingle && track.author) || ''),
  ]);
}

/** Hours and minutes by the visitor's clock, as the browser writes them. */
export function timeOfDay(ms: number): string {
  return new Date(ms).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
}

/** Minutes and seconds. */
export function playTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return Math.floor(seconds / 60) + ':' + ('0' + (seconds % 60)).slice(-2);
}
