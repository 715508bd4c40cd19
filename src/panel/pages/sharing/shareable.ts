import { withoutDirections } from '../../../contract/writing-direction.js';
import { fingerprint } from '../../base/random.js';
import type { StationState } from '../../station/state.js';
import type { StoredPodcast } from '../../store/podcasts.js';
import type { SharedStation } from './pages.js';
import type { Shareable } from './picture/share-pictures.js';
import type { PublicPlay } from './public-play.js';

/** The path of a drawn cover. */
const DRAWN = /^\/covers\/([0-9a-f]{1,8})\//;

/** Returns the content of a play's picture. */
export function shareablePlay(
  { title, artist, largeCover }: PublicPlay,
  station: SharedStation,
  { playout }: StationState,
): Shareable {
  const texts = { title, artist, station: station.name };
  if (largeCover === null) return { ...texts, name: title, cover: null };
  const [, drawn] =
    (largeCover.startsWith(station.base) && DRAWN.exec(largeCover.slice(station.base.length))) || [];
  if (drawn !== undefined) return { ...texts, name: drawn, cover: null };
  const read = () => playout.fetchCover(station.id, largeCover);
  // The cover is drawn from the title, so that it's the same as the one that the elements draw.
  return { ...texts, name: title, cover: { key: largeCover, read } };
}

/**
 * Returns the content of a station's picture. It doesn't include the current track, because other sites cache
 * pictures for a long time.
 */
export function shareableStation({ name }: SharedStation): Shareable {
  const cover = fingerprint('station', name).toString(16);
  return { title: name, artist: null, station: null, name: cover, cover: null };
}

/** Returns the content of a podcast's picture. The podcast must be published and must not be relayed. */
export function shareablePodcast(
  { id, title, sleeve }: StoredPodcast,
  { name }: SharedStation,
  { store: { podcasts } }: StationState,
): Shareable {
  const texts = { title: withoutDirections(title), artist: null, station: name };
  const mark = podcasts.coverMark(id);
  if (!mark) return { ...texts, name: sleeve ?? title, cover: null };
  const read = () => Promise.resolve(podcasts.cover(id)?.bytes ?? null);
  return { ...texts, name: sleeve ?? title, cover: { key: mark.fingerprint, read } };
}
