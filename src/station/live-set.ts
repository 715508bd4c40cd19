import { LIVE_SET } from '../contract/live-set.js';
import type { Track } from './snapshot.js';

/**
 * Whether a track is a live set: the server reports it, or the track is from a panel that has no length and no id in its
 * library for it. A relaying panel has no ids for titles without an artist either, so those aren't live sets.
 */
export function isLiveSet(track: Track, isPanel: boolean): boolean {
  const { all_music_id, author, dj_name, jingle_id, length, metadata, performance_type, title } = track;
  if (length || jingle_id) return false;
  if (performance_type === LIVE_SET) return true;
  return isPanel && !all_music_id && (!!author || !!dj_name || !(title || metadata));
}
