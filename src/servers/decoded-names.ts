import {
  isInsert,
  isPlaceholder,
  isPlaceholderName,
  isSameName,
  isStationsName,
  isStationsText,
  isUnknownArtist,
  type StationTexts,
} from './no-titles.js';
import { repairPair } from './title-encoding.js';
import { tidyTitle, type ReadTitle } from './titles.js';

/**
 * Applies the rules of `readNames` to fields that are already decoded. Splits a title only if it repeats the
 * artist.
 */
export function withoutStationTexts(names: ReadTitle, station: StationTexts): ReadTitle {
  const [author, reported] = repairPair(names.author, names.title);
  if (author && isInsert(author)) return { author: null, title: null };
  const title = reported && tidyTitle(reported);
  const artist = author && !isStationsName(author, station) && !isUnknownArtist(author) ? author : null;
  if (!title) return { author: artist, title: null };
  const isTitle = artist ? !isPlaceholderName(title) : !isPlaceholder(title);
  if (!isTitle || isStationsText(title, station)) return { author: null, title: null };
  const dash = title.indexOf(' - ');
  const isRepeated = dash > 0 && isSameName(title.slice(0, dash), artist);
  return { author: artist, title: isRepeated ? title.slice(dash + 3) : title };
}
