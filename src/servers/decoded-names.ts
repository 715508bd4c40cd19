import {
  isPlaceholder,
  isPlaceholderName,
  isStationsName,
  isStationsText,
  type StationTexts,
} from './no-titles.js';
import type { ReadTitle } from './titles.js';

/** Applies the rules of `readNames` to fields that are decoded already, and doesn't split them. */
export function withoutStationTexts({ author, title }: ReadTitle, station: StationTexts): ReadTitle {
  const artist = author && !isStationsName(author, station) && !isPlaceholderName(author) ? author : null;
  if (!title) return { author: artist, title };
  const isTitle = artist ? !isPlaceholderName(title) : !isPlaceholder(title);
  return isTitle && !isStationsText(title, station)
    ? { author: artist, title }
    : { author: null, title: null };
}
