/**
 * The URLs of a podcast's public page, feed, cover and sound. All of them are below one path, so that the page
 * can use relative URLs.
 */
import type { CoverMark, StoredEpisode, StoredPodcast } from '../../store/podcasts.js';

const ENDINGS: Record<string, string> = {
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Returns the path of the public page. The file names below are relative to it. */
export function pagePath(podcast: number): string {
  return `/podcasts/${podcast}/`;
}

export const FEED = 'feed.xml';

/** Returns the file extension for a media type, without the dot, or '' if the type is unknown. */
export function endingOf(type: string): string {
  return ENDINGS[type] ?? '';
}

/** Returns the name of a cover. It contains a hash of the picture, so a new picture has a new name. */
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

/**
 * Returns the URL of the uploaded cover, or of the generated one (`sleeve`) if none was uploaded. Returns '' if
 * the podcast has neither.
 */
export function imageUrl({ id, sleeve }: StoredPodcast, cover: CoverMark | undefined, base: string): string {
  if (cover) return base + pagePath(id) + coverName(cover);
  return sleeve === null ? '' : `${base}/covers/${sleeve}/large.svg`;
}
