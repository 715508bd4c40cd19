/**
 * In:  what a panel sent as a history record, or as a DJ.
 * Out: the fields that this bundle shows, or null.
 */
import { readNumber, readText } from '../servers/fields.js';
import { readPlay, type Play } from '../servers/panel/play.js';

export interface LegacyTrack extends Play {
  /** Library id, a whole number above 0. Null for jingles and live sets, which is why they cannot be voted on. */
  all_music_id: number | null;
}

/** Larger numbers lose digits, and an id could become another track's. */
const LARGEST_ID = 1e15;

/** Null when a record has no place in a history. */
export function readTrack(value: unknown): LegacyTrack | null {
  const track = readPlay(value) as LegacyTrack | null;
  if (track) {
    const id = readNumber((value as LegacyTrack).all_music_id)!;
    track.all_music_id = id > 0 && id < LARGEST_ID && id % 1 === 0 ? id : null;
  }
  return track;
}

/** The name of a DJ who is on air. The contract shows no fields of `djs`: true may be sent as true, 1 or "1". */
export function readDj(value: unknown): string | null {
  const { name, on_air } = Object(value) as { name?: unknown; on_air?: unknown };
  return on_air == true ? readText(name) : null;
}
