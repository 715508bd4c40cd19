import {
  isPlaceholder,
  isPlaceholderName,
  isSameName,
  isStationsName,
  isStationsText,
  type StationTexts,
} from './no-titles.js';
import type { ReadTitle } from './titles.js';

/** Applies the rules of `readNames` to fields that are decoded already. Splits a title only if it repeats the artist. */
export function withoutStationTexts({ author, title }: ReadTitle, station: StationTexts): ReadTitle {
  const artist = author && !isStationsName(author, station) && !isPlaceholderName(author) ? author : null;
  if (!title) return { author: artist, title };
  const isTitle = artist ? !isPlaceholderName(title) : !isPlaceholder(title);
  if (!isTitle || isStationsText(title, station)) return { author: null, title: null };
  const dash = title.indexOf(' - ');
  const isRepeated = dash > 0 && isSameName(title.slice(0, dash), artist);
  return { author: artist, title: isRepeated ? title.slice(dash + 3) : title };
}
