import { isLiveSet } from '../../station/live-set.js';
import type { Track } from '../../station/snapshot.js';
import type { SongTexts } from './song.js';

/** Whether a DJ is on air without a known track. If another artist is known, the track is shown instead. */
export function isDjSet(track: Track, isPanel: boolean): boolean {
  const { author, dj_name, metadata, title } = track;
  const isOwn = isLiveSet(track, isPanel) && (!author || author === dj_name);
  return !!dj_name && (isOwn || !(title || metadata));
}

/**
 * Returns the texts of a DJ's set. The title is the DJ's name. The second line is the show, or else the title of the
 * set, unless it repeats the DJ's name. `showName` is null if the show isn't known.
 */
export function djSong({ dj_name, title }: Track, showName: string | null): SongTexts {
  const dj = dj_name!;
  const set = !title || title === dj || /^live\b/i.test(title) ? '' : title;
  return [dj, showName === dj ? '' : (showName ?? set)];
}
