import { readNumber, readText } from '../servers/fields.js';
import { readPlay, type Play } from '../servers/panel/play.js';

export interface LegacyTrack extends Play {
  /** Library id, a positive integer. Null for jingles and live sets, which can't be voted on. */
  all_music_id: number | null;
}

/** Larger numbers lose digits and could be the id of another track. */
const LARGEST_ID = 1e15;

/** Returns null if the record can't be part of a history. */
export function readTrack(value: unknown): LegacyTrack | null {
  const track = readPlay(value) as LegacyTrack | null;
  if (track) {
    const id = readNumber((value as LegacyTrack).all_music_id)!;
    track.all_music_id = id > 0 && id < LARGEST_ID && id % 1 === 0 ? id : null;
  }
  return track;
}

/**
 * Returns the name of a DJ who is on air. The contract doesn't list the fields of `djs`, so true, 1 and "1" are all
 * accepted.
 */
export function readDj(value: unknown): string | null {
  const { name, on_air } = Object(value) as { name?: unknown; on_air?: unknown };
  return on_air == true ? readText(name) : null;
}
