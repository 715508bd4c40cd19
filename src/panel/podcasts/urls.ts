/**
 * Where the public side of a podcast is. The page, its feed, its cover and its
 * sound lie beside each other, so that the page can name them without a host.
 */
import type { CoverMark, StoredEpisode, StoredPodcast } from './rows.js';

const ENDINGS: Record<string, string> = {
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Path of the public page, which the others below continue. */
export function pagePath(podcast: number): string {
  return `/podcasts/${podcast}/`;
}

export const FEED = 'feed.xml';

/** How the name of such a picture ends. */
export function endingOf(type: string): string {
  return ENDINGS[type] ?? '';
}

/** Changes with the picture. */
export function coverName({ type, fingerprint }: CoverMark): string {
  return `cover/${fingerprint}.${endingOf(type)}`;
}

export function soundName({ id }: StoredEpisode): string {
  return `episodes/${id}.wav`;
}

/** Address of the picture: the cover, else the drawn sleeve, else "". */
export function imageUrl({ id, sleeve }: StoredPodcast, cover: CoverMark | undefined, base: string): string {
  if (cover) return base + pagePath(id) + coverName(cover);
  return sleeve === null ? '' : `${base}/covers/${sleeve}/large.svg`;
}
