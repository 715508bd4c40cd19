import { LIVE_SET } from '../contract/live-set.js';
import type { Track } from './snapshot.js';

/**
 * Whether a track is a live set. Either the server reports it, or the track is from a panel and has neither a
 * length nor an id in the panel's library. A relaying panel also has no ids for titles without an artist, but
 * those aren't live sets.
 */
export function isLiveSet(track: Track, isPanel: boolean): boolean {
  const { all_music_id, author, dj_name, jingle_id, length, metadata, performance_type, title } = track;
  if (length || jingle_id) return false;
  if (performance_type === LIVE_SET) return true;
  return isPanel && !all_music_id && (!!author || !!dj_name || !(title || metadata));
}
