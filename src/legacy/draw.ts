/** In: records and words. Out: plain elements that show them; text is always text. */
import type { OnAirWords } from '../messages/words.js';
import type { Play } from '../client/play.js';

/** A box with a class of ours, holding text or other boxes. */
export function box(name: string, content: string | HTMLElement[]): HTMLElement {
  const element = document.createElement('div');
  element.className = 'onair-' + name;
  if (typeof content === 'string') element.appendChild(document.createTextNode(content));
  else content.forEach((each) => element.appendChild(each));
  return element;
}

/** Title and artist; a jingle is not a song. */
export function song(track: Play, words: OnAirWords): HTMLElement {
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
