/**
 * The URLs of a podcast's public page, feed, cover and sound. They are in one folder,
 * so that the page can use relative URLs.
 */
import type { CoverMark, StoredEpisode, StoredPodcast } from '../../store/podcasts.js';

const ENDINGS: Record<string, string> = {
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Path of the public page. The names below are relative to it. */
export function pagePath(podcast: number): string {
  return `/podcasts/${podcast}/`;
}

export const FEED = 'feed.xml';

/** The file extension of a media type. */
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

export function chaptersName({ id }: StoredEpisode): string {
  return `episodes/${id}.json`;
}

export function transcriptName({ id }: StoredEpisode): string {
  return `episodes/${id}.vtt`;
}

/** Address of the picture: the cover, else the drawn one (`sleeve`), else "". */
export function imageUrl({ id, sleeve }: StoredPodcast, cover: CoverMark | undefined, base: string): string {
  if (cover) return base + pagePath(id) + coverName(cover);
  return sleeve === null ? '' : `${base}/covers/${sleeve}/large.svg`;
}
